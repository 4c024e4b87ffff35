"""Leaves the ids out of its answers."""

from common import answer, requests, say

for request in requests():
    say({"result": answer(request)["result"]})
