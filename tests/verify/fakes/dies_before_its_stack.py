"""Dies like a JavaScript program: the message is above the stack."""

import sys

print(
    "file:///mine.mjs:1\n    throw err;\n    ^\n\n"
    "Error: Cannot find module './games.mjs'\n"
    "    at Function.load (node:internal:1207:15)\n"
    "    at main (node:internal:28:49) {\n"
    "  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.20.2",
    file=sys.stderr,
)
sys.exit(1)
