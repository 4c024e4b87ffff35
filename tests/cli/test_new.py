"""`boardscore new`: a position entered question by question, shown, corrected, scored, saved."""

import errno
import json
import os
import tomllib
from pathlib import Path

import pytest

import boardscore
from boardscore import pier18
from boardscore.texts import CATALOGUES
from tests import HANGS
from tests.cli import process
from tests.cli.conftest import Cli
from tests.cli.test_terminal import ctrl_c, press_ctrl_c, read, terminal
from tests.tables import from_table

__all__ = ["ctrl_c"]

ANNA = ["Anna", "S.Q.|H..A", "..A.|....", "y", "2", ""]
BEN = ["Ben", "Q..H|..S.", "..A.|.AAQ", "n", "1", ""]
USUAL = "1"
"""The default for which spaces are next to each other: it matters for Ben's group."""
SAVE = ""


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's settings are in a folder of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings" / "boardscore" / "tables.toml"


@pytest.fixture(autouse=True)
def _no_examples(folder: Path) -> None:
    """The default names for new positions are free."""
    for name in ("pier18.toml", "auctionland.toml"):
        (folder / name).unlink()


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def saved(name: str = "pier18.toml") -> dict[str, object]:
    return tomllib.loads(Path(name).read_text(encoding="utf-8"))


# Pier 18


def test_the_worked_example(cli: Cli) -> None:
    """The example of the results: 7 points each, and Ben has more symbols."""
    done = cli("new", "pier18", stdin=typed("2", *ANNA, *BEN, USUAL, SAVE))
    assert (done.code, done.err) == (0, "")
    assert "Ben wins the tie: 7 symbols to 5." in done.out
    result = boardscore.score(boardscore.load("pier18.toml"))
    assert [one.total for one in result.players] == [7, 7]
    assert not Path("pier18.toml.draft").exists()


def test_the_file_has_the_answers(cli: Cli) -> None:
    cli("new", "pier18", "our.toml", stdin=typed("2", *ANNA, *BEN, "rulings", "2", SAVE))
    assert saved("our.toml") == {
        "game": "pier18",
        "players": [
            {
                "name": "Anna",
                "pier": ["S.Q.H..A", "..A....."],
                "plan_completed": True,
                "patrons": 2,
            },
            {
                "name": "Ben",
                "pier": ["Q..H..S.", "..A..AAQ"],
                "plan_completed": False,
                "patrons": 1,
            },
        ],
        "rulings": {"flower_adjacency": "orthogonal"},
    }


def test_german(cli: Cli) -> None:
    anna = [*ANNA[:3], "ja", *ANNA[4:]]
    ben = [*BEN[:3], "Nein", *BEN[4:]]
    answers = typed("2", *anna, *ben, USUAL, SAVE)
    done = cli("new", "pier18", stdin=answers, LANG="de_DE.UTF-8")
    assert done.code == 0
    assert "Die Plankarte gehört zum Pier" in " ".join(done.out.split())
    assert "Gespeichert als pier18.toml" in done.out


def test_a_reminder_about_the_plan_card(cli: Cli) -> None:
    """`pier18.end.plan`: the finished pier includes the Plan card; a reminder before the pier."""
    out = cli("new", "pier18", stdin=typed("1", "Anna")).out
    assert "The Plan card is part of the pier: it must lie at the water end." in " ".join(
        out.split()
    )


def test_the_pier_is_drawn(cli: Cli) -> None:
    out = cli("new", "pier18", stdin=typed("1", "Anna", "s|.★", ".|..")).out
    assert "Anna\n        1   2   3\nupper   S   .   S\nlower   .   .   .\n" in out


def test_a_mistake_in_a_side_is_underlined_and_the_question_repeated(cli: Cli) -> None:
    done = cli("new", "pier18", stdin=typed("1", "Anna", "S.X", "S.Q", "..", "...", "y", "0", ""))
    assert "unknown symbol 'X' (U+0058) in column 3 of the upper side" in done.out
    assert "    S.X\n      ^\n" in done.out
    assert done.out.count("unknown symbol") == 1
    said = " ".join(done.out.split())
    assert "upper side 'S.Q' has 3 columns, but the lower side '..' has 2" in said


@from_table
def test_the_side_with_the_mistake_is_named(cli: Cli, lang: str, upper: str, lower: str) -> None:
    answers = typed("1", "Anna", "S.X", "S.Q", "X..", "...")
    out = cli("new", "pier18", "--lang", lang, stdin=answers).out
    at_upper, at_lower = out.index("    S.X\n      ^\n"), out.index("    X..\n    ^\n")
    told = (" ".join(out[:at_upper].split()), " ".join(out[at_upper:at_lower].split()))
    assert (upper in told[0], lower in told[0]) == (True, False)
    assert (upper in told[1], lower in told[1]) == (False, True)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@pytest.mark.parametrize("mistake", ["Ben", "S.X", "S Q H", "S.Q/..A"])
