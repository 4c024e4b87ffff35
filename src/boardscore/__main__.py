"""Runs the command `boardscore` as `python -m boardscore`."""

import sys

from boardscore.cli import process

if __name__ == "__main__":
    sys.exit(process())
