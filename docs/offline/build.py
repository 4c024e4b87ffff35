"""The score pad as files that need no server of ours: the page, and Python in the browser.

    python docs/offline/build.py FOLDER

puts them into a folder; as a hook of MkDocs this puts them into the site, at `pad/`. Pyodide comes
from its npm package (`npm ci --prefix requirements/npm`), and nothing is fetched here. A service
worker keeps all of it in the browser; it knows every file by its hash.
"""

import base64
import gzip
import hashlib
import json
import logging
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Collection, Mapping
from importlib import import_module, metadata, resources
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Any

from boardscore.core.messages import LANGUAGES
from boardscore.pad import page_files
from boardscore.show.rounding import Rounded
from boardscore.texts import CATALOGUES

HERE = Path(__file__).parent
NPM = HERE.parent.parent / "requirements" / "npm"
PYODIDE = Path(os.environ.get("PYODIDE") or NPM / "node_modules" / "pyodide")
"""Where npm puts the runtime."""
TOOLS = PYODIDE.parent / ".bin"
"""What makes one small file of many; npm puts it beside the runtime."""
ESBUILD = ("--format=esm", "--charset=utf8", "--target=es2022", "--log-level=warning")
BRIEF = 8
"""How much of a hash tells what was built from anything else; the service worker knows no more."""
COMPRESS = "passes=3,pure_getters,unsafe_arrows"
"""No property here does anything when it is read, and no function is called with `new`."""
NAMES = "is[A-Z]|from(File|Link)$|fieldOf|carried|counted$|brushes$|palette$|notation$"
OWN = f"regex=/^({NAMES})/,reserved=[isReady,isSet,isHeld]"
"""The properties that only the page reads, not those that are sent or kept in a browser."""
TERSER = ("--module", "--ecma", "2022", "--compress", COMPRESS, "--mangle", "--mangle-props", OWN)

LIBRARY = ("boardscore", "attr", "attrs", "segno")
"""The packages that an answer needs."""
LEFT_OUT = (
    *("boardscore/cli", "boardscore/verify", "boardscore/testing"),
    *("boardscore/table", "boardscore/schemas", "boardscore/pad/page"),
    "boardscore/union_types.py",
    *(
        f"boardscore/{game}/{part}"
        for game in ("pier18", "auctionland")
        for part in (
            *("schemas.json", "ask.py", "template.*.toml", "pad/*.js", "pad/*.txt"),
            *("verify", "testing", "table"),
        )
    ),
    *("boardscore/book/database.py", "boardscore/book/spreadsheet.py"),
    *("boardscore/show/report.py", "boardscore/pad/server.py", "boardscore/pad/page_files.py"),
    *("segno/cli.py", "segno/helpers.py"),
)
"""Parts of them that no answer needs."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may do: the same as from the server, and run Python."""


def build(folder: Path, pyodide: Path = PYODIDE) -> None:
    """Puts the files of the pad into a folder."""
    with tempfile.TemporaryDirectory() as made:
        library, stdlib = Path(made, "library"), Path(made, "stdlib")
        lay_out(library, stdlib, pyodide)
        python = {"library": {"library.zip": stored(library)}, "runtime": runtime(pyodide, stdlib)}
    version = digest(json.dumps([hashes(files) for files in python.values()]).encode())
    groups = {**python, "page": page(version)}
    files = {name: content for group in groups.values() for name, content in group.items()}
    for name, content in {**files, "service.js": service(groups, version).encode()}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def page(python: str) -> dict[str, bytes]:
    """The page of the server, but that it asks the Python beside it, which has a version."""
    files = {name: file.content for name, file in page_files.files().items()}
    files |= scripts({**page_files.modules(), "answer.js": lying("answer.js")})
    files["worker.js"] = script(f'const VERSION = "{python}";\n{lying("worker.js")}'.encode())
    files["index.css"] = style(files["index.css"])
    files["index.html"] = with_policy(files["index.html"])
    return files


def first_visit(files: Mapping[str, bytes], *, is_packed: bool = True) -> int:
    """The bytes that the first visit loads, packed as by a host with gzip, or as they are."""
    loaded = (content for name, content in files.items() if not name.endswith("about.txt"))
    return sum(len(gzip.compress(content, 6) if is_packed else content) for content in loaded)


def megabytes(size: int, lang: str) -> str:
    """A size in megabytes, in a language."""
    return Rounded(size / 1e6).in_words(lang)


def lying(name: str) -> str:
    """What lies beside this file."""
    return (HERE / name).read_text(encoding="utf-8")


def scripts(modules: Mapping[str, str]) -> dict[str, bytes]:
    """The modules of the page's start as one, those of each later screen as one, all small."""
    plain = page_files.scripts(modules)
    parts = page_files.scripts(numbered(modules, plain.start))
    with tempfile.TemporaryDirectory() as folder:
        for name, source in parts.start.items():
            Path(folder, name).write_text(source, encoding="utf-8")
        wishes = ("--bundle", *ESBUILD, *(f"--external:./{name}" for name in parts.later))
        made = {"index.js": run("esbuild", *wishes, str(Path(folder, "index.js")))}
        for name, own in parts.later.items():
            words = page_files.new_words(plain.later[name], plain)
            made[name] = page_files.later_script(name, own, words).encode()
        cache = ("--name-cache", str(Path(folder, "names.json")))  # one name for one property
        return {name: script(source, *cache) for name, source in made.items()}


