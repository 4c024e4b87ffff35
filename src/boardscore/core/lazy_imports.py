"""Names of a package that are imported on first use.

The stub of the package, `__init__.pyi`, lists each public name once, one import a line. `attach`
reads it, and so do type checkers and editors.
"""

import sys
from collections.abc import Callable
from importlib import import_module


def attach(package: str) -> tuple[Callable[[str], object], Callable[[], list[str]], list[str]]:
    """`__getattr__`, `__dir__` and `__all__` for a package that imports lazily, with a stub."""
    homes = _homes(package)
    names = sorted(
        [*homes, "__version__"] if hasattr(sys.modules[package], "__version__") else homes
    )

    def imported(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = homes[name]
        if home == package:
            return import_module(f"{package}.{name}")
        value = getattr(import_module(home), name)
        setattr(sys.modules[package], name, value)
        return value

    return imported, lambda: names, names


def _homes(package: str) -> dict[str, str]:
    """The public names, each with the module that defines it."""
    spec = sys.modules[package].__spec__
    path, _, _ = spec.origin.rpartition(".")  # type: ignore[union-attr]
    stub = spec.loader.get_data(f"{path}.pyi").decode()  # type: ignore[union-attr]
    lines = (line.split() for line in stub.splitlines() if line.startswith("from "))
    return {name: home for _, home, _, name, *_ in lines}
