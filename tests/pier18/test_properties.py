"""Consequences of the scoring clauses of Pier 18 for every pier."""

from hypothesis import assume, given
from hypothesis import strategies as st

from boardscore import Line, score
from boardscore.pier18 import (
    FlowerAdjacency,
    FlowerPoints,
    Pier,
    Player,
    Position,
    Rulings,
    Side,
    Space,
    Symbol,
    fishers,
    flower_sellers,
    groups,
    lovers,
    poets,
    tie_symbols,
)
from boardscore.testing import piers

RULINGS = st.builds(
    Rulings,
    flower_adjacency=st.sampled_from(FlowerAdjacency),
    flower_points=st.sampled_from(FlowerPoints),
)
SYMBOLS = st.sampled_from(Symbol)


def categories(pier: Pier, rulings: Rulings) -> dict[str, int | None]:
    """The points of a pier by category."""
    return score(Position((Player("Anna", pier),), rulings=rulings)).players[0].categories


def points(lines: tuple[Line, ...]) -> int:
    return sum(line.points or 0 for line in lines)


@st.composite
def filled_up(draw: st.DrawFn, symbol: st.SearchStrategy[Symbol]) -> tuple[Pier, Pier, Space]:
    """A pier with an empty space, the same pier with a symbol there, and that space."""
    pier = draw(piers())
    rows = {side: list(pier.side(side)) for side in Side}
    empty = [Space(s, c) for s, row in rows.items() for c, found in enumerate(row) if not found]
    assume(empty)
    space = draw(st.sampled_from(empty))
    rows[space.side][space.column] = draw(symbol)
    return pier, Pier(*map(tuple, rows.values())), space


# --- The whole pier ---


@given(piers(), RULINGS)
def test_mirrored_pier(pier: Pier, rulings: Rulings) -> None:
    """Land and water swapped: no clause distinguishes them."""
    mirrored = Pier(pier.upper[::-1], pier.lower[::-1])
    assert categories(mirrored, rulings) == categories(pier, rulings)


@given(piers(), RULINGS)
def test_swapped_sides(pier: Pier, rulings: Rulings) -> None:
    """The sides swapped: no clause distinguishes them."""
    assert categories(Pier(pier.lower, pier.upper), rulings) == categories(pier, rulings)


@given(piers(), RULINGS, st.integers(1, 3), st.booleans())
def test_empty_columns_at_an_end(pier: Pier, rulings: Rulings, more: int, at_land: bool) -> None:
    """Empty columns beyond the ends change nothing."""
    empty = (None,) * more
    upper, lower = (empty + s if at_land else s + empty for s in (pier.upper, pier.lower))
    longer = Pier(upper, lower)
    assert categories(longer, rulings) == categories(pier, rulings)
    assert tie_symbols(longer) == tie_symbols(pier)


@given(piers(most=14), piers(most=14), RULINGS)
def test_two_piers_with_water_between(land: Pier, water: Pier, rulings: Rulings) -> None:
    """With 2 empty columns between them, two piers score Lovers and groups separately."""
    gap = (None, None)
    whole = Pier(land.upper + gap + water.upper, land.lower + gap + water.lower)
    for rule in (lovers, lambda pier: flower_sellers(pier, rulings)):
        assert points(rule(whole)) == points(rule(land)) + points(rule(water))


# --- pier18.score.poets ---


@given(piers(), st.data())
def test_poets_depend_on_their_number_only(pier: Pier, data: st.DataObject) -> None:
    """pier18.score.poets: in any order on the pier they score the same."""
    spaces = pier.upper + pier.lower
    mixed = tuple(data.draw(st.permutations(spaces)))
    shuffled = Pier(mixed[: pier.columns], mixed[pier.columns :])
    assert points(poets(shuffled)) == points(poets(pier)) == spaces.count(Symbol.POET) // 2


# --- pier18.score.lovers ---


@given(piers())
def test_lovers_score_exactly_where_no_one_is_near(pier: Pier) -> None:
    """pier18.score.lovers: a line each, with points if the 5 spaces around have no one else."""
    for space, line in zip(pier.find(Symbol.LOVERS), lovers(pier), strict=True):
        around = pier.side(space.side)[max(0, space.column - 2) : space.column + 3]
        others = sum(found is not None for found in around) - 1
        assert line.spaces == (space,)
        assert line.points == (0 if others else 2)
        assert len(line.because) == others


