"""Does not answer what it does not know."""

from common import answer, requests, say

for request in requests():
    if request["op"] == "score":
        say(answer(request))
