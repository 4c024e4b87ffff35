"""Forgets the line break after its answers."""

import json

from common import answer, requests, write

for request in requests():
    write(json.dumps(answer(request)))
