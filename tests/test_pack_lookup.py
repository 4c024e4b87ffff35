"""Untrusted positions open no file, except packs that are offered to them."""

import json
import os
import threading
from http.client import HTTPConnection
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from examples.service import Service

import boardscore
from boardscore.packs import demo_pack, write_pack
from tests.fuzz.nasty import all_documents
from tests.refusals import error_of
from tests.tables import from_table, read_table

SECRET = "the secret of the house"


def naming(pack: object) -> dict[str, Any]:
    return {"game": "pier18", "pack": pack, "players": [{"cards": ["1"]}]}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder of packs next to private files."""
    (tmp_path / "packs" / "more").mkdir(parents=True)
    mine = json.dumps({**write_pack(demo_pack("pier18")), "name": "mine"})
    for name in ("packs/mine.json", "packs/more/mine.json", "outside.json"):
        (tmp_path / name).write_text(mine)
    (tmp_path / "secret.toml").write_text(SECRET)
    (tmp_path / "packs" / "link.json").symlink_to(tmp_path / "outside.json")
    (tmp_path / "packs" / "away").symlink_to(tmp_path)
    (tmp_path / "packs" / "round.json").symlink_to("round.json")
    (tmp_path / "packs" / "empty.json").touch()
    os.mkfifo(tmp_path / "packs" / "fifo.json")
    os.mkfifo(tmp_path / "fifo.toml")
    return tmp_path


def refused(pack: str, packs: Any) -> str:
    """The code of the refusal of a pack."""
    caught = error_of(boardscore.PositionError, boardscore.score, naming(pack), packs=packs)
    assert SECRET not in str(caught)
    return caught.problems[0].code


NAMES: Any = read_table(__file__, "NAMES")


@pytest.mark.parametrize("name", NAMES)
def test_without_packs_no_name_opens_a_file(
    name: str, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(house)
    assert refused(name, None) == "no_packs"


@pytest.mark.parametrize("pack", ["demo", write_pack(demo_pack("pier18")), demo_pack("pier18")])
def test_the_demo_and_the_pack_itself_can_always_be_used(pack: Any) -> None:
    assert boardscore.score(naming(pack)).players


@pytest.mark.parametrize("name", ["mine.json", "more/mine.json", "./mine.json"])
def test_a_folder_offers_the_packs_in_it(name: str, house: Path) -> None:
    for folder in (house / "packs", str(house / "packs")):
        assert "mine" in str(boardscore.score(naming(name), packs=folder).to_dict()["notes"])


@pytest.mark.together
@from_table
def test_files_outside_of_the_folder_are_not_found(name: str, house: Path) -> None:
    """Other files in the folder are not opened."""
    assert refused(name, house / "packs") == "pack_outside"
    for other in ("fifo.json", "empty.json", "round.json", "more", "nothing.json"):
        assert refused(other, house / "packs") in {"pack_file", "pack_outside"}


def test_a_dict_maps_names_to_packs() -> None:
    packs = {"ours": demo_pack("pier18"), "a dict": write_pack(demo_pack("pier18"))}
    for name in packs:
        assert boardscore.score(naming(name), packs=packs).players
    assert refused("our", packs) == "unknown_pack"
    assert refused("x" * 500, packs) == "unknown_pack"


def test_packs_of_the_wrong_type_are_refused() -> None:
    with pytest.raises(boardscore.ModelError):
        boardscore.score(naming("demo"), packs=7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["../secret.toml", "../nothing.toml", "/proc/kmsg", "../fifo.toml", "link.json"]
)
def test_messages_reveal_nothing_outside_of_the_folder(name: str, house: Path) -> None:
    (house / "secret.toml").write_text(SECRET)
    (house / "outside.json").write_text(SECRET)
    file = house / "packs" / "position.json"
    file.write_text(json.dumps(naming(name)))
    caught = error_of(boardscore.PositionError, boardscore.load, file)
    assert [problem.code for problem in caught.problems] == ["pack_elsewhere"]
    assert SECRET not in str(caught)


def test_a_file_may_name_a_pack_of_another_folder(house: Path) -> None:
    file = house / "packs" / "position.json"
    file.write_text(json.dumps(naming("../outside.json")))
    assert boardscore.score(boardscore.load(file)).players


@pytest.mark.skipif(not Path("/proc/kmsg").exists(), reason="there is none on this system")
def test_virtual_files_of_the_system_are_not_opened() -> None:
    with pytest.raises(boardscore.DocumentError):
        boardscore.read_record("/proc/kmsg")


# The service


@pytest.fixture
def port() -> Any:
    Service.log_message = lambda *_: None  # type: ignore[method-assign,assignment]
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


def sent(port: int, body: bytes, length: str | None = None) -> tuple[int, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=600)
    headers = {} if length is None else {"Content-Length": length}
    connection.request("POST", "/", body, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def test_the_service_scores_and_refuses(port: int) -> None:
    good = {"game": "pier18", "players": [{"pier": ["H", "."]}]}
    assert sent(port, json.dumps(good).encode())[0] == 200
    for name in NAMES:
        code, answer = sent(port, json.dumps(naming(name)).encode())
        assert (code, json.loads(answer)["errors"][0]["code"]) == (422, "no_packs")
    for length in ("x", "-1", "9" * 5000):
        assert sent(port, b"", length)[0] == 422


@pytest.mark.long
def test_the_service_answers_all_under_hostile_load(port: int) -> None:
    """Four threads send every nasty position, while one connection sends nothing."""
    documents = [one.make() for one in all_documents() if one.kind == "position"]
    codes: list[int] = []

    def send(mine: list[bytes]) -> None:
        codes.extend(sent(port, document)[0] for document in mine)

    silent = HTTPConnection("127.0.0.1", port)
    silent.connect()
    threads = [threading.Thread(target=send, args=(documents[n::4],)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    silent.close()
    assert len(codes) == len(documents)
    assert set(codes) == {200, 422}


class _Named:
    """An object that is a path: a dict can contain it, JSON cannot."""

    def __fspath__(self) -> str:
        return FILE


FILE = "src/boardscore/pier18/demo.toml"


@pytest.mark.parametrize(
    "pack", [FILE, Path(FILE), _Named(), FILE.encode(), {"pack": FILE}, [FILE]]
)
def test_nothing_in_a_dict_or_a_list_opens_a_file(
    pack: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(*_: object) -> Any:
        raise AssertionError("a file is opened")

    monkeypatch.setattr("boardscore.documents.document_files._content", opened)
    record = {"game": "pier18", "pack": pack, "players": ["Anna", "Ben"]}
    for packs in (None, {}, {"ours": pack}):
        for named in (pack, "ours"):
            with pytest.raises(boardscore.BoardscoreError):
                boardscore.score(naming(named), packs=packs)
        with pytest.raises(boardscore.BoardscoreError):
            boardscore.replay([record], packs=packs)
    for document in (naming(str(pack)), {**naming("ours"), "packs": {"ours": str(pack)}}):
        with pytest.raises(boardscore.BoardscoreError):
            boardscore.loads(json.dumps(document))


def test_a_name_of_a_pack_is_short(house: Path) -> None:
    """450,000 nested folders took minutes."""
    long = "a/" * 450_000 + "mine.json"
    assert refused(long, house / "packs") == "text_too_long"
    assert refused("x" * 1000, house / "packs") in {"pack_file", "pack_outside"}
    (house / "position.json").write_text(json.dumps(naming(long)))
    caught = error_of(boardscore.PositionError, boardscore.load, house / "position.json")
    assert [problem.code for problem in caught.problems] == ["text_too_long"]


def test_the_message_about_a_wrong_pack_names_its_kind() -> None:
    """A position of the same game is not a pack, and a state of another game is not its pack."""
    position = boardscore.loads('{"game": "pier18", "players": [{"pier": ["S", "."]}]}')
    state = boardscore.auctionland.start(["Anna", "Ben"], "demo")
    for wrong, code in (
        *((one, "not_wanted") for one in (position, state, position.players[0])),
        (demo_pack("auctionland"), "pack_of_other_game"),
    ):
        caught = error_of(boardscore.PositionError, boardscore.score, naming(wrong))
        assert [(one.where, one.code) for one in caught.problems] == [("pack", code)]
