"""Answers hello in another shape."""

from common import requests, say

for request in requests():
    say({"id": request["id"], "result": {"name": "x", "rulings": {"flower_points": 1}}})
