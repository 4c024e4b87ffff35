"""The keys of texts that are written as tables: clauses and rulings."""

from collections.abc import Mapping

Clauses = Mapping[str, tuple[str, str]]
"""Title and text of a clause, by its id."""

Rulings = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""The question of a ruling, the reason for its default, and the meaning of each value, by name."""

Room = Mapping[str, tuple[str, Mapping[str, str]]]
"""The words of the rules that are unclear, and the case for the values besides the default."""


def of_clauses(clauses: Clauses) -> dict[str, str]:
    """The texts of clauses by key.

    >>> of_clauses({"stones.bag": ("Bag", "The bag holds the stones.")})
    {'clause.stones.bag.title': 'Bag', 'clause.stones.bag': 'The bag holds the stones.'}
    """
    words = {}
    for clause, (title, text) in clauses.items():
        words[f"clause.{clause}.title"] = title
        words[f"clause.{clause}"] = text
    return words


def of_rulings(rulings: Rulings, room: Room) -> dict[str, str]:
    """The texts of rulings by key.

    >>> asked = {"stones.ends": ("Do the ends touch?", "A row ends.", {"apart": "No."})}
    >>> for key in of_rulings(asked, {"stones.ends": ("side by side", {})}):
    ...     print(key)
    ruling.stones.ends
    ruling.stones.ends.why
    ruling.stones.ends.apart
    ruling.stones.ends.room
    """
    words = {}
    for name, (question, why, answers) in rulings.items():
        words[f"ruling.{name}"] = question
        words[f"ruling.{name}.why"] = why
        words |= {f"ruling.{name}.{answer}": meaning for answer, meaning in answers.items()}
    for name, (open_words, reasons) in room.items():
        words[f"ruling.{name}.room"] = open_words
        words |= {f"ruling.{name}.{answer}.for": reason for answer, reason in reasons.items()}
    return words
