"""What no game ends with: what both games share in telling it."""

from boardscore.core.messages import Message


def doubt(what: Message, clause: str) -> Message:
    """What is told of a position that no game ends with, and the clause that speaks against it.

    >>> from boardscore import say
    >>> say(doubt(Message("doubt.too_many_full", full=3, names=("A", "B", "C")), "a.clause"))[-10:]
    '[a.clause]'
    """
    return Message("note.doubt", what=what, clause=clause)


def without_clause(note: Message) -> Message:
    """A note as people at a table hear it: a doubt without the name of its clause.

    >>> without_clause(doubt(Message("none"), "a.clause"))
    Message('none')
    """
    what: Message = note.args["what"] if note.key == "note.doubt" else note
    return what
