"""Prints other lines between its answers."""

from common import answer, requests, say, write

write("ready\n")
for request in requests():
    write(f"now comes {request['id']}\n")
    say(answer(request))
    write('{"log": "done"}\n42\n')
