"""Gives its answers the ids of other requests."""

from common import answer, requests, say

for request in requests():
    say({**answer(request), "id": request["id"] + 1000})
