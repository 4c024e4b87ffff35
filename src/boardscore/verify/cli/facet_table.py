"""A table of numbers with a row for each facet, below the clauses."""

from collections.abc import Iterator, Mapping, Sequence

from boardscore.core.messages import Message, say


def facet_table(
    labels: Sequence[str], rows: Mapping[str, Sequence[int]], lang: str
) -> Iterator[str]:
    """The lines of the table: labels by their keys, and the numbers of every facet by its id."""
    first, *others = (say(Message(key), lang) for key in ("vectors.facet", *labels))
    names = {facet: f"  {facet.partition('/')[2]}" for facet in rows}
    margin = max(map(len, (first, *names.values())))
    yield "  ".join([f"{first:<{margin}}", *others])
    above = None
    for facet, numbers in rows.items():
        clause = facet.partition("/")[0]
        if clause != above:
            yield clause
        above = clause
        cells = (f"{number:>{len(label)}}" for number, label in zip(numbers, others))
        yield "  ".join([f"{names[facet]:<{margin}}", *cells])
