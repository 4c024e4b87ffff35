"""Answers with the error that is in the position."""

from common import requests, say

for request in requests():
    say({"id": request["id"], "error": request["position"]["error"]})
