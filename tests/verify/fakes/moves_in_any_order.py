"""Lists the legal moves, in a different order with every request."""

from common import requests, say

for count, request in enumerate(requests()):
    moves = [{"move": "pass"}, {"move": "take", "card": "c1"}]
    say({"id": request["id"], "result": {"moves": moves[:: 1 - 2 * (count % 2)]}})
