"""`boardscore play`: starts or resumes a game at the terminal, and referees it move by move."""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import click
from attrs import frozen

from boardscore import games
from boardscore.cli.app import argument, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.answer_parsers import NO, YES, refuse
from boardscore.cli.ask.interview import EndedError, Interview
from boardscore.cli.options import (
    WithOptionsOfGames,
    for_settings,
    option_name,
    read_option,
    rulings_typed,
    settings_given,
    settings_read,
)
from boardscore.cli.play.session import Journal, Session
from boardscore.cli.play.terminal_referee import NOT_SCORED, TerminalReferee
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_messages import tell, tell_mistakes
from boardscore.cli.usage_errors import known_game, wrong
from boardscore.core.errors import BoardscoreError, PackError, Problem
from boardscore.core.messages import Message
from boardscore.core.rulings import Value, as_dict, choices, unknown, write_value
from boardscore.core.value_checks import tidy_name
from boardscore.documents.atomic_writer import NotSavedError, SavedFile, unused_path
from boardscore.games import State, game_of
from boardscore.packs import DEMO, AnyPack, find_pack, seen_from
from boardscore.records import Record, fingerprint, read_record, write_setup

Players = tuple[str, ...]

SEEDS = 1_000_000
"""The number of seeds that the program chooses from."""

HELPING = (Message("dialog.commands.play"),)
"""The help on the questions before a game; answers to them are not saved."""


@frozen
class Wishes:
    """The choices on the command line for a game; None or empty where it makes none."""

    game: str
    players: Players | None
    pack: str | None
    rulings: Mapping[str, Value]
    settings: Mapping[str, Any]
    """The named settings of the game."""
    seed: int | None
    bots: Mapping[str, str]
    """The names of the bots, by the names of the players that they play for."""


def wishes(game: str, options: Mapping[str, Any]) -> Wishes:
    """The choices in the options of `play`; raises a usage error for invalid ones."""
    game = known_game(game)
    known = choices(games.game(game).rulings)
    rulings = rulings_typed(options["ruling"])
    settings = settings_given(options["of_games"])
    foreign = [f"--ruling {name}" for name in rulings if name not in known]
    own = {setting.name for setting in games.play(game).settings}
    foreign += [option_name(name) for name in settings if name not in own]
    if foreign:
        raise wrong("other_game", option=foreign[0], game=Message(f"game.{game}"))
    read = settings_read(settings)
    wished = Wishes(
        game,
        read_option("--players", lambda text: _players(game, text), options["players"]),
        options["pack"],
        rulings,
        read,
        read_option("--seed", answer_parsers.whole(0), options["seed"]),
        dict(_bot(game, text) for text in options["bot"]),
    )
    if wished.players is not None:
        read_option("--bot", lambda _: _require_seats(wished, wished.players or ()), "")
    return wished


def _bot(game: str, text: str) -> tuple[str, str]:
    """The player and the bot of the option NAME=BOT; raises a usage error for anything else."""
    from boardscore.analysis.bots import bot_of  # only for games with bots
    from boardscore.analysis.game_analysis import play_analysis

    name, equals, bot = map(tidy_name, text.rpartition("="))
    if not equals or not name:
        raise wrong("bot_form", value=text)
    read_option("--bot", lambda bot: bot_of(bot, "bot"), bot)
    play_analysis(game)
    return name, bot


def _players(game: str, text: str) -> Players:
    """The typed names of the players in seat order; raises an error if they cannot start a game."""
    started: Any = games.play(game).start(text.split(","), DEMO)
    return cast(Players, started.game.players)


# A new game


def begin(path: Path, wished: Wishes, ask: Interview) -> Session:
    """A new game to referee; asks for whatever the command line does not say.

    Raises `BoardscoreError` for a pack that cannot be played, and `NotSavedError` for a record that
    cannot be written.
    """
    SavedFile(path).probe()  # before the first question
    players, pack, place = ask.run(partial(_ask_setup, wished))
    state = _started(wished, players, pack)
    named = DEMO if place == DEMO else seen_from(path.parent, place)
    seed = _seed(wished, None)
    setup = {**write_setup(state, named), **_written(seed)}
    bots = _bots(wished, players)
    return Session(Journal.begun(path, setup), [state], None, seed, bots)


def _seed(wished: Wishes, recorded: int | None) -> int | None:
    """The seed of a game to play; one with bots gets one, so that people need not draw for them."""
    seed = recorded if wished.seed is None else wished.seed
    return Random().randrange(SEEDS) if seed is None and wished.bots else seed


def _bots(wished: Wishes, players: Sequence[str]) -> dict[int, str]:
    return {players.index(name): bot for name, bot in wished.bots.items()}


def _require_seats(wished: Wishes, players: Sequence[str]) -> None:
    """Raises a `BoardscoreError` for a bot whose player does not play."""
    for name in wished.bots:
        if name not in players:
            raise BoardscoreError(Problem(unknown("error.no_player_of_bot", name, tuple(players))))


