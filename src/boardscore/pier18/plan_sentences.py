"""Plans in words: conditions as people at a table say them.

A comparison with a number becomes a count (`at least 4 Poets`), one of two numbers compares them
(`as many Lovers as Fishers`), and only other expressions are written as arithmetic. `not` never
appears: a negated comparison becomes the opposite one.
"""

import ast
from collections.abc import Mapping, Sequence

from boardscore.core.messages import Message, say
from boardscore.pier18.plan_syntax import CHARACTERS, name_of

_DENIED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.Lt: ast.GtE,
    ast.Gt: ast.LtE,
    ast.NotEq: ast.Eq,
    ast.GtE: ast.Lt,
    ast.LtE: ast.Gt,
}
"""The negation of each comparison."""

_SWAPPED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.Eq,
    ast.Lt: ast.Gt,
    ast.LtE: ast.GtE,
    ast.NotEq: ast.NotEq,
    ast.Gt: ast.Lt,
    ast.GtE: ast.LtE,
}
"""The same comparison with its sides swapped."""

_KEYS: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "equal",
    ast.Lt: "less",
    ast.LtE: "at_most",
    ast.NotEq: "other",
    ast.Gt: "more",
    ast.GtE: "at_least",
}
_SIGNS: Mapping[type[ast.operator], str] = {ast.Add: "plus", ast.Sub: "minus", ast.Mult: "times"}

_NONE = {(ast.Eq, 0), (ast.LtE, 0), (ast.Lt, 1)}
_SOME = {(ast.NotEq, 0), (ast.Gt, 0)}
"""Ways to write "none" and "some": a number of a pier is never below 0."""

_LOOSE, _TIGHT, _SINGLE = 1, 2, 3
"""Operator precedence: sums, products, single parts."""


def in_words(tree: ast.expr, lang: str) -> str:
    """A condition as a sentence in a language."""
    return _truth(tree, False, lang)[1]


def count_in_words(name: str, count: int) -> Message:
    """A count with the noun of a name in a condition.

    >>> say(count_in_words("lower.poets", 2))
    '2 Poets on the lower side'
    """
    return _said("plan_count", name, count=count)


def _said(words: str, name: str, **args: int) -> Message:
    """The noun of a name, in one form: counted, none, many, its number."""
    where, _, what = name.rpartition(".")
    if where == "points":
        return Message(f"{words}.points", category=Message(f"category.{what}"), **args)
    said = Message(f"{words}.{what}", **args)
    return _on_side(said, where)


def _on_side(said: Message, where: str) -> Message:
    if not where:
        return said
    return Message("plan_count.on_one_side", what=said, on_side=Message(f"on_side.{where}"))


def _truth(node: ast.expr, denied: bool, lang: str) -> tuple[str, str]:
    """The word that joins the parts of a condition, if any, and the whole in words."""
    match node:
        case ast.UnaryOp(operand=part):
            return _truth(part, not denied, lang)
        case ast.BoolOp(op=sign, values=parts):
            both = isinstance(sign, ast.And) != denied
            word = say(Message("plan.and" if both else "plan.or"), lang)
            said = [_truth(part, denied, lang) for part in parts]
            whole = (text if inner in {"", word} else f"({text})" for inner, text in said)
            return word, f" {word} ".join(whole)
    assert isinstance(node, ast.Compare)  # the syntax check allows nothing else
    (written,), (right,) = map(type, node.ops), node.comparators
    return "", _comparison(node.left, _DENIED[written] if denied else written, right, lang)


def _comparison(left: ast.expr, sign: type[ast.cmpop], right: ast.expr, lang: str) -> str:
    these, those = _things(left), _things(right)
    match left, right:
        case _, ast.Constant(value=int(number)) if these:
            return say(_counting(these, sign, number), lang)
        case ast.Constant(value=int(number)), _ if those:
            return say(_counting(those, _SWAPPED[sign], number), lang)
    if these and those:
        return say(_beside(these, sign, those), lang)
    parts = {"left": _number(left, lang)[1], "right": _number(right, lang)[1]}
    return say(Message(f"plan_worked_out.{_KEYS[sign]}", **parts), lang)


def _things(node: ast.expr) -> tuple[str, ...]:
    """The names counted in an expression: one, or several characters of one place together."""
    if name := name_of(node):
        return (name,)
    names = _added(node)
    places = {name.rpartition(".")[0] for name in names}
    if len(places) == 1 and len({*names}) == len(names) and {*map(_kind, names)} <= {*CHARACTERS}:
        return names
    return ()


def _kind(name: str) -> str:
    return name.rpartition(".")[2]


def _added(node: ast.expr) -> tuple[str, ...]:
    """The names in a sum; empty ones for anything else."""
    match node:
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return (*_added(left), *_added(right))
    return (name_of(node) or "",)


def _counting(names: Sequence[str], sign: type[ast.cmpop], number: int) -> Message:
    """A count in words: `at least 4 Poets`."""
    if (sign, number) in _SOME:
        return _counting(names, ast.GtE, 1)
    if len(names) > 1:
        return Message(f"plan.{_KEYS[sign]}", what=_together(names, count=number))
    if (sign, number) in _NONE:
        return _said("plan_none", names[0])
    return Message(f"plan.{_KEYS[sign]}", what=count_in_words(names[0], number))


def _beside(these: Sequence[str], sign: type[ast.cmpop], those: Sequence[str]) -> Message:
    """A comparison of two counts: as many, more, or fewer."""
    first, second = _many(these), _many(those)
    if len(these) == len(those) == 1 and _same_on_other_side(*these, *those):
        second = Message(f"on_side.{those[0].partition('.')[0]}")
    return Message(f"plan_beside.{_KEYS[sign]}", first=first, second=second)


def _same_on_other_side(first: str, second: str) -> bool:
    places = {name.rpartition(".")[0] for name in (first, second)}
    return _kind(first) == _kind(second) and places == {"upper", "lower"}


def _many(names: Sequence[str]) -> Message:
    return _together(names) if len(names) > 1 else _said("plan_many", names[0])


def _together(names: Sequence[str], **args: int) -> Message:
    """Several characters together, or their points, with their number if given."""
    where = names[0].rpartition(".")[0]
    *first, last = (Message(f"plan_many.{_kind(name)}") for name in names)
    family = "points_together" if where == "points" else "together"
    key = f"plan_count.{family}" if args else f"plan_many.{family}"
    said = Message(key, first=first, last=last, **args)
    return said if where == "points" else _on_side(said, where)


def _number(node: ast.expr, lang: str) -> tuple[int, str]:
    """The precedence of an expression, and the expression in words."""
    match node:
        case ast.Constant(value=int(number)):
            return _SINGLE, str(number)
        case ast.UnaryOp(operand=part):
            return _LOOSE, f"{say(Message('plan.minus'), lang)} {_inside(part, _TIGHT, lang)}"
        case ast.BinOp(left=left, op=sign, right=right):
            firm = _TIGHT if isinstance(sign, ast.Mult) else _LOOSE
            word = say(Message(f"plan.{_SIGNS[type(sign)]}"), lang)
            return firm, f"{_inside(left, firm, lang)} {word} {_inside(right, _TIGHT, lang)}"
    return _SINGLE, say(_said("plan_number", str(name_of(node))), lang)


def _inside(node: ast.expr, firm: int, lang: str) -> str:
    """A part of an expression, in parentheses if its precedence is lower."""
    own, text = _number(node, lang)
    return f"({text})" if own < firm else text
