"""Keeps running when its input has ended."""

from common import answer, hang, requests, say

for request in requests():
    say(answer(request))
hang()
