"""Reads everything before it answers, and dies without any answer if one request is bad."""

import sys

from common import answer, is_bad, requests, say

everything = list(requests())
if any(map(is_bad, everything)):
    sys.exit(3)
for request in everything:
    say(answer(request))
