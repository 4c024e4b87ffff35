"""The documentation is true: its examples are run, and the names it mentions exist."""

import doctest
import fnmatch
import gzip
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from attrs import frozen

import boardscore
from boardscore import analysis
from boardscore.auctionland import Icon, icons
from boardscore.clauses import CLAUSES, RULINGS
from boardscore.core.errors import Problem
from boardscore.core.messages import Message, say
from boardscore.documents import document_files
from boardscore.packs import read_pack
from boardscore.schemas import schema
from boardscore.texts import CATALOGUES
from boardscore.verify.game_kit import facets_of
from boardscore.verify.vectors import export
from boardscore.verify.vectors.coverage import facet_coverage
from boardscore.verify.vectors.vectors import load
from tests import HANGS
from tests.tables import from_table, read_table

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "boardscore"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
PUBLIC: Any = read_table(__file__, "PUBLIC")


NEEDED = {
    "tables.md": dict.fromkeys(("pyarrow", "polars", "duckdb"), "table"),
    "learning.md": {"pettingzoo": "pettingzoo", "pyspiel": "openspiel"},
}
"""Packages that the examples of a page need, with the extra."""

STABLE = (DOCS / "reference" / "index.md").read_text(encoding="utf-8")
"""The page that lists the stable modules."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


FENCE = re.compile(
    r'^```(?P<language>\w*)(?: title="(?P<title>[^"\n]*)")?\n(?P<text>.*?)^```$',
    re.MULTILINE | re.DOTALL,
)
LANGUAGES = {"python", "console", "toml", "json", "sh", "text", "yaml", "py"}
"""Those of blocks: the first four are checked, and `py` is compared with the third game."""
CLAUSE_OR_RULING = re.compile(r"(?<![\w./-])(?:pier18|auctionland)\.(?!md\b)[a-z][\w.-]*[\w*]")
FILE_OF_ANOTHER_HOST = re.compile(r"(?:!\[[^]]*\]\(|src=|<link[^>]+href=|url\()[\"' ]*(?:\w+:)?//")


@frozen
class Block:
    """A fenced block of a page, with its title and the line on which its text begins."""

    page: Path
    language: str
    title: str | None
    text: str
    line: int

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks_of(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in some languages; in all of them if none is named."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, line=text.count("\n", 0, found.start("text")) + 1, **found.groupdict())
        for found in FENCE.finditer(text)
        if not languages or found["language"] in languages
    ]


def blocks(*languages: str) -> list[Block]:
    return [block for page in PAGES for block in blocks_of(page, *languages)]


OPTIONAL = ("cattrs", "pandas")
"""Packages whose examples are run where they are installed."""


def transcript(page: Path) -> str:
    """The Python of a page as one text, with its line numbers kept."""
    lines: list[str] = []
    for block in blocks_of(page, "python"):
        used = [one for one in OPTIONAL if f"import {one}" in block.text]
        if any(importlib.util.find_spec(one) is None for one in used):
            continue
        lines += [""] * (block.line - 1 - len(lines)) + block.text.splitlines()
    return "\n".join(lines)


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the output shown below it."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def run(command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command line in the root of the repository."""
    program, *args = shlex.split(command)
    assert program == "boardscore"
    return subprocess.run(
        [sys.executable, "-m", "boardscore", *args],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=HANGS,
        check=False,
    )


def hooks(name: str = "hooks") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PROGRAMS = frozenset(hooks().programs())


