"""Explains syntax errors in TOML and JSON: the place, and the likely cause."""

import re

from boardscore.core.messages import Message
from boardscore.core.problems import Problem, lines_of
from boardscore.core.terminal_text import code_points

_QUOTES = "`´“”„‟‘’‚‛«»‹›＂＇"
_WORD = 20
"""How many characters around a mistake are searched for a date."""

_LETTER = re.compile("[A-Za-z]")
_DATE = re.compile(r"[0-9]+[-./][0-9].*")
_WORD_BEFORE = re.compile(r"[^\s,=\[\]{}]*$")
_WORD_AFTER = re.compile(r"[^\s,\[\]{}#]*")
_BEGINS_A_LINE = re.compile(r"""\[|[A-Za-z0-9_.'"-]+[ \t]*=""")
_ENDS_A_VALUE = re.compile(r"""["'\]}0-9]$""")
_BEGINS_A_VALUE = re.compile(r"""["'\[{0-9]""")


def syntax_problem(form: str, text: str, at: int) -> Problem:
    """The syntax error in a `"toml"` or `"json"` text at an offset."""
    at = min(at, len(text.rstrip()))
    span = lines_of(text).span(at, at + 1)
    place = {"line": span.line + 1, "column": span.start + 1}
    near = _meant(form, text.rstrip(), at)
    if near is None:
        message = Message(f"error.{form}", **place)
    else:
        message = Message(f"error.{form}_near", near=near, **place)
    return Problem(message, source=text, span=span, whole_file=True)


def _meant(form: str, text: str, at: int) -> Message | None:
    """The likely cause of a syntax error."""
    char, before = text[at : at + 1], text[:at].rstrip()
    if char in {"", "\r", "\n"} or (char == "#" and before.endswith("=")):
        return _meant_at_a_line_end(form, text, text[:at])
    if char == "`" or not (char.isascii() and char.isprintable()):
        key = "hint.quotes" if char in _QUOTES else "hint.character"
        return Message(key, got=char, code=code_points(char))
    if char in ",]}" and before.endswith((":", "=")):
        return Message("hint.no_value")
    if _is_comma_extra(before, text[at:]):
        return Message("hint.comma_extra")
    return (_meant_in_toml if form == "toml" else _meant_in_json)(text[:at], text[at:])


def _meant_at_a_line_end(form: str, text: str, before: str) -> Message | None:
    line = _last_line(before)
    if line.endswith(("=", ":")):
        return Message("hint.no_value")
    if form == "toml" and line.count("{") > line.count("}") and before != text:
        return Message("hint.one_line")
    return Message("hint.unclosed") if _is_open(text) or line.count('"') % 2 else None


def _meant_in_toml(before: str, after: str) -> Message | None:
    line, visible = _last_line(before), before.rstrip()
    word = _found(_WORD_BEFORE.search(before[-_WORD:])) + _found(_WORD_AFTER.match(after[:_WORD]))
    if not visible and after[0] == "{":
        return Message("hint.json_file")
    if after.startswith("//"):
        return Message("hint.toml_comment")
    if after[0] == ":" and line and "=" not in line:
        return Message("hint.equals")
    if not line and _BEGINS_A_LINE.match(after) and _is_open(before):
        return Message("hint.unclosed")
    if _DATE.fullmatch(word):
        return Message("hint.date")
    if _LETTER.match(after) and visible.endswith(("=", "[", ",")):
        return Message("hint.toml_text")
    if _LETTER.match(after) and visible.endswith('"'):
        return Message("hint.unclosed")
    if _is_value_after_value(before, after):
        return Message("hint.comma_missing")
    return None


def _meant_in_json(before: str, after: str) -> Message | None:
    if after[0] in "/#":
        return Message("hint.no_comments")
    if not before.strip() and _LETTER.match(after):
        return Message("hint.toml_file")
    if after[0] == '"' and after.count('"') % 2:
        return Message("hint.unclosed")
    if _LETTER.match(after) or after[0] == "'":
        return Message("hint.json_text")
    if _is_value_after_value(before, after):
        return Message("hint.separator_missing")
    return None


def _is_comma_extra(before: str, after: str) -> bool:
    """Whether a comma precedes another comma or a closing bracket."""
    if after[0] == ",":
        return before.endswith(",") or after[1:].lstrip()[:1] in {"]", "}"}
    return before.endswith(",") and after[0] in "]}"


def _is_value_after_value(before: str, after: str) -> bool:
    """Whether a comma is missing between two values of a list or table."""
    both = _ENDS_A_VALUE.search(before.rstrip()) and _BEGINS_A_VALUE.match(after)
    return bool(both) and _is_open(before)


def _is_open(text: str) -> bool:
    """Whether a quote or a bracket is probably not closed."""
    brackets = any(text.count(opening) > text.count(closing) for opening, closing in ("[]", "{}"))
    return brackets or text.count('"') % 2 == 1


def _last_line(text: str) -> str:
    """The last line of a text, stripped."""
    return re.split(r"[\r\n]", text)[-1].strip()


def _found(match: re.Match[str] | None) -> str:
    return match.group() if match else ""
