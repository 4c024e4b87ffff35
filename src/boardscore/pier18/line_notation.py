"""The parts of a Pier 18 player in the notation of the score pad (`boardscore.line_notation`).

`S-.Q!..A!1!2!04-17!` is an upper side whose second card begins at column 1, a lower side, a
completed Plan, 2 Patrons, and the date of the Plan card. Three parts may follow: the number of
columns on the pad with the number of columns of the pier, the cards, and the Plan.
"""

from collections.abc import Iterator
from itertools import accumulate

from attrs import evolve

from boardscore.documents.line_parts import Entries, Fields, LinePart, encode
from boardscore.pier18.model import Pack, Player, Position
from boardscore.pier18.notation import LONGEST, write_pier
from boardscore.pier18.plans_from_cards import with_plan_cards
from boardscore.plugin import LineNotation

_BAR = "-"
"""The sign for the beginning of a card; some apps change `|` in links."""

_EMPTY = "."
_STEP = 8
_FEWEST = 16
"""The pad shows at least this many columns, and a multiple of the step."""

_SIDE = f"[SQHA.]{{1,{LONGEST}}}"
_SIDE_WITH_BARS = f"-*[SQHA.](?:-*[SQHA.]){{0,{LONGEST - 1}}}-*"
_COLUMNS = "([0-9]{0,4})(?:-([0-9]{1,3}))?"
_PLANS = {"c": "plan", "k": "plan_card"}
"""The forms of a Plan by their letters."""

_JUDGED = {"1": True, "0": False}
_LETTERS = {True: "1", False: "0", None: ""}


# Writing


def _write(player: Player) -> list[str]:
    """The parts of a player, as the pad writes them after opening a file."""
    pier = player.pier
    upper = write_pier(pier.upper, pier.lower, pier.bars).split("\n")[0].replace("|", _BAR)
    lower = str(pier).split("\n")[1]
    return [
        upper,
        lower,
        _LETTERS[_judged(player)],
        str(player.patrons or 0),
        str(player.plan_date or ""),
        _write_columns(player),
        *_write_cards(player),
    ]


def _is_by_last_card(player: Player) -> bool:
    """Whether the last card of the pier is the Plan card."""
    card = player.plan_card
    return bool(player.cards) and card is not None and player.cards[-1].card.id == card.id


def _judged(player: Player) -> bool | None:
    """Whether the Plan is completed; with cards, nothing means that the last card decides."""
    if player.plan_completed is None and player.cards and not _is_by_last_card(player):
        return False
    return player.plan_completed


def _plan(player: Player) -> str:
    """The Plan with the letter of its form; empty if the last card is the Plan card.

    A line has no form for a Plan in words.
    """
    if player.plan is None or _is_by_last_card(player):
        return ""
    if player.plan_card:
        return f"k{player.plan_card.id}"
    return "" if isinstance(player.plan, str) else f"c{encode(str(player.plan))}"


def _write_columns(player: Player) -> str:
    """The columns on the pad, and the length of a pier that ends with an empty column.

    A 0 in front means that everything else is empty or 0.
    """
    upper, lower, columns = player.pier.upper, player.pier.lower, player.pier.columns
    shown = _shown_columns(columns)
    symbols = any(upper + lower)
    is_zero = not (
        symbols or player.cards or player.plan_completed or player.patrons or player.plan_date
    )
    ends = "" if upper[-1] or lower[-1] else f"-{columns}"
    if is_zero and not _plan(player):
        return f"0{shown}{ends}"
    return f"{shown}{ends}" if shown > _FEWEST else ends


def _write_cards(player: Player) -> Iterator[str]:
    cards, plan = player.cards, _plan(player)
    if cards or plan:
        yield ("c" if cards else "p") + ",".join(encode(str(laid)) for laid in cards)
    if plan:
        yield plan


