"""Deliberately wrong play kernels of Pier 18."""

from tests.wrong_kernels import Change

WRONG = [
    Change("if state[at] not in", "if state[at] in"),
    Change("[hand + plan_place(number)", "[hand + (plan_place(number) + 1) % 3"),
    Change("place + 1 if place >= plan", "place + 1 if place > plan"),
    Change("number // (HAND - 1)", "number // HAND"),
    Change("+ DATE] > earliest:\n            first", "+ DATE] < earliest:\n            first"),
    Change("if state[UNSEEN] <= tables[PLAYER_COUNT]:", "if state[UNSEEN] < tables[PLAYER_COUNT]:"),
    Change(
        "if state[UNSEEN] <= tables[PLAYER_COUNT]:", "if state[UNSEEN] <= 1 + tables[PLAYER_COUNT]:"
    ),
    Change("(state[FIRST] + 1) % tables[PLAYER_COUNT]", "state[FIRST]"),
    Change("(state[SEAT] + 1) % tables", "(state[SEAT] + 2) % tables"),
    Change("if state[OPEN] == 1:", "if state[OPEN] == 2:"),
    Change("state[at] = state[at + 1]", "state[place] = state[last]"),
    Change("points > most or date > earliest", "points > most or date < earliest"),
    Change("if points >= most:", "if points > most:"),
    Change("points > most or date > earliest", "True"),
    Change("if most or not tables[NOBODY]:", "if most:"),
    Change("if most or not tables[NOBODY]:", "if True:"),
    Change("tables[card + PATRON]", "0"),
    Change("state[winner + PATRONS] += 1", "state[winner + PATRONS] = 1"),
    Change("state[DECK + place] = state[DECK + state[UNSEEN]]", "pass"),
    Change("state, first + number, place", "state, first - number % 2 + number, place"),
    Change("state[SEAT] = state[FIRST]", "state[SEAT] = 0"),
    Change("        + state[start + PATRONS]\n", ""),
    Change("+ PLAN_POINTS * is_completed", "+ is_completed"),
    Change("= total(tables, state, seat), symbols", "= total(tables, state, seat), 0"),
    Change("= total(tables, state, seat), symbols", "= total(tables, state, seat), -symbols"),
    Change("if reached > most", "if reached < most"),
    Change("best, most = 1 << seat, reached", "best, most = 1, reached"),
    Change("poets & first |", "poets |"),
    Change("kept = columns - tables[laid + OVERLAP]", "kept = columns"),
    Change("tables[word + 2] << kept", "tables[word + 2]"),
    Change("number += 1\n    return best", "number += 2\n    return best"),
    Change("if points > most:\n                best", "if points >= most:\n                best"),
    Change("if not tables[ORTHOGONAL]:", "if tables[ORTHOGONAL]:"),
    Change("if category == LOVERS:", "if category == SELLERS:"),
    Change("spaces = 2 * spaces", "spaces = 1 * spaces"),
    Change("spaces - word.bit_count() if what", "spaces if what"),
    Change("return left - right", "return right - left"),
    Change("return left | right", "return left & right"),
    Change("int(left < right)", "int(left <= right)"),
    Change("symbols, tables[state[start + PLAN] + DATE]", "symbols, 0"),
]
"""The wrong kernels."""
