"""A service that scores untrusted positions: `python examples/service.py 8000`, then POST.

boardscore opens no file for them; this file limits the size and the time.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import boardscore


class Service(BaseHTTPRequestHandler):
    """Answers a position with its score, or with all its mistakes."""

    timeout = 5  # the longest silence of a connection, in seconds

    def do_POST(self) -> None:
        """Reads at most as much as boardscore accepts, and scores it."""
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
