"""Hangs at its third request, whatever it is."""

from common import answer, hang, requests, say

for count, request in enumerate(requests(), 1):
    if count == 3:
        hang()
    say(answer(request))
