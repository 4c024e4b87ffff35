"""Typed moves: every legal move can be written, read back, and is listed."""

import json
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import LANGUAGES, BoardscoreError, auctionland, deal, pier18
from boardscore.auctionland import Auction, Pass
from boardscore.pier18 import Choose, Deal
from boardscore.show import game_parts, typed_moves
from boardscore.show.typed_moves import beginning, exactly, tokens, words
from boardscore.testing.random_play import walk as walk_on_piers
from tests.auctionland.walks import walk
from tests.pier18.situations import begin, blank
from tests.tables import from_table, read_table

PIER18 = game_parts.typed_moves("pier18")
AUCTIONLAND = game_parts.typed_moves("auctionland")
COMMANDS = ("help", "moves", "undo", "show", "score", "record", "quit", "money", "random")
ODD_NAMES = ("2", "bid", "Ann, B", "an na", "ann", "Ann")
"""Names that look like numbers, words or each other."""


def read(game: Any, state: Any, line: str, lang: str = "en") -> Any:
    typed = typed_moves.understood(game, state, line, lang, COMMANDS)
    return typed_moves.read(game, state, typed, lang)


def what_is_wrong(game: Any, state: Any, line: str) -> str:
    """The error about a line, in English."""
    with pytest.raises(BoardscoreError) as caught:
        read(game, state, line)
    return str(caught.value)


def games_of_pier18() -> Iterator[Any]:
    """All states of random games, with cards that may be turned."""
    for players, seed in ((2, 1), (3, 2)):
        start = pier18.start(ODD_NAMES[:players], "demo", rulings={"half_turn": True})
        yield from walk_on_piers(start, seed)


def games_of_auctionland() -> Iterator[Any]:
    """All states of random games, some of them with bonus tiles."""
    for players, seed in ((2, 1), (3, 2), (6, 3)):
        yield from walk(Random(seed), players)


STATES = {
    "pier18": (PIER18, list(games_of_pier18())),
    "auctionland": (AUCTIONLAND, list(games_of_auctionland())),
}


def moves(state: Any) -> list[Any]:
    """The legal moves, or some that chance may make."""
    if state.chance is not None:
        return [deal(state, Random(seed)) for seed in range(3)]
    return list(state.legal_moves())


# Text to move and back


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", STATES)
@pytest.mark.long
def test_every_legal_move_survives_being_written_and_read(game: str, lang: str) -> None:
    typed, states = STATES[game]
    seen = set()
    for state in states:
        for move in moves(state):
            line = typed_moves.write(typed, state, move, lang)
            assert read(typed, state, line, lang) == move
            seen.add(move.KIND)
    assert seen == set(typed.patterns)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", STATES)
def test_every_legal_move_can_be_typed_in_the_other_language(game: str, lang: str) -> None:
    typed, states = STATES[game]
    for state in states[::5]:
        for move in moves(state)[::7]:
            line = typed_moves.write(typed, state, move, lang)
            other = next(one for one in LANGUAGES if one != lang)
            assert read(typed, state, line, other) == move


@pytest.mark.long
@pytest.mark.parametrize("game", STATES)
def test_every_legal_move_can_be_typed_without_its_words(game: str) -> None:
    """Except for passes and moves without arguments."""
    typed, states = STATES[game]
    literal = {words(key, "en")[0] for key in ("plan", "foundation", "over", "at", "turn")}
    for state in states:
        for move in moves(state):
            _, *rest = tokens(typed_moves.write(typed, state, move, "en"))
            bare = " ".join(word for word in rest if word not in literal)
            if move.KIND not in {"sell", "buy_back", "pass"}:
                assert read(typed, state, bare) == move


def alternatives(line: str) -> Iterator[list[str]]:
    """The moves of a listed line: one for each combination of alternatives around `|`."""
    parts: list[list[list[str]]] = []
    for word in line.split():
        if word == "|":
            parts[-1].append([])
        elif parts and parts[-1][-1] == []:
            parts[-1][-1].append(word)
        else:
            parts.append([[word]])
    return ([word for part in choice for word in part] for choice in product(*parts))


def test_the_moves_of_pier18_are_listed_in_full() -> None:
    """Every listed choice is a legal move, and there are no others."""
    _, states = STATES["pier18"]
    for state in states:
        legal = set(state.legal_moves())
        lines = typed_moves.list_moves(PIER18, state, state.legal_moves(), "en")
        found = [read(PIER18, state, " ".join(one)) for line in lines for one in alternatives(line)]
        assert (len(found), set(found)) == (len(legal), legal)
        assert len(lines) <= 8


