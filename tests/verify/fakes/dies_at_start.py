"""Dies before it reads anything."""

import sys

print("Traceback\n  at line 1\nImportError: no module named games\n", file=sys.stderr)
sys.exit(3)
