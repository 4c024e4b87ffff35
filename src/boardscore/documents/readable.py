"""What is written is read again: what would be too much for the readers is not written."""

from pathlib import Path

from boardscore.core.errors import DocumentError
from boardscore.core.messages import Message
from boardscore.documents.files import require_few_parts, require_small
from boardscore.documents.saving import NotSavedError


def require_readable(path: Path, data: bytes, kind: str) -> None:
    """Raises `NotSavedError` for a file of a kind that has more than readers take.

    Lines of a record are read one by one, so only its size counts.
    """
    try:
        require_small(data, kind)
        if kind != "record":
            require_few_parts(data.decode())
    except DocumentError as error:
        why = Message("why.not_read_again", why=error.problems[0].message)
        raise NotSavedError(path, why) from None