def _shown_columns(columns: int) -> int:
    return -(-max(_FEWEST, columns) // _STEP) * _STEP


# Reading


def _read(fields: Fields, pack: Pack | None) -> Entries:
    """The entries of a player, as the pad sends them to be scored."""
    is_by_cards, cards = _read_cards(fields["cards"])
    judged = fields["plan_completed"].require("[01]?", "line_plan_completed")
    is_by_last_card = is_by_cards and bool(cards) and not judged
    last = _card_id(cards[-1], pack) if is_by_cards and cards else ""
    is_known = pack is not None and last in pack.by_id
    told: Entries = (
        _read_plan(fields["plan"])
        or ({"plan_card": last} if is_by_last_card and is_known else {})
        or ({"plan_completed": _JUDGED[judged]} if judged else {})
    )
    date = fields["plan_date"].require("([0-9]{2}-[0-9]{2})?", "line_date")
    if not date and last and not is_by_last_card and "plan_card" not in told and pack:
        date = str(pack.by_id[last].date) if last in pack.by_id else ""
    pier = _read_pier(fields)
    return {
        **({"cards": cards} if is_by_cards and cards else {"pier": pier}),
        **told,
        "patrons": int(fields["patrons"].require("[0-9]|1[0-8]", "line_patrons")),
        **({"plan_date": date} if date else {}),
    }


def _read_pier(fields: Fields) -> list[str]:
    """Both sides, up to the last symbol, or to the length that is given."""
    first = fields["pier"].require(_SIDE_WITH_BARS, "line_upper")
    upper, lower = first.replace(_BAR, ""), fields["lower"].require(_SIDE, "line_lower")
    fields["columns"].require(_COLUMNS, "line_columns")
    shown, ends = (int(number or 0) for number in fields["columns"].text.partition("-")[::2])
    fields["columns"].require_that(max(shown, ends) <= LONGEST, "line_columns")
    columns = max(1, ends, *(len(side.rstrip(_EMPTY)) for side in (upper, lower)))
    bars = {*accumulate(len(part) for part in first.split(_BAR)[:-1])}
    return [_with_bars(side.ljust(columns, _EMPTY)[:columns], bars) for side in (upper, lower)]


def _with_bars(side: str, bars: set[int]) -> str:
    return "".join("|" * (at in bars) + symbol for at, symbol in enumerate(side))


def _read_cards(part: LinePart) -> tuple[bool, list[str]]:
    """Whether the pier is entered by cards, and the cards."""
    way = part.require("([pc][^!]*)?", "line_cards") or "p"
    cards = [one.decoded() for one in part.after(1).split(",") if one.text]
    part.require_that(len(cards) <= LONGEST, "line_cards")
    return way[0] == "c", cards


def _read_plan(part: LinePart) -> Entries:
    letter = part.require("([ck][^!]+)?", "line_plan")[:1]
    if not letter:
        return {}
    return {_PLANS[letter]: part.after(1).decoded()}


def _card_id(written: str, pack: Pack | None) -> str:
    """The id in the notation of a laid card, such as `4+1`, or `4+1t` and `4t` if it is turned."""
    name = written.partition("+")[0]
    is_known = pack is not None and name in pack.by_id
    return name.removesuffix("t") if name.endswith("t") and not is_known else name


def _resolve(position: Position) -> Position:
    """The position with the Plan cards of finished piers; next to an entered Plan, their dates."""
    pairs = zip(position.players, with_plan_cards(position).players)
    return evolve(position, players=tuple(_with_entered_plan(*pair) for pair in pairs))


def _with_entered_plan(entered: Player, completed: Player) -> Player:
    """The player with a Plan card, but without one if only the Plan was entered."""
    if entered.plan_completed is None and entered.plan is None:
        return completed
    return evolve(completed, plan_card=entered.plan_card)


def _without_pack(player: Player) -> Player:
    """The player with the pier that the cards make, and with the Plan of the Plan card."""
    return evolve(player, cards=(), plan_card=None)


LINE = LineNotation(
    fields=(
        *("pier", "lower", "plan_completed", "patrons"),
        *("plan_date", "columns", "cards", "plan"),
    ),
    write=_write,
    read=_read,
    without_pack=_without_pack,
    resolve=_resolve,
)
