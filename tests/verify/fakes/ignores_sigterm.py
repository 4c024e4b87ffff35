"""Hangs at a bad request and ignores requests to end; holds a lock while it lives."""

import signal
import sys

from common import answer, hang, is_bad, requests, say
from lock import hold

signal.signal(signal.SIGTERM, signal.SIG_IGN)
hold(sys.argv[1])
for request in requests():
    if is_bad(request):
        hang()
    say(answer(request))
