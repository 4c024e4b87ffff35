"""The language of the command line."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from boardscore.texts import CATALOGUES


def language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language from `--lang`, else from the environment, else English.

    >>> language(["score", "--lang", "de"], {})
    'de'
    >>> language([], {"LANG": "de_AT.UTF-8"})
    'de'
    """
    wanted = _value_of("--lang", args)
    if wanted in CATALOGUES:
        return wanted
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    set_first = next((environ[name] for name in variables if environ.get(name)), "en")
    short = set_first[:2].lower()
    return short if short in CATALOGUES else "en"


def _value_of(option: str, args: Sequence[str]) -> str:
    """The last value of an option, read before the command line is parsed.

    Ignores everything after `--`.
    """
    args = args[: args.index("--")] if "--" in args else args
    given = ""
    for argument, following in pairwise([*args, ""]):
        if argument == option:
            given = following
        elif argument.startswith(f"{option}="):
            given = argument.removeprefix(f"{option}=")
    return given
