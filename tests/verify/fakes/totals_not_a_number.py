"""Writes NaN and infinity as its totals."""

from common import requests, say

for request in requests():
    say({"id": request["id"], "result": {"totals": [float("nan"), float("inf")]}})
