"""Hangs before it reads anything."""

from common import hang

hang()
