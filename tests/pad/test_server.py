"""The server of the pad: the files of the page, answers, and refusals of other requests."""

import errno
import gzip
import http.client
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import HTTPServer
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boardscore.core.messages import LANGUAGES
from boardscore.pad import answer, page_files, qr
from boardscore.pad.server import EVERYWHERE, HERE, Server, lan_address
from boardscore.texts import CATALOGUES
from tests import HANGS
from tests.cli.conftest import Cli, cli  # noqa: F401
from tests.pad.conftest import serving
from tests.tables import from_table

REQUEST = json.dumps(
    {"ask": "score", "position": {"game": "pier18", "players": [{"pier": ["H", "."]}]}}
)
JSON = {"Content-Type": "application/json"}
SCRIPT = page_files.files()["index.js"].content.decode()


@pytest.fixture(name="open_server", scope="module")
def _open_server() -> Iterator[Server]:
    with serving(lan=True) as server:
        yield server


def ask(
    server: Server,
    method: str,
    path: str,
    body: str | bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(HERE, server.server_port, timeout=HANGS)
    connection.request(method, path, body, headers or {})
    found = connection.getresponse()
    said = found.status, dict(found.getheaders()), found.read()
    connection.close()
    return said


def raw(server: Server, data: bytes) -> bytes:
    """The answer to some bytes, until the server closes the connection."""
    with socket.create_connection((HERE, server.server_port), timeout=HANGS) as line:
        line.sendall(data)
        with suppress(OSError):  # the server may have closed it already
            line.shutdown(socket.SHUT_WR)
        found = b""
        while part := line.recv(65536):
            found += part
    return found


@pytest.mark.parametrize("name", sorted(page_files.files()))
def test_every_file_of_the_page_is_served(server: Server, name: str) -> None:
    status, headers, content = ask(server, "GET", f"/{name}")
    assert status == 200
    assert content == page_files.files()[name].content
    assert headers["Content-Type"] == page_files.files()[name].type
    assert headers["X-Content-Type-Options"] == "nosniff"
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_page_itself_with_a_game_and_a_language(server: Server) -> None:
    page = page_files.files()["index.html"].content
    for path in ("/", "/?game=auctionland&lang=de", "/index.html"):
        assert ask(server, "GET", path)[::2] == (200, page)
    status, headers, content = ask(server, "HEAD", "/")
    assert (status, headers["Content-Length"], content) == (200, str(len(page)), b"")


def test_the_page_gets_the_address_for_phones(server: Server, open_server: Server) -> None:
    """A page opened on this machine has an address that phones cannot use."""
    assert ask(server, "GET", "/address")[::2] == (200, b"")
    there = lan_address(open_server.server_port) or ""
    assert ask(open_server, "GET", "/address")[::2] == (200, there.encode())


def test_a_page_is_few_files() -> None:
    """The page loads one style sheet and one module; its icon is inline. Screens come later.

    Browsers ask for the rest when they install the page.
    """
    page = page_files.files()["index.html"].content.decode()
    assert re.findall(r'(?:src|href)="([^"]+)"', page) == [
        *("whole-180.png", "manifest.webmanifest"),
        *("index.css", "index.js"),
    ]
    assert not re.search(r"^(?:import|export)\b", SCRIPT, re.MULTILINE)
    assert re.findall(r"\bimport\(([^)]*)\)", SCRIPT) == ['"./book.js"', '"./pack-editor.js"']
    assert "@import" not in page_files.files()["index.css"].content.decode()


@pytest.mark.parametrize("takes", ["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8"])
def test_long_answers_are_compressed_if_accepted(server: Server, takes: str) -> None:
    headers = {"Accept-Encoding": takes}
    for method, path, body, more in (
        ("GET", "/index.js", None, {}),
        ("POST", "/answer", REQUEST, JSON),
    ):
        plain = ask(server, method, path, body, more)
        status, found, content = ask(server, method, path, body, {**more, **headers})
        assert (status, found["Content-Encoding"]) == (200, "gzip")
        assert "Content-Encoding" not in plain[1]
        assert found["Vary"] == plain[1]["Vary"] == "Accept-Encoding"
        assert gzip.decompress(content) == plain[2]
        assert len(content) < len(plain[2]) / 2


@pytest.mark.parametrize("takes", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, br", "notgzip"])
def test_long_answers_are_not_compressed_otherwise(server: Server, takes: str) -> None:
    _, headers, content = ask(server, "GET", "/index.js", headers={"Accept-Encoding": takes})
    assert "Content-Encoding" not in headers
    assert content.decode() == SCRIPT


def test_a_cached_file_is_not_sent_again(server: Server) -> None:
    _, headers, _ = ask(server, "GET", "/index.js")
    tag = headers["ETag"]
    status, again, content = ask(server, "GET", "/index.js", headers={"If-None-Match": tag})
    assert (status, again["ETag"], content) == (304, tag, b"")
    for other in (ask(server, "GET", "/index.css")[1]["ETag"], "", '"of an older version"'):
        status, _, content = ask(server, "GET", "/index.js", headers={"If-None-Match": other})
        assert (status, content.decode()) == (200, SCRIPT)


def test_an_answer_is_that_of_the_library(server: Server) -> None:
    status, headers, content = ask(server, "POST", "/answer", REQUEST, JSON)
    assert (status, headers["Content-Type"]) == (200, "application/json")
    assert content.decode() == answer(REQUEST)


def test_a_connection_serves_several_requests(server: Server) -> None:
    connection = http.client.HTTPConnection(HERE, server.server_port, timeout=HANGS)
    for _ in range(3):
        connection.request("POST", "/answer", REQUEST, JSON)
        assert json.loads(connection.getresponse().read())["result"]["game"] == "pier18"
    connection.close()


@pytest.mark.parametrize(
    "body",
    [b"", b"no JSON", b"[" * 100_000, b'{"ask": NaN}', "\ufeff{}".encode(), b"\xff\xfe\x00"],
    ids=["nothing", "words", "deep", "no number", "mark", "bytes"],
)
def test_an_invalid_body_is_answered_with_mistakes(server: Server, body: bytes) -> None:
    status, _, content = ask(server, "POST", "/answer", body, JSON)
    assert status == 200
    assert json.loads(content)["mistakes"]


POST = "POST /answer HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
MODULE = Path(page_files.__file__).parent


@from_table
def test_nothing_but_the_files_of_the_page_is_served(server: Server, path: str) -> None:
    path = path.replace("MODULE", str(MODULE)).replace("LONG", "a" * 60_000)
    status, _, content = ask(server, "GET", path)
    assert status in {404, 414, 421}
    assert b"import" not in content
    assert len(content) < 100


@from_table
def test_other_hosts_are_refused(server: Server, host: str) -> None:
    for method, path in (("GET", "/"), ("POST", "/answer")):
        status, _, content = ask(server, method, path, REQUEST, {**JSON, "Host": host})
        assert status == 421
        assert b"result" not in content


def test_names_of_this_machine_are_accepted_and_with_lan_ip_addresses(
    server: Server, open_server: Server
) -> None:
    here = ("localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:80")
    there = ("192.168.1.5:8018", "[fe80::1]", "localhost", socket.gethostname())
    for asked, hosts in ((server, here), (open_server, there)):
        for host in hosts:
            assert ask(asked, "GET", "/", headers={"Host": host})[0] == 200, host
    assert ask(open_server, "GET", "/", headers={"Host": "elsewhere.example"})[0] == 421


def test_a_page_of_another_host_gets_no_answer(server: Server) -> None:
    own = f"{HERE}:{server.server_port}"
    for origin, status in (
        (f"http://{own}", 200),
        ("http://elsewhere.example", 403),
        ("null", 403),
        ("http://[", 403),
    ):
        headers = {**JSON, "Host": own, "Origin": origin}
        assert ask(server, "POST", "/answer", REQUEST, headers)[0] == status


@from_table
def test_other_requests_are_refused(
    server: Server, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    found, _, content = ask(server, method, path, "{}", headers)
    assert found == status
    assert re.fullmatch(rb"4\d\d [\w -]+\n", content)


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"b" * 100_000 + b"\r\n\r\n",
        b"\xff\xfe\r\n\r\n",
        f"{POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{{}}".encode(),
        f"{POST}Content-Length: 500\r\n\r\n{{".encode(),
    ],
    ids=[*range(9), "an incomplete body"],
)
def test_invalid_requests_are_refused(
    server: Server, data: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    found = raw(server, data)
    assert found == b"" if b": 500" in data else re.match(rb"HTTP/1.1 4\d\d ", found)
    assert capfd.readouterr() == ("", "")
    assert ask(server, "GET", "/")[0] == 200


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_the_body_of_a_file_request_is_not_a_request(
    server: Server, method: str, path: str
) -> None:
    """A proxy that counts requests differently would give the second answer to another phone."""
    hidden = b"GET /index.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for length in (f"Content-Length: {len(hidden)}", "Transfer-Encoding: chunked"):
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n"
        assert raw(server, head.encode() + hidden).count(b"HTTP/1.1 ") == 1
    length = f"Content-Length: {len(hidden)}"
    head = f"{method} / HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n"
    assert raw(server, (head.encode() + hidden) * 2).count(b"HTTP/1.1 200") == 2


def test_settings_that_are_easily_lost(server: Server, open_server: Server) -> None:
    """It listens only on this machine, many phones may connect, answers are sent immediately."""
    assert server.server_address[0] == HERE == "127.0.0.1"
    assert open_server.server_address[0] == EVERYWHERE
    assert server.request_queue_size == 128
    handler = server.RequestHandlerClass
    assert handler.wbufsize == -1  # type: ignore[attr-defined]
    assert handler.disable_nagle_algorithm  # type: ignore[attr-defined]


@from_table
def test_wrong_use_of_the_command(cli: Cli, args: list[str], begins: str) -> None:  # noqa: F811
    code, out, err = cli("pad", *args)
    assert (code, out) == (2, "")
    assert err.startswith(begins)


def test_a_port_that_is_taken(cli: Cli, server: Server) -> None:  # noqa: F811
    """The suggested command keeps `--lan`, and its port is free."""
    port = str(server.server_port)
    code, out, err = cli("pad", "--port", port, "--lang", "de")
    assert (code, out) == (2, "")
    assert f"Port {port} ist belegt" in err
    assert f"http://127.0.0.1:{port}/" in err
    code, out, err = cli("pad", "--port", port, "--lan", "--lang", "en")
    offered = re.search(r"boardscore pad --lan --port (\d+)\n", err)
    assert offered
    assert int(offered[1]) > server.server_port
    Server(int(offered[1]), lan=True).server_close()


def test_a_port_that_no_one_may_use(
    cli: Cli,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bind = HTTPServer.server_bind

    def refuse(server: HTTPServer) -> None:
        if server.server_address[1] == 80:
            raise PermissionError(errno.EACCES, "no")
        bind(server)

    monkeypatch.setattr(HTTPServer, "server_bind", refuse)
    code, out, err = cli("pad", "--port", "80", "--lang", "en")
    assert (code, out) == (2, "")
    assert "Port 80 cannot be used on this computer" in err
    assert re.search(r"boardscore pad --port \d{4,}", err)
    assert "is in use" not in err


@pytest.mark.parametrize("port", [(), ("--port", "0"), ("--port", "8123")])
@pytest.mark.parametrize("place", ["server_bind", "server_activate", "__init__"])
def test_an_error_that_is_not_about_a_port_ends_the_command(
    cli: Cli,  # noqa: F811
    place: str,
    port: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No other port is tried: too many files are open, say."""
    tried = []

    def fail(*_: object) -> None:
        tried.append(1)
        raise OSError(errno.EMFILE, "no")

    monkeypatch.setattr(HTTPServer, place, fail)
    code, out, err = cli("pad", *port, "--lang", "en")
    assert (code, out) == (1, "")
    assert err == "The score pad cannot start: the operating system refused.\n"
    _, _, err = cli("pad", *port, "--lang", "de")
    assert err.startswith("Der Wertungsblock kann nicht starten: ")
    assert len(tried) == 2


def test_without_a_port_the_next_one_is_taken(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the default port is in use."""
    pad = import_module("boardscore.cli.pad")
    monkeypatch.setattr(pad, "DEFAULT_PORT", server.server_port)
    with pad._server(None, lan=False) as other:
        assert other.server_port > server.server_port


@contextmanager
def started(command: list[str], **options: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """Starts a program and ends it with the test, even if the test fails."""
    with subprocess.Popen(command, stderr=subprocess.PIPE, **options) as run:
        try:
            yield run
        finally:
            run.kill()


def test_the_command_prints_its_address_serves_and_is_ended_by_ctrl_c() -> None:
    command = [sys.executable, "-m", "boardscore", "pad", "--port", "0", "--lang", "en"]
    environ = {**os.environ, "COLUMNS": "80"}
    with started(command, stdout=subprocess.PIPE, env=environ) as run:
        assert run.stdout
        assert select.select([run.stdout], [], [], 30)[0]
        told = run.stdout.readline().decode()
        port = re.fullmatch(r"The score pad: http://127\.0\.0\.1:(\d+)/\n", told)
        assert port
        connection = http.client.HTTPConnection(HERE, int(port[1]), timeout=HANGS)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=HANGS)
        assert (run.returncode, err.decode()) == (130, "Stopped.\n")


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of POSIX")
@pytest.mark.parametrize("is_screen", [True, False])
def test_phones_get_the_address_as_a_code_where_a_terminal_shows_it(*, is_screen: bool) -> None:
    command = [sys.executable, "-m", "boardscore", "pad", "--port", "0", "--lan", "--lang", "en"]
    reading, writing = import_module("pty").openpty() if is_screen else os.pipe()
    environ = {**os.environ, "COLUMNS": "80", "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
    environ.pop("NO_COLOR", None)
    with started(command, stdout=writing, env=environ) as run:
        told = b""
        while b"Ctrl-C" not in told:
            assert select.select([reading], [], [], HANGS)[0]
            told += os.read(reading, 65536)
        run.send_signal(signal.SIGINT)
        run.communicate(timeout=HANGS)
    os.close(reading)
    os.close(writing)
    there = re.search(r"On phones on your network: (\S+)", told.decode())
    code = qr.blocks(there[1]) if there else None
    assert ("█" in told.decode()) == (is_screen and code is not None)
    if is_screen and code:
        assert code in told.decode().replace("\r\n", "\n")


OFFLINE = Path(__file__).parents[2] / "docs" / "offline"
SCRIPTS = "\n".join(
    [source for name, source in page_files.modules().items() if name != "material.js"]
    + [path.read_text(encoding="utf-8") for path in sorted(OFFLINE.glob("*.js"))]
)
"""The texts of the page, and its texts in the documentation."""
NAMED = re.compile(r"""say\([^()]*?["'`]((?:pad|game|symbol|side|category|month|table)\.[^"'`]*)""")
QUOTED = re.compile(r"""["'`](pad\.[^"'`]*)["'`]""")


def keys() -> set[str]:
    """The keys that the page uses; `*` stands for a part filled in at run time."""
    found = {*QUOTED.findall(SCRIPTS), *NAMED.findall(SCRIPTS)}
    return {re.sub(r"\$\{.*?\}+", "*", key) for key in found}


def test_every_key_that_the_page_names_is_a_text_and_every_text_is_named() -> None:
    patterns = {key: re.compile(re.escape(key).replace(r"\*", r".+")) for key in keys()}
    assert len(patterns) > 60
    known = {key for key in CATALOGUES["en"] if key.startswith("pad.")}
    for key, pattern in patterns.items():
        assert any(pattern.fullmatch(one) for one in CATALOGUES["en"]), key
    unused = {one for one in known if not any(p.fullmatch(one) for p in patterns.values())}
    assert {one for one in unused if not one.endswith("_hint")} == set()  # sent with scores


@pytest.mark.long
def test_words_and_shapes_come_from_the_library() -> None:
    held = re.findall(
        r"^export const (\w+) = (.*);$", page_files.modules()["material.js"], re.MULTILINE
    )
    material = {name: json.loads(value) for name, value in held}
    assert material["LANGUAGES"] == [*LANGUAGES]
    for lang, words in zip(LANGUAGES, material["WORDS"], strict=True):
        assert words == {key: CATALOGUES[lang][key] for key in words}
        assert "symbol.poet" in words
    assert {"pier18-S", "pier18-Q", "auctionland-B", "auctionland-m"} <= set(material["SHAPES"])


def test_the_page_contacts_no_other_host() -> None:
    """Except the XML namespace of SVG."""
    for name, file in page_files.files().items():
        text = file.content.decode(errors="replace").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(
            r"(?:https?:)?//[\w.]+\.\w", re.sub(r"^\s*//.*$", "", text, flags=re.M)
        ), name
