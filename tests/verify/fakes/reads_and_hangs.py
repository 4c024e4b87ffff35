"""Reads all input, and never answers."""

import sys
import threading

from common import hang

threading.Thread(target=sys.stdin.read, daemon=True).start()
hang()
