"""Dies at an unknown request."""

from common import answer, requests, say

for request in requests():
    say(answer(request))
