"""Prints for ever at a bad request."""

from common import answer, is_bad, mark, requests, say, write

for request in requests():
    while is_bad(request):
        write(("x" * 99 + "\n") * 1000)
        mark()
    say(answer(request))
