"""Never answers, and does not end when it is asked to."""

import signal

from common import hang

signal.signal(signal.SIGTERM, signal.SIG_IGN)
hang()