def test_messages_about_mistakes_fit_the_terminal(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, mistake: str
) -> None:
    """A narrow terminal never breaks a line in the middle of a word."""
    monkeypatch.setenv("COLUMNS", "40")
    out = cli("new", "pier18", "--lang", lang, stdin=typed("1", "Anna", mistake)).out
    assert max(map(len, out.splitlines())) <= 40


@pytest.mark.parametrize(("lang", "date", "yes"), [("en", "04-17", "y"), ("de", "17.4.", "j")])
def test_saved_answers_are_offered_in_the_form_of_the_language(
    cli: Cli, lang: str, date: str, yes: str
) -> None:
    """Equal points and symbols need the dates; `back` then offers the saved values."""
    one = [".Q", "..", "y", "0", ""]
    lines = ["2", "Anna", *one, "Ben", *one, "04-17", "05-01", SAVE]
    assert cli("new", "pier18", stdin=typed(*lines)).code == 0
    again = typed("back", "back", "edit 5")
    out = cli("new", "pier18", "pier18.toml", "--lang", lang, stdin=again).out
    assert f"[{date}]" in out
    assert f"[{yes}]" in out


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["4"], "Type a whole number from 1 to 3."),
        (["two"], "Type a whole number from 1 to 3."),
        (["0"], "Type a whole number from 1 to 3."),
        ([""], "Type a whole number from 1 to 3."),
        (["1", "\u200b"], "text needs at least one visible character"),
        (["2", *ANNA, "Anna"], "Anna is already playing; all names must be different."),
        (["1", *ANNA[:3], "maybe"], "Type yes or no."),
        (["1", *ANNA[:4], "19"], "Type a whole number from 0 to 18."),
        (["1", *ANNA[:4], "-1"], "Type a whole number from 0 to 18."),
        (["1", *ANNA[:5], "12.5"], "Type a whole number from 0 to 9999."),
        (["1", *ANNA[:5], "9" * 4000], "Type a whole number from 0 to 9999."),
        (["1", *ANNA[:5], "9" * 4001], "This has more than 4000 characters, so it was ignored"),
    ],
)
def test_invalid_answers(cli: Cli, answers: list[str], said: str) -> None:
    done = cli("new", "pier18", stdin=typed(*answers))
    assert said in " ".join(done.out.split())
    assert done.code == 1


def test_names_may_be_left_out(cli: Cli) -> None:
    one = ["", "H", ".", "n", "0", ""]
    cli("new", "pier18", stdin=typed("2", *one, *one, "", "", SAVE))
    position = boardscore.load("pier18.toml")
    assert [player.name for player in position.players] == ["Player 1", "Player 2"]


def test_questions_about_rulings_appear_only_if_they_matter(cli: Cli) -> None:
    """A single Lovers scores the same with every ruling; a group of two Flower Sellers does not.

    With every other symbol counted the group of 3 scores 2 points, with other kinds only 1.
    """
    alone = cli("new", "pier18", "one.toml", stdin=typed("1", "Anna", "H", ".", "n", "0", "", SAVE))
    assert "Type rulings" not in alone.out
    answers = typed("1", "Anna", "SSQ", "...", "n", "0", "", "rulings", "2", SAVE)
    group = cli("new", "pier18", "two.toml", stdin=answers)
    before, asked, _ = group.out.split("Type rulings to see and choose them.")
    assert "Do the other Flower Sellers" not in before
    assert "If a group has several Flower Sellers, do all but one score (1 yes, 2 no)?" in asked
    assert "Rulings: a group scores all its symbols but the Flower Sellers (default:" in " ".join(
        asked.split()
    )
    assert saved("two.toml")["rulings"] == {"flower_points": "other_kinds_only"}
    assert boardscore.score(boardscore.load("two.toml")).players[0].total == 1


@from_table
def test_each_choice_has_all_totals_and_the_winner(
    cli: Cli, lang: str, word: str, one: str, other: str
) -> None:
    """A Fisher scores 1, Lovers 2. With the group across, S scores 1, and Anna has more symbols.

    So she wins the tie at 2 points.
    """
    players = ["2", "Anna", "S.", "A.", "n", "0", "", "Ben", "H.", "..", "n", "0", ""]
    out = " ".join(cli("new", "pier18", stdin=typed(*players, word), LANG=lang).out.split())
    assert f": Anna 1, Ben 2; {one} 2: " in out
    assert f": Anna 2, Ben 2; {other} 2 " in out


def test_rulings_can_be_chosen_again(cli: Cli) -> None:
    """The current choice is the default; Enter at the end saves the last choice."""
    players = ["1", "Anna", "S.", "A.", "n", "0", ""]
    stdin = typed(*players, "rulings", "2", "rulings", "1", "rulings", "", SAVE)
    out = cli("new", "pier18", stdin=stdin).out
    assert out.count("Do groups stay on one side of the pier (1 yes, 2 no)?") == 3
    assert saved()["rulings"] == {"flower_adjacency": "same_side"}


