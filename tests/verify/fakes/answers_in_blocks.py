"""Keeps its answers until there are three, or until its input has ended."""

from common import answer, requests, say

kept = []
for request in requests():
    kept.append(request)
    if len(kept) == 3:
        while kept:
            say(answer(kept.pop(0)))
for request in kept:
    say(answer(request))
