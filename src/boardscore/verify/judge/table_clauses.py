"""The clause behind a wrong answer about a set-up or a view."""

from collections.abc import Mapping, Sequence

from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.search.play.game_questions import question_about
from boardscore.verify.vectors.table_answers import after, why_not_begun
from boardscore.verify.vectors.vectors import Difference


def clause_of(record: Sequence[Data], difference: Difference) -> str:
    """The clause that decides a different part of the table, or whether a set-up can be played."""
    game = str(record[0]["game"])
    play, players = game_kits.play_kit(game), f"{game}.players"
    for problem in why_not_begun(record[0]):
        return problem.clause or play.settles.get(str(problem.path[0]), players)
    if difference.place and difference.part != "error":
        return play.shows(after(record), _part(difference)) or players
    refused = difference.got if isinstance(difference.got, Mapping) else {}
    return play.settles.get(refused.get("error", {}).get("part"), players)


def _part(one: Difference) -> str:
    """The part of a player, or else of the table."""
    of_player = one.part == "players" and len(one.place) > 2
    return str(one.place[2]) if of_player else one.part


def clause_of_refused(record: Sequence[Data], place: int) -> str:
    """The clause of the legal move that an answer refuses."""
    setup = {name: part for name, part in record[0].items() if name != "deck"}
    moves = [move.to_dict() for move in after(record[: place + 1]).moves]
    played = question_about("legal", [setup, *moves]).played
    return game_kits.play_kit(setup["game"]).decides(played, Wrong((record[place + 1],), ()))
