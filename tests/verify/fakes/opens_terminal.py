"""Opens the terminal behind its pipes."""

with open("/dev/tty") as terminal:
    terminal.read()
