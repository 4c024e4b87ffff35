"""Writes its totals as strings."""

from common import requests, say, totals

for request in requests():
    say({"id": request["id"], "result": {"totals": list(map(str, totals(request)))}})
