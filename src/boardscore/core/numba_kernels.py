"""Kernels for compiled code; they need numba.

After `compiled(kernel)` a function under `numba.njit` may call those of the kernel, with words of
`numpy.uint64`.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from boardscore.core import optional_dependencies

optional_dependencies.require("fast", "numba")

from numba import njit, types  # noqa: E402
from numba.extending import intrinsic, overload_method, register_jitable  # noqa: E402


def compile_kernel(kernel: ModuleType) -> ModuleType:
    """Lets compiled code call the functions of a kernel, and hands it back."""
    for function in vars(kernel).values():
        if isinstance(function, FunctionType):
            _callable(function)
    return kernel


@cache
def _callable(function: FunctionType) -> None:
    register_jitable(function)


def cached_njit(loop: Callable[..., Any]) -> Callable[..., Any]:
    """A loop, compiled for all threads; for the next start its code is kept on the disk.

    Where nothing may be written it is compiled again at each start.
    """
    alone: Callable[..., Any] = njit(nogil=True)(loop)
    try:
        stored = njit(cache=True, nogil=True)(loop)
    except RuntimeError:  # what numba says where it may write to no folder
        return alone

    def run(*args: Any) -> Any:
        try:
            return stored(*args)
        except OSError:  # the disk is full, or what lies there may not be read
            return alone(*args)

    return run


@intrinsic  # type: ignore[untyped-decorator]
def _bits(_: Any, word: Any) -> Any:
    """How many bits a word has, as the processor counts them."""

    def build(_: Any, builder: Any, __: Any, words: Any) -> Any:
        return builder.ctpop(*words)

    return types.int64(word), build


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(word: Any) -> Any:  # noqa: ARG001
    def bit_count(word: Any) -> Any:
        return _bits(word)

    return bit_count
