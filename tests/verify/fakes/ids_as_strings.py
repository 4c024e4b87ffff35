"""Writes its ids as strings."""

from common import answer, requests, say

for request in requests():
    say({**answer(request), "id": str(request["id"])})
