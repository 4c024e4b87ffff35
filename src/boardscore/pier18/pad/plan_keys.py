"""Keys that build a Plan tap by tap, each with the condition that it leads to.

The text so far may be unfinished, such as `poets >=`. Keys add what a person means: a number after
a name means "at least", a name after a comparison begins another one.
"""

import re
from collections.abc import Callable, Sequence

from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.plan_syntax import LARGEST_IN_PLAN, NAMES

WHAT: tuple[str, ...] = (*CATEGORIES, "symbols", "blanks", "columns", "groups", "largest_group")
WHERE: tuple[str, ...] = ("upper", "lower", "points")
HOW: tuple[str, ...] = (">=", "<=", "==", ">", "<", "!=")
DIGITS: tuple[str, ...] = tuple("0123456789")
MORE: tuple[str, ...] = ("and", "or", "not", "(", ")", "+", "-", "*")

_TOKEN = re.compile(r"[A-Za-z_.]+|[0-9]+|[<>=!]+|.")
_SIGNS, _JOINS = ("+", "-", "*"), ("and", "or")
_BEGINS_A_PART = {*_JOINS, "not", "("}
_DEFAULT = ">="

Tokens = list[str]


def tokens_of(plan: str) -> Tokens:
    """The names, numbers and signs of a Plan's text, each from one or more keys.

    >>> tokens_of("upper.poets>=4 and not")
    ['upper.poets', '>=', '4', 'and', 'not']
    """
    return [token for token in _TOKEN.findall(plan) if token.strip()]


def press(plan: str, key: str) -> str | None:
    """The text of a Plan after a key; None if the key means nothing there.

    >>> press("poets", "4"), press("poets >= 4", "lovers"), press("poets >=", "and")
    ('poets >= 4', 'poets >= 4 and lovers', None)
    """
    found = _action(key)(tokens_of(plan), key)
    return None if found is None else write(found)


def taken_back(plan: str) -> str:
    """The text of a Plan without its last part, for the key that takes back."""
    return write(tokens_of(plan)[:-1])


def write(tokens: Sequence[str]) -> str:
    """The text of a Plan from its tokens, with spaces as people write them."""
    return " ".join(tokens).replace("( ", "(").replace(" )", ")")


def _action(key: str) -> Callable[[Tokens, str], Tokens | None]:
    if key in WHAT:
        return _name
    if key in WHERE:
        return _place
    if key in HOW:
        return _comparison
    if key in DIGITS:
        return _digit
    return {"not": _not, "(": _not, ")": _close}.get(key, _sign if key in _SIGNS else _join)


def _is_name(token: str) -> bool:
    return token in NAMES


def _is_value(token: str) -> bool:
    return _is_name(token) or token.isdecimal()


def _last(tokens: Tokens) -> str:
    return tokens[-1] if tokens else ""


def _comparison_at(tokens: Tokens) -> int | None:
    """The place of the comparison in the last part of a Plan; None without one."""
    for at in reversed(range(len(tokens))):
        if tokens[at] in HOW:
            return at
        if tokens[at] in _BEGINS_A_PART:
            return None
    return None


def _is_compared(tokens: Tokens) -> bool:
    return _comparison_at(tokens) is not None


def _name(tokens: Tokens, name: str) -> Tokens:
    """The key of a name: in place of one before it; after a side, the same on the other side."""
    last = _last(tokens)
    if last == ")" or (_is_value(last) and _is_compared(tokens)):
        return [*tokens, "and", name]
    if _is_name(last):
        return [*tokens[:-1], name]
    if last.isdecimal():
        return [*tokens, _DEFAULT, name]
    if last in HOW:
        side, _, what = tokens[-2].rpartition(".")
        other = {"upper": "lower", "lower": "upper"}.get(side)
        return [*tokens, f"{other}.{name}" if other and what == name else name]
    return [*tokens, name]


def _place(tokens: Tokens, place: str) -> Tokens | None:
    """The key of a place: the last name there; without a place if it had that one."""
    was, _, what = _last(tokens).rpartition(".")
    name = what if was == place else f"{place}.{what}"
    return [*tokens[:-1], name] if what in WHAT and name in NAMES else None


def _comparison(tokens: Tokens, sign: str) -> Tokens | None:
    """The key of a comparison: in place of the one in the last part."""
    at = _comparison_at(tokens)
    if at is not None:
        return [*tokens[:at], sign, *tokens[at + 1 :]]
    return [*tokens, sign] if _is_value(_last(tokens)) else None


def _digit(tokens: Tokens, digit: str) -> Tokens | None:
    """The key of a digit: at the end of a number; after the first name, a comparison with it."""
    last = _last(tokens)
    if last.isdecimal():
        number = int(last + digit)
        return [*tokens[:-1], str(number)] if number <= LARGEST_IN_PLAN else None
    if _is_name(last):
        return [*tokens[:-1], digit] if _is_compared(tokens) else [*tokens, _DEFAULT, digit]
    return [*tokens, digit] if last in {*HOW, *_SIGNS} else None


def _sign(tokens: Tokens, sign: str) -> Tokens | None:
    last = _last(tokens)
    if last in _SIGNS:
        return [*tokens[:-1], sign]
    return [*tokens, sign] if _is_value(last) else None


def _join(tokens: Tokens, word: str) -> Tokens | None:
    last = _last(tokens)
    if last in _JOINS:
        return [*tokens[:-1], word]
    return [*tokens, word] if last == ")" or (_is_value(last) and _is_compared(tokens)) else None


def _not(tokens: Tokens, key: str) -> Tokens | None:
    return [*tokens, key] if not tokens or _last(tokens) in _BEGINS_A_PART else None


def _close(tokens: Tokens, key: str) -> Tokens | None:
    is_open = tokens.count("(") > tokens.count(")")
    is_done = _last(tokens) == ")" or (_is_value(_last(tokens)) and _is_compared(tokens))
    return [*tokens, key] if is_open and is_done else None
