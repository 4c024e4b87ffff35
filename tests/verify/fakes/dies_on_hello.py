"""Dies of what it does not know."""

from common import answer, requests, say

for request in requests():
    say(answer(request))
