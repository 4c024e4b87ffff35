"""Does everything correctly; its name is its argument."""

import sys

from common import answer, requests, say

for request in requests():
    if request["op"] == "hello":
        name = " ".join(sys.argv[1:])
        rulings = {"flower_points": "other_kinds_only", "strict": True}
        greeting = {"name": name, "version": "2.1", "games": ["pier18"], "rulings": rulings}
        say({"id": request["id"], "result": greeting})
    else:
        say(answer(request))
