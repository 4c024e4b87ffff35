"""Gives its answers no ids."""

from common import answer, requests, say

for request in requests():
    say({"result": answer(request)["result"]})
