"""Answers a request only when the next one has come, or when its input has ended."""

from common import Request, answer, requests, say

before: Request | None = None
for request in requests():
    if before is not None:
        say(answer(before))
    before = request
if before is not None:
    say(answer(before))
