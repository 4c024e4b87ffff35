"""Answers one request and ends."""

import sys

from common import answer, requests, say

for request in requests():
    say(answer(request))
    sys.exit(0)
