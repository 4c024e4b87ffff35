"""Reads everything before it answers."""

from common import answer, requests, say

for request in list(requests()):
    say(answer(request))