def script(source: bytes, *wishes: str) -> bytes:
    """A script without what it does not need, and with short names."""
    return run("terser", *TERSER, *wishes, source=source)


def style(source: bytes) -> bytes:
    """A style sheet without what it does not need, and with short names for its colours."""
    css = run("esbuild", "--minify", "--loader=css", *ESBUILD, source=source).decode()
    constants = "".join(re.findall(r":root\{([^}]*)\}", css))
    colours = dict.fromkeys(re.findall(r"--[\w-]+(?=:)", constants))
    brief = {name: f"--{at:x}" for at, name in enumerate(colours)}
    renamed = re.sub(r"--[\w-]+", lambda found: brief.get(found[0], found[0]), css)
    return re.sub(r"\{([^{}]*)\}", lambda found: f"{{{in_order(found[1])}}}", renamed).encode()


def in_order(declarations: str) -> str:
    """The declarations of a rule by name, which makes rules more alike."""
    return ";".join(sorted(declarations.split(";"), key=lambda one: one.partition(":")[0]))


def numbered(modules: Mapping[str, str], start: Collection[str] = ()) -> dict[str, str]:
    """The modules with every word of the page by its number, without the words that nobody says.

    Those whose keys are put together keep them: "category.${key}" may be any category. Modules
    besides those of the `start`, which is all if none is given, use its numbers, too.
    """
    sources = {
        name: source
        for name, source in modules.items()
        if name != "material.js" and (not start or name in start)
    }
    words = page_files.words(sources)
    family = "|".join({key.partition(".")[0] for key in CATALOGUES["en"]})
    said = "".join(sources.values())
    keys = dict.fromkeys(re.findall(rf'"((?:{family})\.[\w.]+)"', said))
    keys = [key for key in keys if not key.endswith("_hint")]  # Python sends those
    unknown = [key for key in keys if key not in words]
    assert not unknown, f"no words for {unknown}"
    keys.sort(key=lambda key: words[key][0][::-1])  # similar ends: smaller
    beginnings = list(dict.fromkeys(re.findall(rf"`((?:{family})\.[\w.]*)\$", said)))
    kept = {
        f"{at}.{key.removeprefix(beginning)}": words[key]
        for at, beginning in enumerate(beginnings)
        for key in words
        if key.startswith(beginning)
    }
    told = ",".join(
        f"Object.assign({as_lines([words[key][at] for key in keys])},"
        f"{page_files.as_javascript({key: both[at] for key, both in kept.items()})})"
        for at in range(len(LANGUAGES))
    )

    def number(found: re.Match[str]) -> str:
        return str(keys.index(found[1])) if found[1] in keys else found[0]

    def brief(found: re.Match[str]) -> str:
        return f"`{beginnings.index(found[1])}.$" if found[1] in beginnings else found[0]

    by_number = {
        name: re.sub(r"`([\w.]+)\$", brief, re.sub(r'"([\w.]+)"', number, source))
        for name, source in modules.items()
    }
    return {**by_number, "material.js": page_files.material_module(f"[{told}]")}


def as_lines(words: list[str]) -> str:
    """Words as JavaScript: one text of lines, which is smaller than a list."""
    text = "\n".join(words)
    assert text.count("\n") == max(len(words) - 1, 0), "a word has several lines"
    assert not re.search(r"[`\\]|\$\{", text), "a word means something else in a script"
    return f"`{text}`.split(`\n`)"


def run(tool: str, *wishes: str, source: bytes = b"") -> bytes:
    """What a tool that npm puts beside the runtime makes of a source."""
    program = shutil.which(tool, path=TOOLS)
    assert program, f"no {tool} in {TOOLS}"
    made = subprocess.run([program, *wishes], input=source, stdout=subprocess.PIPE, check=True)
    return made.stdout


def with_policy(html: bytes) -> bytes:
    """The page with what it may do, for hosts that send no such headers."""
    place = b'<meta charset="utf-8">\n'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
    assert place in html
    return html.replace(place, place + policy.encode())


