"""Mutants that survive with the test vectors as the only tests, and the reasons.

A vector is a position in canonical form, without mistakes and without missing values. An
implementation answers with the totals, the categories and the ranks, which are compared.
"""

import re
from collections.abc import Mapping, Sequence

from tests.mutation import equivalents

_COUNTS = r"(points|\"plan\", 4|\"patrons\", cards|len\(counted\)|gardens \* houses)"
"""The values of the lines: a change that keeps them changes no total."""

UNSEEN: Mapping[str, Sequence[str]] = {
    "how a mistake is found and told; vectors have none": [
        r"notation\._(entry_mistake|named_mistake|unknown|unknown_zones|problem|meant):",
        r"notation\._(cell_problems|row_problems|tile_problems|tile_mistakes|refuse):",
        r"notation\._(island_problems|problems|problems_of_side|problems_between):",
        r"notation\._(Word\.span|Line\.span|Line\.read|rows):",
        r"notation\.read_\w+: (checks\.require_text|_refuse|raise NotationError|problems = )",
        r"notation\.read_\w+: (Problem\(|for place in islice|lines = |if not isinstance)",
    ],
    "other ways to write a position, and writing one; vectors are read in canonical form": [
        r"notation\.(write_\w+|_shortest|half_letters|read_tile|read_symbol):",
        r"notation\.read_island: return",
    ],
    "what a line says, and which spaces or tiles it names": [
        r"scoring\.(_blocked|_fishers_key|_icons_key|near):",
        r"scoring\.\w+: (message|rule|tiles|tiles: Area|showing|sharing) = ",
        r"scoring\._lovers_line: (points, message = \d, ).* -> \1",
        r"scoring\.(fishers|_flower_line|icons|gardens_houses): (\w+=|f?\"line\.|_\w+_key\()",
        r"scoring\.fishers: counted, other = .* >= .* -> .* > ",
        rf"scoring\.\w+: .*Line\(.*{_COUNTS}.* -> .*Line\(.*\1",
        r"scoring\.\w+: (return _looked_up\(\"\w+\", [^,]+, ).*(, table\)) -> \1.*\2",
        r"scoring\.score_player: (return icons\(icon, own\[icon\], \[.*\], ).* -> \1",
    ],
    "conditions and plain words of Plans; vectors say whether a Plan is completed": [
        r"scoring\.(plan_by_condition|plan_counts|plan_in_words|_points|_group_sizes|_counted_on|_plan_of):",
        r"scoring\.score_player: \*_plan_of",
    ],
    "what is missing; vectors give everything": [
        r"scoring\._looked_up: (last = |return \(Line\(rule, category, None)",
        r"scoring\.tie_date: return None if date is None .* -> .* if \(date is None\) and False",
        r"ranking\.\w+: (if any|return Standing\(\(None|needed|yield seats, level, False)",
    ],
    "notes, rulings, winners and what decided; none of them is compared": [
        r"scoring\._remarks:",
        r"scoring\.score: (game|rulings|tie_breaks|remarks)=",
        r"ranking\.standing: (decided_by|winners|if place == 1)",
        r"ranking\.standing: (return Standing\(tuple\(ranks\), ).* -> \1",
    ],
    "lines of 0 points, which change no total": [
        r"scoring\.(gardens_houses|_looked_up): if not (gardens|count) and not (houses|points):",
        r"scoring\.flower_sellers: if len\(group\) > 1 .* -> if len\(group\) >= 1 ",
    ],
    "functions of the library that no score asks for": [r"scoring\.counts:"],
}
"""The reason, and the mutants: patterns of `module.function: line before -> line after`."""


def reason(mutant: str, before: str, after: str) -> str | None:
    """The reason why the vectors cannot notice a mutant; None if they should."""
    function = mutant.removeprefix("boardscore.").rpartition("__mutmut_")[0]
    plain = re.sub(r"x_|xǁ", "", function, count=1).replace("ǁ", ".")
    change = f"{plain}: {before} -> {after}"
    for why, patterns in UNSEEN.items():
        if any(re.search(pattern, change) for pattern in patterns):
            return why
    return equivalents.reason(mutant, before, after)
