"""`python -m boardscore` is the command `boardscore`."""

import sys

from boardscore.cli import main

if __name__ == "__main__":
    sys.exit(main())
