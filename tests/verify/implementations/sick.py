"""An adapter that fails in the way its argument names; without any library."""

import json
import os
import sys
import time

sickness = sys.argv[1]
out = sys.stdout.buffer


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
    if sickness == "no_ids":
        del given["id"]
    if sickness == "ids_as_texts":
        given["id"] = str(given["id"])
    if sickness == "ids_in_lists":
        given["id"] = [given["id"]]
    if sickness == "other_ids":
        given["id"] += 100
    indent = 2 if sickness == "indents" else None
    return json.dumps(given, indent=indent, ensure_ascii=sickness != "latin_1")


def coded(text):
    ends = {"crlf": "\r\n", "no_line_breaks": "", "in_one_line": " "}
    before = {"prints_besides": "scoring\n", "text_before": "answer: "}.get(sickness, "")
    codes = {"bom": "utf-8-sig", "latin_1": "latin-1"}
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
    if sickness != "keeps":
        out.flush()
