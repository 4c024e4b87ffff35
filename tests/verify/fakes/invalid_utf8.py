"""Answers a bad request in another encoding."""

import json
import sys

from common import answer, is_bad, requests, say

for request in requests():
    if is_bad(request):
        error = {"code": "internal", "message": "größer"}
        line = json.dumps({"id": request["id"], "error": error}, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(line.encode("latin-1"))
        sys.stdout.buffer.flush()
    else:
        say(answer(request))