def _written(seed: int | None) -> dict[str, int]:
    """The entry for a seed in the first line of the played game's record."""
    return {} if seed is None else {"seed": seed}


def _ask_setup(wished: Wishes, ask: Interview) -> tuple[Players, AnyPack, str]:
    """The players, the pack, and its path, from the options or answers."""
    players = wished.players or ask.ask(
        "players",
        Message("play.ask.players"),
        partial(_players_answered, wished),
        hint=Message(f"play.ask.players.{wished.game}"),
    )

    if wished.pack is not None:
        return players, _pack(wished, players, wished.pack), wished.pack
    file = f"my-{wished.game}.toml"
    question = Message("play.ask.pack")
    hint = Message("play.ask.pack.hint", game=wished.game, file=file)
    return players, *ask.ask("pack", question, partial(_pack_answered, wished, players), DEMO, hint)


def _players_answered(wished: Wishes, line: str) -> Players:
    """The typed names; raises an error if the bots have no seat among them."""
    players = _players(wished.game, line)
    _require_seats(wished, players)
    return players


def _pack(wished: Wishes, players: Players, place: str) -> AnyPack:
    """The pack to play with, at a path; raises an error if so many players cannot use it."""
    found = find_pack(place, wished.game)
    _started(wished, players, found)
    return found


def _pack_answered(wished: Wishes, players: Players, place: str) -> tuple[AnyPack, str]:
    """The pack at a typed path; errors in the file name the file."""
    try:
        return _pack(wished, players, place), place
    except BoardscoreError as error:
        problem = error.problems[0]
        if not problem.whole_file:
            raise
        message = Message("error.pack_file", file=place, what=problem.message)
        raise PackError(Problem(message, clause=problem.clause)) from None


def _started(wished: Wishes, players: Players, pack: AnyPack) -> State:
    return games.play(wished.game).start(players, pack, rulings=wished.rulings, **wished.settings)


# Resumed games


def go_on(path: Path, wished: Wishes) -> tuple[Session, bool]:
    """The resumed game of a record, and whether the record broke off; the record sets its rules.

    Raises `BoardscoreError` for a record with mistakes, and `NotSavedError` for one that cannot be
    written.
    """
    read_record(path)  # so that other files are never changed
    journal = Journal.found(path)
    try:
        return _gone_on(path, journal, wished)
    except BaseException:
        journal.close()
        raise


def _gone_on(path: Path, journal: Journal, wished: Wishes) -> tuple[Session, bool]:
    record = read_record(path)  # locked now: no other process writes to it
    states = record.replay()
    if game_of(record.start) != wished.game:
        name = Message(f"game.{game_of(record.start)}")
        raise wrong("record_of_other_game", file=str(path), game=name)
    for given, known in contradictions(wished, record):
        raise wrong("contradicts", option=given, file=str(path), known=known)
    verdicts = record.verdicts if is_judged(record, states[-1]) else None
    seed = _seed(wished, record.seed)
    journal.keep(len(states) + (verdicts is not None), _written(seed))
    bots = _bots(wished, record.start.game.players)
    return Session(journal, states, verdicts, seed, bots), record.is_cut


def is_judged(record: Record, end: Any) -> bool:
    """Whether a resumed record has a judgement of every Plan in plain words."""
    if record.verdicts is None:
        return False
    return all(record.verdicts[seat] is not None for seat in end.to_judge)


def contradictions(wished: Wishes, record: Record) -> Iterator[tuple[str, Any]]:
    """The options that contradict the record, with its values.

    A game without a seed may get one at any time: from then on the program draws.
    """
    game = record.start.game
    if wished.players is not None and wished.players != game.players:
        yield "--players", game.players
    for name in wished.bots:
        if name not in game.players:
            yield f"--bot {name}", game.players
    if wished.pack is not None:
        found = find_pack(wished.pack, wished.game)
        if fingerprint(found) != fingerprint(game.pack):
            yield "--pack", game.pack.name
    for name, value in as_dict(game.rulings).items():
        if wished.rulings.get(name, value) != value:
            yield f"--ruling {name}", write_value(value)
    for name, value in wished.settings.items():
        if value != getattr(game, name):
            yield option_name(name), str(getattr(game, name)).lower()
    if wished.seed is not None and record.seed not in {None, wished.seed}:
        yield "--seed", record.seed


_MOST = 50
"""The number of records to check, the newest first."""

_NEW = {*NO, "new", "neu"}


@frozen
class Unfinished:
    """A game that can be resumed."""

    path: Path
    """Its record."""
    state: State
    """Its current state."""

    @property
    def message(self) -> Message:
        """The description of the game."""
        players, moves = self.state.game.players, len(self.state.moves)
        return Message("play.unfinished", file=str(self.path), players=players, moves=moves)


def newest(folder: Path, wished: Wishes) -> Unfinished | None:
    """The most recent unfinished game in a folder that matches the command line.

    Skips damaged and finished games, and other ones.
    """
    found = (_unfinished(path, wished) for path in _by_age(folder))
    return next(filter(None, found), None)


