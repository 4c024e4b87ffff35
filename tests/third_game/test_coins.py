"""A game that only scores: one module, and every command still works."""

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import analysis
from boardscore.core import registry
from boardscore.core.errors import GameError
from boardscore.core.messages import Message
from boardscore.core.registry import NotAvailableError
from boardscore.core.results import Line, Result, TieBreak
from boardscore.envs.environment import environment
from boardscore.games import play
from boardscore.packs import demo_pack
from boardscore.pad import answer, page_files
from boardscore.schemas import schema
from boardscore.testing import check_game, positions, starts
from boardscore.texts import CATALOGUES
from tests.tables import from_table

from .coins import COINS, PLUGIN, WORDS, CoinScore, Player, Position
from .conftest import Cli, make_known

POSITION = """game = "coins"

[[players]]
name = "Anna"
coins = 3

[[players]]
name = "Ben"
coins = 5
claimed = 4
"""
"""3 points to 5; Ben claimed 4."""


@pytest.fixture(autouse=True)
def _coins(_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(COINS, WORDS, monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "end.toml"
    found.write_text(POSITION, encoding="utf-8")
    return found


def test_it_is_scored_as_text_as_data_and_as_a_page(file: Path, cli: Cli) -> None:
    result = boardscore.score(boardscore.load(file))
    assert [player.total for player in result.players] == [3, 5]
    assert (result.winners, result.decided_by) == (("Ben",), "points")
    code, out, err = cli("score", "--explain", str(file))
    assert (code, err) == (0, "")
    assert "Ben: 5 points, place 1\n\n    5  5 coins [coins.score.coins]\n" in out
    assert "you counted 4" in out
    page = file.parent / "page.html"
    code, out, _ = cli("score", "--json", "--html", str(page), str(file))
    assert (code, json.loads(out)["players"][1]["categories"]) == (0, {"coins": 5})
    assert "5 coins" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "text"), [("en", "Every coin is"), ("de", "Jede Münze ist")])
def test_its_rules_are_shown(lang: str, text: str, cli: Cli) -> None:
    code, out, _ = cli("rules", "coins", lang=lang)
    assert (code, text in out) == (0, True)


def test_a_pack_is_a_mistake_in_the_file(file: Path, cli: Cli) -> None:
    file.write_text(POSITION.replace("\n\n", '\npack = "demo"\n\n', 1), encoding="utf-8")
    code, _, err = cli("score", str(file))
    assert code == 1
    assert err.startswith(f"{file}:2:8: pack: not available for Coins: packs\n")


@from_table
def test_other_commands_say_that_they_are_not_available(
    command: str, part: str, file: Path, cli: Cli
) -> None:
    code, _, err = cli(*(str(file) if word == "FILE" else word for word in command.split()))
    assert (code, err.splitlines()[0]) == (2, f"Not available for Coins: {part}")
    assert not Path("pictures").exists()


def test_its_score_is_shown_without_hindsight(file: Path, cli: Cli) -> None:
    code, out, _ = cli("score", str(file), "--hindsight")
    unknown = "The best possible result is unknown: not available for Coins: hindsight.\n"
    assert (code, out.endswith(unknown)) == (0, True)


@pytest.mark.long
@from_table
def test_no_command_for_other_games_breaks(command: str, cli: Cli) -> None:
    assert cli(*command.split()).code == 0


def test_schemas_and_random_tests_are_those_of_games_that_have_them(file: Path) -> None:
    assert schema("position")["properties"]["game"]["enum"] == ["pier18", "auctionland"]
    assert "coins" not in registry.names("strategies")
    positions(), starts()
    with pytest.raises(boardscore.BoardscoreError):
        check_game(boardscore.load(file))


@pytest.mark.long
def test_a_javascript_module_puts_a_game_on_the_page() -> None:
    """Stones has one; the page refuses a file of Coins with a message."""
    modules = page_files.modules()
    assert "export const GAMES = { pier18, auctionland, stones };" in modules["games.js"]
    assert "export const stones" in modules["stones.js"]
    assert "stones-R" in modules["material.js"]
    request = {"format": 1, "ask": "read", "text": POSITION, "file": "end.toml"}
    (mistake,) = json.loads(answer(json.dumps(request)))["mistakes"]
    assert mistake["text"] == "not available for Coins: the score pad"