def built(page: str) -> str:
    """A page with its markers replaced."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for name in ("frame", "hooks", "key_tables", "rule_pages", "offline/build"):
        text = hooks(name).on_page_markdown(text)
    return text


def test_a_block_names_a_language_that_is_known_here() -> None:
    """No fence is overlooked, and Python has a prompt."""
    assert [str(block) for block in blocks() if block.language not in LANGUAGES] == []
    shown = blocks("python")
    assert [str(block) for block in shown if not block.text.startswith(">>> ")] == []
    fences = sum(page.read_text(encoding="utf-8").count("```") for page in PAGES)
    assert fences == 2 * len(blocks())


@pytest.mark.parametrize(
    "page",
    [pytest.param(one, marks=[pytest.mark.long] * (one.name == "bot.md")) for one in PAGES],
    ids=lambda page: page.name,
)
def test_python_output_is_as_shown(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page on bots plays whole games."""
    for module, extra in NEEDED.get(page.name, {}).items():
        pytest.importorskip(module, reason=f"the page needs the extra boardscore[{extra}]")
    monkeypatch.chdir(ROOT)
    shown = doctest.DocTestParser().get_doctest(transcript(page), {}, page.name, str(page), 0)
    differences: list[str] = []
    doctest.DocTestRunner().run(shown, out=differences.append)
    assert not differences, "".join(differences)


@pytest.mark.long
@pytest.mark.parametrize("block", blocks("console"), ids=str)
def test_command_output_is_as_shown(block: Block) -> None:
    assert block.text.startswith("$ boardscore ")
    for command, output in commands(block):
        done = run(command)
        assert done.returncode in {0, 1}
        assert fixed(done.stdout).rstrip("\n") == fixed(output).rstrip("\n")


def fixed(output: str) -> str:
    """Output without the figures of a search, and what it meets, that depend on its time."""
    text = re.sub(r"^  \d+ more answers?.*?(?=^$)", "", output, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^Searched .*?(?=^Checked: )", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^  unsupported +0 +\d+\n", "", text, flags=re.MULTILINE)
    counts = r"^  ([a-z -]*?) +(\d+|vectors) +(?:\d+|search)$"
    return re.sub(counts, r"  \1 \2", text, flags=re.MULTILINE)


