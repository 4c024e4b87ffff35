"""`python -m boardscore` is the command `boardscore`."""

import sys

from boardscore.cli import process

if __name__ == "__main__":
    sys.exit(process())
