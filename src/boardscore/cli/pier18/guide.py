"""What is asked to score a game of Pier 18: the piers, what lies beside them, what a tie needs."""

from typing import Any

from boardscore.cli import terminal
from boardscore.cli.ask import answers, common
from boardscore.cli.ask.interview import Interview
from boardscore.cli.pier18 import dates
from boardscore.core.display import printable
from boardscore.core.errors import NotationError
from boardscore.core.messages import Message, say
from boardscore.core.rulings import as_dict, choices
from boardscore.pier18 import MOST_PATRONS, PLAYERS, Pier, Position, Rulings
from boardscore.pier18.pieces import Side
from boardscore.pier18.rulings import SCORING
from boardscore.positions import score
from boardscore.show.pier18.pictures import draw_pier

Data = dict[str, Any]


def position(ask: Interview) -> Data:
    """The position that the answers describe, with all that its score needs."""
    count = common.how_many(ask, PLAYERS[1])
    players = [_player(ask, seat, count) for seat in range(count)]
    found = {"game": "pier18", "players": players}
    # Whether it matters how lower places are ranked may show only once the dates are known.
    return _with_rulings(ask, _with_dates(ask, _with_rulings(ask, found)))


def answers_of(position: Position, lang: str) -> dict[str, str]:
    """The answers that a saved position was made of, by their keys, as the language types them."""
    found = {"players": str(len(position.players))}
    yes = say(Message("dialog.yes"), lang)
    for seat, player in enumerate(position.players):
        upper, lower = str(player.pier).split("\n")
        found |= {f"{seat}.name": player.name, f"{seat}.upper": upper, f"{seat}.lower": lower}
        found |= {} if player.patrons is None else {f"{seat}.patrons": str(player.patrons)}
        found |= {f"{seat}.plan": yes if player.plan_completed else "n"}
        found |= {f"{seat}.claimed": "" if player.claimed is None else str(player.claimed)}
        if player.plan_date:
            found[f"{seat}.plan_date"] = say(player.plan_date.message, lang)
    chosen = as_dict(position.rulings)
    for option in SCORING:
        number = choices(Rulings)[option].index(chosen[option]) + 1
        found[f"ruling.pier18.{option}"] = str(number)
    return found


def remembered(_: object) -> tuple[()]:
    """The next position has nothing in common with this one."""
    return ()


def _player(ask: Interview, seat: int, players: int) -> Data:
    """What one player has at the end: the pier, the Plan, the Patrons."""
    name = common.name(ask, seat, players)
    pier = _pier(ask, seat, name)
    completed = ask.ask(f"{seat}.plan", Message("ask.plan", name=name), answers.yes_or_no)
    patrons = ask.ask(
        f"{seat}.patrons",
        Message("ask.patrons", name=name),
        answers.whole(0, MOST_PATRONS),
    )
    return {
        "name": name,
        "pier": str(pier).split("\n"),
        "plan_completed": completed,
        "patrons": patrons,
        **common.claimed(ask, seat, name),
    }


def _pier(ask: Interview, seat: int, name: str) -> Pier:
    """A pier, typed side by side and shown as it was understood (`pier18.end.plan`)."""
    hint = Message("ask.pier.hint")
    upper = ask.ask(f"{seat}.upper", Message("ask.upper", name=name), side, hint=hint)
    pier = ask.ask(
        f"{seat}.lower",
        Message("ask.lower", name=name),
        lambda line: _with_lower(upper, line),
        hint=hint,
    )
    drawing = draw_pier(pier, (), ask.lang, terminal.line_length())
    ask.show(f"{seat}.pier", f"{printable(name)}\n{drawing}")
    return pier


def _with_lower(upper: str, line: str) -> Pier:
    """The pier of two sides; of different length, both are shown, as either may be wrong."""
    above, below = (
        Pier.parse(f"{text}\n{text}").columns for text in (upper, side(line, Side.LOWER))
    )
    if above != below:
        counted = {"above": above, "below": below}
        raise answers.refuse("sides_differ", upper=upper, lower=line, **counted)
    return Pier.parse(f"{upper}\n{line}")


def side(line: str, where: Side = Side.UPPER) -> str:
    """One side as it was typed, once it is known that it can be read: also beside itself."""
    if not line:
        raise answers.refuse("no_side")
    words = [word for part in line.split("|") for word in part.split()]
    if len(words) > line.count("|") + 1 or "/" in line:
        raise answers.refuse("several_words")
    try:
        Pier.parse(f"{line}\n{line}")
    except NotationError as error:
        row = [*Side].index(where)
        own = [one for one in error.problems if not one.span or one.span.line == row]
        if sum(one.code == "unknown_symbol" for one in own) > 1:
            raise answers.refuse("one_letter", got=line) from None
        raise NotationError(*own) from None
    return line


def _with_rulings(ask: Interview, found: Data) -> Data:
    """The position with those rulings asked for that make a difference to it, and no others."""
    for option in SCORING:
        values = choices(Rulings)[option]
        variants = [_with_ruling(found, option, value) for value in values]
        results = [score(variant) for variant in variants]
        scores = [([one.categories for one in own.players], own.ranks) for own in results]
        if any(other != scores[0] for other in scores):
            found = _with_ruling(found, option, common.ruling(ask, f"pier18.{option}", values))
    return found


def _with_ruling(found: Data, option: str, value: object) -> Data:
    return {**found, "rulings": {**found.get("rulings", {}), option: value}}


def _with_dates(ask: Interview, found: Data) -> Data:
    """The position with the dates on the Plan cards that a tie asks for (`pier18.tie.date`)."""
    players = [dict(player) for player in found["players"]]
    for seat, player in enumerate(players):
        if f"players[{seat}].plan_date" in score(found).missing:
            question = Message("ask.plan_date", name=player["name"])
            hint = Message("ask.plan_date.hint")
            date = ask.ask(
                f"{seat}.plan_date", question, answers.optional(dates.date), "", hint=hint
            )
            if date is not None:
                player["plan_date"] = str(date)
    return {**found, "players": players}
