"""Plans: conditions on the numbers of a finished pier, such as `poets >= 4 and blanks == 0`."""

import ast
import operator
from collections.abc import Mapping
from typing import Any

CALCULATED: Mapping[type, Any] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.USub: operator.neg,
    ast.Not: operator.not_,
}


def holds(text: str, numbers: Mapping[str, int]) -> bool:
    """Whether a Plan is completed; Python parses the condition, but never runs it."""
    return bool(value(ast.parse(text, mode="eval").body, numbers))


def value(part: ast.expr, numbers: Mapping[str, int]) -> int:
    match part:
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(value(one, numbers) for one in parts)
        case ast.BoolOp(values=parts):
            return any(value(one, numbers) for one in parts)
        case ast.Compare(left=left, ops=[sign], comparators=[right]):
            return calculated(sign, value(left, numbers), value(right, numbers))
        case ast.BinOp(left=left, op=sign, right=right):
            return calculated(sign, value(left, numbers), value(right, numbers))
        case ast.UnaryOp(op=sign, operand=operand):
            return calculated(sign, value(operand, numbers))
        case ast.Constant(value=int(number)):
            return number
    return numbers[ast.unparse(part)]


def calculated(sign: ast.AST, *values: int) -> int:
    number: int = CALCULATED[type(sign)](*values)
    return number
