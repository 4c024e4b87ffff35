"""Tells how many bytes it was sent."""

import sys

print(len(sys.stdin.buffer.read()))
