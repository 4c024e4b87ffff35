"""Writes its totals with a decimal point."""

from common import requests, say, totals

for request in requests():
    say({"id": request["id"], "result": {"totals": list(map(float, totals(request)))}})
