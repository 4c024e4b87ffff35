"""Writes a key twice in every answer: JSON turns the number 1 into the same key as the text."""

from common import answer, requests, say

for request in requests():
    say({**answer(request), 1: "first", "1": "last"})
