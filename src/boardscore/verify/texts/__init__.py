"""The texts of the verification kit in English and German, by subject."""

from boardscore.verify.texts import commands, program, report, search
from boardscore.verify.texts.text import Text

WORDS = {**program.WORDS, **commands.WORDS, **search.WORDS, **report.WORDS}
"""All texts by their keys."""


def catalogues() -> dict[str, dict[str, str]]:
    """The texts by language and key."""
    return {lang: {k: getattr(one, lang) for k, one in WORDS.items()} for lang in Text._fields}
