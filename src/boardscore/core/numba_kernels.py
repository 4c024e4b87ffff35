"""Kernels compiled with numba.

After `compile_kernel(kernel)`, functions under `numba.njit` can call those of the kernel, with
`numpy.uint64` words.
"""

import pickle
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from boardscore.core import optional_dependencies

optional_dependencies.require("fast", "numba")

from numba import __version__ as numba_version  # noqa: E402
from numba import njit, types  # noqa: E402
from numba.core.caching import FunctionCache  # noqa: E402
from numba.core.serialize import dumps  # noqa: E402
from numba.extending import intrinsic, overload_method, register_jitable  # noqa: E402


def compile_kernel(kernel: ModuleType) -> ModuleType:
    """Makes the functions of a kernel callable from compiled code, and returns the kernel."""
    for function in vars(kernel).values():
        if isinstance(function, FunctionType):
            _callable(function)
    return kernel


@cache
def _callable(function: FunctionType) -> None:
    # Kernels allocate nothing, so they need not count who uses an array: that is slow.
    register_jitable(_nrt=False)(function)


def cached_njit(loop: Callable[..., Any]) -> Callable[..., Any]:
    """Compiles a loop with numba for all threads and caches the code on disk.

    If no folder is writable, the loop is compiled at each start.
    """
    compiled: Any = njit(nogil=True)(loop)
    with suppress(RuntimeError, OSError, ValueError):  # numba finds no folder
        compiled._cache = _CodeCache(loop)
    called: Callable[..., Any] = compiled
    return called


class _CodeCache(FunctionCache):  # type: ignore[misc]
    """The compiled code of a function on disk: a file for each signature.

    A file begins with a checksum of its purpose and content. Code is compiled again if its file is
    damaged, or from another version. numba's own caches have no checksums, and an index that two
    programs can mix up if they start together.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature, or None."""
        target_context.refresh()
        key = self._index_key(sig, target_context.codegen())
        try:
            content = self._file(key).read_bytes()
        except OSError:
            return None
        code = content[_DIGEST:]
        if content[:_DIGEST] != self._checksum(key, code):
            return None
        try:
            return self._impl.rebuild(target_context, pickle.loads(code))
        except (AttributeError, ImportError):  # it names a class that is gone
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Saves the code for a signature, if the disk allows it."""
        if not self._impl.check_cachable(data):
            return
        key = self._index_key(sig, data.codegen)
        code = dumps(self._impl.reduce(data))
        with suppress(OSError):
            self._impl.locator.ensure_cache_path()
            with self._cache_file._open_for_write(self._file(key)) as file:
                file.write(self._checksum(key, code) + code)

    def _file(self, key: object) -> Path:
        name = sha256(repr(key).encode()).hexdigest()[:16]
        return Path(self.cache_path, f"{self._impl.filename_base}.{name}.nbc")

    def _checksum(self, key: object, code: bytes) -> bytes:
        purpose = (numba_version, self._impl.locator.get_source_stamp(), key)
        return sha256(repr(purpose).encode() + code).digest()


_DIGEST = 32
"""The bytes of a checksum."""


def stamp(*modules: ModuleType) -> int:
    """A checksum of the sources of modules: code compiled by numba is valid only for the same ones.

    >>> from boardscore.core import random_words
    >>> stamp(random_words) == stamp(random_words)
    True
    """
    return zlib.crc32(b"".join(map(_source, (sys.modules[__name__], *modules))))


def _source(module: ModuleType) -> bytes:
    """The source of a compiled module, also of one in a zipped package."""
    read = getattr(module.__loader__, "get_data", None)
    try:
        return bytes(read(module.__file__)) if read else b""
    except OSError:
        return b""


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
