"""Plans that can be evaluated: conditions on a finished pier.

A condition is text such as `poets >= 4 and upper.blanks == 0`: `plan_syntax` parses it, and puts it
into words. This module evaluates it, node by node, and translates it for kernels; Python never
executes it.
"""

import ast
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import accumulate, chain
from typing import Any

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.errors import NotationError, raise_all
from boardscore.pier18 import plan_syntax

_COMPARISONS: Mapping[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_ARITHMETIC: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


_COUNTS = value_checks.instance(Mapping)
_NUMBER = value_checks.whole()


@frozen(repr=False)
class Condition:
    """A Plan that can be evaluated: a condition on the numbers of a finished pier.

    >>> plan = Condition("poets >= 2 and upper.blanks == 0")
    >>> plan.names
    ('poets', 'upper.blanks')
    >>> plan.holds({"poets": 3, "upper.blanks": 0})
    True

    Raises `NotationError` with every mistake in the text (`pier18.score.plan`).
    """

    text: str = field()

    @text.validator
    def _check(self, _: object, text: object) -> None:
        value_checks.require_text(text, "condition")
        raise_all(NotationError, plan_syntax.problems(str(text)))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names in the condition, each once, in reading order."""
        names = (plan_syntax.name_of(node) for node in plan_syntax.walk(self._tree))
        return tuple(dict.fromkeys(name for name in names if name))

    def holds(self, counts: Mapping[str, int]) -> bool:
        """Whether the condition is true for these numbers of a pier, by name.

        Raises `ModelError` for a number that is missing or not whole.
        """
        value_checks.require(_COUNTS, counts, "counts")
        for name in self.names:
            value_checks.require(_NUMBER, counts.get(name), name)
        return bool(truth_of(self, counts))

    def in_words(self, lang: str = "en") -> str:
        """The condition as people at a table say it.

        >>> Condition("poets >= 2 and upper.blanks == 0").in_words()
        'at least 2 Poets and no empty spaces on the upper side'
        """
        return plan_syntax.in_words(self._tree, lang)

    @property
    def _tree(self) -> ast.expr:
        return plan_syntax.parse(self.text)


def truth_of(condition: Condition, counts: Mapping[str, Any]) -> Any:
    """Whether a condition holds for numbers that need no check; for arrays of them, an array."""
    return _truth(condition._tree, counts)


def _truth(node: ast.expr, counts: Mapping[str, Any]) -> Any:
    match node:
        case ast.BoolOp(op=ast.And(), values=parts):
            return reduce(operator.and_, (_truth(part, counts) for part in parts))
        case ast.BoolOp(values=parts):
            return reduce(operator.or_, (_truth(part, counts) for part in parts))
        case ast.UnaryOp(operand=part):
            return _truth(part, counts) ^ True
    assert isinstance(node, ast.Compare)  # the syntax check allows nothing else
    (comparison,), (right,) = node.ops, node.comparators
    return _COMPARISONS[type(comparison)](_number(node.left, counts), _number(right, counts))


def _number(node: ast.expr, counts: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value=int(number)):
            return number
        case ast.UnaryOp(operand=part):
            return -_number(part, counts)
        case ast.BinOp(left=left, op=sign, right=right):
            return _ARITHMETIC[type(sign)](_number(left, counts), _number(right, counts))
    return counts[str(plan_syntax.name_of(node))]


# Programs of whole numbers, which kernels run on a pier

NUMBER, COUNT, ADD, SUBTRACT, MULTIPLY, EITHER, EQUAL, LESS = range(8)
"""The instructions: a number, a count of the pier, and what to do with the last two values."""

MOST_PRODUCTS = 2
"""More could need more than 64 bits: each factor has 500 characters, so it is below 2^20."""

Instruction = tuple[int, int]

_NOT: tuple[Instruction, ...] = ((NUMBER, 0), (EQUAL, 0))

_COMPARING: Mapping[type[ast.cmpop], tuple[int, bool, bool]] = {
    ast.Eq: (EQUAL, False, False),
    ast.NotEq: (EQUAL, False, True),
    ast.Lt: (LESS, False, False),
    ast.GtE: (LESS, False, True),
    ast.Gt: (LESS, True, False),
    ast.LtE: (LESS, True, True),
}
"""The instruction of each comparison, whether its sides are swapped, whether it is negated."""

_CALCULATING: Mapping[type[ast.operator], int] = {
    ast.Add: ADD,
    ast.Sub: SUBTRACT,
    ast.Mult: MULTIPLY,
}


def is_small(condition: Condition) -> bool:
    """Whether all numbers in the condition of a Plan surely fit into 64 bits.

    >>> is_small(Condition("9999 * 9999 * poets > 0")), is_small(Condition("2*2*2*2 > poets"))
    (True, False)
    """
    return condition.text.count("*") <= MOST_PRODUCTS


def program(plan: Condition | str) -> tuple[int, ...]:
    """The program of a Plan; empty for a Plan in words, which counts as not completed.

    It consists of pairs: an instruction and its operand. Values are on a stack; `NUMBER` and
    `COUNT` add one, every other instruction replaces the last two. The last one is 1 for a
    completed Plan, else 0.

    >>> program(Condition("poets > 4")) == (NUMBER, 4, COUNT, 0, LESS, 0)
    True
    """
    if isinstance(plan, str):
        return ()
    return tuple(chain.from_iterable(_truth_program(plan_syntax.parse(plan.text))))


def deepest(instructions: Sequence[int]) -> int:
    """The most values that are on the stack while the program of a Plan runs.

    >>> deepest(program(Condition("poets + 1 > lovers"))), deepest(program("A fine view."))
    (3, 0)
    """
    changes = (1 if one in {NUMBER, COUNT} else -1 for one in instructions[::2])
    return max(accumulate(changes, initial=0))


def _truth_program(node: ast.expr) -> Iterator[Instruction]:
    match node:
        case ast.BoolOp(op=sign, values=[first, *others]):
            yield from _truth_program(first)
            for part in others:
                yield from _truth_program(part)
                yield (MULTIPLY if isinstance(sign, ast.And) else EITHER), 0
            return
        case ast.UnaryOp(operand=part):
            yield from _truth_program(part)
            yield from _NOT
            return
    assert isinstance(node, ast.Compare)  # the syntax check allows nothing else
    (comparison,), (right,) = node.ops, node.comparators
    instruction, swapped, denied = _COMPARING[type(comparison)]
    first, second = (right, node.left) if swapped else (node.left, right)
    yield from (*_number_program(first), *_number_program(second), (instruction, 0))
    yield from _NOT if denied else ()


def _number_program(node: ast.expr) -> Iterator[Instruction]:
    match node:
        case ast.Constant(value=int(number)):
            yield NUMBER, number
        case ast.UnaryOp(operand=part):
            yield from ((NUMBER, 0), *_number_program(part), (SUBTRACT, 0))
        case ast.BinOp(left=left, op=sign, right=right):
            yield from (
                *_number_program(left),
                *_number_program(right),
                (_CALCULATING[type(sign)], 0),
            )
        case _:
            yield COUNT, plan_syntax.NAMES.index(str(plan_syntax.name_of(node)))
