"""Takes a while for each piece of a request."""

import json
import os
import time

from common import answer, mark, say

text = b""
while not text.endswith(b"\n"):
    mark()
    time.sleep(0.01)
    text += os.read(0, 1 << 16)
say(answer(json.loads(text)))
