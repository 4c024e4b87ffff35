"""Prints forever at a bad request, and ignores requests to end."""

import signal

from common import answer, is_bad, mark, requests, say, write

signal.signal(signal.SIGTERM, signal.SIG_IGN)
for request in requests():
    while is_bad(request):
        write(("x" * 99 + "\n") * 1000)
        mark()
    say(answer(request))
