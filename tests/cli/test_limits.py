"""Typed answers have the limits of files: the program can read all that it writes."""

import json
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import load_pack
from tests.cli.conftest import Cli
from tests.cli.hand_games import PIER18_RECORD, PIER18_TYPED, as_text, write_packs
from tests.tables import from_table, read_table

MOST = 1_000_000
"""The maximum size of a file in bytes."""
PACK, RECORD = Path("my.toml"), Path("our.jsonl")
POSITION = Path("typed.toml")


@pytest.fixture(autouse=True)
def _settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def flowing(said: str) -> str:
    return " ".join(said.split())


# The longest answer to each question, and one that is longer

CARD: Any = read_table(__file__, "CARD")
PACKED = {"name": "my", "provenance": "typed", **CARD}


@pytest.mark.parametrize(
    ("question", "longest", "too_long", "said"),
    [
        ("name", "n" * 1000, "n" * 1001, "the limit is 1000"),
        ("provenance", "ü" * 1000, "ü" * 1001, "the limit is 1000"),
        ("id", "i" * 40, "i" * 41, "40"),
        ("plan", "poets >= 4".ljust(490) + "and 1 == 1", "w" * 1001, "the limit is 1000"),
    ],
)
def test_an_answer_about_a_pack(
    cli: Cli, question: str, longest: str, too_long: str, said: str
) -> None:
    """Too long: the question appears again; the longest: the file has it."""
    answers = []
    for key, usual in PACKED.items():
        if key == question:
            answers += [too_long, longest]
        else:
            answers.append(usual)
    done = cli("pack", "new", "pier18", str(PACK), stdin=typed(*answers, ""))
    assert (done.code, done.err) == (0, "")
    assert said in flowing(done.out)
    pack = load_pack(PACK)
    (card,) = pack.cards  # type: ignore[union-attr]
    assert longest in {pack.name, pack.provenance, card.id, str(card.plan)}


def test_the_columns_of_a_card(cli: Cli) -> None:
    """A pier has at most 400; so has a card."""
    wide, wider = "S" * 400, "S" * 401
    answers = ["", "", "1", "04-17", "Q", wider, wide, wide, "poets >= 4", ""]
    done = cli("pack", "new", "pier18", str(PACK), stdin=typed(*answers))
    assert done.code == 0
    assert load_pack(PACK).cards[0].cells.columns == 400  # type: ignore[union-attr]


def test_an_answer_about_a_position(cli: Cli) -> None:
    """The name of a player, the columns of a pier, the Patron cards, the claimed total."""
    name, pier = "N" * 1000, "A" * 400
    answers = [
        *("1", name + "N", name),
        *(pier + "A", pier, "." * 400, "n"),
        *("19", "18", "y", "10000", "9999", ""),  # no game for one has 18 Patron cards
    ]
    done = cli("new", "pier18", str(POSITION), stdin=typed(*answers))
    assert (done.code, done.err) == (0, "")
    (player,) = boardscore.load(str(POSITION)).players
    assert (player.name, player.patrons, player.claimed) == (name, 18, 9999)
    assert player.pier.columns == 400  # type: ignore[union-attr]


def test_the_names_of_a_game(cli: Cli) -> None:
    write_packs(Path())
    long, longest = "A" * 1001, "A" * 1000
    done = cli("play", "pier18", stdin=typed(f"{long}, Ben", f"{longest}, Ben", "seven.json"))
    assert "the limit is 1000" in flowing(done.out)
    setup = json.loads(Path("pier18.jsonl").read_text(encoding="utf-8"))
    assert setup["players"] == [longest, "Ben"]


# Files that grow


def pack_of(cards: int, words: int) -> str:
    """A pack with this number of cards, each with a Plan of this number of 2-byte characters."""
    head = 'game = "pier18"\nname = "my"\nprovenance = "typed"\n'
    return head + "".join(
        f'\n[[cards]]\nid = "{number}"\ndate = "{number % 12 + 1:02}-{number % 28 + 1:02}"\n'
        f'patron = "Q"\ncells = [\n    "S.Q.",\n    "..A.",\n]\nplan_text = "{"ü" * words}"\n'
        for number in range(1, cards + 1)
    )


@from_table
def test_a_pack_does_not_grow_beyond_the_limit(cli: Cli, lang: str, said: str) -> None:
    """480 cards with long Plans are just below 1 MB; one more is refused, and nothing is lost."""
    full = pack_of(480, 991)
    assert MOST - 2000 < len(full.encode()) <= MOST
    PACK.write_text(full, encoding="utf-8")
    answers = ["new", "12-31", "Q", "S.Q.", "..A.", "ü" * 1000, "y"]
    done = cli("pack", "new", "pier18", str(PACK), "--lang", lang, stdin=typed(*answers, ""))
    assert done.code == 1
    assert said in flowing(done.out + done.err)
    assert PACK.read_text(encoding="utf-8") == full
    assert len(load_pack(PACK).cards) == 480  # type: ignore[union-attr]


def test_the_number_of_cards_is_limited(cli: Cli) -> None:
    """The maximum is 500."""
    PACK.write_text(pack_of(500, 1), encoding="utf-8")
    answers = ["new", "12-31", "Q", "S.Q.", "..A.", "poets >= 4", ""]
    done = cli("pack", "new", "pier18", str(PACK), stdin=typed(*answers))
    assert "Traceback" not in done.err
    assert "500" in flowing(done.out + done.err)
    assert len(load_pack(PACK).cards) == 500  # type: ignore[union-attr]


def test_a_record_does_not_grow_beyond_the_limit(cli: Cli) -> None:
    """Blanks in its first line leave room for two moves of the game and not for a third."""
    write_packs(Path())
    first, *moves = as_text(PIER18_RECORD).splitlines(keepends=True)
    room = len("".join(moves[:2]).encode())
    RECORD.write_text(first.rstrip() + " " * (MOST - room - len(first)) + "\n", encoding="utf-8")
    done = cli("play", "pier18", str(RECORD), stdin=typed(*PIER18_TYPED.splitlines()[:3]))
    assert done.code == 1
    assert "could not be read back" in flowing(done.out + done.err)
    assert RECORD.stat().st_size <= MOST
    again = cli("play", "pier18", str(RECORD), stdin="")
    assert "continuing with our.jsonl, 2 moves so far" in flowing(again.out)
