"""Adds the number of requests so far to its totals."""

from common import requests, say, totals

for count, request in enumerate(requests()):
    first, second = totals(request)
    say({"id": request["id"], "result": {"totals": [first + count, second]}})
