"""The columns of Stones in tables (`boardscore.table.game_columns.Columns`)."""

from boardscore.table.game_columns import Columns, ColumnType

COLUMNS = Columns(
    read={"row": ColumnType.TEXT},
    one_of=("row",),
    written=("pairs", "length"),
    drawn=lambda random: [{"row": "".join(random.choices("RGB", k=5))} for _ in "ab"],
    rows_of=lambda position: [{"row": str(one.row)} for one in position.players],
    numbers=lambda score: {**score.categories, **score.facts},
)
