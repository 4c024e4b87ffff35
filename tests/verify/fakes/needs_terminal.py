"""Refuses to run without a terminal."""

import sys

from common import requests

if not sys.stdin.isatty():
    sys.exit("Please run me in a terminal.")
list(requests())
