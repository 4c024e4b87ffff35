"""Plans as programs of whole numbers, which kernels run on a pier.

A program consists of pairs: an instruction and its operand. Values are on a stack; `NUMBER` and
`COUNT` add one, every other instruction replaces the last two. The last one is 1 for a completed
Plan, else 0. `boardscore.pier18.plans` is the reference.

>>> program(Condition("poets > 4")) == (NUMBER, 4, COUNT, NAMES.index("poets"), LESS, 0)
True
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain

from boardscore.pier18.plan_syntax import NAMES, name_of, parse
from boardscore.pier18.plans import Condition

NUMBER, COUNT, ADD, SUBTRACT, MULTIPLY, EITHER, EQUAL, LESS = range(8)
"""The instructions: a number, a count of the pier, and what to do with the last two values."""

MOST_PRODUCTS = 2
"""More could need more than 64 bits: each factor has 500 characters, so it is below 2^20."""

Instruction = tuple[int, int]

_NOT: tuple[Instruction, ...] = ((NUMBER, 0), (EQUAL, 0))

_COMPARISONS: Mapping[type[ast.cmpop], tuple[int, bool, bool]] = {
    ast.Eq: (EQUAL, False, False),
    ast.NotEq: (EQUAL, False, True),
    ast.Lt: (LESS, False, False),
    ast.GtE: (LESS, False, True),
    ast.Gt: (LESS, True, False),
    ast.LtE: (LESS, True, True),
}
"""The instruction of each comparison, whether its sides are swapped, whether it is negated."""

_ARITHMETIC: Mapping[type[ast.operator], int] = {
    ast.Add: ADD,
    ast.Sub: SUBTRACT,
    ast.Mult: MULTIPLY,
}


def is_small(condition: Condition) -> bool:
    """Whether all numbers in a condition surely fit into 64 bits.

    >>> is_small(Condition("9999 * 9999 * poets > 0")), is_small(Condition("2*2*2*2 > poets"))
    (True, False)
    """
    return condition.text.count("*") <= MOST_PRODUCTS


def program(plan: Condition | str) -> tuple[int, ...]:
    """The program of a Plan; empty for a Plan in words, which counts as not completed."""
    if isinstance(plan, str):
        return ()
    return tuple(chain.from_iterable(_truth(parse(plan.text))))


def deepest(instructions: Sequence[int]) -> int:
    """The most values that are on the stack while a program runs.

    >>> deepest(program(Condition("poets + 1 > lovers"))), deepest(program("A fine view."))
    (3, 0)
    """
    changes = (1 if one in {NUMBER, COUNT} else -1 for one in instructions[::2])
    return max(accumulate(changes, initial=0))


def _truth(node: ast.expr) -> Iterator[Instruction]:
    match node:
        case ast.BoolOp(op=sign, values=[first, *others]):
            yield from _truth(first)
            for part in others:
                yield from _truth(part)
                yield (MULTIPLY if isinstance(sign, ast.And) else EITHER), 0
            return
        case ast.UnaryOp(operand=part):
            yield from _truth(part)
            yield from _NOT
            return
    assert isinstance(node, ast.Compare)  # the syntax check allows nothing else
    (comparison,), (right,) = node.ops, node.comparators
    instruction, swapped, denied = _COMPARISONS[type(comparison)]
    first, second = (right, node.left) if swapped else (node.left, right)
    yield from (*_number(first), *_number(second), (instruction, 0))
    yield from _NOT if denied else ()


def _number(node: ast.expr) -> Iterator[Instruction]:
    match node:
        case ast.Constant(value=int(number)):
            yield NUMBER, number
        case ast.UnaryOp(operand=part):
            yield from ((NUMBER, 0), *_number(part), (SUBTRACT, 0))
        case ast.BinOp(left=left, op=sign, right=right):
            yield from (*_number(left), *_number(right), (_ARITHMETIC[type(sign)], 0))
        case _:
            yield COUNT, NAMES.index(str(name_of(node)))
