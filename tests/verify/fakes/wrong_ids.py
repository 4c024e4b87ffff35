"""Gives its answers the ids of other requests."""

import json

from common import answer, requests, write

for request in requests():
    write(json.dumps({**answer(request), "id": request["id"] + 1000}) + "\n")
