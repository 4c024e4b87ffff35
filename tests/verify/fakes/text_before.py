"""Prints a word without a line break before each answer."""

from common import answer, requests, say, write

for request in requests():
    write("scoring: ")
    say(answer(request))
