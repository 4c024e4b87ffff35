"""Writes its ids with a decimal point."""

from common import answer, requests, say

for request in requests():
    say({**answer(request), "id": float(request["id"])})
