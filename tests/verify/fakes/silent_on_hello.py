"""Does not answer unknown requests."""

from common import answer, requests, say

for request in requests():
    if request["op"] == "score":
        say(answer(request))
