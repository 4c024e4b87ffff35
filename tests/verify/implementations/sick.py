"""An adapter that fails in the way its argument names; without any library."""

import json
import os
import sys
import time

sickness, *more = sys.argv[1].split("+")
out = sys.stdout.buffer
asked = 0


def answer(request):
    if request["op"] == "hello":
        return {"result": {"name": "Zoë" if sickness == "latin_1" else "sick"}}
    if request["op"] != "score":
        if sickness == "ends_at_strangers":
            raise SystemExit(3)
        return {"error": {"code": "unsupported"}}
    totals = {"floats": 12.0, "texts": "12", "nan": float("nan"), "nothing": None}
    if sickness == "has_a_fault":
        return {"error": {"code": "internal", "message": "no piers"}}
    if sickness == "has_a_silent_fault":
        return {"error": {"code": "internal"}}
    if sickness == "ends_at_scores":
        raise KeyError("pier")
    if sickness == "leaves_at_scores":
        raise SystemExit
    return {
        "result": {"totals": [totals.get(sickness, 12) for _ in request["position"]["players"]]}
    }


def written(request):
    given = {"id": request["id"], **answer(request)}
    if sickness == "says_null":
        return "null"
    if sickness == "bare":
        return json.dumps(given["result"] if "result" in given else given["error"])
    if sickness == "no_ids" or more:
        del given["id"]
    if sickness == "ids_as_texts":
        given["id"] = str(given["id"])
    if sickness == "ids_in_lists":
        given["id"] = [given["id"]]
    if sickness == "ids_as_floats":
        given["id"] = float(given["id"])
    if sickness == "counts_from_zero":
        given["id"] = asked
    given_more = {"other_ids": 100, "ids_off_by_one": 1}
    if sickness in given_more:
        given["id"] += given_more[sickness]
    indent = 2 if sickness == "indents" else None
    return json.dumps(given, indent=indent, ensure_ascii=sickness != "latin_1")


def coded(text):
    ends = {"crlf": "\r\n", "no_line_breaks": "", "in_one_line": " "}
    befores = {"prints_besides": "scoring\n", "text_before": "answer: ", "null_bytes": "\0\0"}
    before = befores.get(sickness, "")
    codes = {"bom": "utf-8-sig", "latin_1": "latin-1", "utf_16": "utf-16-le"}
    whole = before + text + ends.get(sickness, "\n")
    return whole.encode(codes.get(sickness, "utf-8"))


if sickness == "dies":
    raise SystemExit("no module named scoring")
if sickness == "ends":
    raise SystemExit
if sickness == "closes":
    os.close(1)
while sickness in {"hangs", "closes"}:
    time.sleep(0.1)
first = {
    "greets_first": {"id": 0, "result": {"name": "sick"}},
    "answers_first": {"id": 1, "result": {"totals": [1, 2]}},
}
if sickness in first:
    given = {key: part for key, part in first[sickness].items() if key != "id" or not more}
    out.write(json.dumps(given).encode() + b"\n")
endless = {"prints_on_and_on": b"y\n", "breaks_lines_on_and_on": b"\n"}
while sickness in endless:
    out.write(endless[sickness])
lines = sys.stdin.read().splitlines() if sickness == "reads_first" else iter(sys.stdin.readline, "")
for line in lines:
    request = json.loads(line)
    if request["op"] not in {"hello", "score"} and sickness == "ignores_strangers":
        continue
    if request["op"] == "score" and sickness == "ignores_scores":
        continue
    out.write(coded(written(request)))
    asked += 1
    if sickness != "keeps" and (sickness != "flushes_its_greeting" or request["op"] == "hello"):
        out.flush()
    if sickness == "ends_after_one":
        raise SystemExit