def test_the_places_are_in_a_choice_that_changes_nothing_else(cli: Cli) -> None:
    """Ben has Lovers: 2 points. Anna and Cleo have 0; Cleo has more symbols."""
    players = ["3", "Anna", "..", "..", "n", "0", "", "Ben", "H.", "..", "n", "0", ""]
    cleo = ["Cleo", "Q.", "..", "n", "0", ""]
    out = " ".join(cli("new", "pier18", stdin=typed(*players, *cleo, "rulings")).out.split())
    assert ": Anna 0 (place 3), Ben 2 (place 1), Cleo 0 (place 2); Ben wins 2: " in out
    assert ": Anna 0 (place 2), Ben 2 (place 1), Cleo 0 (place 2); Ben wins " in out


@from_table
def test_rulings_without_open_questions(cli: Cli, before: list[str], said: str) -> None:
    assert said in " ".join(cli("new", "pier18", stdin=typed(*before, "ruling")).out.split())


@pytest.mark.parametrize("line", ["u5 = Q", "Ben u5 = Q"])
def test_nothing_can_be_corrected_before_there_is_a_player(cli: Cli, line: str) -> None:
    for game, typed_line in (("pier18", line), ("auctionland", line.replace("u5", "r1c1"))):
        out = cli("new", game, stdin=typed("1", typed_line)).out
        assert "There is nothing to change yet: no player has been entered." in out


LEVEL = ["2", "Anna", "H", ".", "n", "0", "", "Ben", ".", "H", "n", "0", ""]
"""Two players with 2 points and 1 symbol each."""


def test_questions_about_dates_appear_only_for_a_tie(cli: Cli) -> None:
    """`pier18.tie.date`: 17 April is before 2 May."""
    done = cli("new", "pier18", stdin=typed(*LEVEL, "2.5.", "04-17", SAVE))
    assert "There is a tie on points and on symbols" in done.out
    assert "Ben wins the tie: 17 April before 2 May." in done.out
    assert "plan_date" not in cli("new", "pier18", stdin=typed("2", *ANNA, *BEN, SAVE)).out


@pytest.mark.parametrize("date", ["30.2.", "02-30", "4/17", "april"])
def test_dates_that_do_not_exist(cli: Cli, date: str) -> None:
    done = cli("new", "pier18", stdin=typed(*LEVEL, date, "2.5.", "04-17", SAVE))
    assert done.code == 0
    assert "Ben wins " in done.out


def test_an_unknown_date(cli: Cli) -> None:
    """The tie is not broken, and the score so far is saved."""
    done = cli("new", "pier18", stdin=typed(*LEVEL, "", "", SAVE))
    assert done.code == 0
    assert "The winner is not known yet" in done.out


def test_a_different_claim_is_explained(cli: Cli) -> None:
    done = cli("new", "pier18", stdin=typed("1", *ANNA[:5], "9", SAVE))
    assert "Anna: you counted 9, but the lines add up to 7." in " ".join(done.out.split())


# Back and edit


def test_back_repeats_the_previous_question(cli: Cli) -> None:
    answers = typed("1", "Ana", "back", "Anna", "H", ".", "n", "0", "", SAVE)
    assert cli("new", "pier18", stdin=answers).code == 0
    assert boardscore.load("pier18.toml").players[0].name == "Anna"


def test_enter_after_back_keeps_the_answer(cli: Cli) -> None:
    answers = typed("1", "Anna", "back", "", "H", ".", "n", "0", "", SAVE)
    assert "Name of player 1: [Anna] \n" in cli("new", "pier18", stdin=answers).out
    assert boardscore.load("pier18.toml").players[0].name == "Anna"


def test_back_at_the_first_question(cli: Cli) -> None:
    assert "This is the first question." in cli("new", "pier18", stdin=typed("back")).out


def test_list_numbers_the_answers_and_edit_changes_one(cli: Cli) -> None:
    answers = typed("1", *ANNA, "list", "edit 5", "n", SAVE)
    done = cli("new", "pier18", stdin=answers)
    assert "   1  How many players (1 to 3)? 1\n   2  Name of player 1: Anna\n" in done.out
    assert "   5  Did Anna complete the Plan (y or n)? y\n" in done.out
    assert done.out.count("Did Anna complete the Plan (y or n)? [y] n\n") == 1
    assert boardscore.score(boardscore.load("pier18.toml")).players[0].total == 3


def test_a_changed_answer_may_ask_for_others(cli: Cli) -> None:
    """With a second column the lower side no longer fits: it is asked again."""
    answers = typed("1", "Anna", "H", ".", "n", "0", "", "edit 3", "HQ", "..", SAVE)
    done = cli("new", "pier18", stdin=answers)
    said = " ".join(done.out.split())
    assert "upper side 'HQ' has 2 columns, but the lower side '.' has 1" in said
    assert saved()["players"][0]["pier"] == ["HQ", ".."]  # type: ignore[index]


def test_fewer_players_than_before(cli: Cli) -> None:
    """With one player the answers about the second one are removed."""
    cli("new", "pier18", stdin=typed("2", *ANNA, *BEN, USUAL, "edit 1", "1", SAVE))
    assert [player.name for player in boardscore.load("pier18.toml").players] == ["Anna"]


def test_an_unknown_answer_number(cli: Cli) -> None:
    out = cli("new", "pier18", stdin=typed("1", "edit 7")).out
    assert "There is 1 answer; type list to see it." in out


