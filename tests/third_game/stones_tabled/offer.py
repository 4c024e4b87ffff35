"""What Stones offers to tables (`boardscore.table.offer.Columns`)."""

from boardscore.table.offer import Columns, Kind

COLUMNS = Columns(
    read={"row": Kind.TEXT},
    one_of=("row",),
    written=("pairs", "length"),
    numbers=lambda score: {**score.categories, **score.facts},
)
