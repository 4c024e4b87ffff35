"""Answers a request that was never sent."""

from common import answer, requests, say

say({"id": 1000, "result": {"totals": [0, 0]}})
for request in requests():
    say(answer(request))
