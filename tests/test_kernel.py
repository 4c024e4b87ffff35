"""The kernels on words of 64 bits, against the readable functions; for arrays see `tests/table`."""

import ast
import inspect
from collections.abc import Mapping
from functools import reduce
from itertools import product
from operator import or_
from random import Random
from types import ModuleType
from typing import Any

import pytest

from boardscore import auctionland, pier18
from boardscore.auctionland import Island
from boardscore.auctionland import fast as fast_land
from boardscore.auctionland import island_bits as land
from boardscore.core import branchless
from boardscore.pier18 import Pier, Rulings
from boardscore.pier18 import pier_bits as pier
from tests.test_against_naive import RULINGS, points, random_island, random_side

# --- Allowed operations in a kernel ---

SIMPLE = (
    *(ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift),
    *(ast.Invert, ast.USub, ast.Add, ast.Sub, ast.Mult),
)
"""The operators of kernels; a product is only for a number of lanes."""


def functions(module: ModuleType) -> list[ast.FunctionDef]:
    tree = ast.parse(inspect.getsource(module))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("module", [pier, land, branchless])
def test_a_kernel_is_sums_and_operations_on_bits(module: ModuleType) -> None:
    """Only operations that every kind of word has; loops end when nothing changes any more."""
    nodes = [node for function in functions(module) for node in ast.walk(function)]
    operators = {type(one.op) for one in nodes if isinstance(one, ast.BinOp | ast.UnaryOp)}
    assert operators <= set(SIMPLE)
    assert not [one for one in nodes if isinstance(one, ast.If | ast.IfExp | ast.BoolOp)]
    tests = [one.test for one in nodes if isinstance(one, ast.While)]
    assert all(isinstance(test, ast.Compare) for test in tests)
    assert sum(isinstance(one, ast.Compare) for one in nodes) == len(tests)
    products = [one for one in nodes if isinstance(one, ast.BinOp) and isinstance(one.op, ast.Mult)]
    assert {ast.unparse(product) for product in products} <= {"2 * LANE", "3 * LANE"}
    methods = {one.attr for one in nodes if isinstance(one, ast.Attribute)}
    assert methods <= {"bit_count"}


@pytest.mark.parametrize("module", [pier, land])
def test_shifts_in_compiled_code_have_one_result(module: ModuleType) -> None:
    """Words that use bit 63 are masked after `>>`, and counts are below the number of bits."""
    for function in functions(module):
        above = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
        shifts = (one for one in ast.walk(function) if isinstance(one, ast.BinOp))
        for node in (one for one in shifts if isinstance(one.op, ast.LShift | ast.RShift)):
            names = {one.id for one in ast.walk(node.right) if isinstance(one, ast.Name)}
            if names <= {*vars(module)}:
                assert 0 <= eval(ast.unparse(node.right), vars(module)) < 64
            is_right = isinstance(node.op, ast.RShift)
            assert not is_right or module is pier or is_masked(node, above), ast.unparse(node)


def test_words_of_piers_do_not_use_bits_62_and_63() -> None:
    assert pier.ACROSS + pier.COLUMNS <= 62


def is_masked(node: ast.AST, above: Mapping[ast.AST, ast.AST]) -> bool:
    """Whether only `|` is between a shift and an `&`."""
    outer = above[node]
    if not isinstance(outer, ast.BinOp):
        return False
    if isinstance(outer.op, ast.RShift):
        return outer.left is node and is_masked(outer, above)
    return isinstance(outer.op, ast.BitAnd) or (
        isinstance(outer.op, ast.BitOr) and is_masked(outer, above)
    )


# --- Piers ---

KINDS = "QHAS"


def pier_words(upper: str, lower: str) -> list[int]:
    """The words of Poets, Lovers, Fishers and Flower Sellers: column c is bit c, or bit 32 + c."""
    return [
        sum(1 << column for column, char in enumerate(lower) if char == kind)
        | sum(1 << 32 + column for column, char in enumerate(upper) if char == kind)
        for kind in KINDS
    ]


def scored(kernel: ModuleType, found: list[Any], rulings: Rulings) -> list[Any]:
    """The four categories and the symbols by a kernel."""
    poets, lovers, fishers, flower_sellers = found
    symbols = poets | lovers | fishers | flower_sellers
    groups = kernel.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
    return [
        kernel.poets(poets),
        kernel.lovers(lovers, symbols),
        kernel.fishers(fishers, kernel.ACROSS),
        groups(symbols, flower_sellers, kernel.ACROSS, kernel.LEAPS),
        kernel.tie_symbols(symbols),
    ]


def readable(upper: str, lower: str, rulings: Rulings) -> list[int]:
    """The same by the reference."""
    model = Pier.parse(f"{upper}\n{lower}")
    lines = (
        pier18.poets(model),
        pier18.lovers(model),
        pier18.fishers(model),
        pier18.flower_sellers(model, rulings),
    )
    return [*map(points, lines), pier18.tie_symbols(model)]


RANDOM = Random("kernels")
PIERS = [
    (random_side(RANDOM, columns, density), random_side(RANDOM, columns, density))
    for columns, density in product(range(1, 31), (0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1.0))
]
"""Piers of all lengths up to 30 columns, from nearly empty to full."""


@pytest.mark.parametrize("rulings", RULINGS)
def test_piers(rulings: Rulings) -> None:
    """In words of 64 bits: the same scores as the readable functions."""
    for sides in PIERS:
        assert scored(pier, pier_words(*sides), rulings) == readable(*sides, rulings), sides


# --- Islands ---


ISLANDS = [
    Island.parse("\n".join(random_island(RANDOM, 4, 4, tiles))) for tiles in [*range(17)] * 8
]
"""Islands of all numbers of tiles."""
COUNTED = [list(auctionland.counts(island).to_dict().values())[:4] for island in ISLANDS]
MASKS = [fast_land.masks(island) for island in ISLANDS]


def counted(kernel: ModuleType, found: Any) -> list[Any]:
    """Beaches, theme parks, gardens and houses by a kernel, always including second zones."""
    inner = found[14:]
    return [
        kernel.beaches(*found[:2]),
        kernel.theme_parks(*kernel.join_zones(*found[2:6]), inner[0]),
        kernel.areas(*kernel.join_zones(*found[6:10]), inner[1]),
        kernel.areas(*kernel.join_zones(*found[10:14]), inner[2]),
    ]


def test_islands() -> None:
    """The same counts as the readable functions."""
    assert [counted(land, masks) for masks in MASKS] == COUNTED


def test_all_sides_of_all_cells_fit_a_word() -> None:
    """16 tiles with beaches all around and gardens on all half-sides use every bit."""
    full = fast_land.masks(Island.parse("\n".join(["GGGG GGGG GGGG GGGG"] * 4)))
    assert full.gardens_out == full.gardens_into == 2**64 - 1
    beaches = fast_land.masks(Island.parse("\n".join(["B B B B"] * 4)))
    assert beaches.beaches == 2**64 - 1
    assert reduce(or_, beaches[2:14]) == 0
