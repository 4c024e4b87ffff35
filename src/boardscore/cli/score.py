"""`boardscore score`: scores final positions from files, with reasons."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click
from attrs import evolve, frozen

from boardscore.cli import terminal
from boardscore.cli.app import argument, flag, option
from boardscore.cli.options import (
    WithOptionsOfGames,
    for_tables,
    option_name,
    rulings_typed,
    tables_given,
)
from boardscore.cli.terminal_messages import page, tell_mistakes
from boardscore.cli.usage_errors import wrong
from boardscore.core.errors import BoardscoreError, PositionError
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.results import Result
from boardscore.core.rulings import Value, change_rulings, choices
from boardscore.documents.document_files import MOST_BYTES, read_bytes
from boardscore.documents.value_readers import FORMAT
from boardscore.games import game
from boardscore.packs import relative_to
from boardscore.positions import AnyPosition, load, read_position, score
from boardscore.show import report

if TYPE_CHECKING:
    from boardscore.analysis import Hindsight

SCORED = 0
NOT_SCORED = 1
"""The exit code for mistakes in a position, or missing values."""

ScoreOrError = Result | BoardscoreError
"""The outcome of one file: its score, or all its mistakes."""


@click.pass_obj
def _score(
    lang: str, /, files: Sequence[str], ruling: Sequence[str], explain: bool, **options: Any
) -> int:
    """Scores every file, shows the outcomes in order, and returns the worst exit code."""
    if files.count(terminal.STANDARD_INPUT) > 1:
        raise wrong("twice", argument=terminal.STANDARD_INPUT)
    check_drawn(files, options)
    _check_kept(options)
    chosen = _Chosen(rulings_typed(ruling), tables_given(options["of_games"]))
    found = [_outcome(file, chosen, lang) for file in files]
    outcomes = [outcome for _, outcome in found]
    chosen.check_used(outcomes)
    kept = _keep([position for position, _ in found if position is not None], options, lang)
    for file, (position, outcome) in zip(files, found, strict=True):
        as_json, wants_best = options["json"], options["hindsight"] and position is not None
        more = {"hindsight": _hindsight_data(position, lang)} if wants_best and as_json else {}
        show(file, outcome, lang, as_json=as_json, explain=explain, more=more)
        if wants_best and not as_json:
            terminal.write(_hindsight(position, lang))
    draw(files, outcomes, options, lang)
    return max(kept, *(exit_code(outcome) for outcome in outcomes))


def _check_kept(options: Mapping[str, Any]) -> None:
    """Raises a usage error for an option of `score` that is only about keeping a game."""
    names = ("where", "note", "again", "book")
    given = next((name for name in names if options[name] not in {None, False}), None)
    if given is not None and not options["keep"]:
        raise wrong("needs_keep", option=option_name(given))


def _keep(positions: Sequence[AnyPosition], options: Mapping[str, Any], lang: str) -> int:
    """Keeps the positions in the book, if that is wanted; returns the exit code."""
    if not options["keep"]:
        return SCORED
    from boardscore.cli.book import keep  # loaded only on request

    return keep(positions, lang, options)


def show(  # noqa: PLR0913
    file: str,
    outcome: ScoreOrError,
    lang: str,
    *,
    as_json: bool,
    explain: bool,
    more: Mapping[str, Any] = {},
) -> None:
    """Writes the score or the mistakes of one file as JSON with more data, or as a report."""
    if as_json:
        terminal.write(json.dumps({**as_data(outcome, lang), **more}))
    elif isinstance(outcome, Result):
        terminal.write(report.score(outcome, page(lang), file, explain=explain))
    else:
        tell_mistakes(file, outcome, lang)


def check_drawn(files: Sequence[str], options: Mapping[str, Any]) -> None:
    """Raises an error if the page of `--html` would overwrite a file that is scored."""
    if options["html"] is not None:
        from boardscore.cli import picture_files  # loaded only for pictures

        picture_files.check_page(options["html"], files)


def draw(
    files: Sequence[str], outcomes: Sequence[ScoreOrError], options: Mapping[str, Any], lang: str
) -> None:
    """Writes the requested pictures and page, for all files that could be scored."""
    pairs = zip(files, outcomes, strict=True)
    scored = [(file, outcome) for file, outcome in pairs if isinstance(outcome, Result)]
    if not scored or (options["svg"] is None and options["html"] is None):
        return
    from boardscore.cli import picture_files  # loaded only for pictures

    if options["svg"] is not None:
        picture_files.write_players(options["svg"], scored, lang)
    if options["html"] is not None:
        picture_files.write_page(options["html"], scored, lang)


@frozen
class _Chosen:
    """The settings from the command line, which override those of each file."""

    rulings: Mapping[str, Value]
    tables: Mapping[str, Any]

    def put_into(self, position: AnyPosition) -> AnyPosition:
        known = choices(type(position.rulings))
        rulings = {name: value for name, value in self.rulings.items() if name in known}
        ruled = evolve(position, rulings=change_rulings(position.rulings, rulings))
        tables = dict(self._tables_of(position))
        return evolve(ruled, tables=evolve(position.tables, **tables)) if tables else ruled

    def _tables_of(self, position: AnyPosition) -> Iterator[tuple[str, Any]]:
        known = game(position.GAME).tables
        return ((name, table) for name, table in self.tables.items() if name in known)

    def overridden(self, position: AnyPosition) -> Iterator[Message]:
        """A note of the overridden settings of a position, to avoid surprises."""
        for name, table in self._tables_of(position):
            if getattr(position.tables, name) not in {None, table}:
                yield Message("note.tables_overridden", table=Message(f"table.{name}"))

    def check_used(self, outcomes: Sequence[ScoreOrError]) -> None:
        """Raises a usage error for an option that no game uses, once all files are read."""
        games = [outcome.game for outcome in outcomes if isinstance(outcome, Result)]
        if len(games) < len(outcomes):
            return
        known = {name for every in games for name in choices(game(every).rulings)}
        for name in self.rulings:
            if name not in known:
                raise wrong("not_used", option=f"--ruling {name}")
        for name in self.tables:
            if not any(name in game(every).tables for every in games):
                raise wrong("not_used", option=option_name(name))


def _outcome(
    file: str, chosen: _Chosen, lang: str
) -> tuple[AnyPosition, Result] | tuple[None, BoardscoreError]:
    """The position of a file with its score, or all mistakes of the file."""
    try:
        entered = _from_standard_input(lang) if file == terminal.STANDARD_INPUT else load(file)
        position = chosen.put_into(entered)
        result = score(position)
        remarks = (*result.remarks, *chosen.overridden(entered))
        return position, evolve(result, find_remarks=lambda: remarks)
    except BoardscoreError as error:
        return None, error


def _hindsight(position: AnyPosition, lang: str) -> str:
    """The best result of each player of a scored file as text, or why it is unknown."""
    from boardscore.analysis.best_result import write_hindsight  # loaded only on request

    on_screen = page(lang)
    return "\n\n".join(
        on_screen.sentence(Message("hindsight.none", what=found.problems[0].message))
        if isinstance(found, BoardscoreError)
        else write_hindsight(found, on_screen)
        for found in _best_results(position)
    )


def _hindsight_data(position: AnyPosition, lang: str) -> list[dict[str, Any]]:
    """The best result that each scored player could have had, as JSON data."""
    return [
        {"errors": [problem.to_dict(lang) for problem in found.problems]}
        if isinstance(found, BoardscoreError)
        else found.to_dict(lang)
        for found in _best_results(position)
    ]


def _best_results(position: AnyPosition) -> Iterator["Hindsight | BoardscoreError"]:
    """The best result of every scored seat; a game without this search has one error for all."""
    from boardscore.analysis import hindsight  # loaded only on request

    for seat in range(len(position.players)):
        try:
            yield hindsight(position, seat)
        except NotAvailableError as error:
            yield error
            return
        except BoardscoreError as error:
            yield error


def _from_standard_input(lang: str) -> AnyPosition:
    content = terminal.standard_input(say(Message("say.reading_terminal"), lang), MOST_BYTES + 1)
    document = read_bytes(content, terminal.STANDARD_INPUT)
    try:
        return read_position(document.data, relative_to(""))
    except PositionError as error:
        raise document.blamed(error) from None


def as_data(outcome: ScoreOrError, lang: str) -> dict[str, Any]:
    """The score or the mistakes of one file as JSON data."""
    if isinstance(outcome, Result):
        return outcome.to_dict(lang)
    return {"format": FORMAT, "errors": [problem.to_dict(lang) for problem in outcome.problems]}


def exit_code(outcome: ScoreOrError) -> int:
    """The exit code for one file: whether it was scored with nothing missing."""
    return SCORED if isinstance(outcome, Result) and not outcome.missing else NOT_SCORED


command = WithOptionsOfGames(
    "score",
    _score,
    argument("files", nargs=-1, required=True),
    flag("json"),
    flag("explain"),
    flag("hindsight"),
    option("svg", metavar="FOLDER"),
    option("html", metavar="FILE"),
    option("ruling", metavar="NAME=VALUE", multiple=True),
    flag("keep"),
    option("where", metavar="PLACE"),
    option("note", metavar="TEXT"),
    flag("again"),
    option("book", metavar="FILE", help="help.book_file_keep"),
    of_games=for_tables,
)
