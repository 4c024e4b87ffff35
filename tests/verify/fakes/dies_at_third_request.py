"""Dies at its third request, whatever it is."""

import sys

from common import answer, requests, say

for count, request in enumerate(requests(), 1):
    if count == 3:
        sys.exit(3)
    say(answer(request))
