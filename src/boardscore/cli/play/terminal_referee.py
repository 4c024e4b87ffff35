"""The terminal referee: asks for the next move, plays it, or explains why it is illegal."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.app import language_given
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import EndedError, Interview, prompt
from boardscore.cli.play import referee_answers
from boardscore.cli.play.session import Session
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_messages import notice_if_slow, page
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line, printable
from boardscore.documents.atomic_writer import ChangedError, NotSavedError
from boardscore.games import deal, game_of
from boardscore.show import game_parts, report, typed_moves
from boardscore.show.typed_moves import tokens, words

SCORED = 0
NOT_SCORED = 1
"""The exit code if the game is not over, or values are missing."""

_WITH_CARDS = ("moves", "hint")
"""The commands that name the cards of the next player."""


class TerminalReferee:
    """Referees one game at the terminal, until it is over or people stop."""

    def __init__(self, session: Session, ask: Interview) -> None:
        self._session = session
        self._ask = ask
        self._lang = ask.lang
        self._game = game_of(session.state)
        self._board = game_parts.board(self._game)
        self._forms = game_parts.typed_moves(self._game)
        self._is_announced = False
        """Whether the next step was announced."""
        self._is_shown = False
        """Whether the table was shown just before."""
        self._explained: set[object] = set()
        """The phases whose moves were explained."""
        self._verdicts: dict[int, bool] = {}
        """The verdicts on Plans in plain words, until all are given."""
        self._looked_at: Any = None
        """The state whose secrets the next player has seen."""

    def lead(self) -> int:
        """Referees the game, and returns the exit code."""
        try:
            self._draw()
            self._show()
            while True:
                self._draw_for_bots()
                while self._bot_plays():
                    self._draw_for_bots()
                self._tell()
                if self._is_announced:
                    self._take(self._ask.line(self._prompt(), words=self._words))
        except (EndedError, KeyboardInterrupt) as stop:
            self._farewell()
            return STOPPED if isinstance(stop, KeyboardInterrupt) else self._exit_code()
        finally:
            self._ask.remembers_lines(True)

    @property
    def _state(self) -> Any:
        return self._session.state

    @property
    def _file(self) -> str:
        return str(self._session.journal.path)

    def _write(self, *blocks: str) -> None:
        for block in blocks:
            terminal.write(block)

    def _say(self, message: Message) -> None:
        self._write(page(self._lang).sentence(message))

    # The next step

    def _draw(self) -> bool:
        """Lets the seed make the draws of chance, and returns whether there was one."""
        try:
            is_drawn = self._session.draws()
        except NotSavedError as error:
            self._lament(error)
            return False
        if is_drawn:
            self._is_announced = self._is_shown = False
        return is_drawn

    def _draw_for_bots(self) -> None:
        """Makes the draws of chance; shows people what a bot sees before it moves."""
        if self._draw() and self._session.bot_to_move is not None:
            for block in self._board.after_draw(self._state, page(self._lang)):
                self._write("", block)

    def _bot_plays(self) -> bool:
        """Lets a bot move, if it is its turn, and shows a public move as if it were typed."""
        seat, before = self._session.bot_to_move, self._state
        if seat is None:
            return False
        is_public = not self._secrets(before)
        try:
            with notice_if_slow(Message("play.thinking"), self._lang):
                self._session.play_bot(seat)
        except NotSavedError as error:
            self._lament(error)
            return False
        if is_public:
            name = printable(before.game.players[seat])
            move = typed_moves.write(self._forms, before, self._state.moves[-1], self._lang)
            self._write("", f"{name}> {move}")
        self._show_news(before)
        return True

    @property
    def _people(self) -> list[int]:
        """The seats that may act and have no bot."""
        return [seat for seat in self._state.to_act if seat not in self._session.bots]

    @property
    def _only_person(self) -> str | None:
        """The seat of the person who types, if only one may act, as a number from 1."""
        people = self._people
        return str(people[0] + 1) if len(people) == 1 else None

    @property
    def _share_screen(self) -> bool:
        """Whether several people look at one screen."""
        return terminal.is_screen() and len(self._state.game.players) - len(self._session.bots) > 1

    def _show(self) -> None:
        """Shows everything visible on the table."""
        self._write("", self._board.table(self._state, page(self._lang)))
        self._is_shown = True

    def _tell(self) -> None:
        """Announces the next step once, with what players need to see for it."""
        if self._is_announced:
            return
        self._is_announced = True
        secrets = self._secrets(self._state)
        self._ask.remembers_lines(not secrets and self._state.chance is None)
        if self._state.is_over:
            self._tell_the_end()
            return
        if not self._is_shown:
            for block in self._board.before_move(self._state, page(self._lang)):
                self._write("", block)
        self._is_shown = False
        self._write("", page(self._lang).headline(self._board.due(self._state)))
        if secrets:
            self._show_secrets(secrets)
        if self._is_announced:
            self._explain()

    def _show_secrets(self, secrets: Sequence[str]) -> None:
        """Shows the secrets of the next player, after the others have looked away."""
        self._looked_at = None
        while line := self._others_look():
            self._take(line)
            if not self._is_announced:
                return
        self._looked_at = self._state
        self._write(*secrets)

    def _others_look(self) -> str:
        """Asks the others to look away; a typed line is returned, and they still look."""
        question = say(Message("play.look_away"), self._lang)
        return self._ask.line(prompt(question)) if self._share_screen else ""

    def _secrets(self, state: Any) -> list[str]:
        """The secrets of the player who moves next in a state."""
        return list(self._board.secrets(state, page(self._lang)))

    def _explain(self) -> None:
        """Explains how to type the possible moves, the first time they are possible."""
        if self._state.phase in self._explained:
            return
        self._explained.add(self._state.phase)
        examples = tuple(typed_moves.examples(self._forms, self._state, self._lang))
        self._write(page(self._lang).note(Message("play.such_as", forms=examples)))
        if self._state.chance is not None:
            self._write(page(self._lang).note(Message("due.or_random")))

    def _tell_the_end(self) -> None:
        """Shows the pier whose Plan people must judge, or the final score with its reasons."""
        seat = self._to_judge()
        if seat is not None:
            if not self._is_shown:
                self._write("", self._board.what_to_judge(self._state, seat, page(self._lang)))
            self._is_shown = False
            return
        outcome, on = self._session.outcome, page(self._lang)
        self._write("", report.score(outcome, on, self._file, explain=True))
        self._write(*self._board.after_game(self._state, page(self._lang)))
        self._say(Message("play.over"))

    def _to_judge(self) -> int | None:
        """The seat whose Plan is judged next."""
        open_seats = (seat for seat in self._session.to_judge if seat not in self._verdicts)
        return next(open_seats, None)

    def _prompt(self) -> str:
        players, seat = self._state.game.players, self._to_judge()
        if seat is not None:
            return prompt(say(Message("play.verdict", name=players[seat]), self._lang))
        names = [printable(players[seat]) for seat in self._people]
        return f"{names[0]}> " if len(names) == 1 else "> "

    def _words(self) -> Iterator[str]:
        """The words that a line can have: commands, and words, cards or tiles of moves."""
        yield from (words(command, self._lang)[0] for command in self._commands())
        yield from map(printable, self._state.game.players)
        yield from referee_answers.words_of_moves(self._forms, self._state, self._lang)

    # Typed lines

    def _take(self, line: str) -> None:
        """Follows a line, or explains why it cannot. Enter alone ends a game that is over."""
        try:
            if not tokens(line):
                if self._state.is_over and self._to_judge() is None:
                    self._offer_to_keep()
                    raise EndedError
            elif not self._judged(line):
                self._obey(line)
        except NotSavedError as error:
            self._lament(error)
        except BoardscoreError as error:
            self._refuse(error)

    def _judged(self, line: str) -> bool:
        """Whether the line was the players' judgement of a Plan, which is then saved."""
        seat = self._to_judge()
        if seat is None or line.lower() not in answer_parsers.YES | answer_parsers.NO:
            return False
        said = {**self._verdicts, seat: answer_parsers.yes_or_no(line)}
        if set(said) == set(self._session.to_judge):
            seats = range(len(self._state.game.players))
            self._session.judge(tuple(said.get(seat) for seat in seats))
            said = {}
        self._verdicts, self._is_announced, self._is_shown = said, False, False
        return True

    def _obey(self, line: str) -> None:
        """Runs a command or makes a move."""
        commands = self._commands()
        key, typed = typed_moves.understood(
            self._forms, self._state, line, self._lang, tuple(commands)
        )
        if self._is_covered and (key not in commands or key in _WITH_CARDS):
            raise typed_moves.refuse("look_first", None)
        if key in self._board.commands:
            self._tell_of(key, typed)
        elif key == "hint":
            self._hint(typed)
        elif key not in commands:
            move = (key, typed)
            self._play(
                typed_moves.read(self._forms, self._state, move, self._lang, self._only_person)
            )
        elif typed:
            raise typed_moves.refuse("stands_alone", None, word=words(key, self._lang)[0])
        else:
            commands[key]()

    @property
    def _is_covered(self) -> bool:
        """Whether the next player has secrets, and the others still look."""
        is_seen = self._looked_at is self._state
        return self._share_screen and not is_seen and bool(self._secrets(self._state))

    def _play(self, move: Any) -> None:
        """Makes a typed move, shows the changes, and clears hands from the screen."""
        before = self._state
        self._session.play(move)
        self._show_news(before)
        if self._secrets(before):
            self._clear()
        elif self._secrets(self._state):  # the typed line names the hands
            self._wipe()

    def _show_news(self, before: Any) -> None:
        """Shows what the last move changed."""
        self._is_announced = self._is_shown = False
        for block in self._board.news(before, self._state, page(self._lang)):
            self._write("", block)

    def _refuse(self, error: BoardscoreError) -> None:
        """Explains why something is refused, with the clause."""
        for problem in error.problems[:3]:
            public = self._board.hide_secrets(self._state, evolve(problem, path=(), file=None))
            for line in terminal.wrap(public.describe(self._lang), "", "  "):
                self._write(click.style(line, fg="red"))

    def _lament(self, error: NotSavedError) -> None:
        """Reports that the record could not be written."""
        message = Message("play.changed", file=self._file)
        if not isinstance(error, ChangedError):
            message = Message("play.not_saved", file=self._file, why=error.why)
        self._ask.complain(message)

    # Commands

    def _commands(self) -> dict[str, Callable[[], None]]:
        """The commands besides moves, with their actions; `money` is followed by a name."""
        found: dict[str, Callable[[], None]] = {
            "help": self._help,
            "moves": self._list_moves,
            **({"hint": self._hint} if registry.has(self._game, "play_analysis") else {}),
            "undo": self._undo,
            "show": self._show_again,
            "score": self._show_score,
            "record": lambda: self._say(
                Message("play.recorded", file=self._file, moves=len(self._state.moves))
            ),
            "quit": self._quit,
        }
        found |= dict.fromkeys(self._board.commands, self._help)
        if self._state.chance is not None:
            found["random"] = self._draw_at_random
        return found

    def _help(self) -> None:
        self._write(
            referee_answers.help_now(self._forms, self._state, [*self._commands()], self._lang)
        )
        if self._board.letters is not None:
            self._say(self._board.letters)

    def _list_moves(self) -> None:
        self._write(referee_answers.moves(self._forms, self._state, self._lang))

    def _hint(self, typed: Sequence[str] = ()) -> None:
        """Shows what each move of a player would bring, and clears the screen if it has secrets."""
        acting, names = self._state.to_act, self._state.game.players
        if not acting:
            self._list_moves()
            return
        people = self._people or acting
        if not typed and len(people) > 1:
            raise typed_moves.refuse("whose_hint", None, name=typed_moves.player(names, people[0]))
        seat = people[0]
        if typed:
            seat = typed_moves.seat(names, " ".join(typed), f"{self._game}.players")
        if seat not in acting:
            raise typed_moves.refuse("no_hint", None, name=names[seat])
        self._show_alone(lambda: self._worth_of_moves(seat))

    def _worth_of_moves(self, seat: int) -> str:
        with notice_if_slow(Message("play.thinking"), self._lang):
            return referee_answers.hint(self._forms, self._state, seat, page(self._lang))

    def _show_alone(self, text: Callable[[], str]) -> None:
        """Shows what only one player may see while the others look away, then clears the screen."""
        if self._board.is_public(self._state):
            self._write(text())
        elif line := self._others_look():
            self._take(line)
        else:
            self._write(text())
            self._clear()

    def _draw_at_random(self) -> None:
        before = self._state
        self._session.play(deal(before, Random()))
        self._show_news(before)

    def _undo(self) -> None:
        """Takes back the last step: a verdict, or else a move."""
        if self._verdicts:
            self._verdicts.popitem()
        elif not self._session.undo():
            self._say(Message("play.nothing_to_undo"))
            return
        self._say(Message("play.undone"))
        self._show_again()

    def _show_again(self) -> None:
        """Shows the table, and announces the next step again."""
        self._show()
        self._is_announced = False

    def _show_score(self) -> None:
        """Shows the current score; without piers there is none (`pier18.setup.choose`)."""
        if self._state.is_over:
            self._is_announced = False
            return
        position = self._board.current_position(self._state)
        if position is None:
            self._say(Message("play.no_score"))
        else:
            judged = self._board.seats_to_judge(self._state)
            self._write("", referee_answers.standing(position, judged, self._lang))

    def _quit(self) -> None:
        raise EndedError

    def _tell_of(self, key: str, typed: Sequence[str]) -> None:
        """Shows information about one player, and clears the screen before others look."""
        names = self._state.game.players
        if not typed:
            raise typed_moves.refuse(f"whose_{key}", None, name=typed_moves.player(names, 0))
        seat = typed_moves.seat(names, " ".join(typed), f"{self._game}.players")
        about = self._board.commands[key](self._state, seat)
        self._show_alone(lambda: page(self._lang).sentence(about))

    def _clear(self) -> None:
        """Clears the screen, once the player has confirmed."""
        if self._share_screen:
            line = self._ask.line(prompt(say(Message("play.clear"), self._lang)))
            self._wipe()
            self._take(line)

    def _wipe(self) -> None:
        """Clears the screen that people share, and shows the table again."""
        if self._share_screen:
            terminal.clear()
            self._draw()
            self._show_again()

    # The end

    def _offer_to_keep(self) -> None:
        """Keeps the game in the book, if people at a terminal want that."""
        if not terminal.is_screen() or self._exit_code() != SCORED:
            return
        try:
            is_wanted = self._ask.run(lambda ask: ask.sure(Message("play.ask.keep")))
        except (EndedError, KeyboardInterrupt):
            return
        if is_wanted:
            from boardscore.cli.book import keep  # loaded only on request

            keep([self._session.position], self._lang)

    def _farewell(self) -> None:
        """Says where the game is saved, and how to resume it, with a command line to copy."""
        self._write("")
        if self._exit_code() == SCORED:
            quoted = command_line(self._file)
            self._say(Message("play.ended", file=self._file, quoted=quoted))
            if registry.has(self._game, "play_analysis"):
                self._say(Message("play.review", quoted=quoted))
            return
        players = self._state.game.players
        bots = (f"--bot={players[seat]}={bot}" for seat, bot in self._session.bots.items())
        again = ["boardscore", "play", self._game, self._file, *bots]
        if language_given(click.get_current_context()):
            again.append(f"--lang={self._lang}")
        self._say(Message("play.stopped", file=self._file))
        self._write(f"  {printable(command_line(*again))}")

    def _exit_code(self) -> int:
        """Whether the game is over and scored, with nothing missing."""
        if not self._state.is_over or self._session.outcome.missing:
            return NOT_SCORED
        return SCORED
