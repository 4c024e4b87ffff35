"""Closes its input immediately and lives on."""

import os

from common import hang

os.close(0)
hang()