@pytest.mark.parametrize("block", blocks("toml", "json"), ids=str)
def test_positions_can_be_scored_and_packs_read(block: Block) -> None:
    """One titled like a file is that file."""
    data = document_files.parse(block.text)
    if block.title:
        assert data == document_files.read_file(ROOT / block.title).data
    if "provenance" in data:
        assert read_pack(data).name == data["name"]
    elif "game" in data:
        assert boardscore.score(data).game == data["game"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_exists(page: Path) -> None:
    """Clauses, rulings, and programs of the site; nothing comes from another host."""
    text = page.read_text(encoding="utf-8")
    known = [*(clause.id for clause in CLAUSES), *(ruling.id for ruling in RULINGS)]
    named = CLAUSE_OR_RULING.findall(FENCE.sub("", text))
    assert [name for name in named if not fnmatch.filter(known, name)] == []
    linked = re.findall(r"\]\((\.\./examples/[^)]*)\)", text)
    assert {(DOCS / name).resolve() for name in linked} <= set(PROGRAMS)
    assert not FILE_OF_ANOTHER_HOST.search(text)


@pytest.mark.parametrize(
    ("lang", "page", "quoted"), [("en", "rules.md", '"{}"'), ("de", "de/regeln.md", "„{}“")]
)
def test_the_page_of_rules_has_every_rule_and_ruling_with_its_values(
    lang: str, page: str, quoted: str
) -> None:
    text = built(page)
    for clause in CLAUSES:
        assert text.count(f"{{ #{clause.id} }}") == 1
        assert clause.title(lang) in text
        assert clause.text(lang) in text
    for ruling in RULINGS:
        default, *others = ruling.values
        marked = f"`{default}` {say(Message('rules.default'), lang)}"
        values = ", ".join([marked, *(f"`{value}`" for value in others)])
        row = f"| [`{ruling.name}`](#{ruling.id}) | {ruling.question(lang)} | {values} |\n"
        assert row in text
        assert text.count(f"{{ #{ruling.id} }}") == 1
        assert f"{ruling.source(lang)} " in text
        assert quoted.format(ruling.room(lang)) in text
        for value in ruling.values:
            assert ruling.meaning(value, lang) in text
            assert ruling.speaks_for(value, lang) in text


@pytest.mark.parametrize("page", ["rules.md", "de/regeln.md"])
def test_the_example_for_icons_has_the_points_of_the_rules(page: str) -> None:
    """auctionland.score.icons, with the four players of the rules text."""
    text = (DOCS / page).read_text(encoding="utf-8")
    rows = re.findall(r"^\| [\w ]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    counts = [list(map(int, row)) for row in rows]
    assert counts[::2] == [[2, 3, 3, 0], [2, 2, 0, 0], [3, 3, 3, 1]]
    for icon, held, shown in zip(Icon, counts[::2], counts[1::2], strict=True):
        lines = (icons(icon, own, held) for own in held)
        assert [sum(line.points or 0 for line in of_one) for of_one in lines] == shown


@pytest.mark.parametrize("page", hooks("key_tables").WRITTEN, ids=name)
def test_the_tables_in_a_page_are_current(page: Path) -> None:
    """Also for readers of a clone; `python docs/key_tables.py` writes them."""
    text = page.read_text(encoding="utf-8")
    assert hooks("key_tables").with_tables(text) == text


def test_the_page_of_codes_has_every_code() -> None:
    page = built("reference/codes.md")
    messages = [Message(key) for key in CATALOGUES["en"] if key.startswith(("error.", "illegal."))]
    codes = {Problem(message).code for message in messages}
    shown = re.findall(r"^\| `([a-z0-9_.]+)` \| \S", page, re.MULTILINE)
    assert len(shown) == len(set(shown))
    assert codes == set(shown)


@pytest.mark.long
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_page_of_the_coverage_has_every_facet_with_its_numbers(game: str) -> None:
    assert f"<!-- coverage of {game} -->" in (DOCS / "vectors.md").read_text(encoding="utf-8")
    page = hooks().coverage_of(game)
    for facet, numbers in facet_coverage(load(game), facets_of(game)).items():
        clause, name = facet.split("/")
        below = page.partition(f"(rules.md#{clause})")[2]
        row = next(line for line in below.splitlines() if line.startswith(f"| `{name}` |"))
        assert [cell.strip() for cell in row.split("|")[3:6]] == list(map(str, numbers))


def contents(folder: Path) -> dict[Path, bytes]:
    there = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in there}


@pytest.mark.long
def test_the_page_of_the_vectors_names_every_file_of_the_site() -> None:
    page = (DOCS / "ci.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(vectors/1/([^)]*)\)", page))
    assert linked == set(export.files())


def test_examples_in_docstrings_are_fenced_once() -> None:
    bare = ["Adds.", "", ">>> 1 + 1", "2"]
    with_fence = ["```pycon", ">>> 1 + 1", "2", "", ">>> 3", "```"]
    assert list(hooks().fenced(bare)) == ["Adds.", "", "```pycon", ">>> 1 + 1", "2", "```", ""]
    assert list(hooks().fenced(with_fence)) == [*with_fence, ""]


def test_the_architecture_page_names_existing_parts() -> None:
    """It names every part of the package, and no missing file or folder."""
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    parts = {path.stem for path in PACKAGE.iterdir() if not path.name.startswith(("_", "py."))}
    assert {part for part in parts if part not in page} == set()
    named = re.findall(r"`([\w/]+(?:\.py|/))`", page)
    homes = (PACKAGE, ROOT, *(PACKAGE / game for game in ("pier18", "auctionland")))
    assert [one for one in named if not any((home / one).exists() for home in homes)] == []


def _blocks_about_a_game() -> list[str]:
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    return re.findall(r"```py\n(.*?)```", page, flags=re.DOTALL)


