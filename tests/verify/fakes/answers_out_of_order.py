"""Answers every two requests in reverse."""

from common import Request, answer, requests, say

waiting: Request | None = None
for request in requests():
    if waiting is None:
        waiting = request
    else:
        say(answer(request))
        say(answer(waiting))
        waiting = None
if waiting is not None:
    say(answer(waiting))
