"""Answers one request and ends; the argument names a file for the numbers of all it reads."""

import sys

from common import answer, requests, say

for request in requests():
    for name in sys.argv[1:]:
        with open(name, "a", encoding="utf-8") as log:
            print(request["position"]["n"], file=log)
    say(answer(request))
    sys.exit(0)
