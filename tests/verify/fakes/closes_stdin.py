"""Closes its input immediately and keeps running."""

import os

from common import hang

os.close(0)
hang()
