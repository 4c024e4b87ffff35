"""Runs the command `boardscore` as `python -m boardscore`."""

from boardscore.cli import process

if __name__ == "__main__":
    process()
