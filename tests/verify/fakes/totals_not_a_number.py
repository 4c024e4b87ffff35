"""Writes its totals as what is no number."""

from common import requests, say

for request in requests():
    say({"id": request["id"], "result": {"totals": [float("nan"), float("inf")]}})
