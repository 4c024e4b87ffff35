"""The public names of packages, for the reference: those of the stub, which `attach` reads."""

from importlib import import_module
from typing import Any

import griffe


class PublicNames(griffe.Extension):
    """Sets the exports of packages with a stub."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Called when a package is loaded."""
        for package in (pkg, pkg["pier18"], pkg["auctionland"], pkg["analysis"]):
            package.exports = list(import_module(package.path).__all__)
