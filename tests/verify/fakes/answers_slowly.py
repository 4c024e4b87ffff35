"""Takes a moment for every answer."""

import time

from common import answer, requests, say

for request in requests():
    time.sleep(0.2)
    say(answer(request))
