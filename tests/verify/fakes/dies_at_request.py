"""Dies at a bad request."""

import sys

from common import answer, is_bad, requests, say

for request in requests():
    if is_bad(request):
        print("there is no row 5", file=sys.stderr)
        sys.exit(3)
    say(answer(request))
