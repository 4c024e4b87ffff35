"""Opens an exported book in LibreOffice, in English and in German: `python -m tests.spreadsheet`.

LibreOffice must be on PATH as `soffice`. Fails unless texts stay texts and numbers stay numbers.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from boardscore.book import BookEntry, write_csv
from tests.book.games import auctionland_game, entry, pier18_game

LOCALES = {"en-US": 1033, "de-DE": 1031}
"""The number of each locale in LibreOffice."""
PROFILE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">
<value>{locale}</value></prop></item></oor:items>
"""
OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"

Cell = tuple[str, str]
"""The type of a cell and its text."""


def games() -> list[BookEntry]:
    """A game with an umlaut, a comma and a note like a formula; one without totals."""
    position = pier18_game()
    position["players"][0]["name"] = "Jörg, der Erste"
    undecided = {**auctionland_game(), "tables": {}}
    return [entry(position, "a", note="=1+1"), entry(undecided, "b", hours=24)]


def opened(csv: Path, locale: str, folder: Path) -> list[dict[str, Cell]]:
    """The rows that LibreOffice sees, with the choices that its dialog offers for this file."""
    user = folder / locale / "user"
    user.mkdir(parents=True)
    (user / "registrymodifications.xcu").write_text(PROFILE.format(locale=locale), encoding="utf-8")
    choices = f"--infilter=CSV:44,34,76,1,,{LOCALES[locale]},false,true"
    profile = f"-env:UserInstallation={user.parent.as_uri()}"
    out = folder / f"out-{locale}"
    command = ("soffice", profile, "--headless", choices, "--convert-to", "fods", "--outdir")
    subprocess.run([*command, str(out), str(csv)], check=True, timeout=300, capture_output=True)
    table = ElementTree.parse(out / f"{csv.stem}.fods").iter(f"{TABLE}table-row")
    heads, *rows = [[*_cells(row)] for row in table]
    return [dict(zip((text for _, text in heads), row)) for row in rows if any(row)]


def _cells(row: ElementTree.Element) -> Iterator[Cell]:
    for cell in row.iter(f"{TABLE}table-cell"):
        found = (cell.get(f"{OFFICE}value-type", ""), "".join(cell.itertext()).strip())
        for _ in range(min(int(cell.get(f"{TABLE}number-columns-repeated", 1)), 100)):
            yield found


def check(rows: list[dict[str, Cell]]) -> None:
    """Fails unless the rows are those of the games; the values are worked out by hand."""
    first, _, third, _ = rows
    assert first["id"] == ("string", "a")
    assert first["name"] == ("string", "Jörg, der Erste")
    assert first["note"] == ("string", "'=1+1")
    assert first["when"] == ("string", "2026-11-28T21:00:00+01:00")
    assert (first["total"], first["place"], first["plan"]) == (
        ("float", "5"),
        ("float", "1"),
        ("float", "4"),
    )
    assert third["total"] == third["place"] == third["note"] == ("", "")


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        csv = folder / "book.csv"
        csv.write_bytes(write_csv(games()).encode("utf-8-sig"))
        for locale in LOCALES:
            rows = opened(csv, locale, folder)
            check(rows)
            print(f"{locale}: {len(rows)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
