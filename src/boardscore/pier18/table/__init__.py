"""Tables of Pier 18."""

from boardscore.core.optional_dependencies import require

require("table", "numpy", "pyarrow")
