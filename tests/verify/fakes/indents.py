"""Writes its answers over many lines, with indentation."""

import json

from common import answer, requests, write

for request in requests():
    write(json.dumps(answer(request), indent=2) + "\n")
