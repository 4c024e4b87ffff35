"""Takes a while before it reads anything; the time goes by after the first request was sent."""

import select
import time

from common import PAUSE, answer, mark, requests, say

select.select([0], [], [])
time.sleep(PAUSE)
mark()
time.sleep(0.3)
for request in requests():
    say(answer(request))
