"""The catalogues of texts, one package per language; `core.messages` speaks with them."""

from collections.abc import Mapping

from boardscore.texts import de, en

CATALOGUES: Mapping[str, Mapping[str, str]] = {"en": en.CATALOGUE, "de": de.CATALOGUE}
