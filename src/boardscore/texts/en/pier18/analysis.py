"""The texts about the best piers in English, by key."""

ANALYSIS: dict[str, str] = {
    "hindsight.cards": (
        "The cards of the best pier: {cards}. The number after + says how many columns of the card "
        "before are covered; t means turned."
    ),
    "hindsight.cards_upright": (
        "The cards of the best pier: {cards}. The number after + says how many columns of the card "
        "before are covered."
    ),
    "hindsight.cards_apart": "The cards of the best pier: {cards}. None covers another.",
    "hindsight.cards_could": (
        "Your {cards} {cards:card|cards} could have scored {best} {best:point|points}."
    ),
    "hindsight.card_covers": (
        "Framed: card {card} covers {covers} {covers:column|columns} instead of {covered}."
    ),
    "hindsight.card_turned": "Framed: card {card} is turned the other way.",
    "hindsight.free.overlaps": "how far the cards overlap",
    "hindsight.free.drafts": (
        "how far the cards overlap, the order of the drafted cards, and which of the outer two "
        "cards is the Foundation"
    ),
    "hindsight.free.drafts_only": (
        "how far the cards overlap, and the order of the cards after the Foundation"
    ),
    "hindsight.free.any": "how far the cards overlap, and the order of all cards",
    "hindsight.free.and_turns": "{what}, and which cards are turned",
    "hindsight.kept.order": "the order of the cards",
    "hindsight.kept.ends": "which two cards come first and last",
    "hindsight.kept.foundation": "the Foundation",
    "hindsight.kept.cards": "the cards themselves",
    "hindsight.kept.turns": "which cards are turned",
    "hindsight.kept.patrons": "the Patron cards ({patrons})",
    "hindsight.kept.plan": "the Plan as entered",
    "hindsight.kept.plan_completed": "the Plan, entered as completed",
    "hindsight.kept.plan_not_completed": "the Plan, entered as not completed",
    "hindsight.kept.no_plan": "the missing Plan, counted as not completed",
    "hindsight.kept.plan_in_words": "Plans in words, counted as not completed",
    "hindsight.kept.taken": "the cards that each player took",
    "hindsight.kept.others": (
        "{players:the pier of the other player|the piers of the other players}"
    ),
    "error.no_cards_of_pier": (
        "the pier of {name} is entered as spaces, so its cards are unknown; enter its cards to see "
        "what was possible"
    ),
}
