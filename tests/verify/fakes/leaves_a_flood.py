"""Ends, but leaves a child that keeps printing."""

import os
import subprocess
import sys

from common import mark, write

if len(sys.argv) > 1:
    print("begun", file=sys.stderr, flush=True)
    while True:
        write("y\n" * 1000)
        if os.getppid() != int(sys.argv[1]):
            mark()
pipe = subprocess.PIPE
flood = [sys.executable, __file__, str(os.getpid())]
child = subprocess.Popen(flood, stdin=pipe, stderr=pipe)
assert child.stderr is not None
child.stderr.readline()
