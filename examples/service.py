"""A service that scores what strangers send: `python examples/service.py 8000`, then POST.

boardscore opens no file for them; how much is read and how long is waited is bounded here.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import boardscore


class Service(BaseHTTPRequestHandler):
    """Answers a position with its score, or with all that is wrong."""

    timeout = 5  # seconds that a connection may be silent

    def do_POST(self) -> None:
        """Reads at most as much as boardscore would, and scores it."""
        size = self.headers.get("Content-Length", "")
        data = (
            self.rfile.read(min(int(size), 1_000_001))
            if size.isdecimal() and len(size) < 9
            else b""
        )
        try:
            code, answer = 200, boardscore.score(boardscore.loads(data)).to_dict()
        except boardscore.BoardscoreError as error:
            code, answer = 422, {"errors": [problem.to_dict() for problem in error.problems]}
        self.send_response(code)
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Service).serve_forever()