def of_changed_pack(folder: Path) -> Path | None:
    """The newest record to resume in a folder, if its pack has changed since, which prevents it."""
    for path in _by_age(folder)[:1]:
        try:
            read_record(path).replay()
        except BoardscoreError as error:
            if any(problem.code == "pack_changed" for problem in error.problems):
                return path
    return None


def goes_on(found: Unfinished, lang: str) -> bool:
    """Whether people want to resume a game; raises `EndedError`."""
    ask = Interview(lang, {}, keep=lambda _: None, helping=HELPING)
    question = Message("play.ask.go_on")
    return ask.run(lambda ask: ask.ask("go_on", question, _yes_or_new, hint=found.message))


def _yes_or_new(line: str) -> bool:
    if line.lower() not in {"", *YES, *_NEW}:
        raise refuse("go_on_or_new")
    return line.lower() not in _NEW


def _by_age(folder: Path) -> list[Path]:
    """The records of games to resume in a folder, the newest first."""
    return [path for _, path in sorted(_dated(folder), reverse=True)][:_MOST]


def _dated(folder: Path) -> Iterator[tuple[int, Path]]:
    try:
        for entry in os.scandir(folder):
            if entry.name.endswith(".jsonl") and entry.is_file():
                yield entry.stat().st_mtime_ns, folder / entry.name
    except OSError:  # there may be games, but the folder is unreadable
        return


def _unfinished(path: Path, wished: Wishes) -> Unfinished | None:
    """The game of a record, if play can be resumed."""
    try:
        record = read_record(path)
        if game_of(record.start) != wished.game or any(contradictions(wished, record)):
            return None
        state = record.replay()[-1]
    except BoardscoreError:
        return None
    is_done = state.is_over and (not state.to_judge or is_judged(record, state))
    return None if is_done else Unfinished(path, state)


@click.pass_obj
def _play(lang: str, /, game: str, record: str | None, **options: Any) -> int:
    """Starts or resumes a game, and referees it."""
    wished = wishes(game, options)
    try:
        path = Path(record) if record else _found(wished, lang)
    except (EndedError, KeyboardInterrupt) as stop:
        return _stopped(stop, "play.not_gone_on", lang)
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    ask = Interview(lang, {}, keep=lambda _: None, helping=HELPING)
    summary = "play.cannot_go_on" if os.path.exists(path) else "say.pack_mistakes"
    try:
        session = _opened(path, wished, ask)
    except BoardscoreError as error:
        file = str(path) if os.path.exists(path) else wished.pack or ""
        tell_mistakes(file, error, lang, summary)
        return NOT_SCORED
    except NotSavedError as error:
        tell(Message("dialog.cannot_save", file=str(path), why=error.why), lang)
        return NOT_SCORED
    except (EndedError, KeyboardInterrupt) as stop:
        return _stopped(stop, "play.not_begun", lang)
    try:
        return TerminalReferee(session, ask).lead()
    finally:
        session.journal.close()


def _stopped(stop: EndedError | KeyboardInterrupt, key: str, lang: str) -> int:
    """Reports that people stopped `play` before there was anything to lose."""
    tell(Message(key), lang)
    return STOPPED if isinstance(stop, KeyboardInterrupt) else NOT_SCORED


def _found(wished: Wishes, lang: str) -> Path:
    """The record of the unfinished game to resume, or else of a new game."""
    stuck = of_changed_pack(Path())
    if stuck is not None:
        tell(Message("play.pack_changed", file=str(stuck)), lang)
    found = newest(Path(), wished)
    if found is not None and goes_on(found, lang):
        return found.path
    return unused_path(wished.game, ".jsonl")


def _opened(path: Path, wished: Wishes, ask: Interview) -> Session:
    """The new or resumed game, after saying which it is."""
    name = Message(f"game.{wished.game}")
    if not os.path.exists(path):
        session = begin(path, wished, ask)
        greeting = Message("play.begins", game=name, file=str(path))
    else:
        session, is_cut = go_on(path, wished)
        if is_cut:
            tell(Message("play.cut", file=str(path)), ask.lang)
        moves = len(session.state.moves)
        greeting = Message("play.goes_on", game=name, file=str(path), moves=moves)
    tell(greeting, ask.lang)
    for seat, bot in session.bots.items():
        name = session.state.game.players[seat]
        tell(Message("play.bot", name=name, bot=bot), ask.lang)
    is_begun = session.state.moves or session.bots
    if session.seed is not None and is_begun and not session.state.is_over:
        tell(Message("play.draws", seed=session.seed), ask.lang)
    return session


command = WithOptionsOfGames(
    "play",
    _play,
    argument("game"),
    argument("record", required=False),
    option("pack", metavar="FILE", help="help.pack_of_game"),
    option("players", metavar="NAME,..."),
    option("ruling", metavar="NAME=VALUE", multiple=True),
    option("seed", metavar="N"),
    option("bot", metavar="NAME=BOT", multiple=True),
    of_games=for_settings,
)
