"""Prints a word without a line break before each answer."""

import json

from common import answer, requests, write

for request in requests():
    write(f"scoring: {json.dumps(answer(request))}\n")