def test_the_smallest_game_of_the_page_is_the_tested_one_and_has_60_lines_at_most() -> None:
    tested = (ROOT / "tests" / "third_game" / "coins.py").read_text(encoding="utf-8")
    shown = _blocks_about_a_game()[0]
    lines = sum(bool(line) for line in shown.splitlines())
    assert tested.endswith(f'"""\n\n{shown}')
    assert f" {lines} lines, plus blank ones" in (DOCS / "adding-a-game.md").read_text("utf-8")
    assert lines <= 60


@pytest.mark.long
def test_the_programs_of_the_page_can_be_run(tmp_path: Path) -> None:
    """Two blocks score 3 coins against 5; with a third, the command knows the game."""
    program, end = tmp_path / "coins.py", tmp_path / "end.toml"
    program.write_text("\n".join(_blocks_about_a_game()[:2]), encoding="utf-8")
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True)
    assert done.stdout == "('Player 2',)\n"
    program.write_text("\n".join(_blocks_about_a_game()[:3]), encoding="utf-8")
    end.write_text('game = "coins"\n[[players]]\ncoins = 2\n', encoding="utf-8")
    command = [sys.executable, program, "score", "--explain", "--lang", "en", end]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "2 coins [coins.score.coins]" in done.stdout) == (0, True)


@pytest.mark.parametrize("block", _blocks_about_a_game()[3:])
def test_the_page_on_adding_a_game_shows_tested_code(block: str) -> None:
    """Every other block is in a file of the third game."""
    sources = (ROOT / "tests" / "third_game").rglob("*.py")
    assert any(block in file.read_text(encoding="utf-8") for file in sources)


@pytest.mark.parametrize("module", PUBLIC)
def test_a_stable_module_has_a_page_in_the_reference(module: str) -> None:
    assert f"`{module}`" in STABLE
    page = f"reference/{module.rpartition('.')[2]}.md"
    assert f"\n::: {module}\n" in (DOCS / page).read_text(encoding="utf-8")
    assert f"{module}: {page}\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", PUBLIC[5:])
