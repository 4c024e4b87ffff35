"""Tables of Auctionland."""

from boardscore.core.optional_dependencies import require

require("table", "numpy", "pyarrow")