END = {"game": "coins", "players": [{"name": "Anna", "coins": 3}]}
RECORD = '{"format": 1, "game": "coins", "players": ["A", "B"], "pack": "demo"}'


@pytest.mark.parametrize(
    ("call", "part"),
    [
        (lambda: boardscore.dumps(END), ": writing positions"),
        (lambda: boardscore.pad_url(END, ""), ": the score pad"),
        (lambda: demo_pack("coins"), ": packs"),
        (lambda: boardscore.actions("coins", players=2), ": playing a game"),
        (lambda: environment("coins"), ": environments"),
        (lambda: analysis.arena("coins", ["random", "random"]), ""),
        (lambda: boardscore.replay(RECORD), ": playing a game"),
    ],
)
def test_a_part_that_is_missing_is_named(call: Any, part: str) -> None:
    errors = (NotAvailableError, boardscore.RecordError)
    with pytest.raises(errors, match=f"not available for Coins{part}"):
        call()


def test_a_part_of_the_wrong_kind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(evolve(COINS, play="tests.third_game.coins:PLUGIN"), {}, monkeypatch)
    with pytest.raises(GameError, match=r"tests\.third_game\.coins:PLUGIN is not a Play"):
        play("coins")


@pytest.mark.parametrize("values", [{"a": 1}, (1, 2), (), None])
def test_tie_breakers_that_do_not_fit_the_tie_rules_are_refused(values: Any) -> None:
    """There is one tie rule here; a dict with one value would be taken for its key."""

    class OddScore(CoinScore):
        tie_breakers = values

    one, other = (OddScore(player=Player(name, 1), lines=()) for name in "AB")
    rule = TieBreak("coins.tie", "coins")
    with pytest.raises(GameError, match=r"must be a tuple with one value .* tie rules: 1$"):
        Result(game="coins", tie_breaks=(rule,), rulings=(), players=(one, other)).ranks  # noqa: B018


BROKEN = "The code of this game does not follow the game interface: "


@pytest.mark.parametrize("option", [(), ("--json",), ("--explain",)])
@from_table
def test_a_mistake_in_the_scoring_is_a_sentence_in_the_terminal(
    wrong: dict[str, Any], said: str, option: tuple[str, ...], file: Path, cli: Cli
) -> None:
    """`wrong` are a game, a clause, a category, a ruling or a tie breaker that Coins has not."""
    kind: Any = type("Odd", (CoinScore,), {"tie_breakers": tuple(wrong.get("tie_breakers", ()))})
    rule = wrong.get("rule", "coins.score.coins")
    line = Line(rule, wrong.get("category", "coins"), 1, Message("line.coins", coins=1))
    rulings = tuple(map(tuple, wrong.get("rulings", ())))

    def score(end: Position) -> Result:
        players = tuple(kind(player=player, lines=(line,)) for player in end.players)
        game = wrong.get("game", "coins")
        return Result(game=game, tie_breaks=(), rulings=rulings, players=players)  # type: ignore[arg-type]

    registry._REGISTERED["coins"] = evolve(COINS, game=evolve(PLUGIN, score=score))
    code, out, err = cli("score", str(file), *option)
    assert (code, out) == (1, "")
    assert err.startswith(BROKEN + said)


@from_table
def test_a_mistake_in_the_texts_is_a_sentence_in_the_terminal(
    text: str | None, said: str, file: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    """`register` cannot know the texts that only the scoring uses."""
    if text is None:
        monkeypatch.delitem(CATALOGUES["en"], "line.coins")
    else:
        monkeypatch.setitem(CATALOGUES["en"], "line.coins", text)
    assert cli("score", str(file), "--explain") == (1, "", f"{BROKEN}{said}\n")
