"""Answers a bad request with a line of 100 MB."""

from common import answer, is_bad, requests, say, write

for request in requests():
    if is_bad(request):
        write(f'{{"id": {request["id"]}, "result": {{"totals": [')
        for _ in range(100):
            write("1, " * 333_333)
        write("1]}}\n")
    else:
        say(answer(request))
