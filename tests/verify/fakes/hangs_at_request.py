"""Hangs at a bad request."""

from common import answer, hang, is_bad, requests, say

for request in requests():
    if is_bad(request):
        hang()
    say(answer(request))
