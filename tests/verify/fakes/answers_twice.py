"""Gives every answer twice."""

from common import answer, requests, say

for request in requests():
    say(answer(request))
    say(answer(request))