def test_the_current_answer_is_edited(cli: Cli) -> None:
    """After `back` it is in the list without an answer: the question appears once more."""
    answers = typed("1", "Anna", "back", "list", "edit 2", "Berta", "H", ".", "n", "0", "", SAVE)
    done = cli("new", "pier18", stdin=answers)
    assert done.out.count("[Anna]") == 3
    assert boardscore.load("pier18.toml").players[0].name == "Berta"


def test_an_answer_that_looks_like_a_command_is_quoted(cli: Cli) -> None:
    cli("new", "pier18", stdin=typed("1", '"back"', "H", ".", "n", "0", "", SAVE))
    assert boardscore.load("pier18.toml").players[0].name == "back"


@pytest.mark.parametrize(("word", "lang"), [("?", "en"), ("help", "en"), ("hilfe", "de")])
def test_help_at_any_question(cli: Cli, word: str, lang: str) -> None:
    out = cli("new", "pier18", "--lang", lang, stdin=typed("1", "Anna", word)).out
    said = " ".join(out.split())
    assert CATALOGUES[lang]["ask.pier.hint"] in said
    assert CATALOGUES[lang]["dialog.commands"] in said


def test_help_at_the_end(cli: Cli) -> None:
    out = cli("new", "pier18", stdin=typed("1", *ANNA, "what?", "?", SAVE)).out
    assert "Press Enter or type yes to save, edit and a number to change an answer" in " ".join(
        out.split()
    )
    assert CATALOGUES["en"]["dialog.commands"] in " ".join(out.split())


# Input by people


@from_table
def test_a_side_typed_in_another_way(cli: Cli, line: str, said: str) -> None:
    """Nothing is left out or guessed; the correct form is shown once."""
    out = " ".join(cli("new", "pier18", stdin=typed("1", "Anna", line)).out.split())
    assert said in out
    assert out.count("Anna, upper side:") == 2


def test_an_invalid_answer_is_not_offered_again(cli: Cli) -> None:
    """With a changed upper side the lower one no longer fits: Enter must not repeat it."""
    answers = typed("1", "Anna", "H", ".", "n", "0", "", "edit 3", "HQ", "", "..", SAVE)
    out = cli("new", "pier18", stdin=answers).out
    assert "Anna, lower side: [.] \n" in out
    assert out.count("'.' has 1") == 2
    assert Path("pier18.toml").exists()


def test_a_duplicate_name_is_refused_immediately(cli: Cli) -> None:
    """Values of one player never go to another."""
    one = ["H", ".", "n", "0", ""]
    answers = typed("2", "Ana", *one, "Ben", *one, "", "", "edit 2", "Ben", "Anna", SAVE)
    out = cli("new", "pier18", stdin=answers).out
    assert "Ben is already playing" in out
    assert [p.name for p in boardscore.load("pier18.toml").players] == ["Anna", "Ben"]


def test_list_shows_later_answers_as_well(cli: Cli) -> None:
    out = cli("new", "pier18", stdin=typed("1", *ANNA, "edit 2", "list", "", SAVE)).out
    assert "   2  Name of player 1: Anna\n   3  Anna, upper side: S.Q.|H..A\n" in out


@pytest.mark.parametrize(("word", "code"), [("yes", 0), ("ja", 0), ("no", 1), ("nein", 1)])
def test_yes_saves_and_no_shows_the_list(cli: Cli, word: str, code: int) -> None:
    done = cli("new", "pier18", stdin=typed("1", *ANNA, word))
    assert done.code == code
    assert ("   2  Name of player 1: Anna\n" in done.out) == (code == 1)


@pytest.mark.parametrize(
    "date", ["2.5.", "02.05", "5-2", "05-02", "2 May", "May 2", "2. Mai", "2nd may"]
)
def test_dates_as_people_write_them(cli: Cli, date: str) -> None:
    cli("new", "pier18", stdin=typed(*LEVEL, date, "17.4.", SAVE))
    assert saved()["players"][0]["plan_date"] == "05-02"  # type: ignore[index]


def test_more_patrons_than_rounds_are_noticed(cli: Cli) -> None:
    """`pier18.round.patron`: two players play 4 rounds, with one Patron each."""
    one = ["H", ".", "n"]
    answers = typed("2", "Anna", *one, "3", "", "Ben", *one, "2", "")
    assert (
        "There are 5 Patron cards in all, but only 4 rounds"
        in cli("new", "pier18", stdin=answers).out
    )


@pytest.mark.parametrize("game", ["Pier 18", "PIER18", "pier-18"])
def test_a_game_may_be_written_as_on_the_box(cli: Cli, game: str) -> None:
    assert cli("new", game, stdin=typed("1", *ANNA, SAVE)).code == 0


def test_the_question_is_repeated_for_a_table_of_one_number(cli: Cli) -> None:
    out = cli("new", "auctionland", stdin=typed("1", *BONNIE, "16", *TABLES, SAVE)).out
    assert "A table has several numbers" in out


