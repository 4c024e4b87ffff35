"""Searches the misreadings of play: `python -m tests.misplays [--games N] [--named] [GLOB]...`.

Prints the number of games until each is found; with `--named` also the clause and the misreading
that its counterexample names, which takes seconds for each. With `--met` it prints instead the
occurrences of each clause and facet of play in the games of a search of one minute, the rarest
first. `--unlisted` takes wrong referees without a matching misreading.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase

from boardscore.verify import vector_strength
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY
from tests.misplays.searched import (
    FOUND_WITHIN,
    MORE,
    OFTEN,
    PLAYED,
    Searched,
    found_after,
    met,
    searched,
)
from tests.misplays.unlisted import unlisted


def chosen(patterns: Sequence[str], among: Iterable[Misreading]) -> list[Misreading]:
    """The misreadings whose id fits one of the globs; all without globs."""
    return [
        misreading
        for misreading in among
        if misreading.facet and any(fnmatchcase(misreading.id, one) for one in patterns or ("*",))
    ]


def summary(found: Sequence[Searched]) -> Iterator[str]:
    missed = [one for one in found if one.clause is None]
    named = [one for one in found if one.clause == one.misreading.clause]
    yield f"{len(found) - len(missed)} of {len(found)} are found by the search alone"
    yield f"{len(named)} of {len(found)} counterexamples name the misread clause"
    yield from (f"  not found: {one.misreading.id}" for one in missed)
    for one in found:
        if one.clause not in {None, one.misreading.clause}:
            yield f"  names another clause: {one.misreading.id}: {one.clause}"


def print_found(found: Mapping[str, int | None]) -> int:
    missed = [name for name, game in found.items() if game is None]
    for name, game in sorted(found.items(), key=lambda one: -(one[1] or FOUND_WITHIN)):
        print(f"{game or 'not found':>9}  {name}")
    print(f"{len(found) - len(missed)} of {len(found)} are found")
    return 1 if missed else 0


def print_occurrences() -> int:
    """Prints the number of occurrences of everything; returns whether something is too rare."""
    rarest = OFTEN
    for game, count in PLAYED.items():
        print(f"{count} games of {game}")
        for name, times in sorted(met(game).items(), key=lambda one: one[1]):
            print(f"{times:>9}  {name}")
            rarest = min(rarest, times)
    return 1 if rarest < OFTEN else 0


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.misplays", description=__doc__)
    parser.add_argument("--games", type=int, default=FOUND_WITHIN, help="how many at most")
    parser.add_argument("--named", action="store_true", help="what the counterexamples name")
    parser.add_argument(
        "--after", type=int, default=MORE, help="how many after the first counterexample"
    )
    parser.add_argument("--met", action="store_true", help="how often each clause and facet occurs")
    parser.add_argument(
        "--unlisted", action="store_true", help="those without a matching misreading"
    )
    parser.add_argument("patterns", nargs="*", metavar="GLOB")
    options = parser.parse_args(given)
    if options.met:
        return print_occurrences()
    wrong = chosen(
        options.patterns,
        unlisted() if options.unlisted else vector_strength.wrong_programs(None, *PLAY),
    )
    if not options.named:
        return print_found(found_after(wrong, options.games))
    found = []
    for one in wrong:
        found.append(searched(one, options.games, options.after))
        print(found[-1], flush=True)
    print("\n".join(summary(found)))
    return 1 if any(one.clause is None for one in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
