"""Plans that can be evaluated: conditions on a finished pier.

A condition is text such as `poets >= 4 and upper.blanks == 0`: `plan_syntax` parses it, and
`plan_sentences` puts it into words. This module evaluates it, node by node; nothing is executed.
"""

import ast
import operator
from collections.abc import Callable, Mapping
from functools import cached_property, reduce
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
