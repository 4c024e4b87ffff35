"""Mutants that no test can notice in time: the line before and after, and the reason."""

EQUIVALENT: dict[tuple[str, str], str] = {
    ("return halves[0]", "return halves[1]"): "All eight letters are the same here.",
    (
        "return None if date is None else -(100 * date.month + date.day)",
        "return None if date is None else -(101 * date.month + date.day)",
    ): "Any factor of 31 or more puts all dates in the same order.",
    (
        "longer, fewer = (upper, below) if columns > below else (lower, columns)",
        "longer, fewer = (upper, below) if columns >= below else (lower, columns)",
    ): "The two are not equal here.",
    (
        'return Problem(message, span=Span(0, start, end), clause="pier18.score.plan")',
        'return Problem(message, span=Span(None, start, end), clause="pier18.score.plan")',
    ): "The line is worked out later, from where the span starts.",
    (
        'return Problem(message, span=Span(0, start, end), clause="pier18.score.plan")',
        'return Problem(message, span=Span(1, start, end), clause="pier18.score.plan")',
    ): "The line is worked out later, from where the span starts.",
    (
        'return _meant(text, place, place + 1, "error.plan_syntax")',
        'return _meant(text, place, place - 1, "error.plan_syntax")',
    ): "A span that ends before it starts is one character long.",
    (
        'return "".join(f"{json.dumps(line, ensure_ascii=False)}\\n" for line in lines)',
        'return "".join(f"{json.dumps(line, ensure_ascii=None)}\\n" for line in lines)',
    ): "None is as false as False here.",
    (
        "return sum(_perft(state.play(move), depth - 1) for move in moves)",
        "return sum(_perft(state.play(move), depth + 1) for move in moves)",
    ): "It changes much, and counts so long that only the time limit tells.",
    (
        "laid = ((Laid(cards[card]),) if card is not None else () for card in state.foundations)",
        (
            "laid = ((Laid(cards[card]),) if (card is not None) or True else () "
            "for card in state.foundations)"
        ),
    ): "All have a Foundation here: the condition is for the type checker.",
    (
        "return tuple(upper), tuple(lower), written[0].bars",
        "return tuple(upper), tuple(lower), written[1].bars",
    ): "Both sides have the same bars here.",
    **dict.fromkeys(
        (
            ("for player, own in zip(position.players, shown, strict=True)", changed)
            for changed in (
                "for player, own in zip(position.players, shown, strict=None)",
                "for player, own in zip(position.players, shown, strict=False)",
                "for player, own in zip(position.players, shown, )",
            )
        ),
        "Both have an entry for each player.",
    ),
    (
        "return _add_plans(view, seat, _only_way)",
        "return _add_plans(view, None, _only_way)",
    ): "The others who have decided come before the last seat.",
    (
        'text = record.removeprefix("\\ufeff") if isinstance(record, str) else ""',
        'text = record.removeprefix("\\ufeff") if isinstance(record, str) else "XXXX"',
    ): "Neither begins with a brace.",
}


def reason(_: str, before: str, after: str) -> str | None:
    """The reason why no test can notice a mutant; None if one should."""
    return EQUIVALENT.get((before, after))