@given(filled_up(SYMBOLS.filter(lambda symbol: symbol is not Symbol.LOVERS)))
def test_company_never_helps_lovers(found: tuple[Pier, Pier, Space]) -> None:
    """pier18.score.lovers: a symbol of another kind takes the points of at most two Lovers."""
    before, after, _ = found
    assert 0 <= points(lovers(before)) - points(lovers(after)) <= 4


# --- pier18.score.fishers ---


@given(filled_up(st.just(Symbol.FISHER)))
def test_one_fisher_more(found: tuple[Pier, Pier, Space]) -> None:
    """pier18.score.fishers: one more on the fuller side adds one, on the emptier side nothing."""
    before, after, space = found
    own = before.side(space.side).count(Symbol.FISHER)
    across = before.side(space.side.other).count(Symbol.FISHER)
    gain = points(fishers(after)) - points(fishers(before))
    assert gain == (1 if own >= across else 0)


@given(piers(), st.data())
def test_fishers_count_anywhere_on_their_side(pier: Pier, data: st.DataObject) -> None:
    """pier18.score.fishers: each side shuffled separately scores the same."""
    upper, lower = (tuple(data.draw(st.permutations(pier.side(side)))) for side in Side)
    assert points(fishers(Pier(upper, lower))) == points(fishers(pier))


# --- pier18.score.flower-sellers ---


@given(filled_up(st.just(Symbol.FLOWER_SELLER)), RULINGS)
def test_one_flower_seller_more(found: tuple[Pier, Pier, Space], rulings: Rulings) -> None:
    """pier18.score.flower-sellers: it joins all groups that it touches.

    With every other symbol counted, a touched group that had a Flower Seller gains the symbol that
    was left out, and one that had none gains all its symbols. With other kinds only, groups that
    had a Flower Seller gain nothing.
    """
    before, after, space = found
    joined = next(set(g) for g in groups(after, rulings.flower_adjacency) if space in g)
    touched = [g for g in groups(before, rulings.flower_adjacency) if set(g) <= joined]
    selling = [any(before[s] is Symbol.FLOWER_SELLER for s in group) for group in touched]
    again = 1 if rulings.flower_points is FlowerPoints.EVERY_OTHER_SYMBOL else 0
    gains = [again if sells else len(g) for g, sells in zip(touched, selling, strict=True)]
    gain = points(flower_sellers(after, rulings)) - points(flower_sellers(before, rulings))
    assert gain == sum(gains)


@given(piers())
def test_a_reading_of_flower_sellers_never_scores_less_than_a_narrower_one(pier: Pier) -> None:
    """pier18.score.flower-sellers: both sides score no less than one, all kinds than others."""
    along, over = (
        [
            points(flower_sellers(pier, Rulings(flower_adjacency=adjacency, flower_points=counted)))
            for counted in FlowerPoints
        ]
        for adjacency in (FlowerAdjacency.SAME_SIDE, FlowerAdjacency.ORTHOGONAL)
    )
    assert all(one <= both for one, both in zip(along, over))
    assert all(others <= every for every, others in (along, over))


@given(piers(), RULINGS)
def test_groups_part_the_symbols(pier: Pier, rulings: Rulings) -> None:
    """pier18.score.flower-sellers: every symbol is in one group, and neighbours in the same."""
    found = groups(pier, rulings.flower_adjacency)
    group_of = {space: number for number, group in enumerate(found) for space in group}
    assert sum(map(len, found)) == len(group_of) == tie_symbols(pier)
    for space, number in group_of.items():
        beside = [space._replace(column=space.column + 1)]
        if rulings.flower_adjacency is FlowerAdjacency.ORTHOGONAL:
            beside.append(space._replace(side=space.side.other))
        assert all(group_of.get(s, number) == number for s in beside)


# --- pier18.tie.symbols ---


@given(filled_up(SYMBOLS))
def test_one_symbol_more_is_one_more_in_a_tie(found: tuple[Pier, Pier, Space]) -> None:
    """pier18.tie.symbols: of any kind, in any space."""
    before, after, _ = found
    assert tie_symbols(after) == tie_symbols(before) + 1
