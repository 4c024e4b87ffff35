"""Takes a while before it reads anything."""

import time

from common import answer, mark, requests, say

mark()
time.sleep(0.3)
for request in requests():
    say(answer(request))
