"""Closes its input at once and lives on."""

import os

from common import hang

os.close(0)
hang()
