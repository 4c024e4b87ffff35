"""Prints 50 MB to its errors before it reads anything, and dies at a bad request."""

import sys

from common import answer, is_bad, requests, say

for _ in range(50):
    sys.stderr.write("x" * 1_000_000)
for request in requests():
    if is_bad(request):
        sys.exit("\nthat was too much")
    say(answer(request))
