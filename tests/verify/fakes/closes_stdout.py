"""Closes its output at a bad request and keeps running."""

import os

from common import answer, hang, is_bad, requests, say

for request in requests():
    if is_bad(request):
        os.close(1)
        hang()
    say(answer(request))
