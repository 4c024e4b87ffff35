"""Displays a game of Pier 18: piers, open cards, and the next step."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.pier18 import Card, Choose, Draft, Finish, Phase, Position, State, lay
from boardscore.pier18.game_table import GameTable
from boardscore.pier18.model import HAND, rounds
from boardscore.pier18.show.move_sentences import patron
from boardscore.pier18.show.pictures import COLOURS, draw_pier
from boardscore.show.game_display import players
from boardscore.show.game_parts import Board
from boardscore.show.text_page import Page, below, indent

_OF_CELLS = {*COLOURS, ".", " "}
"""A pattern for lines that show only spaces and symbols."""


def table(state: State, page: Page) -> str:
    """The display of everything that all players can see."""
    return _table(state, piers(public_table(state), page), page)


def whole_table(state: State, page: Page) -> str:
    """The display of the table with the hands of the players."""
    blocks = [*piers(state, page)]
    if state.phase is Phase.CHOOSE:
        known = (seat for seat, cards in enumerate(state.hands) if cards is not None)
        blocks += [hand(state, seat, page) for seat in known]
    return _table(state, blocks, page)


def _table(state: State, blocks: Iterable[str], page: Page) -> str:
    """The players and the round, these blocks, the open cards."""
    before = (page.headline(players(state)), *_round(state, page))
    return "\n\n".join([*before, *blocks, *lying_open(state, page)])


def public_table(state: State) -> GameTable:
    """The table to display, without choices secret until all are made (`pier18.end.plan`)."""
    return state.seen_by(state.to_act[0]) if state.phase is Phase.FINISH else state


def current_position(state: State) -> Position | None:
    """The position whose score is displayed; Plans in words count as not completed yet.

    None before there are piers (`pier18.setup.choose`).
    """
    if not all(state.laid):
        return None
    position = public_table(state).position
    unjudged = seats_to_judge(state)
    players = (
        evolve(player, plan=None, plan_completed=False) if seat in unjudged else player
        for seat, player in enumerate(position.players)
    )
    return evolve(position, players=tuple(players))


def seats_to_judge(state: State) -> tuple[int, ...]:
    """The seats with Plans to display that only people can judge (`pier18.score.plan`)."""
    plans = (state.game.cards[plan or ""].plan for plan in state.plans)
    return tuple(seat for seat, plan in enumerate(plans) if isinstance(plan, str))


def _round(state: State, page: Page) -> Iterator[str]:
    """The sentence about the round: its number, and its first player (`pier18.round.order`)."""
    if state.phase not in {Phase.REVEAL, Phase.DRAFT}:
        return
    assert state.first_player is not None  # every round has a first player
    players = state.game.players
    played = rounds(len(state.game.cards), len(players))
    name = players[state.first_player]
    yield page.sentence(Message("board.round", number=state.round_number, rounds=played, name=name))


def piers(shown: GameTable, page: Page) -> Iterator[str]:
    """The display of all piers, with the Plans and Patrons; empty before the piers begin."""
    return (pier(shown, seat, page) for seat, cards in enumerate(shown.laid) if cards)


def pier(shown: GameTable, seat: int, page: Page) -> str:
    """The display of one player's pier in a game, with its heading."""
    picture = draw_pier(lay(shown.laid[seat]), (), page.lang, page.room)
    return below(page.sentence(pier_heading(shown, seat)), indent(page.tinted(picture, COLOURS)))


def pier_heading(shown: GameTable, seat: int) -> Message:
    """The heading of a displayed pier: the player's name, the Plan and the Patrons."""
    plan = shown.game.cards[shown.plans[seat] or ""]
    return Message(
        "board.pier",
        name=shown.game.players[seat],
        patrons=len(shown.patrons[seat]),
        id=plan.id,
        date=plan.date,
        plan=plan.plan,
    )


def lying_open(state: State, page: Page) -> Iterator[str]:
    """The display of the open cards (`pier18.round.reveal`), or of the Plan to lay next."""
    if state.phase is Phase.FINISH:
        yield _cards([state.game.cards[state.plans[state.to_act[0]] or ""]], page)
    if state.open_cards:
        cards = [state.game.cards[identity] for identity in state.open_cards]
        yield below(page.headline(Message("board.open")), _cards(cards, page))


def hand(state: State, seat: int, page: Page) -> str:
    """The display of a player's hand of cards, with their plans (`pier18.setup.deal`)."""
    cards = [state.game.cards[identity] for identity in state.hands[seat]]
    plans = (Message("board.plan", id=card.id, plan=card.plan) for card in cards)
    head = page.headline(Message("board.hand", name=state.game.players[seat]))
    return below(head, _cards(cards, page), *(page.note(plan) for plan in plans))


def _cards(cards: Sequence[Card], page: Page) -> str:
    lines = page.side_by_side([_card(card, page) for card in cards]).split("\n")
    return "\n".join(page.tinted(row, COLOURS) if set(row) <= _OF_CELLS else row for row in lines)


def _card(card: Card, page: Page) -> list[str]:
    """A displayed card in few lines: its id, its date, its patron, its two sides."""
    patron = Message("board.patron", symbol=card.patron.value)
    sides = (" ".join(side) for side in str(card.cells).split("\n"))
    head = (Message("board.card", id=card.id), card.date.message, patron)
    return [*(page.say(line) for line in head), *sides]


def before_move(state: State, page: Page) -> Iterator[str]:
    """The display before the next move: the round, the pier, the open cards."""
    if len(state.open_cards) in {0, state.game.round_size}:
        yield from _round(state, page)
    if state.phase in {Phase.DRAFT, Phase.FINISH}:
        yield pier(public_table(state), state.to_act[0], page)
    yield from lying_open(state, page)


def new_round(state: State, page: Page) -> Iterator[str]:
    """The display of the new round and its open cards."""
    yield from _round(state, page)
    yield from lying_open(state, page)


def secrets(state: State, page: Page) -> Iterator[str]:
    """The displayed secrets of the player who acts next (`pier18.setup.choose`)."""
    if state.phase is Phase.CHOOSE:
        yield hand(state, state.to_act[0], page)


def news(before: State, after: State, page: Page) -> Iterator[str]:
    """The display of what the last move changed; empty after a move of chance."""
    match after.moves[-1]:
        case Choose(player=seat):
            name = Message("play.chosen", name=after.game.players[seat])
            yield from piers(after, page) if all(after.laid) else [page.sentence(name)]
        case Draft(player=seat):
            yield pier(after, seat, page)
            yield from map(page.sentence, patron(before, after))
        case Finish(player=seat) if not after.is_over:
            yield page.sentence(Message("board.plan_laid", name=after.game.players[seat]))


def due(state: State) -> Message:
    """The displayed sentence about the next step, such as a draft, and who takes it."""
    names = tuple(state.game.players[seat] for seat in state.to_act)
    match state.phase:
        case Phase.DEAL:
            return Message("due.deal", count=HAND)
        case Phase.REVEAL:
            return Message("due.reveal", count=state.game.round_size)
        case Phase.CHOOSE:
            return Message("due.choose", names=names)
        case Phase.DRAFT:
            return Message("due.draft", names=names)
        case Phase.FINISH:
            return Message("due.finish", names=names, card=state.plans[state.to_act[0]])
    return Message("due.over")


BOARD = Board(
    table=table,
    whole_table=whole_table,
    due=due,
    current_position=current_position,
    before_move=before_move,
    after_draw=new_round,
    letters=Message("board.letters_of_piers"),
    news=news,
    secrets=secrets,
    seats_to_judge=seats_to_judge,
    what_to_judge=pier,
)
