"""The syntax of Plan conditions: the parsed tree, and every error in it.

A condition is text such as `poets >= 4 and upper.blanks == 0`. The standard library's `ast` parses
it, and only a few kinds of node are allowed; nothing is executed.
"""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.core.problems import Problem, Span, TextLines
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import code_points

LONGEST = 500
"""The longest condition, in characters."""

DEEPEST = 20
"""The deepest nesting of parentheses and signs."""

LARGEST_IN_PLAN = 9999
"""The largest number in a condition."""

CHARACTERS = ("poets", "lovers", "fishers", "flower_sellers")
"""The characters that a condition counts."""

_COUNTED = (*CHARACTERS, "symbols", "blanks")
NAMES: tuple[str, ...] = (
    *_COUNTED,
    *(f"{side}.{name}" for side in ("upper", "lower") for name in _COUNTED),
    *("columns", "groups", "largest_group"),
    *(f"points.{name}" for name in CHARACTERS),
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
    """The name of a node: `poets` or `upper.poets`."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=side), attr=name):
            return f"{side}.{name}"
    return None


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes from left to right; a dotted name is one of them."""
    yield node
    if name_of(node) is None:
        for child in ast.iter_child_nodes(node):
            yield from walk(child)


def problems(text: str) -> Iterator[Problem]:
    """The problems with a condition, each with its line."""
    return (_in_lines(problem, text) for problem in _problems(text))


def _in_lines(problem: Problem, text: str) -> Problem:
    """The same problem, with line and column."""
    flat = problem.span
    span = flat and TextLines(text).span(flat.start, flat.end)
    return evolve(problem, source=text, span=span)


def _problem(message: Message, start: int, end: int) -> Problem:
    """A problem with a span that ignores line breaks."""
    return Problem(message, span=Span(0, start, end), clause="pier18.score.plan")


def _meant(text: str, start: int, end: int, key: str, **args: object) -> Problem:
    """A problem with a sign or a word, and what was probably meant."""
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
