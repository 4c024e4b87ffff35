"""Answers with the number of bytes it was sent."""

import sys

print(len(sys.stdin.buffer.read()))
