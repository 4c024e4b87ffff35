"""Is killed by a signal at a bad request."""

import os
import signal

from common import answer, is_bad, requests, say

for request in requests():
    if is_bad(request):
        os.kill(os.getpid(), signal.SIGKILL)
    say(answer(request))
