"""The syntax of Plan conditions: the parsed tree, and every error in it.

A condition is text such as `poets >= 4 and upper.blanks == 0`. The standard library's `ast` parses
it, and only a few kinds of node are allowed; nothing is executed.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from attrs import evolve

from boardscore.core.errors import Problem, Span, TextLines
from boardscore.core.messages import Message, say
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import code_points
from boardscore.pier18.pieces import CATEGORIES

LONGEST = 500
"""The longest condition, in characters."""

DEEPEST = 20
"""The deepest nesting of parentheses and signs."""

LARGEST_IN_PLAN = 9999
"""The largest number in a condition."""

_COUNTED = (*CATEGORIES, "symbols", "blanks")
NAMES: tuple[str, ...] = (
    *_COUNTED,
    *(f"{side}.{name}" for side in ("upper", "lower") for name in _COUNTED),
    *("columns", "groups", "largest_group"),
    *(f"points.{name}" for name in CATEGORIES),
)
"""The names that a condition may contain."""

_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult)

_BLANK = re.compile(r"\s")
_STRANGE = re.compile(r"[^A-Za-z0-9_.()<>=!+*\s-]", re.ASCII)
_NUMBER = re.compile(r"(?<![A-Za-z0-9_.])[0-9][A-Za-z0-9_.]*|\.[0-9][A-Za-z0-9_.]*")
_TOKEN = re.compile(r"[A-Za-z0-9_.]+|[^\s]")
_KNOWN_COMPARISONS = "== != < <= > >="
_KNOWN_SIGNS = f"and or not ( ) {_KNOWN_COMPARISONS} + - *"
_MISTAKEN = {
    "==": "=",
    "!=": "<> =! ≠",
    "<=": "=< ≤",
    ">=": "=> ≥",
    "-": "− –",
    "*": "×",
    "and": "& and und",
    "or": "| or oder",
    "not": "! ~ not nicht",
}
"""Signs and words of other languages, with what they mean here; words in capitals count too."""

_MEANT = {other: sign for sign, others in _MISTAKEN.items() for other in others.split()}

_SIGN_OR_WORD = re.compile(r"[A-Za-z]+|[=<>!]+|.", re.DOTALL)

_CHAINED = Message("error.plan_chained")
_OPERATOR = Message("error.plan_operator", known=_KNOWN_COMPARISONS)
_NOT_COMPARED = Message("error.plan_not_compared")
_NOT_NUMBER = Message("error.plan_not_number")
_NOT_ALLOWED = Message("error.plan_not_allowed", known=_KNOWN_SIGNS)


@lru_cache(maxsize=1 << 8)
def parse(text: str) -> ast.expr:
    """Parses a condition; columns are those of the text, and line breaks count as blanks."""
    flat = _BLANK.sub(" ", text)
    indent = len(flat) - len(flat.lstrip())
    tree = ast.parse(flat.strip(), mode="eval").body
    for node in ast.walk(tree):
        if isinstance(node, ast.expr):
            node.col_offset += indent
            assert node.end_col_offset is not None  # the parser sets the end of every node
            node.end_col_offset += indent
    return tree


def name_of(node: ast.AST) -> str | None:
    """The name of a condition's node: `poets` or `upper.poets`."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=side), attr=name):
            return f"{side}.{name}"
    return None


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a condition from left to right; a dotted name is one of them."""
    yield node
    if name_of(node) is None:
        for child in ast.iter_child_nodes(node):
            yield from walk(child)


def problems(text: str) -> Iterator[Problem]:
    """The problems with a condition, each with its line."""
    return (_in_lines(problem, text) for problem in _problems(text))


def _in_lines(problem: Problem, text: str) -> Problem:
    """A problem of a condition, with line and column."""
    flat = problem.span
    span = flat and TextLines(text).span(flat.start, flat.end)
    return evolve(problem, source=text, span=span)


def _problem(message: Message, start: int, end: int) -> Problem:
    """A problem of a condition with a span that ignores line breaks."""
    return Problem(message, span=Span(0, start, end), clause="pier18.score.plan")


def _meant(text: str, start: int, end: int, key: str, **args: object) -> Problem:
    """A problem with a sign or a word of a condition, and what was probably meant."""
    token = _SIGN_OR_WORD.match(text, start)
    assert token is not None  # it is in the text
    written = token.group()
    near = _MEANT.get(written.lower())
    if near in {None, written}:
        return _problem(Message(key, **args), start, end)
    return _problem(Message(f"{key}_near", near=near, **args), start, end)


def _problems(text: str) -> Iterator[Problem]:
    """The problems with a condition: first its signs, then, if they are right, its meaning."""
    if not text.strip():
        yield Problem(Message("error.plan_empty"), clause="pier18.score.plan")
    elif len(text) > LONGEST:
        yield _problem(Message("error.plan_too_long", high=LONGEST), LONGEST, len(text))
    else:
        wrong = list(_problems_of_signs(text)) or _too_deep(text)
        yield from wrong or _problems_of_tree(text)


def _problems_of_signs(text: str) -> Iterator[Problem]:
    for match in _STRANGE.finditer(text):
        sign = match.group()
        yield _meant(text, *match.span(), "error.plan_sign", got=sign, code=code_points(sign))
    for match in _NUMBER.finditer(text):
        written = match.group()
        padded = written[0] == "0" and written != "0"
        if padded or not written.isdecimal() or int(written) > LARGEST_IN_PLAN:
            message = Message("error.plan_number", got=written, high=LARGEST_IN_PLAN)
            yield _problem(message, *match.span())


def _too_deep(text: str) -> list[Problem]:
    """The first sign that is nested too deeply: in parentheses, or behind signs in front."""
    depth = in_front = 0
    for match in _TOKEN.finditer(text):
        token = match.group()
        depth += {"(": 1, ")": -1}.get(token, 0)
        in_front = in_front + 1 if token in {"not", "-", "+"} else 0
        if max(depth, in_front) > DEEPEST:
            return [_problem(Message("error.plan_too_deep", high=DEEPEST), *match.span())]
    return []


def _problems_of_tree(text: str) -> Iterator[Problem]:
    try:
        tree = parse(text)
    except SyntaxError as error:
        yield _where_it_breaks_off(text, error)
        return
    yield from _truth_problems(tree)


def _where_it_breaks_off(text: str, error: SyntaxError) -> Problem:
    """Where a condition becomes unreadable: at its last character if something is missing."""
    indent, end = len(text) - len(text.lstrip()), len(text.rstrip())
    place = indent + error.offset - 1 if error.offset else end
    if place < end:
        return _meant(text, place, place + 1, "error.plan_syntax")
    return _problem(Message("error.plan_syntax"), end - 1, end)


def _at(node: ast.expr, message: Message) -> Problem:
    end = node.end_col_offset
    assert end is not None  # the parser sets the end of every node
    return _problem(message, node.col_offset, end)


def _truth_problems(node: ast.expr) -> Iterator[Problem]:
    match node:
        case ast.BoolOp(values=parts):
            for part in parts:
                yield from _truth_problems(part)
        case ast.UnaryOp(op=ast.Not(), operand=part):
            yield from _truth_problems(part)
        case ast.Compare(ops=[_, _, *_]):
            yield _at(node, _CHAINED)
        case ast.Compare(left=left, ops=[comparison], comparators=[right]):
            if not isinstance(comparison, _COMPARISONS):
                yield _at(node, _OPERATOR)
            yield from _number_problems(left)
            yield from _number_problems(right)
        case ast.Constant() | ast.Name() | ast.Attribute() | ast.BinOp() | ast.UnaryOp():
            yield from list(_number_problems(node)) or [_at(node, _NOT_COMPARED)]
        case _:
            yield _at(node, _NOT_ALLOWED)


def _number_problems(node: ast.expr) -> Iterator[Problem]:
    name = name_of(node)
    match node:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return
        case ast.UnaryOp(op=ast.USub(), operand=part):
            yield from _number_problems(part)
        case ast.BinOp(left=left, op=sign, right=right) if isinstance(sign, _ARITHMETIC):
            yield from _number_problems(left)
            yield from _number_problems(right)
        case ast.BoolOp() | ast.Compare() | ast.UnaryOp(op=ast.Not()):
            yield _at(node, _NOT_NUMBER)
        case ast.Name() | ast.Attribute() if name:
            if name not in NAMES:
                yield _at(node, unknown("error.plan_name", name, NAMES))
        case _:
            yield _at(node, _NOT_ALLOWED)


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
    """The noun of a condition's name, in one form: counted, none, many, its number."""
    where, _, what = name.rpartition(".")
    if where == "points":
        return Message(f"{words}.points", category=Message(f"category.{what}"), **args)
    return _on_side(Message(f"{words}.{what}", **args), where)


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
    if len(places) == 1 and len({*names}) == len(names) and {*map(_kind, names)} <= {*CATEGORIES}:
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
