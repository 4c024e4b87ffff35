"""The clause behind a wrong answer about a set-up or a view."""

from collections.abc import Mapping, Sequence

from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.search.play.game_questions import question_about
from boardscore.verify.search.play.random_games import PlayedGame
from boardscore.verify.search.play.table_comparison import Misplaced
from boardscore.verify.vectors.table_answers import after, why_not_begun
from boardscore.verify.vectors.vectors import Difference


def clause_of(record: Sequence[Data], difference: Difference) -> str:
    """The clause that decides a different part of the table, or whether a set-up can be played."""
    game = str(record[0]["game"])
    play, players = game_kits.play_kit(game), f"{game}.players"
    for problem in why_not_begun(record[0]):
        return problem.clause or play.settles.get(str(problem.path[0]), players)
    if difference.place and difference.part != "error":
        return play.shows(_played(record), _misplaced(difference)) or players
    refused = difference.got if isinstance(difference.got, Mapping) else {}
    return play.settles.get(refused.get("error", {}).get("part"), players)


def _misplaced(one: Difference) -> Misplaced:
    """A difference as a part of a player, or else of the table."""
    if one.part != "players" or len(one.place) < 3:
        return Misplaced(one.part, None, one.expected, one.got)
    _, seat, part, *_ = one.place
    return Misplaced(str(part), int(seat), one.expected, one.got)


def _played(record: Sequence[Data]) -> PlayedGame:
    """The game of a record whose chance may come from a deck."""
    setup = {name: part for name, part in record[0].items() if name != "deck"}
    moves = [move.to_dict() for move in after(record).moves]
    return question_about("legal", [setup, *moves]).played


def clause_of_refused(record: Sequence[Data], place: int) -> str:
    """The clause of the legal move that an answer refuses."""
    play = game_kits.play_kit(record[0]["game"])
    return play.decides(_played(record[: place + 1]), Wrong((record[place + 1],), ()))
