"""Tables of many positions: Arrow data in, Arrow data out.

This needs pyarrow and numpy: `python -m pip install "boardscore[table]"`. With numba, from
`"boardscore[fast]"`, it is faster.
"""

from boardscore.core.optional_dependencies import require

require("table", "numpy", "pyarrow")

from boardscore.core.errors import TableError  # noqa: E402  (without the extra nothing is here)
from boardscore.table.scoring import ENGINES, score, score_batch  # noqa: E402
from boardscore.table.table_makers import results, sample  # noqa: E402

__all__ = ["ENGINES", "TableError", "results", "sample", "score", "score_batch"]
