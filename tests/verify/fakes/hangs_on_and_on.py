"""Never answers, and ignores requests to end."""

import signal

from common import hang

signal.signal(signal.SIGTERM, signal.SIG_IGN)
hang()
