"""Hangs in the middle of an answer to a bad request."""

from common import answer, hang, is_bad, requests, say, write

for request in requests():
    if is_bad(request):
        write('{"id": 3, "resu')
        hang()
    say(answer(request))
