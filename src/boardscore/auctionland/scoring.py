"""The scoring and tie rules of Auctionland: one short pure function for each, and `score`."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, ClassVar

from attrs import frozen

from boardscore.auctionland.model import PLAYERS, Counts, Island, Player, Position, Table, Tables
from boardscore.auctionland.pieces import Cell, Icon, Icons, Kind
from boardscore.auctionland.plausibility import first_entries, implausible_entries
from boardscore.core import messages, value_checks
from boardscore.core.game_setup import as_list, provenance
from boardscore.core.messages import Message, say
from boardscore.core.rendering import Drawable
from boardscore.core.results import Line, PlayerScore, Result, TieBreak

Lines = tuple[Line, ...]

Holding = Island | Counts
"""The basis of a player's score: the island, or only its counts."""

_HOLDING = value_checks.instance(Island, Counts)
_ISLAND = value_checks.instance(Island)
_TABLE = value_checks.optional(value_checks.instance(Table))
_KIND = value_checks.member(Kind)
_ICON = value_checks.member(Icon)
_NUMBER = value_checks.whole()
_TILES = value_checks.all_of(Cell)
_MONEY = value_checks.optional(value_checks.whole())
_POSITION = value_checks.instance(Position)

AWARDS = (20, 10, 5)
"""The points for the most icons of a type, the second most and the third most."""

Area = tuple[Cell, ...]
"""The tiles of one connected area, in reading order."""


@frozen
class Areas:
    """The areas of one kind, as a line of a score names them."""

    kind: Kind
    """The kind of the zones."""
    areas: tuple[Area, ...]
    """The tiles of each area."""

    def in_words(self, lang: str = "en") -> str:
        """The rows and columns of the areas, numbered from 1 if there are several.

        >>> Areas(Kind.GARDEN, ((Cell(0, 0), Cell(1, 0)),)).in_words()
        'row 1 column 1, row 2 column 1'
        >>> Areas(Kind.GARDEN, ((Cell(0, 0),), (Cell(0, 1), Cell(0, 2)))).in_words()
        'G1 row 1 column 1; G2 row 1 columns 2 and 3'
        """
        messages.require_language(lang)
        if len(self.areas) < 2:
            return messages.in_words(tuple([_rows(area, lang) for area in self.areas]), lang)
        kind, numbered = self.kind.value, enumerate(self.areas, 1)
        return "; ".join([_numbered(kind, number, area, lang) for number, area in numbered])


@lru_cache(maxsize=4096)
def _numbered(kind: str, number: int, area: Area, lang: str) -> str:
    """An area with its letter and number in words; cached, because most areas are small."""
    return say(Message("area.numbered", kind=kind, number=number, tiles=_rows(area, lang)), lang)


@lru_cache(maxsize=4096)
def _rows(area: Area, lang: str) -> str:
    """The tiles of an area, row by row, in words; cached, because most areas are small."""
    rows = groupby(area, key=attrgetter("row"))
    return ", ".join([_row(row, tuple([cell.column for cell in of]), lang) for row, of in rows])


@lru_cache(maxsize=256)
def _row(row: int, columns: tuple[int, ...], lang: str) -> str:
    """Some tiles of a row in words; cached, because there are only 60 such sets."""
    parts = dict(zip(("one", "two", "three", "four"), columns))
    return say(Message(f"area.{len(columns)}", row=row, **parts), lang)


def beaches(holding: Holding, table: Table | None = None) -> Lines:
    """The line of points for the tiles with a beach at the edge (`auctionland.score.beaches`).

    Without a table, or beyond its end, the points are None; the line still has the tiles.

    >>> [line.points for line in beaches(Island.parse("B T"), Table.parse([0, 4]))]
    [4]
    """
    value_checks.require(_HOLDING, holding, "holding")
    value_checks.require(_TABLE, table, "table")
    if isinstance(holding, Counts):
        return _looked_up("beaches", holding.beaches, (), table)
    tiles = beach_tiles(holding)
    return _looked_up("beaches", len(tiles), tiles, table)


def beach_tiles(island: Island) -> tuple[Cell, ...]:
    """The tiles with a beach zone at a side without a neighbouring tile.

    >>> beach_tiles(Island.parse("B TTTB"))
    (Cell(row=0, column=0),)
    """
    return island._beach_tiles


def theme_parks(holding: Holding, table: Table | None = None) -> Lines:
    """The line of points for the largest theme park area (`auctionland.score.theme-parks`).

    Without a table, or beyond its end, the points are None; the line still has the tiles.

    >>> [line.points for line in theme_parks(Island.parse("T T . T"), Table.parse([0, 1, 3]))]
    [3]
    """
    value_checks.require(_HOLDING, holding, "holding")
    value_checks.require(_TABLE, table, "table")
    if isinstance(holding, Counts):
        return _looked_up("theme_parks", holding.theme_parks, (), table)
    tiles = largest_theme_park(holding)
    return _looked_up("theme_parks", len(tiles), tiles, table)