def test_the_moves_of_auctionland_are_listed_by_slot() -> None:
    """The first tile of Alex: 3 slots, one cell, and as many rotations as the tile has."""
    tiles = [("a", "B"), ("b", "BGTH"), ("c", "BGBG")]
    pack = auctionland.Pack(
        "three",
        "invented",
        tuple(auctionland.PackTile(name, auctionland.Tile.parse(text)) for name, text in tiles),
    )
    state = auctionland.start(["Alex", "Bo"], pack, market_size=3)
    state = state.play(state.drawn(["a", "b", "c"]))
    assert typed_moves.list_moves(AUCTIONLAND, state, state.legal_moves(), "en") == [
        "build 1 at 1 turn 0",
        "build 2 at 1 turn 0 | 1 | 2 | 3",
        "build 3 at 1 turn 0 | 1",
    ]
    state = state.play({"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0})
    assert typed_moves.list_moves(AUCTIONLAND, state, state.legal_moves(), "en") == [
        "auction 1 | 2"
    ]


def test_listed_bids_do_not_reveal_hidden_money() -> None:
    """`auctionland.money.hidden`: with visible money the highest bid is shown, 12 dollars."""
    for visible, listed in ((False, "bid Bo 1 | ..."), (True, "bid Bo 1 | 2 | ... | 12")):
        state = auctionland.start(["Al", "Bo"], "demo", market_size=3, visible_money=visible)
        state = state.play(state.drawn(["1", "2", "3"]))
        for move in (
            {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0},
            {"move": "auction", "player": 0, "slot": 0},
        ):
            state = state.play(move)
        assert typed_moves.list_moves(AUCTIONLAND, state, state.legal_moves(), "en") == [
            listed,
            "pass Bo",
        ]


# The forms of Pier 18


def choosing(*names: str) -> Any:
    """Anna has 3, 7 and 12, Ben has 1, 9 and 4."""
    state = pier18.start(names or ("Anna", "Ben"), "demo")
    return state.play(Deal((("3", "7", "12"), ("1", "9", "4"))))


def drafting() -> Any:
    """Cards 5, 8 and 2 are open, and it is Ben's turn: his Foundation has 6 January."""
    state = choosing().play(Choose(0, "7", "3")).play(Choose(1, "9", "1"))
    return state.play(state.drawn(["5", "8", "2"]))


@pytest.mark.together
@from_table
def test_a_choice_of_one_card_is_incomplete(line: str) -> None:
    """The word before a card is not taken for a card: the message shows the missing part."""
    said = what_is_wrong(PIER18, choosing(), line)
    assert said.endswith("choose PLAYER plan CARD foundation CARD")


def test_ids_that_look_like_words() -> None:
    """Cards `q`, `over` and `t` may be taken, with the word and without; `q` alone still quits."""
    known = {"1": "q", "2": "over", "3": "t", "4": "Help"}
    renamed = [evolve(card, id=known.get(card.id, card.id)) for card in blank(18)]
    state = begin(renamed, forced=False)
    hands = (("5", "6", "7"), ("8", "9", "10"))
    state = state.play(Deal(hands)).play(Choose(0, "5", "6")).play(Choose(1, "8", "9"))
    state = state.play(state.drawn(["q", "over", "t"]))
    for name in ("q", "over", "t"):
        assert read(PIER18, state, f"take {name} over 1").card == name
        assert read(PIER18, state, f"{name} 1").card == name
        assert read(PIER18, state, f"take {name} over 1 turned").card == name
    assert typed_moves.understood(PIER18, state, "q", "en", COMMANDS) == ("quit", [])
    assert read(PIER18, state, "take help 1").card == "Help"


def test_only_moves_possible_now_make_a_short_word_ambiguous() -> None:
    """While cards are taken, `re` is `record`; `reveal` has to be typed to its third letter."""
    assert typed_moves.understood(PIER18, drafting(), "re", "en", COMMANDS) == ("record", [])
    assert typed_moves.understood(PIER18, drafting(), "rev", "en", COMMANDS) == ("reveal", [])


# The forms of Auctionland


def auctioning(names: tuple[str, ...] = ("Alex", "Bo", "Bea", "Cleo")) -> Any:
    """The island of Alex has one tile at (0, 0)."""
    state = auctionland.start(names, "demo", market_size=3)
    state = state.play(state.drawn(["5", "6", "7"]))
    return state.play({"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0})


def bidding(names: tuple[str, ...] = ("Alex", "Bo", "Bea", "Cleo")) -> Any:
    return auctioning(names).play(Auction(0, 1))


def building() -> Any:
    """The second tile of Alex: cell 4 is south of the first, after 1 north, 2 west and 3 east."""
    state = auctioning(("Alex", "Bo"))
    for typed in ("auction 1", "pass", "place 3"):
        state = state.play(read(AUCTIONLAND, state, typed))
    assert state.islands[0][1].cell == (0, 1)
    state = evolve(state, phase=auctionland.Phase.BUILD, market=(*state.market, *state.market * 2))
    return evolve(state, islands=(state.islands[0][:1], ()), gavel=0, to_act=(0,))


def building_the_first() -> Any:
    state = auctionland.start(["Alex", "Bo"], "demo", market_size=3)
    return state.play(state.drawn(["5", "6", "7"]))


SITUATIONS: dict[str, tuple[Any, Callable[[], Any]]] = {
    "dealing": (PIER18, lambda: pier18.start(["Anna", "Ben"], "demo")),
    "choosing": (PIER18, choosing),
    "drafting": (PIER18, drafting),
    "laying plans": (PIER18, lambda: STATES["pier18"][1][-2]),
    "building the first": (AUCTIONLAND, building_the_first),
    "building": (AUCTIONLAND, building),
    "bidding": (AUCTIONLAND, bidding),
    "bidding alone": (AUCTIONLAND, lambda: bidding().play(Pass(1)).play(Pass(3))),
}
READ = [(game, line, move) for game, move, lines in read_table(__file__, "READ") for line in lines]


@pytest.mark.together
@pytest.mark.parametrize(("game", "line", "move"), READ)
def test_a_line_is_read(game: str, line: str, move: dict[str, Any]) -> None:
    """Hands of other sizes stay, so that the rule can report the mistake (`pier18.setup.deal`).

    The first tile needs no place, and the only bidder left needs no name.
    """
    typed, state = SITUATIONS[game][0], SITUATIONS[game][1]()
    assert json.loads(json.dumps(read(typed, state, line).to_dict())) == move


@pytest.mark.together
@from_table
def test_a_line_that_is_wrong(game: str, line: str, said: str) -> None:
    assert said in what_is_wrong(SITUATIONS[game][0], SITUATIONS[game][1](), line)


@pytest.mark.together
@from_table
def test_typed_moves_of_other_steps(line: str, move: dict[str, Any]) -> None:
    """They are read; the rules decide whether they are legal."""
    with pytest.raises(BoardscoreError, match="not possible now"):
        bidding().play(move)
    assert read(AUCTIONLAND, auctioning(), line).to_dict() == move


# Players


@pytest.mark.together
@from_table
def test_typed_players(text: str, seat: int) -> None:
    assert typed_moves.seat(["Anna", "Ben", "Jörg"], text, "") == seat


def test_a_whole_name_comes_before_a_number_and_a_beginning() -> None:
    assert typed_moves.seat(["2", "1"], "2", "") == 0
    assert typed_moves.seat(["Annabel", "Anna"], "anna", "") == 1
    assert typed_moves.seat(["ann", "Ann"], "Ann", "") == 1


@pytest.mark.together
@from_table
def test_invalid_players(text: str, said: str) -> None:
    with pytest.raises(BoardscoreError) as caught:
        typed_moves.seat(["Anna", "Ben", "Bea"], text, "pier18.players")
    assert said in str(caught.value)
    assert str(caught.value).endswith("[pier18.players]")
    assert len(str(caught.value)) < 200


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [PIER18, AUCTIONLAND])
def test_no_word_has_two_meanings(game: Any, lang: str) -> None:
    keys = (*COMMANDS, *game.patterns)
    known = [word for key in keys for word in words(key, lang)]
    assert len(known) == len(set(known))
    for key in keys:
        for word in words(key, lang):
            assert exactly(word, keys, lang) == key


def test_the_users_language_comes_first() -> None:
    """Only German words begin with `a`, so in English it means a player first."""
    assert beginning("a", ("deal", "choose", "reveal"), "en") == []
    assert beginning("ze", COMMANDS, "de") == ["show"]
    assert typed_moves.understood(PIER18, drafting(), "ze", "en", COMMANDS) == ("show", [])
    assert exactly("zuege", COMMANDS, "en") == "moves"


# Any text at all


@pytest.mark.long
@pytest.mark.parametrize("line", ["a" * 10_000, "5 " * 5_000, "/ " * 5_000, "bid " * 3_000])
@pytest.mark.parametrize("game", STATES)
def test_long_lines_are_refused_in_a_few_words(game: str, line: str) -> None:
    typed, states = STATES[game]
    for state in states[:40:3]:
        try:
            move = read(typed, state, line)
        except BoardscoreError as error:
            said = str(error.problems[0].describe())
        else:
            said = state.why_illegal(move).describe()
        assert len(said) < 1000
