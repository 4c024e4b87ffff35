"""Random set-ups with near misses, and views of random games."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random

from boardscore import any_game as rules
from boardscore.core.rulings import Value
from boardscore.records import write_setup
from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.search.play.random_games import PlayedGame, play_game
from boardscore.verify.search.table.setup_questions import TableQuestion
from boardscore.verify.vectors.table_answers import begin_game, why_not_begun

_VIEWS = 4
_CHOSEN = 1 / 4
_STRANGE = "nowhere"


def starts(random: Random, play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[TableQuestion]:
    """A playable set-up, and every kind of change to it, each once.

    Most of these cannot be played. Only the place of the change is random.
    """
    setup = _setup(random, play, rulings)
    yield TableQuestion([setup])
    changes = (changed for kind in _KINDS for changed in kind(random, setup))
    yield from (TableQuestion([changed]) for changed in changes if changed != setup)


def _setup(random: Random, play: PlayKit, rulings: Mapping[str, Value]) -> Data:
    """A set-up with the deck in its order, sometimes with a setting that is not the default."""
    setup = write_setup(play.started(random, rulings))
    deck = list(begin_game(setup).unseen)
    random.shuffle(deck)
    chosen = {
        setting.name: True
        for setting in rules.play(setup["game"]).settings
        if setting.numbers is None and random.random() < _CHOSEN
    }
    return {**setup, **chosen, "deck": deck}


def _players(random: Random, setup: Data) -> Iterator[Data]:
    few, most = rules.game(setup["game"]).players
    names = setup["players"]
    longer = [*NAMES, _STRANGE]
    for count in (few - 1, few, most, most + 1):
        yield {**setup, "players": longer[:count]}
    first, again = sorted(random.sample(range(len(names)), 2))
    for place, name in ((again, names[first]), (len(names) - 1, names[-2])):
        yield {**setup, "players": [*names[:place], name, *names[place + 1 :]]}


def _decks(random: Random, setup: Data) -> Iterator[Data]:
    deck = setup["deck"]
    place = random.randrange(len(deck))
    yield {**setup, "deck": [*deck[:place], *deck[place + 1 :]]}
    yield {**setup, "deck": [*deck[:place], _STRANGE, *deck[place + 1 :]]}
    yield {**setup, "deck": [*deck[:place], deck[place - 1], *deck[place + 1 :]]}
    yield {**setup, "deck": [*deck, deck[place]]}
    yield {**setup, "deck": sorted(deck)}


def _sizes(random: Random, setup: Data) -> Iterator[Data]:
    """Fewer cards or tiles: the minimum, one less than that, and any number."""
    name, entries = _entries_of(setup)
    smaller = partial(_with_entries, setup, name)
    counts = range(len(entries) + 1)
    fewest = bisect_left(counts, True, key=lambda n: not why_not_begun(smaller(entries[:n])))
    for count in (max(1, fewest - 1), fewest, random.choice(counts[1:])):
        yield smaller(entries[:count])


def _entries(random: Random, setup: Data) -> Iterator[Data]:
    """A card or tile with a part of another, a duplicate id, or other columns."""
    name, entries = _entries_of(setup)

    def changed(place: int, other: Data) -> Data:
        return _with_entries(setup, name, [*entries[:place], other, *entries[place + 1 :]])

    for part in entries[0]:
        for back in (1, random.randrange(len(entries))):
            place = random.randrange(len(entries))
            one, other = entries[place], entries[place - back]
            if part in one and part in other:
                yield changed(place, {**one, part: other[part]})
    for place in (0, random.randrange(len(entries)), len(entries) - 1):
        for other in _of_other_width(entries[place]):
            yield changed(place, other)


def _entries_of(setup: Data) -> tuple[str, Sequence[Data]]:
    return next((name, part) for name, part in setup["pack"].items() if isinstance(part, list))


def _with_entries(setup: Data, name: str, entries: Sequence[Data]) -> Data:
    """With another pack, and without the deck, which may not match it."""
    rest = {name: part for name, part in setup.items() if name != "deck"}
    return {**rest, "pack": {**setup["pack"], name: list(entries)}}


def _of_other_width(entry: Data) -> Iterator[Data]:
    for part, value in entry.items():
        if isinstance(value, list):
            yield {**entry, part: [f"{line}." for line in value]}
            if value[0][1:]:
                yield {**entry, part: [line[1:] for line in value]}


def _rulings(random: Random, setup: Data) -> Iterator[Data]:
    chosen, known = setup["rulings"], options(setup["game"])
    name = random.choice(list(chosen))
    for value in known[name]:
        yield {**setup, "rulings": {**chosen, name: value}}
    yield {**setup, "rulings": {**chosen, name: _STRANGE}}
    yield {**setup, "rulings": {**chosen, _STRANGE: chosen[name]}}


def _settings(_: Random, setup: Data) -> Iterator[Data]:
    for setting in rules.play(setup["game"]).settings:
        if setting.numbers is not None:
            least, _most = setting.numbers
            yield from ({**setup, setting.name: size} for size in (0, least - 1, least, 2 * least))


_KINDS = (_players, _decks, _sizes, _entries, _rulings, _settings)


def views(random: Random, play: PlayKit, rulings: Mapping[str, Value]) -> Iterator[TableQuestion]:
    """Some moments of a game, each from one or two seats."""
    setup = _setup(random, play, rulings)
    game = play_game(random, begin_game(setup), play.choose)
    for place in _moments(random, game):
        for seat in _seats(random, game, place):
            yield TableQuestion([setup, *game.moves[:place]], seat)


def _moments(random: Random, game: PlayedGame) -> list[int]:
    """Numbers of moves, each before a move of a random kind."""
    after: dict[str, list[int]] = {"": [0]}
    for place, move in enumerate(game.moves, 1):
        after.setdefault(move["move"], []).append(place)
    kinds = random.sample([*after], min(_VIEWS, len(after)))
    return [random.choice(after[kind]) for kind in kinds]


def _seats(random: Random, game: PlayedGame, place: int) -> list[int]:
    """Seats: any, the one of the last move, and one that may act."""
    seats = {random.randrange(len(game.setup["players"]))}
    seats |= {move["player"] for move in game.moves[max(0, place - 1) : place]}
    acting = {move["player"] for move in game.legal(place)}
    seats |= {*random.sample(sorted(acting), min(1, len(acting)))}
    return random.sample(sorted(seats), min(2, len(seats)))