def runtime(pyodide: Path, stdlib: Path) -> dict[str, bytes]:
    """Pyodide, its modules as `.js`, a type that every host knows, and no list of packages."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "runtime/pyodide.js": (pyodide / "pyodide.mjs").read_bytes(),
        "runtime/pyodide.asm.js": (pyodide / "pyodide.asm.mjs").read_bytes(),
        "runtime/pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "runtime/pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
        "runtime/python_stdlib.zip": stored(stdlib),
        "runtime/about.txt": about().encode(),
    }


def about() -> str:
    """The licences of what the folder contains, with the texts that must come with copies."""
    texts = [(HERE / "about.txt").read_text(encoding="utf-8")]
    for name in ("attrs", "segno"):
        package = metadata.distribution(name)
        licence = package.read_text("licenses/LICENSE") or ""
        texts.append(f"{name} {package.version}\n\n{licence.strip()}\n")
    return "\n".join(texts)


def lay_out(library: Path, stdlib: Path, pyodide: Path) -> None:
    """Lays out the modules of an answer and those of Python, as far as they are used compiled."""
    for package in LIBRARY:
        copy(resources.files(package), library / package)
    for part in LEFT_OUT:
        for path in library.glob(part):
            remove(path)
    zipfile.ZipFile(pyodide / "python_stdlib.zip").extractall(stdlib)
    subprocess.run(["node", HERE / "compile.mjs", pyodide, library, stdlib], check=True)


def remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def copy(package: Traversable, folder: Path) -> None:
    """Copies what is in a package, without what Python compiled of it here."""
    folder.mkdir(parents=True)
    is_ours = "boardscore" in folder.parts  # stubs list the public names, also at run time
    for lying in package.iterdir():
        if lying.is_dir() and lying.name != "__pycache__":
            copy(lying, folder / lying.name)
        elif lying.is_file() and (is_ours or not lying.name.endswith((".pyi", ".typed"))):
            (folder / lying.name).write_bytes(lying.read_bytes())


def stored(folder: Path) -> bytes:
    """What is in a folder as a zip; the same files are always the same bytes.

    It is not compressed: what a host compresses as a whole is smaller than what was compressed file
    by file.
    """
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED) as made:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                made.writestr(zipfile.ZipInfo(name), path.read_bytes())
    return data.getvalue()


def service(groups: Mapping[str, Mapping[str, bytes]], python: str) -> str:
    """The service worker, which knows the files of each group by hash, and the group itself."""
    known: dict[str, dict[str, str]] = {f"snapshot {python}": {}}
    for group, files in groups.items():
        every = hashes(files)
        known[f"{group} {digest(json.dumps(every).encode())}"] = every
    as_text = page_files.as_javascript(known)
    return f"const GROUPS = {as_text};\n{script(lying('service.js').encode()).decode()}"


def hashes(files: Mapping[str, bytes]) -> dict[str, str]:
    """The hash of every file."""
    return {name: digest(content) for name, content in files.items()}


def digest(content: bytes) -> str:
    return base64.b64encode(hashlib.sha256(content).digest()).decode()[:BRIEF]


# The pad of the documentation

BUTTON = "{ .md-button .md-button--primary } "
LINKS = {
    "<!-- the pad, en -->": "[**Open the score pad**](pad/index.html) in your browser. ",
    "<!-- the pad, de -->": "[**Den Wertungsblock öffnen**](../pad/index.html), hier im Browser. ",
    "<!-- open the pad, en -->": f"[Open the score pad](pad/index.html){BUTTON}",
    "<!-- open the pad, de -->": f"[Wertungsblock öffnen](../pad/index.html){BUTTON}",
}
"""What pages may ask for: the way to the pad, where the site has one."""


FIRST_VISIT = {
    "en": "The first visit loads {packed} MB from a host with gzip, and {plain} MB from any other.",
    "de": "Beim ersten Besuch werden {packed} MB geladen, wenn der Server mit gzip packt, sonst "
    "{plain} MB.",
}
"""What a page says about the size, where it asks for that and the site has a pad."""


def is_there() -> bool:
    """Whether the runtime is there, what compiles for it, and what makes the page small."""
    has_tools = all(shutil.which(tool, path=TOOLS) for tool in ("esbuild", "terser"))
    return (PYODIDE / "pyodide.mjs").is_file() and shutil.which("node") is not None and has_tools


def on_files(files: Any, config: Any) -> Any:
    """Adds the pad to the site, or says that it is not there."""
    if not is_there():
        logging.getLogger("mkdocs.plugins.pad").info(
            "The site gets no score pad: for that, install Node and run "
            "npm ci --prefix requirements/npm"
        )
        return files
    generated = import_module("mkdocs.structure.files").File.generated
    with tempfile.TemporaryDirectory() as made:
        build(Path(made))
        for path in sorted(Path(made).rglob("*")):
            if path.is_file():
                name = f"pad/{path.relative_to(made).as_posix()}"
                files.append(generated(config, name, content=path.read_bytes()))
    return files


def on_page_markdown(markdown: str, files: Any = (), **_: object) -> str:
    """Shows the way to the pad, and the size of the first visit, where a page asks for it."""
    for marker, link in LINKS.items():
        markdown = markdown.replace(marker, link if is_there() else "")
    for lang in LANGUAGES:
        marker = f"<!-- the first visit, {lang} -->"
        if marker in markdown:
            markdown = markdown.replace(marker, told_size(files, lang))
    return markdown


def told_size(files: Any, lang: str) -> str:
    """The sentence about the size of the pad of the site; empty without one."""
    pad = {one.src_uri: one.content_bytes for one in files if one.src_uri.startswith("pad/")}
    sizes = {"packed": first_visit(pad), "plain": first_visit(pad, is_packed=False)}
    shown = {name: megabytes(size, lang) for name, size in sizes.items()}
    return FIRST_VISIT[lang].format(**shown) if pad else ""


if __name__ == "__main__":
    build(Path(sys.argv[1]))
