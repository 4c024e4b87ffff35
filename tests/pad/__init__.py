"""The score pad: its answers, its server, its page."""