def largest_theme_park(island: Island) -> Area:
    """The tiles of the largest theme park area; of equally large ones, the first in reading order.

    >>> largest_theme_park(Island.parse("T . T T"))
    (Cell(row=0, column=2), Cell(row=0, column=3))
    """
    return max(areas(island, Kind.THEME_PARK), key=len, default=())


_TABLE_RULES = {
    "beaches": "auctionland.score.beaches",
    "theme_parks": "auctionland.score.theme-parks",
}


def _looked_up(category: str, count: int, tiles: Area, table: Table | None) -> Lines:
    rule = _TABLE_RULES[category]
    missing = partial(Line, rule, category, None, tiles=tiles, missing=f"tables.{category}")
    if table is None:
        return (missing(message=Message(f"line.{category}_without_table", count=count)),)
    points = table.points_for(count)
    if points is None:
        last = len(table.points) - 1
        message = Message(f"line.{category}_beyond_table", count=count, last=last)
        return (missing(message=message, beyond=(last, count)),)
    if not count and not points:
        return ()
    message = Message(f"line.{category}", count=count)
    return (Line(rule, category, points, message, tiles=tiles),)


def gardens_houses(holding: Holding) -> Lines:
    """Garden areas times house areas (`auctionland.score.gardens-houses`); no line without both.

    >>> [line.points for line in gardens_houses(Island.parse("GHgh"))]
    [4]
    """
    value_checks.require(_HOLDING, holding, "holding")
    if isinstance(holding, Counts):
        gardens, houses = holding.gardens, holding.houses
        message = Message("line.gardens_houses_counted", gardens=gardens, houses=houses)
        tiles: Area = ()
    else:
        garden_areas, house_areas = areas(holding, Kind.GARDEN), areas(holding, Kind.HOUSE)
        gardens, houses = len(garden_areas), len(house_areas)
        message = Message(
            "line.gardens_houses",
            gardens=gardens,
            houses=houses,
            garden_areas=Areas(Kind.GARDEN, garden_areas),
            house_areas=Areas(Kind.HOUSE, house_areas),
        )
        tiles = tuple(sorted({*chain(*garden_areas, *house_areas)}))
    if not gardens and not houses:
        return ()
    rule = "auctionland.score.gardens-houses"
    points, added = gardens * houses, gardens + houses
    return (Line(rule, "gardens_houses", points, message, tiles=tiles, misreadings=(added,)),)


def areas(island: Island, kind: Kind) -> tuple[Area, ...]:
    """All areas of one kind, in reading order of their first tiles.

    Zones of one kind touch if their half sides face each other across the side between two tiles. A
    zone that touches no side is a separate area.

    >>> [len(area) for area in areas(Island.parse("GGBB G/GG"), Kind.GARDEN)]
    [2, 1, 1]
    """
    value_checks.require(_ISLAND, island, "island")
    value_checks.require(_KIND, kind, "kind")
    return island._areas[kind]


def joined_zones(island: Island, kind: Kind) -> tuple[tuple[tuple[Cell, int], ...], ...]:
    """The zones of each area of one kind: their tiles, and their index on the tile, from 0.

    Areas are in reading order of their first zones, and so are the zones of each.

    >>> joined_zones(Island.parse("GG-- -GGG"), Kind.GARDEN)
    (((Cell(row=0, column=0), 0), (Cell(row=0, column=1), 0)),)
    """
    return island._joined_zones[kind]


def icons(icon: Icon, own: int, everyone: Sequence[int], tiles: Area = ()) -> Lines:
    """The line of points for the icons of one type among all players (`auctionland.score.icons`).

    `everyone` has the counts of all players, including this one; `tiles` show the icons. The place
    is the number of players with more icons. A player without an icon of the type gets no line.

    >>> [line.points for line in icons(Icon.PEACE, 2, [3, 3, 2])]
    [5]
    """
    value_checks.require(_ICON, icon, "icon")
    value_checks.require(_NUMBER, own, "own")
    value_checks.require(_TILES, tiles, "tiles")
    for number in as_list(everyone, "everyone"):
        value_checks.require(_NUMBER, number, "everyone")
    return _award(icon, own, everyone, tiles)


def _award(icon: Icon, own: int, everyone: Sequence[int], tiles: Area) -> Lines:
    """The line of points for icons counted on islands."""
    if not own:
        return ()
    more = sum(other > own for other in everyone)
    points = AWARDS[more] if more < len(AWARDS) else 0
    sharing = everyone.count(own)
    message = Message(
        _icons_key(points, sharing),
        icons=Icons(icon, own),
        place=more + 1,
        more=more,
        sharing=sharing,
    )
    return (Line("auctionland.score.icons", icon.name.lower(), points, message, tiles=tiles),)


