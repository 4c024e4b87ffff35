"""Starts another program that holds its pipes and keeps running; dies at a bad request."""

import subprocess
import sys

from common import answer, is_bad, requests, say

child = """
import sys, time
sys.path.insert(0, sys.argv[1])
from lock import hold
hold(sys.argv[2])
print("held", file=sys.stderr, flush=True)
time.sleep(60)
"""
holder = [sys.executable, "-B", "-S", "-E", "-c", child, sys.path[0], sys.argv[1]]
started = subprocess.Popen(holder, stderr=subprocess.PIPE)
assert started.stderr is not None
started.stderr.readline()
for request in requests():
    if is_bad(request):
        sys.exit(3)
    say(answer(request))
