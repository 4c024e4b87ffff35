"""Kernels compiled with numba.

After `compile_kernel(kernel)`, functions under `numba.njit` can call those of the kernel, with
`numpy.uint64` words.
"""

import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from boardscore.core import optional_dependencies

optional_dependencies.require("fast", "numba")

from numba import njit, types  # noqa: E402
from numba.extending import intrinsic, overload_method, register_jitable  # noqa: E402


def compile_kernel(kernel: ModuleType) -> ModuleType:
    """Makes the functions of a kernel callable from compiled code, and returns the kernel."""
    for function in vars(kernel).values():
        if isinstance(function, FunctionType):
            _callable(function)
    return kernel


@cache
def _callable(function: FunctionType) -> None:
    register_jitable(function)


def cached_njit(loop: Callable[..., Any]) -> Callable[..., Any]:
    """Compiles a loop for all threads and caches the code on disk.

    If no folder is writable, the loop is compiled at each start. A cache that another version wrote
    may name classes that are gone; it is cleared.
    """
    alone: Callable[..., Any] = njit(nogil=True)(loop)
    try:
        stored = njit(cache=True, nogil=True)(loop)
    except RuntimeError:  # numba's error if no folder is writable
        return alone

    def run(*args: Any) -> Any:
        try:
            return stored(*args)
        except (AttributeError, ImportError):  # a name in the cache is gone
            stored._cache.flush()
            return stored(*args)
        except OSError:  # the disk is full, or a cached file is unreadable
            return alone(*args)

    return run


def stamp(*modules: ModuleType) -> int:
    """A checksum of the sources of modules: cached machine code is valid only for the same sources.

    >>> from boardscore.core import random_words
    >>> stamp(random_words) == stamp(random_words)
    True
    """
    files = (Path(one.__file__ or "") for one in modules)
    return zlib.crc32(b"".join(file.read_bytes() for file in files if file.is_file()))


@intrinsic  # type: ignore[untyped-decorator]
def _bits(_: Any, word: Any) -> Any:
    """The number of bits in a word, as one CPU instruction."""

    def build(_: Any, builder: Any, __: Any, words: Any) -> Any:
        return builder.ctpop(*words)

    return types.int64(word), build


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(word: Any) -> Any:  # noqa: ARG001
    def bit_count(word: Any) -> Any:
        return _bits(word)

    return bit_count
