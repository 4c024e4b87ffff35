"""The written rules of Pier 18 in our own words, in English, by clause id."""

CLAUSES: dict[str, tuple[str, str]] = {
    "pier18.players": ("Players", "Pier 18 is a game for 2 or 3 players."),
    "pier18.deck": (
        "Cards",
        (
            "The deck has 18 cards. Each shows a piece of pier, a date, a patron symbol in its top "
            "left corner and a Plan, which is a goal to reach. The piece of pier has 2 sides and "
            "the same number of columns on every card; a space is empty or holds one symbol. No "
            "two cards have the same date (month and day). A deck with two equal dates, or with "
            "cards of different widths, cannot be played, but a pier can still be scored."
        ),
    ),
    "pier18.symbols": (
        "Symbols",
        (
            "There are 4 symbols, each of which stands for a character: the gold star for a Flower "
            "Seller, the blue quill for a Poet, the red heart for Lovers and the brown anchor for "
            "a Fisher."
        ),
    ),
    "pier18.pier": (
        "The pier",
        (
            "A pier has 2 sides and reaches from the land on its left to the water on its right. "
            "Only what can be seen counts: a symbol under another card is lost, and it makes no "
            "difference where the cards meet. The patron symbols in the corners of the cards, and "
            "the Patron cards a player wins, are not symbols of the pier."
        ),
    ),
    "pier18.setup.deal": ("Deal", "At the start every player gets 3 cards from the deck."),
    "pier18.setup.choose": (
        "Plan and Foundation",
        (
            "In secret, every player picks 1 of the 3 cards as Plan and another of them as "
            "Foundation; then all choices are shown at the same time. The pier begins with the "
            "Foundation at the land, and the Plan is laid face up next to it."
        ),
    ),
    "pier18.setup.return": (
        "The third card",
        (
            "The card that a player has chosen neither as Plan nor as Foundation returns to the "
            "deck; then the deck is shuffled."
        ),
    ),
    "pier18.setup.first": (
        "First player",
        (
            "The player whose Foundation carries the date nearest to 1 January, that is, the "
            "earliest in the year, goes first in round 1."
        ),
    ),
    "pier18.round.count": (
        "Number of rounds",
        (
            "2 players play 4 rounds, and 3 players play 3. After that the deck has too few cards "
            "for another round."
        ),
    ),
    "pier18.round.reveal": (
        "Open cards",
        "For each round, cards from the deck are laid out face up: 1 more than there are players.",
    ),
    "pier18.round.order": (
        "Order of play",
        (
            "In each round the first player chooses before everyone else, and the others follow in "
            "clockwise order. For the next round the role of first player moves to the next seat "
            "clockwise."
        ),
    ),
    "pier18.round.draft": (
        "Taking a card",
        (
            "A player whose turn it is takes one of the face-up cards and makes their own pier "
            "longer by laying it at the water end."
        ),
    ),
    "pier18.round.overlap": (
        "Overlap",
        (
            "A new card lies on top of the pier, never under it. It may cover columns at the "
            "water end of the card that was laid right before it, or none, but at least 1 column "
            "of that card must stay visible. This goes for the Plan card at the end as well."
        ),
    ),
    "pier18.round.patron": (
        "Patron of the round",
        (
            "The card that is left over when all have chosen is the Patron of the round, and the "
            "patron symbol in its corner says which category is compared. It goes to the player "
            "whose pier is worth the most points in that category at this moment, and it is kept "
            "face down."
        ),
    ),
    "pier18.round.patron-tie": (
        "Tie for the Patron",
        (
            "If several players lead with equal points, the Patron goes to the one among them "
            "whose card of this round is dated earliest; a player who is not tied gets nothing, "
            "whatever the date. 0 points are no exception, unless the table has agreed that no "
            "one gets the Patron when all have 0."
        ),
    ),
    "pier18.end.trigger": (
        "Last round",
        (
            "When the deck holds too few cards for another whole round, which takes 1 card more "
            "than there are players, no further round is played."
        ),
    ),
    "pier18.end.plan": (
        "Laying the Plan",
        (
            "After the last round every player lays the Plan card at the water end of the pier; "
            "everyone does so at the same time. Like any other card it may lie on columns of the "
            "card before it, but not on all of them. A finished pier has 6 cards with 2 players "
            "and 5 with 3, and the last of them is the Plan."
        ),
    ),
    "pier18.score.poets": (
        "Poets",
        "Each full pair of Poets on the pier is worth 1 point; an odd Poet left over adds nothing.",
    ),
    "pier18.score.lovers": (
        "Lovers",
        (
            "Each Lovers symbol is worth 2 points if the 2 spaces to its left and the 2 spaces to "
            "its right, all on its own side, hold no character. Other Lovers are characters in "
            "this sense, too. Past either end of the pier, at the land or at the water, everything "
            "counts as empty."
        ),
    ),
    "pier18.score.fishers": (
        "Fishers",
        (
            "On the side that has more Fishers, each of them is worth 1 point; those on the other "
            "side are worth nothing. If both sides have the same number, only one of the two sides "
            "scores."
        ),
    ),
    "pier18.score.flower-sellers": (
        "Flower Sellers",
        (
            "Symbols side by side with no empty space between them form a group. A group with at "
            "least one Flower Seller is worth 1 point for each other symbol in it, once, even "
            "with several Flower Sellers. A group stays on its side of the pier, unless the table "
            "has agreed that the 2 spaces of a column belong together too; diagonal spaces never "
            "do. The other symbols are all symbols of the group except one Flower Seller, unless "
            "the table has agreed that every Flower Seller is left out."
        ),
    ),
    "pier18.score.plan": (
        "Completed Plan",
        (
            "A player whose finished pier meets the goal of their Plan gets 4 points. The Plan "
            "card, laid as its last card, is part of that pier."
        ),
    ),
    "pier18.score.patrons": ("Patron cards", "Each Patron card a player has won is worth 1 point."),
    "pier18.tie.symbols": (
        "Tie: symbols",
        (
            "Among players with equal points, the one whose pier shows the most symbols wins. "
            "Only visible symbols break ties: covered ones, those in the corners of cards and "
            "those on Patron cards do not count. The tie rules order every place, unless the "
            "table has agreed that players with equal points below first place share their place."
        ),
    ),
    "pier18.tie.date": (
        "Tie: Plan date",
        (
            "If the symbols are equal in number too, the player whose Plan card has the earliest "
            "date wins; the dates of other cards do not matter. Players whom no rule separates "
            "share their place, and one place is skipped for each extra player: 1, 1, 3."
        ),
    ),
}
