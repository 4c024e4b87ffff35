"""Prints 50 MB to its output before it reads anything."""

from common import answer, requests, say, write

for _ in range(50):
    write(("x" * 999 + "\n") * 1000)
for request in requests():
    say(answer(request))