def _icons_key(points: int, sharing: int) -> str:
    if not points:
        return "line.icons_too_few"
    return "line.icons_shared" if sharing > 1 else "line.icons"


def counts(holding: Holding) -> Counts:
    """The counts of an island; counts that were entered are returned unchanged.

    >>> counts(Island.parse("B+p GGHH+pm")).to_dict()
    {'beaches': 1, 'theme_parks': 0, 'gardens': 1, 'houses': 1, 'peace': 2, 'love': 0, 'music': 1}
    """
    value_checks.require(_HOLDING, holding, "holding")
    if isinstance(holding, Counts):
        return holding
    shown = icons_shown(holding)
    return Counts(
        beaches=len(beach_tiles(holding)),
        theme_parks=len(largest_theme_park(holding)),
        gardens=len(joined_zones(holding, Kind.GARDEN)),
        houses=len(joined_zones(holding, Kind.HOUSE)),
        peace=shown[Icon.PEACE],
        love=shown[Icon.LOVE],
        music=shown[Icon.MUSIC],
    )


def icons_shown(holding: Holding) -> dict[Icon, int]:
    """The number of icons of each type, anywhere on the island (`auctionland.score.icons`).

    >>> icons_shown(Island.parse("B+p T+pm"))[Icon.PEACE]
    2
    """
    if isinstance(holding, Counts):
        return {Icon.PEACE: holding.peace, Icon.LOVE: holding.love, Icon.MUSIC: holding.music}
    return {icon: len(shown) for icon, shown in holding._icons.items()}


def tie_money(money: int | None) -> int | None:
    """The money of a player; more money wins a tie (`auctionland.tie.money`).

    >>> tie_money(12) > tie_money(9)
    True
    """
    value_checks.require(_MONEY, money, "money")
    return money


TIE_BREAKS = (TieBreak("auctionland.tie.money", "money"),)


@frozen(kw_only=True, repr=False)
class IslandScore(Drawable, PlayerScore):
    """The score of one player of Auctionland."""

    GAME: ClassVar[str] = "auctionland"

    CATEGORIES: ClassVar = ("beaches", "theme_parks", "gardens_houses", "peace", "love", "music")

    player: Player
    """The player as entered."""

    @cached_property
    def counts(self) -> Counts:
        """The counts of the island."""
        return counts(self.player.holding)

    @property
    def money(self) -> int | None:
        """The money at the end of the game, in dollars; None if not entered."""
        return self.player.money

    @property
    def tie_breakers(self) -> tuple[int | None, ...]:
        """The money."""
        return (tie_money(self.money),)

    @property
    def facts(self) -> dict[str, Any]:
        """The counts and the money."""
        return {"counts": self.counts.to_dict(), "money": self.money}

    @property
    def counts_by_category(self) -> dict[str, int]:
        """The beaches and theme parks, whose points come from the score tables."""
        return {"beaches": self.counts.beaches, "theme_parks": self.counts.theme_parks}


def score(position: Position) -> Result[IslandScore]:
    """The score of a final position, with places, winners and reasons.

    Points from a table are None if the position has no such table, or one that ends before the
    count.

    >>> result = score(Position((Player("Alex", Island.parse("GGHH+p")),)))
    >>> result.players[0].categories["peace"], result.missing
    (20, ('tables.beaches', 'tables.theme_parks'))
    """
    value_checks.require(_POSITION, position, "position")
    shown = [icons_shown(player.holding) for player in position.players]
    return Result(
        game="auctionland",
        tie_breaks=TIE_BREAKS,
        rulings=(),
        players=tuple(
            score_player(player, own, shown, position.tables)
            for player, own in zip(position.players, shown, strict=True)
        ),
        find_remarks=partial(_remarks, position),
    )


def score_player(
    player: Player,
    own: Mapping[Icon, int],
    everyone: Sequence[Mapping[Icon, int]],
    tables: Tables = Tables(),
) -> IslandScore:
    """All lines of one player, rule by rule; `everyone` has the icons of all players."""
    tiles = player.holding._icons if isinstance(player.holding, Island) else {}

    def award(icon: Icon) -> Lines:
        showing = tuple(dict.fromkeys(tiles.get(icon, ())))
        return _award(icon, own[icon], [shown[icon] for shown in everyone], showing)

    return IslandScore(
        player=player,
        lines=(
            *beaches(player.holding, tables.beaches),
            *theme_parks(player.holding, tables.theme_parks),
            *gardens_houses(player.holding),
            *award(Icon.PEACE),
            *award(Icon.LOVE),
            *award(Icon.MUSIC),
        ),
    )


def _remarks(position: Position) -> Iterator[Message]:
    if position.pack is not None:
        yield Message("note.pack", name=position.pack.name, provenance=provenance(position.pack))
    few, _ = PLAYERS
    if len(position.players) < few:
        yield Message("note.few_players", players=len(position.players), needed=few)
    yield from first_entries(position.tables)
    yield from implausible_entries(position)
