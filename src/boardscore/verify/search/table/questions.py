"""What a program is asked about the table: what stands at a start, or what a seat may know."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.verify.canonical import NAMES, Data, Size
from boardscore.verify.driver import protocol
from boardscore.verify.driver.protocol import SEEN, START, Request
from boardscore.verify.search.findings import FoundVector
from boardscore.verify.suite import played
from boardscore.verify.suite.vectors import Difference, check


@frozen(eq=False)
class TableQuestion:
    """One request; a record of `start` has no moves."""

    record: Sequence[Data]
    """The set-up, with its rulings, and the moves."""
    player: int | None = None
    """The seat that is asked about; None for what stands at the start."""

    @property
    def op(self) -> str:
        """`start` or `seen`."""
        return START if self.player is None else SEEN

    @property
    def game(self) -> str:
        """Which game it is."""
        return str(self.record[0]["game"])

    @property
    def request(self) -> Request:
        """What is sent."""
        if self.player is None:
            return protocol.start(self.record)
        return protocol.seen(self.record, self.player)

    @cached_property
    def expected(self) -> Data:
        """What the rules give, in the shape of an answer.

        Raises `BoardscoreError` for a record with a move that is not legal.
        """
        if self.player is None:
            return played.at_start(self.record[0])
        return played.seen(self.record, self.player)

    def vector(self, clause: str) -> FoundVector:
        """The question as a test vector of a clause."""
        titles = {lang: say(Message(f"played.title.{self.op}"), lang) for lang in ("en", "de")}
        seat = {} if self.player is None else {"player": self.player}
        return FoundVector(
            id=f"{clause}/search.found-{self.digest}",
            title=titles["en"],
            title_de=titles["de"],
            op=self.op,
            isolates=f"{clause}/search",
            touches=(),
            level="edge",
            why=say(Message("played.why")),
            why_de=say(Message("played.why"), "de"),
            input={"record": list(self.record), **seat},
            expect=self.expected,
        )

    def wrong(self, answer: Mapping[str, Any]) -> list[Difference]:
        """Where an answer is not what the rules give."""
        return check(self._bare, answer)

    @cached_property
    def _bare(self) -> FoundVector:
        return self.vector(f"{self.game}.players")

    @property
    def digest(self) -> str:
        """A short name that is the same whenever the same is asked."""
        written = json.dumps([self.record, self.player], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]

    @property
    def size(self) -> Size:
        """How large it is: its moves, its players, its pack, then ever smaller things."""
        setup, *moves = self.record
        entries = [one for part in setup["pack"].values() if isinstance(part, list) for one in part]
        rest = {name: part for name, part in setup.items() if name not in {"pack", "players"}}
        return (
            len(moves),
            len(setup["players"]),
            len(entries),
            sum(name != usual for name, usual in zip(setup["players"], NAMES)),
            len(json.dumps(rest)),
            len(json.dumps(entries)) - json.dumps(entries).count("."),
            sum(map(ord, json.dumps([moves, rest]))),
        )