def test_numbers_that_no_island_has(cli: Cli) -> None:
    """`auctionland.build.bounds`: 16 cells, so at most 16 tiles with a beach."""
    out = cli("new", "auctionland", stdin=typed("1", "Bonnie", "1", "17", "5 tiles")).out
    assert "Type a whole number from 0 to 16." in out
    assert "Bonnie, tiles of the largest theme park:" in out


# Nothing is lost


@pytest.mark.parametrize("end", [[], ["quit"], ["ende"]])
def test_the_same_command_continues(cli: Cli, end: list[str]) -> None:
    first = cli("new", "pier18", stdin=typed("2", *ANNA, "Ben", *end))
    assert first.code == 1
    assert "Every answer is kept in pier18.toml.draft" in first.out
    second = cli("new", "pier18", stdin=typed("y", *BEN[1:], USUAL, SAVE))
    assert "pier18.toml.draft has 8 answers" in second.out
    assert "Name of player" not in second.out
    assert "Ben wins " in second.out
    assert not Path("pier18.toml.draft").exists()


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", "\x00"])
def test_an_invalid_draft_is_ignored(cli: Cli, content: str) -> None:
    Path("pier18.toml.draft").write_text(content, encoding="utf-8")
    assert cli("new", "pier18", stdin=typed("1", *ANNA, SAVE)).code == 0


def test_the_question_is_repeated_for_an_invalid_saved_answer(cli: Cli) -> None:
    Path("pier18.toml.draft").write_text('{"players": "7"}', encoding="utf-8")
    done = cli("new", "pier18", stdin=typed("y", "1", *ANNA, SAVE))
    assert "Type a whole number from 1 to 3." in done.out
    assert done.code == 0


def test_a_draft_may_be_discarded(cli: Cli) -> None:
    cli("new", "pier18", stdin=typed("2", "Nina"))
    done = cli("new", "pier18", stdin=typed("n", "1", *ANNA, SAVE))
    assert "players: Nina." in done.out
    assert [player.name for player in boardscore.load("pier18.toml").players] == ["Anna"]


def test_a_draft_of_the_other_game_is_not_touched(cli: Cli) -> None:
    cli("new", "pier18", "our.toml", stdin=typed("2", "Nina"))
    done = cli("new", "auctionland", "our.toml", stdin=typed("y"))
    assert done.code == 2
    assert "our.toml.draft contains answers about another game" in done.err
    assert "Nina" in Path("our.toml.draft").read_text(encoding="utf-8")


def test_without_answers_there_is_no_draft(cli: Cli) -> None:
    assert cli("new", "pier18", stdin="").out.endswith("Stopped.\n")


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_every_answer() -> None:
    with terminal("new", "pier18") as (running, ours):
        read(ours, b"? ")
        os.write(ours, b"1\n")
        read(ours, b"] ")
        os.write(ours, b"Anna\n")
        read(ours, b"side: ")
        press_ctrl_c(running, ours)
        assert "Every answer is kept in" in " ".join(read(ours).split())
        assert running.wait(HANGS) == 130
    kept = json.loads(Path("pier18.toml.draft").read_text(encoding="utf-8"))
    assert kept == {"game": "pier18", "players": "1", "0.name": "Anna"}


@pytest.mark.long
def test_a_killed_process_loses_nothing() -> None:
    with terminal("new", "pier18") as (running, ours):
        read(ours, b"? ")
        os.write(ours, b"1\n")
        read(ours, b"] ")
        running.kill()
        running.wait(HANGS)
    with terminal("new", "pier18") as (_, ours):
        assert "start over (n)? [y] " in read(ours, b"] ")
        os.write(ours, b"y\n")
        assert "Name of player 1: [Player 1] " in read(ours, b"1] ")


def test_typing_on_a_terminal() -> None:
    lines = ["1", "Jörg", "H..Q", "....", "n", "0", "", ""]
    with terminal("new", "pier18") as (running, ours):
        for line in lines:
            read(ours, b" ")
            os.write(ours, f"{line}\n".encode())
        assert "Saved as pier18.toml" in read(ours)
        assert running.wait(HANGS) == 0
    assert boardscore.load("pier18.toml").players[0].name == "Jörg"


def test_bytes_that_are_not_utf_8() -> None:
    environ = {"PYTHONIOENCODING": "utf-8:surrogateescape"}
    done = process("new", "pier18", stdin=b"1\n\xff\nAnna\n", environ=environ)
    assert done.out.count("Name of player 1:") == 2
    assert "Anna, upper side:" in done.out


def test_bytes_that_python_refuses() -> None:
    """The rejected input is lost, earlier answers are kept."""
    environ = {"PYTHONIOENCODING": "utf-8:strict"}
    done = process("new", "pier18", stdin=b"1\n\xff\nAnna\n", environ=environ)
    assert "These characters cannot be read; type the answer again." in done.out
    assert (done.code, done.err) == (1, "")


# Saved positions


