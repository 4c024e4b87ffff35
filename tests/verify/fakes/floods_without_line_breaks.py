"""Prints 50 MB without a line break before it reads anything."""

from common import answer, requests, say, write

for _ in range(50):
    write("x" * 1_000_000)
write("\n")
for request in requests():
    say(answer(request))
