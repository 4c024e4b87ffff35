"""Questions for a position of Pier 18: piers, Plans, Patrons, dates and other tie values."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers, questions
from boardscore.cli.ask.answer_parsers import refuse
from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.preferences import ChosenPack, pack_entry, score_with_pack
from boardscore.cli.ask.questions import Questions, template_in
from boardscore.cli.terminal_messages import page
from boardscore.core.errors import ModelError, NotationError, Problem, Span
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.rulings import as_dict, choices
from boardscore.core.terminal_text import printable
from boardscore.pier18 import MOST_PATRONS, PLAYERS, CardDate, Pier, Position, Rulings, plausibility
from boardscore.pier18.documents import laid_card
from boardscore.pier18.model import Laid, Pack, lay
from boardscore.pier18.pieces import Side, Symbol
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import SCORING
from boardscore.pier18.show.pictures import COLOURS, draw_pier

_DAY_FIRST = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.?")
_MONTH_FIRST = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NAMED_MONTH = re.compile(
    r"([0-9]{1,2})(?:\.|st|nd|rd|th)?\s+([^\W\d]{3,})|([^\W\d]{3,})\s+([0-9]{1,2})(?:st|nd|rd|th)?"
)


def read_date(line: str) -> CardDate:
    """The date in an answer: `4-17`, `17.4.` with the day first, or with the name of the month.

    >>> read_date("17.4."), read_date("April 17"), read_date("17. März")
    (CardDate.parse('04-17'), CardDate.parse('04-17'), CardDate.parse('03-17'))
    """
    if found := _MONTH_FIRST.fullmatch(line):
        return CardDate(int(found[1]), int(found[2]))
    if found := _DAY_FIRST.fullmatch(line):
        return CardDate(int(found[2]), int(found[1]))
    if found := _NAMED_MONTH.fullmatch(line):
        day, name = found[1] or found[4], found[2] or found[3]
        if month := _month(name.lower()):
            return CardDate(month, int(day))
    raise refuse("not_a_date")


def _month(name: str) -> int | None:
    """The number of a typed month by the beginning of its name, in any language."""
    known = (
        (number, say(Message(f"month.{number}"), lang).lower())
        for lang in LANGUAGES
        for number in range(1, 13)
    )
    return next((number for number, month in known if month.startswith(name)), None)


Data = dict[str, Any]

_SMALL = str.maketrans(f"{ascii_uppercase}ÄÖÜ", f"{ascii_lowercase}äöü")
"""The capital letters in names of characters; other letters are no capitals of these."""
_CORRECTION = re.compile(
    r"(?:(?P<name>.+?)\s+)?(?P<side>[ulo]|upper|lower|oben|unten)\s*(?P<column>[0-9]{1,3})"
    r"\s*=\s*(?P<symbol>\S+)",
    re.IGNORECASE,
)


def position(ask: Interview, pack: ChosenPack | None) -> Data:
    """Asks for a position, with all that its score needs."""
    count = questions.how_many(ask, PLAYERS[1])
    players: list[Data] = []
    for seat in range(count):
        earlier = sum(player["patrons"] for player in players)
        players.append(_player(ask, seat, count, pack, earlier))
        questions.so_far(
            ask, score_with_pack({"game": "pier18", **pack_entry(pack), "players": players}, pack)
        )
    found = {"game": "pier18", **pack_entry(pack), "players": players}
    found = _with_rulings(ask, found, pack)
    dates = questions.ask_tie_values(  # `pier18.tie.date`
        ask, found, pack, "plan_date", lambda line: str(read_date(line))
    )
    # Only the dates may show whether the ranking of lower places matters.
    return _with_rulings(ask, dates, pack)


def answers_of(position: Position, lang: str) -> dict[str, str]:
    """The answers that produce a saved position of Pier 18, by key, as typed in the language."""
    found = {"players": str(len(position.players))}
    yes, no = (say(Message(f"dialog.{word}"), lang) for word in ("yes", "no"))
    for seat, player in enumerate(position.players):
        upper, lower = str(player.pier).split("\n")
        found |= {f"{seat}.name": player.name, f"{seat}.upper": upper, f"{seat}.lower": lower}
        found |= {} if player.patrons is None else {f"{seat}.patrons": str(player.patrons)}
        found |= {f"{seat}.cards": " ".join(map(str, player.cards))} if player.cards else {}
        if player.plan_completed is not None:
            found |= {f"{seat}.plan": yes if player.plan_completed else no}
        found |= {f"{seat}.claimed": "" if player.claimed is None else str(player.claimed)}
        if player.plan_date:
            found[f"{seat}.plan_date"] = say(player.plan_date.message, lang)
    chosen = as_dict(position.rulings)
    for option in SCORING:
        found[f"ruling.pier18.{option}"] = str(choices(Rulings)[option].index(chosen[option]) + 1)
    return found


def correct_answers(answered: Mapping[str, str], key: str, line: str, lang: str) -> dict[str, str]:
    """The answers that a line such as `u5 = Q` or `Ben lower 5 = Q` changes; none if it does not.

    Raises `ModelError` for a space outside the pier.
    """
    found = _CORRECTION.fullmatch(line)
    if found is None:
        return {}
    seat = questions.seat_meant(answered, key, found["name"])
    row = f"{seat}.{_side_named(found['side'].lower(), lang)}"
    if row not in answered:
        is_of_cards = f"{seat}.cards" in answered
        raise answer_parsers.refuse("pier_of_cards" if is_of_cards else "no_side_yet")
    spaces = [*read_letters(answered[row], lang).replace("|", "")]
    wanted = read_letters(found["symbol"], lang)
    column = int(found["column"])
    if len(wanted) != 1 or not 1 <= column <= len(spaces):
        raise answer_parsers.refuse("no_such_space", high=len(spaces))
    spaces[column - 1] = wanted
    return {row: read_side("".join(spaces), lang)}


def _side_named(word: str, lang: str) -> str:
    """The side that begins with a typed word, this language first: u is upper; in German, unten."""
    named = ((say(side.message, one), side) for one in (lang, *LANGUAGES) for side in Side)
    return next(side.value for name, side in named if name.startswith(word))


def _player(ask: Interview, seat: int, players: int, pack: ChosenPack | None, earlier: int) -> Data:
    """Asks for one player: the pier, the Plan, the Patrons; others have some Patrons already."""
    name = questions.name(ask, seat, players)
    is_drawn = f"{seat}.upper" in ask.answers and f"{seat}.cards" not in ask.keys
    if pack is None or is_drawn:
        own = _drawn(ask, seat, name)
    else:
        own = _cards(ask, seat, name, pack.pack)
    patrons = ask.ask(
        f"{seat}.patrons", Message("ask.patrons", name=name), answer_parsers.whole(0, MOST_PATRONS)
    )
    used = None if pack is None else pack.pack
    doubts = plausibility.more_than_rounds(earlier + patrons, used, players)
    questions.confirm_number(ask, f"{seat}.patrons", patrons, doubts)
    return {
        "name": name,
        **own,
        "patrons": patrons,
        **questions.ask_claimed_total(ask, seat, name, pack),
    }


def _drawn(ask: Interview, seat: int, name: str) -> Data:
    """Asks for a pier, space by space, and whether its Plan was completed."""
    pier = _pier(ask, seat, name)
    completed = ask.ask(f"{seat}.plan", Message("ask.plan", name=name), answer_parsers.yes_or_no)
    return {"pier": str(pier).split("\n"), "plan_completed": completed}


def _cards(ask: Interview, seat: int, name: str, pack: Pack) -> Data:
    """Asks for a pier, card by card; the last is the Plan, with its date (`pier18.end.plan`)."""
    read = answer_parsers.Offering(
        [*pack.by_id], lambda line: read_cards(line, pack, _lying(ask.answers, seat))
    )
    question, hint = Message("ask.cards", name=name), Message("ask.cards.hint")
    laid = ask.ask(f"{seat}.cards", question, read, hint=hint)
    _show(ask, seat, name, lay(laid))
    written, plan = [str(one) for one in laid], laid[-1].card
    if isinstance(plan.plan, Condition):
        return {"cards": written, "plan_card": plan.id}
    judged = Message("ask.plan_in_words", name=name, plan=plan.plan)
    completed = ask.ask(f"{seat}.plan", judged, answer_parsers.yes_or_no)
    return {"cards": written, "plan_completed": completed, "plan_date": str(plan.date)}


def read_cards(line: str, pack: Pack, lying: Mapping[str, Message]) -> list[Laid]:
    """The cards of a pier in an answer, such as `1 4+1 3 2`.

    `lying` are the cards elsewhere, each with its place (`pier18.deck`: there is one of each).
    Raises `BoardscoreError` with every impossible card underlined.
    """
    words = [*re.finditer(r"[^\s,]+", line)]
    if not words:
        raise answer_parsers.refuse("no_cards")
    laid: list[Laid] = []
    problems: list[Problem] = []
    here = dict(lying)
    for number, word in enumerate(words, 1):
        try:
            one = laid_card(word[0], pack.by_id)
        except NotationError as error:
            problems += [_at(problem, line, word) for problem in error.problems]
            continue
        if one.card.id in here:
            message = Message("dialog.card_lies", id=one.card.id, where=here[one.card.id])
            problems.append(_at(Problem(message, clause="pier18.deck"), line, word))
        here[one.card.id] = Message("dialog.lies_here", number=number)
        laid.append(one)
    if problems:
        raise NotationError(*problems)
    try:
        lay(laid)
    except ModelError as error:
        raise NotationError(
            *(_at(p, line, words[int(p.path[0])]) for p in error.problems)
        ) from None
    return laid


def _at(problem: Problem, line: str, word: re.Match[str]) -> Problem:
    """A problem of one word of a typed line."""
    return evolve(problem, path=(), source=line, span=Span(0, word.start(), word.end()))


def _lying(answered: Mapping[str, str], seat: int) -> dict[str, Message]:
    """The cards entered for the piers of the others, each with its place."""
    found: dict[str, Message] = {}
    for key, line in answered.items():
        other, _, what = key.partition(".")
        if what != "cards" or other == str(seat):
            continue
        name = answered.get(f"{other}.name", "")
        for number, word in enumerate(re.findall(r"[^\s,]+", line), 1):
            found[word.partition("+")[0]] = Message("dialog.lies_there", name=name, number=number)
    return found


def _pier(ask: Interview, seat: int, name: str) -> Pier:
    """Asks for a pier, side by side, and shows it as understood (`pier18.end.plan`)."""
    hint = Message("ask.pier.hint")
    upper = ask.ask(
        f"{seat}.upper",
        Message("ask.upper", name=name),
        lambda line: read_side(line, ask.lang),
        hint=hint,
    )
    pier = ask.ask(
        f"{seat}.lower",
        Message("ask.lower", name=name),
        lambda line: _with_lower(upper, line, ask.lang),
        hint=hint,
    )
    _show(ask, seat, name, pier)
    return pier


def _show(ask: Interview, seat: int, name: str, pier: Pier) -> None:
    drawing = page(ask.lang).tinted(draw_pier(pier, (), ask.lang, terminal.line_length()), COLOURS)
    ask.show(f"{seat}.pier", f"{printable(name)}\n{drawing}")


def _with_lower(upper: str, line: str, lang: str) -> Pier:
    """The pier of two typed sides; an error about their lengths shows both: either may be wrong."""
    lower = read_side(line, lang, Side.LOWER)
    above, below = (Pier.parse(f"{text}\n{text}").columns for text in (upper, lower))
    if above != below:
        counted = {"above": above, "below": below}
        raise answer_parsers.refuse("sides_differ", upper=upper, lower=line, **counted)
    return Pier.parse(f"{upper}\n{lower}")


def read_side(line: str, lang: str, where: Side = Side.UPPER) -> str:
    """One side of a pier in an answer, as letters; raises an error if it cannot be one."""
    if not line:
        raise answer_parsers.refuse("no_side")
    typed, line = line, read_letters(line, lang)
    words = [word for part in line.split("|") for word in part.split()]
    if len(words) > line.count("|") + 1 or "/" in line:
        raise answer_parsers.refuse("several_words")
    try:
        Pier.parse(f"{line}\n{line}")
    except NotationError as error:
        row = [*Side].index(where)
        own = [one for one in error.problems if not one.span or one.span.line == row]
        if sum(one.code == "unknown_symbol" for one in own) > 1:
            raise answer_parsers.refuse("one_letter", got=typed) from None
        shown = f"{typed}\n{typed}" if len(typed) == len(line) else f"{line}\n{line}"
        raise NotationError(*(evolve(one, source=one.source and shown) for one in own)) from None
    return line


def read_letters(line: str, lang: str) -> str:
    """A side in an answer, one letter for each space; accepts names, and initials of the language.

    >>> read_letters("star . Herz", "en"), read_letters("S.D", "de"), read_letters("S.D", "en")
    ('S.H', 'S.Q', 'S.D')
    """
    words, names = line.split(), {name: one for lang in LANGUAGES for name, one in _names(lang)}
    if any(word.translate(_SMALL) in names for word in words):
        return "".join(names.get(word.translate(_SMALL), word) for word in words)
    return "".join(_initials(lang).get(letter.translate(_SMALL), letter) for letter in line)


@cache
def _names(lang: str) -> Sequence[tuple[str, str]]:
    """The names of the characters that people may type in a language, each with its letter."""
    named = ((say(Message(f"typed.{one.name.lower()}"), lang), one) for one in Symbol)
    return [(name, symbol.value) for names, symbol in named for name in names.split(", ")]


@cache
def _initials(lang: str) -> Mapping[str, str]:
    """First letters to type that only one character has in a language."""
    meant: dict[str, set[str]] = {}
    for name, symbol in _names(lang):
        meant.setdefault(name[0], set()).add(symbol)
    return {letter: "".join(symbols) for letter, symbols in meant.items() if len(symbols) == 1}


def _with_rulings(ask: Interview, found: Data, pack: ChosenPack | None) -> Data:
    """The entered position with the rulings that affect its score, and no others."""
    for option in SCORING:
        values = choices(Rulings)[option]
        results = {
            value: score_with_pack(_with_ruling(found, option, value), pack) for value in values
        }
        scores = [([one.categories for one in own.players], own.ranks) for own in results.values()]
        if any(other != scores[0] for other in scores):
            found = _with_ruling(found, option, questions.ruling(ask, f"pier18.{option}", results))
    return found


def _with_ruling(found: Data, option: str, value: object) -> Data:
    return {**found, "rulings": {**found.get("rulings", {}), option: value}}


QUESTIONS = Questions(
    position=position,
    answers_of=answers_of,
    corrected=correct_answers,
    template=template_in(__package__),
)