def test_a_saved_position_can_be_corrected(cli: Cli) -> None:
    """Only changed values are asked for; Anna has 7 points, and 3 without the Plan."""
    cli("new", "pier18", "our.toml", stdin=typed("2", *ANNA, *BEN, "rulings", "2", SAVE))
    before = saved("our.toml")
    done = cli("new", "pier18", "our.toml", stdin=typed("edit 5", "n", SAVE))
    assert done.code == 0
    assert done.out.count("Did Anna complete the Plan") == 1
    assert boardscore.score(boardscore.load("our.toml")).players[0].total == 3
    cli("new", "pier18", "our.toml", stdin=typed("edit 5", "y", SAVE))
    assert saved("our.toml") == before


def test_a_saved_position_of_auctionland_can_be_corrected(cli: Cli) -> None:
    four = ["Dora", "2", "T", "T", "T", "T", ""]
    cli("new", "auctionland", stdin=typed("3", *ALEX, *BONNIE, *four, *TABLES, SAVE))
    before = saved("auctionland.toml")
    assert cli("new", "auctionland", "auctionland.toml", stdin=typed(SAVE)).code == 0
    assert saved("auctionland.toml") == before


def test_dates_and_money_of_a_saved_position_are_kept(cli: Cli) -> None:
    cli("new", "pier18", stdin=typed(*LEVEL, "2.5.", "04-17", SAVE))
    before = saved()
    assert cli("new", "pier18", "pier18.toml", stdin=typed(SAVE)).code == 0
    assert saved() == before
    carl = ["Carl", *BONNIE[1:]]
    cli("new", "auctionland", stdin=typed("2", *BONNIE, *carl, *TABLES, "3", "4", SAVE))
    before = saved("auctionland.toml")
    assert cli("new", "auctionland", "auctionland.toml", stdin=typed(SAVE)).code == 0
    assert saved("auctionland.toml") == before


def test_a_template_is_opened_and_copied(cli: Cli) -> None:
    """Otherwise its comments would be lost."""
    cli("new", "--template", "pier18", "our.toml")
    before = Path("our.toml").read_text(encoding="utf-8")
    done = cli("new", "pier18", "our.toml", stdin=typed(SAVE))
    assert (done.code, done.err) == (0, "")
    assert "our.toml.1 keeps a copy" in " ".join(done.out.split())
    assert Path("our.toml.1").read_text(encoding="utf-8") == before
    assert boardscore.load("our.toml") == boardscore.loads(before)


def test_mistakes_in_a_file_are_reported_before_the_first_question(cli: Cli) -> None:
    Path("our.toml").write_text('game = "pier18"\n[[players]]\npier = ["SX", ".."]\n')
    done = cli("new", "pier18", "our.toml")
    assert (done.code, done.out) == (1, "")
    assert "unknown symbol 'X'" in done.err


def test_a_position_of_the_other_game_is_not_overwritten(cli: Cli) -> None:
    cli("new", "pier18", "our.toml", stdin=typed("1", *ANNA, SAVE))
    assert cli("new", "auctionland", "our.toml").code == 2


# Auctionland

TABLES = ["0 1 3", "n", "0, 2, 5+"]
"""The first table ends, the second covers every higher count."""
ALEX = ["Alex", "2", "B+p BGGH+l . T", ". T T T+m", "", ""]
BONNIE = ["Bonnie", "1", "2", "1", "0", "0", "1", "0", "3", ""]


def test_the_worked_example_of_auctionland(cli: Cli, settings: Path) -> None:
    """The two players of the example of position files, with its invented tables."""
    done = cli("new", "auctionland", stdin=typed("2", *ALEX, *BONNIE, *TABLES, SAVE))
    assert done.code == 0
    assert saved("auctionland.toml") == {
        "game": "auctionland",
        "tables": {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]},
        "players": [
            {"name": "Alex", "island": ["B+p BGGH+l . T", ". T T T+m"]},
            {
                "name": "Bonnie",
                "counts": {
                    "beaches": 2,
                    "theme_parks": 1,
                    "gardens": 0,
                    "houses": 0,
                    "peace": 1,
                    "love": 0,
                    "music": 3,
                },
            },
        ],
    }
    assert f"The score tables are remembered in {settings}" in " ".join(done.out.split())


def test_tables_are_remembered(cli: Cli, settings: Path) -> None:
    cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    done = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert f"remembered in {settings}" in " ".join(done.out.split())
    assert saved("two.toml")["tables"] == {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]}