def test_the_stable_names_of_a_module_exist(module: str) -> None:
    """These modules have no `__all__`; the page lists their names after a colon."""
    page = (DOCS / "compatibility.md").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"`{module}`: ([^.]*)\.", page)
    names = re.findall(r"`(\w+)`", listed)
    assert names
    assert [name for name in names if not hasattr(import_module(module), name)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", ["position", "pack", "record", "result", "report"])
def test_the_page_of_keys_has_every_key(name: str) -> None:
    """Except the rulings, which have their own page; of reports, those of the kinds of entries."""
    page, whole = built("reference/schemas.md"), schema(name)
    models = [model for key, model in whole["$defs"].items() if not key.endswith("_rulings")]
    if name == "report":
        models = [whole, *(whole["$defs"][key] for key in ("case", "search", "finding"))]
    keys = {key for model in models for key in model.get("properties", {})}
    assert {key for key in keys if not re.search(f'[`"]{key}[`"]', page)} == set()


# Navigation


@from_table
def test_a_page_points_to_the_next_ones(page: str, words: list[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_page_of_the_adapters_names_the_categories(game: str) -> None:
    (scored, *_) = (one for one in load(game) if one.op == "score")
    row = ", ".join(f"`{name}`" for name in scored.expect["categories"][0])
    assert f" | {row} |\n" in (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", ["index.md", "python.md", "score.md", "de/index.md", "de/werten.md"]
)
def test_a_page_has_its_pictures(page: str) -> None:
    markers = r"<!-- (?:picture of|a scored pier)"
    asked_for = len(re.findall(markers, (DOCS / page).read_text(encoding="utf-8")))
    assert built(page).count('"picture"><svg ') == asked_for > 0


@pytest.mark.parametrize(("lang", "page"), [("en", "own-cards.md"), ("de", "de/karten.md")])
def test_the_cards_page_has_every_invented_card_and_tile(lang: str, page: str) -> None:
    text = built(page)
    for card in boardscore.load_pack(PACKAGE / "pier18" / "demo.toml").cards:
        assert card.to_svg(lang) in text
    for tile in boardscore.load_pack(PACKAGE / "auctionland" / "demo.toml").tiles:
        assert tile.to_svg(lang) in text


PAD = hooks("offline/build")
SITE = hooks("frame")


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in PAGES if DOCS in page.parents], ids=name)
def test_every_marker_of_a_page_is_filled(page: Path) -> None:
    assert "<!-- " not in built(str(page.relative_to(DOCS)))


def test_the_changes_page_is_the_changelog_and_a_version_fits_in_70_lines() -> None:
    page = built("changes.md")
    _, *versions = re.split(
        r"^(?=## )", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    assert [one for one in versions if one.splitlines()[0] not in page] == []
    assert "](docs/" not in page
    assert max(len(version.splitlines()) for version in versions) <= 70


@pytest.mark.long
def test_the_whole_site_builds_and_uses_no_other_host(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="MkDocs is not here (requirements/docs.txt)")
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir"]
    subprocess.run([*build, tmp_path], cwd=ROOT, check=True, timeout=HANGS)
    exported = tmp_path / "exported"
    assert run(f"boardscore vectors export {exported}").returncode == 0
    assert contents(tmp_path / "vectors" / "1") == contents(exported)
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    assert len(pages) > len(PAGES)
    fetched = re.compile(
        r"<(?:script|img|iframe|source)[^>]+src=\W?(?:\w+:)?//|<link[^>]+href=\W?\w+://"
    )
    assert [page for page, text in pages.items() if fetched.search(text)] == []
    for page in (tmp_path / "index.html", tmp_path / "de" / "index.html"):
        assert "iframe-worker.js" in pages[page]
    index = (tmp_path / "search" / "search_index.js").read_text(encoding="utf-8")
    assert "Blumenverk" in index
    assert '<html lang="de"' in pages[tmp_path / "de" / "index.html"]
    assert '<html lang="en"' in pages[tmp_path / "index.html"]
    assert (tmp_path / "pad" / "runtime" / "pyodide.asm.wasm").is_file() == PAD.is_there()
    if PAD.is_there():
        sizes = [
            re.findall(r"(\d+[.,]\d) MB", pages[tmp_path / name])
            for name in ("pad.html", "de/wertungsblock.html")
        ]
        pad = [file for file in (tmp_path / "pad").rglob("*") if file.is_file()]
        loaded = [file.read_bytes() for file in pad if file.name != "about.txt"]
        packed = sum(len(gzip.compress(content, 6)) for content in loaded)
        expected = [f"{size / 1e6:.1f}" for size in (packed, sum(map(len, loaded)))]
        assert sizes == [expected, [one.replace(".", ",") for one in expected]]
    for old, new in SITE.REDIRECTS.items():
        page, _, anchor = new.partition("#")
        target = tmp_path / SITE.html(page)
        assert not anchor or f'id="{anchor}"' in pages[target], f"{new} has no such anchor"
        (link,) = re.findall(r'href="([^"#]*)', pages[tmp_path / SITE.html(old)])
        assert (tmp_path / SITE.html(old)).parent.joinpath(link).resolve() == target.resolve()
    for page, anchors in SITE.MOVED.items():
        old = pages[tmp_path / SITE.html(page)]
        assert SITE.leads_on(page) in old
        for anchor, new in anchors.items():
            target, _, there = new.partition("#")
            assert f'id="{anchor}"' not in old
            assert not there or f'id="{there}"' in pages[tmp_path / SITE.html(target)], new


@pytest.mark.long
def test_a_site_without_pyodide_has_no_pad_and_says_so(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="MkDocs is not here (requirements/docs.txt)")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# One page\n\n<!-- the pad, en -->Or not.")
    settings = f"site_name: one page\nplugins: []\nhooks: [{DOCS / 'offline' / 'build.py'}]\n"
    (tmp_path / "mkdocs.yml").write_text(settings)
    build = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    environ = {**os.environ, "PYODIDE": str(tmp_path)}
    told = subprocess.run(
        build, cwd=tmp_path, env=environ, check=True, timeout=HANGS, stderr=subprocess.PIPE
    ).stderr.decode()
    assert "The site gets no score pad" in told
    assert "npm ci --prefix requirements/npm" in told
    assert not (tmp_path / "site" / "pad").exists()
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "Or not." in page
    assert "pad/index.html" not in page


def test_the_picture_in_the_readme_is_current() -> None:
    ben = boardscore.score(boardscore.load(ROOT / "examples/pier18.toml")).players[1]
    assert (DOCS / "pier18-2.svg").read_text(encoding="utf-8") == ben.to_svg()


def test_the_site_has_no_search_scripts_for_languages_that_it_lacks() -> None:
    """Their licences are not listed in THIRD_PARTY.md."""
    names = ["tinyseg", "wordcut", *(f"min/lunr.{one}.min" for one in ("fr", "de", "multi"))]
    files = [f"assets/javascripts/lunr/{name}.js" for name in names]
    assert [SITE.is_unused(one) for one in files] == [True, True, True, False, False]
    assert not SITE.is_unused("assets/javascripts/bundle.js")


# Old addresses


def test_an_old_page_is_gone_and_the_new_one_exists() -> None:
    generated = [PAGES_OF_RULES.address(rule, lang) for rule, lang in RULES_AND_LANGUAGES]
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} | set(generated)
    assert [old for old in SITE.REDIRECTS if old in pages] == []
    assert SITE.MOVED.keys() <= pages
    moved = (new for anchors in SITE.MOVED.values() for new in anchors.values())
    assert {new.partition("#")[0] for new in (*SITE.REDIRECTS.values(), *moved)} - pages == set()


def test_an_old_address_redirects_and_keeps_its_anchor() -> None:
    page = SITE.redirect("de/alt.md", "rules/neu.md#hier")
    assert '<a href="../rules/neu.html#hier">' in page
    assert 'location.replace("../rules/neu.html" + (location.hash || "#hier"))' in page
    assert 'href="neu.html"' in SITE.redirect("alt.md", "neu.md")
    assert f'"#csv": "{SITE.html("own-cards.md")}#csv"' in SITE.leads_on("formats.md")


# The look of the pad


def test_the_site_has_every_colour_that_it_names() -> None:
    """The colours of the pad and of the style sheet."""
    css = (DOCS / "site" / "site.css").read_text(encoding="utf-8")
    known = set(re.findall(r"(--[\w-]+):", SITE.colours() + css))
    used = {name for name in re.findall(r"var\((--[\w-]+)", css) if "--md-" not in name}
    assert used - known == set()
    assert SITE.colours().count("--ground:") == 2


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_the_pier_of_the_home_page_has_a_reason_for_every_point(lang: str) -> None:
    """Poets 1, Lovers 2 and 0, Fishers 2, the group 3, the Plan 4, Patrons 2."""
    shown = re.findall(r"<li><b[^>]*>(\d)</b>", SITE.scored_pier(lang))
    assert sorted(map(int, shown)) == [0, 1, 2, 2, 2, 3, 4]
    assert "<span>14 " in SITE.scored_pier(lang)


@pytest.mark.parametrize("picture", sorted(DOCS.glob("pad*.jpg")), ids=lambda path: path.name)
def test_every_picture_of_the_pad_is_shown(picture: Path) -> None:
    assert any(f'{picture.name}"' in phone for phone in SITE.PHONES.values())


def test_long_names_in_tables_can_wrap() -> None:
    row = "<td><code>plan_card</code> or <code>a.b</code></td>"
    assert SITE.TABLE_CODE.sub(SITE.breakable, row).count("<wbr>") == 2
    assert SITE.TABLE_CODE.sub(SITE.breakable, "<p><code>plan_card</code></p>").count("<wbr>") == 0


# A page for each rule of scoring

PAGES_OF_RULES = hooks("rule_pages")
RULES_AND_LANGUAGES = [
    (rule, lang) for rule in PAGES_OF_RULES.RULES for lang in boardscore.LANGUAGES
]
CASES = [(rule, case) for rule in PAGES_OF_RULES.RULES for case in rule["cases"]]


def test_every_scoring_rule_has_a_case_and_a_near_miss() -> None:
    scoring = [clause.id for clause in CLAUSES if clause.id.split(".")[1] in {"score", "tie"}]
    assert [rule["clause"] for rule in PAGES_OF_RULES.RULES] == scoring
    for rule in PAGES_OF_RULES.RULES:
        assert {"scores", "nearly"} <= {case["kind"] for case in rule["cases"]}


@pytest.mark.parametrize(("rule", "case"), CASES)
def test_a_case_on_a_page_has_the_expected_score(
    rule: dict[str, Any], case: dict[str, Any]
) -> None:
    result = PAGES_OF_RULES.scored(rule, case)
    if "places" in case:
        assert len({player.total for player in result.players}) == 1
        assert list(result.ranks) == case["places"]
    else:
        got = [player.categories[rule["category"]] for player in result.players]
        assert got == case["points"]


@pytest.mark.long
@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@pytest.mark.parametrize("rule", PAGES_OF_RULES.RULES, ids=lambda rule: rule["clause"])
def test_a_rule_page_has_its_text_and_every_players_picture(
    rule: dict[str, Any], lang: str
) -> None:
    page = PAGES_OF_RULES.page(rule, lang)
    (clause,) = (one for one in CLAUSES if one.id == rule["clause"])
    assert page.startswith(f"# {clause.title(lang)}\n")
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert f"- {PAGES_OF_RULES.address(rule, lang)}\n" in settings
    assert clause.text(lang) in page
    players = sum(len(case["players"]) for case in rule["cases"])
    assert page.count('"picture"><svg ') == players
    assert [case[lang] for case in rule["cases"] if case[lang] not in page] == []


@pytest.mark.long
@from_table
def test_the_review_is_as_shown(lang: str, page: str, chart: str) -> None:
    """The numbers vary within their errors; those shown are of 1000 playouts for each decision."""
    (block,) = (block for block in blocks_of(DOCS / page, "text") if block.title)
    file = str(block.title).split()[-1]
    found = analysis.review(ROOT / file, playouts=1000)
    assert block.text == found.text(lang) + "\n"
    assert (DOCS / chart).read_text(encoding="utf-8") == found.to_svg(lang) + "\n"


# Length

LENGTHS: Any = read_table(__file__, "LENGTHS")
"""The most words of prose for each kind of reader, and the pages; the reference is for programmers.

Together at most 18,500. Raise one only with a reason, and lower another one.
"""


def words(page: Path) -> int:
    """The words of a page, without blocks of code, addresses, tags and generated tables."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    text = hooks("key_tables").MARKER.sub("", text)
    text = re.sub(r"\]\([^)\n]*\)|<!--.*?-->|<[^>\n]+>", " ", text, flags=re.DOTALL)
    return sum(bool(re.search(r"\w", word)) for word in text.split())


@pytest.mark.parametrize("reader", LENGTHS)
def test_the_pages_for_a_reader_keep_within_their_words(reader: str) -> None:
    most, names = LENGTHS[reader]
    pages = [DOCS / f"{name}.md" for name in names.split()]
    pages += (DOCS / "reference").glob("*.md") if reader == "programmers" else []
    assert sum(map(words, pages)) <= most


def test_every_english_page_is_for_a_reader() -> None:
    named = [name for _, names in LENGTHS.values() for name in names.split()]
    assert sorted(named) == sorted(page.stem for page in DOCS.glob("*.md"))
    assert sum(most for most, _ in LENGTHS.values()) <= 18_500


@from_table
def test_a_page_is_short(page: str, most: int) -> None:
    assert words(ROOT / page) <= most
