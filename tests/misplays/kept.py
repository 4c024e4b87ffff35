"""The results of a long measurement in a file, so that it can be continued."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.searched import Searched


def kept(
    file: Path | None, misreadings: Sequence[Misreading], search: Callable[[Misreading], Searched]
) -> Iterator[Searched]:
    """Each misreading's result, from the file or from a search now, which is added to the file."""
    known = {} if file is None or not file.exists() else _read(file)
    for misreading in misreadings:
        if misreading.id in known:
            yield Searched(misreading, *known[misreading.id])
            continue
        found = search(misreading)
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps([misreading.id, *found[1:]]) + "\n")
        yield found


def _read(file: Path) -> dict[str, list[object]]:
    rows = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {name: found for name, *found in rows}