@pytest.mark.parametrize("named", ["", "settings"])
def test_an_unusable_folder_for_settings(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    """Empty, or not an absolute path: the default folder is used, not this one."""
    monkeypatch.setenv("XDG_CONFIG_HOME", named)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    done = cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    usual = tmp_path / "home" / ".config" / "boardscore" / "tables.toml"
    assert done.code == 0
    assert str(usual) in "".join(done.out.split())
    assert [*tmp_path.rglob("tables.toml")] == [usual]
    again = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert again.code == 0


def test_remembered_tables_may_be_refused(cli: Cli) -> None:
    cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    new = ["n", "0 4 8", "n", "0 9", "n"]
    cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, *new, SAVE))
    done = cli("new", "auctionland", "three.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert "Beaches: 0 → 0, 1 → 4, 2 → 8" in done.out


COUNTED_FROM_1 = ["1 2 3 4 5", "n"]
"""A beach table typed from a count of 1, which ends; as typed, no beach brings 1 point."""


@from_table
def test_a_typed_table_is_read_back_and_asked_about_once(
    cli: Cli, lang: str, read: str, asked: str, yes: str
) -> None:
    """The table can be right. Bonnie has 2 beaches: 3 points as typed."""
    lines = ["1", *BONNIE, *COUNTED_FROM_1, yes, "", SAVE]
    done = cli("new", "auctionland", "one.toml", "--lang", lang, stdin=typed(*lines))
    assert done.code == 0
    assert done.out.index(read) < done.out.index(asked)
    assert done.out.count(asked) == 1
    assert saved("one.toml")["tables"] == {"beaches": [1, 2, 3, 4, 5]}
    (player,) = boardscore.score(boardscore.load("one.toml")).players
    assert player.categories["beaches"] == 3


def test_a_table_that_began_with_a_count_of_1_is_typed_again(cli: Cli) -> None:
    """Enter takes it with a 0 in front: 2 beaches are 2 points; only this table is remembered."""
    lines = ["1", *BONNIE, *COUNTED_FROM_1, "n", "", "", SAVE]
    done = cli("new", "auctionland", "one.toml", stdin=typed(*lines))
    assert "Beaches: 0 → 0, 1 → 1, 2 → 2, 3 → 3, 4 → 4, 5 → 5" in done.out
    assert saved("one.toml")["tables"] == {"beaches": [0, 1, 2, 3, 4, 5]}
    (player,) = boardscore.score(boardscore.load("one.toml")).players
    assert player.categories["beaches"] == 2
    again = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert "0 → 0, 1 → 1" in again.out
    assert "really give" not in again.out


def test_a_table_is_asked_about_again_after_another_first_entry(cli: Cli) -> None:
    wrong, right = ["1 2 3+", "n"], ["2 4 6+", "y"]
    done = cli("new", "auctionland", stdin=typed("1", *BONNIE, *wrong, *right, "", SAVE))
    assert done.out.count("really give") == 2
    assert saved("auctionland.toml")["tables"] == {"beaches": [2, 4, "6+"]}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_characters_that_change_with_their_case_become_no_symbols(cli: Cli, lang: str) -> None:
    """The long s and the Kelvin sign: star, Stern and Anker are names, S is a Flower Seller."""
    lines = ["1", "Anna", "\u017f.", "An\u212aer .", "S.", "..", "n", "0", "", SAVE]
    done = cli("new", "pier18", "--lang", lang, stdin=typed(*lines))
    assert done.code == 0
    assert saved("pier18.toml")["players"][0]["pier"] == ["S.", ".."]  # type: ignore[index]


def test_a_long_s_is_no_side_of_a_tile(cli: Cli, tmp_path: Path) -> None:
    """`7s` is tile 7 with its north in the south; another sign after the number is a mistake."""
    pack = {"game": "auctionland", "name": "own", "provenance": "typed"}
    tiles = [{"id": "7", "tile": "BTGH"}]
    (tmp_path / "own.json").write_text(json.dumps({**pack, "tiles": tiles}), "utf-8")
    lines = ["1", "Alex", "7\u017f", "7s", "", "", "", SAVE]
    done = cli("new", "auctionland", "--pack", "own.json", stdin=typed(*lines))
    assert saved("auctionland.toml")["players"][0]["island"] == ["#7@2"]  # type: ignore[index]
    assert done.code == 0


def test_a_saved_table_is_not_asked_about_again(cli: Cli) -> None:
    lines = ["1", *BONNIE, *COUNTED_FROM_1, "y", "", SAVE]
    cli("new", "auctionland", "one.toml", stdin=typed(*lines))
    done = cli("new", "auctionland", "one.toml", stdin=typed(SAVE))
    assert "really give" not in done.out
    assert saved("one.toml")["tables"] == {"beaches": [1, 2, 3, 4, 5]}


@pytest.mark.parametrize("content", ["beaches = 3", "[", "cards = []", ""])
def test_questions_about_invalid_remembered_tables_are_repeated(
    cli: Cli, settings: Path, content: str
) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text(content, encoding="utf-8")
    assert cli("new", "auctionland", stdin=typed("1", *BONNIE, *TABLES, SAVE)).code == 0


def test_settings_that_cannot_be_written(cli: Cli, settings: Path) -> None:
    """The position is saved anyway; only the tables are not remembered."""
    settings.parent.parent.write_text("in the way", encoding="utf-8")
    done = cli("new", "auctionland", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    assert done.code == 0
    assert "remembered in" not in done.out.split("Saved as")[1]


def test_without_tables_the_counts_are_shown(cli: Cli) -> None:
    done = cli("new", "auctionland", stdin=typed("1", *BONNIE, "", "", SAVE))
    assert done.code == 0
    assert "[2]" in done.out
    assert "tables" not in saved("auctionland.toml")


@pytest.mark.parametrize("table", ["0 one", "5+ 6", "-1", "1.5", "9" * 30])
def test_invalid_tables(cli: Cli, table: str) -> None:
    done = cli("new", "auctionland", stdin=typed("1", *BONNIE, table, *TABLES, SAVE))
    assert done.code == 0
    assert done.out.count("Beach table (Enter to skip):") == 2


def test_questions_about_money_appear_only_for_a_tie(cli: Cli) -> None:
    """`auctionland.tie.money`: equal islands, so money decides."""
    carl = ["Carl", *BONNIE[1:]]
    done = cli("new", "auctionland", stdin=typed("2", *BONNIE, *carl, *TABLES, "3", "4", SAVE))
    assert "There is a tie on points; the player with the most money wins it." in done.out
    assert "Carl wins the tie: 4 dollars to 3." in done.out
    alone = cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    assert "Money of" not in alone.out


def test_rows_of_an_island_are_checked_one_by_one(cli: Cli) -> None:
    rows = ["B T", "B", "T X", ". T", "", ""]
    done = cli("new", "auctionland", stdin=typed("1", "Alex", "2", *rows, "", "", SAVE))
    assert "unknown zone 'X'" in done.out
    rows = ["B T", "B .", ". T"]
    assert saved("auctionland.toml")["players"][0]["island"] == rows  # type: ignore[index]


def test_an_island_has_at_most_four_rows(cli: Cli) -> None:
    """`auctionland.build.bounds`: there is no question for a fifth row."""
    done = cli("new", "auctionland", stdin=typed("1", "Alex", "2", *"TTTT", "", "", "", SAVE))
    assert done.code == 0
    assert "row 5" not in done.out


# Templates


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_an_unchanged_template_can_be_scored(cli: Cli, game: str, lang: str) -> None:
    done = cli("new", "--template", game, "our.toml", "--lang", lang)
    assert done.code == 0
    assert "our.toml" in done.out
    assert cli("score", "our.toml").code == 0


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_comments_of_a_template_can_become_keys(cli: Cli, game: str, lang: str) -> None:
    """Removing the `#` from a commented key gives a valid template."""
    cli("new", "--template", game, "our.toml", "--lang", lang)
    text = Path("our.toml").read_text(encoding="utf-8")
    keys = [line for line in text.splitlines() if line.startswith("# ") and " = " in line]
    assert len(keys) >= 2
    used = "\n".join(
        line[2:] if line in keys or line.startswith("# [") else line for line in text.splitlines()
    )
    Path("our.toml").write_text(used, encoding="utf-8")
    assert cli("score", "our.toml").err == ""


@pytest.mark.parametrize(
    ("lang", "side", "read"), [("en", "PL.", "QH."), ("de", "DLB", "QHS"), ("en", "S.h", "S.H")]
)
def test_initials_of_the_language_are_read(cli: Cli, lang: str, side: str, read: str) -> None:
    """Poet, Lovers; Dichter, Liebende, Blumenverkäufer."""
    yes = {"en": "y", "de": "j"}[lang]
    cli("new", "pier18", stdin=typed("1", "Anna", side, side, yes, "0", "", SAVE), LANG=lang)
    assert boardscore.load("pier18.toml").players[0].pier == pier18.Pier.parse(f"{read}\n{read}")


@pytest.mark.parametrize(("lang", "side"), [("en", "B"), ("en", "D"), ("de", "P")])
@pytest.mark.parametrize("above", [(), ("S",)])
def test_initials_of_the_other_language_are_not(
    cli: Cli, lang: str, side: str, above: tuple[str, ...]
) -> None:
    """F is ambiguous: Flower Seller or Fisher, in German Fischer or Feder."""
    for letter in (side, "F"):
        out = cli("new", "pier18", stdin=typed("1", "Anna", *above, letter), LANG=lang).out
        assert f"ymbol '{letter}'" in out
        assert Path("pier18.toml.draft").read_text(encoding="utf-8").count(f'"{letter}"') == 0
        Path("pier18.toml.draft").unlink()


def test_a_mistake_is_shown_in_the_typed_text(cli: Cli) -> None:
    """B is Blumenverkäufer in German; the e is invalid."""
    out = cli("new", "pier18", stdin=typed("1", "Anna", "Be"), LANG="de").out
    assert "    Be\n     ^" in out
    Path("pier18.toml.draft").unlink()
    assert "'Be' cannot be read" in cli("new", "pier18", stdin=typed("1", "Anna", "Be")).out


# Wrong use


@from_table
def test_wrong_use(cli: Cli, args: list[str], said: str) -> None:
    Path("other.toml").write_text('game = "auctionland"')
    done = cli("new", *args)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_the_default_name_is_unused(cli: Cli) -> None:
    Path("pier18.toml").touch()
    cli("new", "pier18", stdin=typed("1", *ANNA, SAVE))
    assert boardscore.load("pier18-2.toml").players[0].name == "Anna"


def test_a_full_disk(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("boardscore.documents.atomic_writer._write", full)
    done = cli("new", "pier18", stdin=typed("1", *ANNA, SAVE))
    assert done.code == 1
    assert "pier18.toml.draft cannot be written: no space is left." in done.out
