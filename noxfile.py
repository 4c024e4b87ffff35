"""`nox -s commit` checks a change before a commit, and `nox` runs the README's tests.

`nox -t check` runs everything that must pass before a change lands, `nox -t deep` what is
exhaustive, random or slow, once a week, and both with `nox -t release` everything before a release.
`nox -s NAME -- ARGUMENTS` runs one session. Each test belongs to one session of these three tags.
"""

import ast
import fnmatch
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import nox

nox.needs_version = ">=2025.10.14"
nox.options.sessions = ["tests"]
nox.options.reuse_venv = "yes"
nox.options.default_venv_backend = "virtualenv"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False

PYTHONS = ("3.12", "3.13", "3.14")
"""Newer than the oldest supported Python, which runs all other sessions."""
PARTS = ("tools", "test", "docs", "notebook", "release")
"""Dependency groups with a separate lock file, a part of that of `dev`."""
STRICT = {"NODE": "node", "PHP": "php", "PYRIGHT": "basedpyright", "HYPOTHESIS_PROFILE": "ci"}
"""With these variables, a test that lacks Node, PHP or Pyright fails instead of being skipped."""
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "-n", "2")


def install(session: nox.Session, group: str) -> None:
    """Installs a group and the project, unless the environment already has exactly these."""
    requirements = Path("requirements", f"{group}.txt")
    inputs = (requirements, Path("pyproject.toml"))
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in inputs)).hexdigest()
    installed = session.env_dir / "installed"
    if not installed.exists() or installed.read_text() != wanted:
        session.install("-r", str(requirements))
        session.install("--no-deps", "-e", ".")
        installed.write_text(wanted)


def with_dev(*tags: str, requires: tuple[str, ...] = (), name: str | None = None) -> Callable:
    """Decorates a session that runs in the environment of the session `dev`."""
    return nox.session(
        name=name, venv_backend="none", requires=["dev", *requires], tags=tags, default=False
    )


def python(session: nox.Session, *args: str, **settings: object) -> object:
    """Runs the Python of the session `dev`."""
    return session.run(tool(session, "python"), *args, **settings)


def tool(session: nox.Session, name: str) -> str:
    """A program of the session `dev`."""
    return str(session.env_dir.parent / "dev" / "bin" / name)


def given(session: nox.Session, *default: str) -> list[str]:
    """The arguments after `--`, or the default ones."""
    return session.posargs or list(default)


@nox.session
def tests(session: nox.Session) -> None:
    """Quick tests; arguments are those of pytest: `nox -- tests/pier18 -k lovers`."""
    install(session, "test")
    session.run("python", "-m", "pytest", *given(session, "-n", "2"))


@with_dev()
def commit(session: nox.Session) -> None:
    """Style, types, and tests of what changed since the last commit, or since `-- BASE`."""
    python(session, "-m", "tests.changed", *session.posargs)


@nox.session
def dev(session: nox.Session) -> None:
    """Makes .nox/dev, an environment with all tools, for most sessions and for your editor."""
    install(session, "dev")


@nox.session(venv_backend="none")
def npm(session: nox.Session) -> None:
    """Installs Pyodide, axe and esbuild in requirements/npm."""
    npm_ci(session, "npm")


def npm_ci(session: nox.Session, name: str) -> None:
    """Installs the locked packages of a folder in requirements/."""
    options = ("--no-audit", "--no-fund", "--silent")
    session.run("npm", "ci", f"--prefix=requirements/{name}", *options, external=True)


@nox.session(venv_backend="none", tags=["check"])
def readme(session: nox.Session) -> None:
    """Runs the README's two commands in a copy of this tree: a score, then the tests.

    The tests must enter every branch of the rules. Those that were skipped run in `skipped`.
    """
    text = Path("README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python3 -m venv .*$", text, re.MULTILINE)
    own = str(Path(sys.executable).parent)
    env = {
        "LANG": "C.UTF-8",
        "PATH": os.pathsep.join(folder for folder in os.get_exec_path() if folder != own),
        "PYTEST_ADDOPTS": "--cov",
        "SKIPPED": str(skipped_tests(session)),
        **{name: os.environ.get(name) for name in ("HOME", "PIP_CERT", "SSL_CERT_FILE")},
    }
    with tempfile.TemporaryDirectory() as copy:
        copy_tree(session, copy)
        with session.chdir(copy):
            for command in commands:
                session.run("bash", "-euc", command, env=env, include_outer_env=False)


def copy_tree(session: nox.Session, target: str) -> None:
    """Copies this tree without ignored files, as a clone of the next commit."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = str(session.run(*listed, silent=True, log=False)).split("\0")
    for name in filter(os.path.lexists, names):
        copied = Path(target, name)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(name, copied, follow_symlinks=False)


def skipped_tests(session: nox.Session) -> Path:
    """The file with the tests that the session `readme` skipped, one on each line.

    Its folder is there: without an environment, the first session does not make it.
    """
    folder = session.env_dir.absolute().parent
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "skipped"


@with_dev("check", requires=("readme",))
def skipped(session: nox.Session) -> None:
    """Tests that `readme` skipped: of tables, of environments, with other tools of `dev`."""
    named = f"@{skipped_tests(session)}"
    python(session, *PYTEST, "--no-skips", *given(session, named), env=STRICT)


@with_dev("check")
def dist(session: nox.Session) -> None:
    """Builds and tries what a release publishes; the source archive is complete."""
    python(session, "-m", "tests.dist", *session.posargs)


@with_dev("check", requires=("npm",))
def workflows(session: nox.Session) -> None:
    """Checks the workflows, the action, the issue forms and other files of the hosting service."""
    flows = sorted(map(str, Path(".github/workflows").iterdir()))
    session.run(tool(session, "zizmor"), "--offline", "--quiet", ".github", "action.yml")
    session.run("node", "tests/workflows.mjs", *flows)
    forms = Path(".github/ISSUE_TEMPLATE")
    schemas = {
        "github-workflows": flows,
        "github-actions": ["action.yml"],
        "github-issue-forms": sorted(map(str, forms.glob("wrong_*.yml"))),
        "github-issue-config": [str(forms / "config.yml")],
        "dependabot": [".github/dependabot.yml"],
        "citation-file-format": ["CITATION.cff"],
    }
    for schema, files in schemas.items():
        python(session, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


@with_dev("check")
def lint(session: nox.Session) -> None:
    """Style and types."""
    python(session, "-m", "ruff", "check", ".")
    python(session, "-m", "ruff", "format", "--check", ".")
    python(session, "-m", "mypy")


QUICK, LONG = "not slow and not long", "long and not slow"
OFTEN = (
    *("tests/typing", "tests/test_docs.py", "tests/test_schemas.py", "tests/test_texts.py"),
    *("tests/test_testing.py", "tests/cli/test_new.py", "tests/cli/test_play.py"),
    *("tests/test_words.py", "tests/verify/test_reasons.py", "tests/mutation/test_lists.py"),
    *("tests/cli/test_verify.py", "tests/verify/test_examples.py", "tests/fuzz/test_calls.py"),
    *("tests/test_changed.py", "tests/test_clauses.py", "tests/test_release_files.py"),
    *("tests/cli/test_transcripts.py", "tests/verify/test_pages.py"),
)
"""Where long tests fail most often after a change: documentation, types, commands."""
LOOPS = "tests/verify/test_loops.py"
BROWSER = "tests/pad/browser"
PAGES = (
    *("tests/pad/browser/test_entering.py", "tests/pad/browser/test_page.py"),
    *("tests/pad/browser/test_result.py", "tests/pad/browser/test_game_records.py"),
    "tests/pad/browser/test_requests.py",
)
"""Where tests of the score pad fail most often after a change."""
SELECTIONS = {
    "long": (LONG, OFTEN, ()),
    "others": (LONG, ("tests",), (*OFTEN, LOOPS, BROWSER)),
    "loops": (LONG, (LOOPS,), ()),
    "pad": (LONG, PAGES, ()),
    "browsers": (LONG, (BROWSER,), PAGES),
    "slow": ("slow", ("tests",), ()),
}
"""The tests of each session that are not the README's: `-m`, paths, and paths left out."""


def run_tests(session: nox.Session, name: str, *options: str, **env: str) -> None:
    """Runs the tests of a session, none of which may be skipped; or those given after `--`."""
    marks, paths, without = SELECTIONS[name]
    chosen = given(session, *paths, *(f"--ignore={path}" for path in without))
    command = (*PYTEST, "--dist", "worksteal", "--no-skips", "-m", marks, *options, *chosen)
    python(session, *command, env={**STRICT, **env})


@with_dev("check")
def long(session: nox.Session) -> None:
    """Longer tests, where they fail most often after a change."""
    run_tests(session, "long")


@with_dev("deep", requires=("npm",))
def others(session: nox.Session) -> None:
    """All other longer tests."""
    run_tests(session, "others")


@with_dev("check")
def proof(session: nox.Session) -> None:
    """Proves that the kernels are the rules, and refutes wrong ones, if either has changed."""
    python(session, "-m", "tests.proof", *given(session, "--if-changed"))


@with_dev("deep")
def prove(session: nox.Session) -> None:
    """Proves and refutes, even if nothing has changed."""
    python(session, "-m", "tests.proof")


@with_dev("deep")
def sabotage(session: nox.Session) -> None:
    """The README's tests must fail for wrong changes; `-- vectors [CLAUSE]`: the vectors."""
    python(session, "-m", "tests.sabotage", *session.posargs, env={"HYPOTHESIS_PROFILE": "quick"})


@with_dev("deep")
def examples(session: nox.Session) -> None:
    """The README's random tests with 300 examples each, other ones each time."""
    chosen = given(session, "-m", f"hypothesis and {QUICK}")
    python(session, *PYTEST, "--no-skips", *chosen, env={**STRICT, "HYPOTHESIS_PROFILE": "week"})


@with_dev("deep")
def fuzz(session: nox.Session) -> None:
    """Reads random documents for minutes: `-- [--seconds N | --count N] [--seed N] [KIND ...]`."""
    python(session, "-m", "tests.fuzz", *given(session, "--seconds", "300", "--seed", "1"))
    if not session.posargs:
        python(session, "-m", "tests.fuzz", "book", "--count", "10000", "--seed", "1")


@with_dev("deep")
def kills(session: nox.Session) -> None:
    """Kills programs at a terminal and refuses writes: `-- [--count N] [--every N] [SCENE ...]`.

    Without arguments, it then kills a browser that keeps games.
    """
    python(session, "-m", "tests.kills", *given(session, "--count", "20", "--every", "6"))
    if not session.posargs:
        python(session, "-m", "tests.kills.browser", "--count", "18")


@with_dev("check", "pad", requires=("npm",))
def pad(session: nox.Session) -> None:
    """The score pad in Chromium: entering, results and records."""
    run_tests(session, "pad", "--browser=chromium")


@with_dev("deep", "pad", requires=("npm",))
def browsers(session: nox.Session) -> None:
    """The other tests in Chromium and Firefox, and those of the session `pad` in Firefox."""
    run_tests(session, "browsers", "--browser=both")
    if not session.posargs:
        run_tests(session, "pad", "--browser=firefox")


@nox.session(tags=["deep"], default=False)
def notebook(session: nox.Session) -> None:
    """The notebook of the examples, as a notebook."""
    session.install("-r", "requirements/notebook.txt")
    session.install("--no-deps", ".")
    session.run("python", "-m", "tests.notebook")


@with_dev("deep")
def spreadsheet(session: nox.Session) -> None:
    """Opens an exported book in LibreOffice, in English and in German."""
    python(session, "-m", "tests.spreadsheet", *session.posargs)


PYODIDES = {
    "pyodide": ("pyodide", "--python-version=3.14 --platform=pyemscripten_2026_0_wasm32"),
    "pyodide-next": ("pure", "--python-version=3.15 --platform=any"),
}
"""The browsers' Pythons of npm, with the lock file of what they import, and which wheels fit."""
FIRST = ("tests/pier18/test_scoring.py",)
"""A few tests for each of them; most of the time goes into starting."""


@with_dev("check", requires=("npm",))
def pyodide(session: nox.Session) -> None:
    """A few tests in the Pythons of browsers, CPython 3.14 and 3.15."""
    run_in_pyodides(session, *given(session, *FIRST))


@with_dev("deep", requires=("npm",), name="pyodide-all")
def pyodide_all(session: nox.Session) -> None:
    """All quick tests in these Pythons, except for what tests/pyodide/left_out.json names."""
    run_in_pyodides(session, *given(session, "tests"))


def run_in_pyodides(session: nox.Session, *tests: str) -> None:
    """Scores with attrs alone, then runs tests, in each of these Pythons."""
    for name, (lock, fitting) in PYODIDES.items():
        runtime = f"requirements/npm/node_modules/{name}"
        with tempfile.TemporaryDirectory() as packages:
            wheels = f"--no-deps --only-binary=:all: {fitting} -r requirements/{lock}.txt"
            python(session, "-m", "pip", "install", "-q", "--target", packages, *wheels.split())
            session.run("node", "tests/pyodide/score.mjs", runtime, packages)
            session.run("node", "tests/pyodide/pytest.mjs", runtime, packages, *tests)


@with_dev("check")
@nox.parametrize("version", PYTHONS)
def pythons(session: nox.Session, version: str) -> None:
    """A few tests on another Python, if it is installed: `-- tests` runs all quick ones."""
    found = interpreter(version)
    if found is None:
        session.skip(f"no Python {version}: neither python{version} on PATH nor one of pyenv")
    venv = make_venv(session, found, "test")
    session.run(venv, *PYTEST, *given(session, *SMOKE), env=STRICT)


@with_dev("deep")
def lowest(session: nox.Session) -> None:
    """The lowest allowed versions of all dependencies, with the tests that use them most."""
    venv = make_venv(session, sys.executable, "test", "lowest")
    session.run(venv, *PYTEST, *given(session, *SMOKE, *OF_EXTRAS), env=STRICT)


SMOKE = (
    *("tests/cli/test_help.py", "tests/cli/test_line_editor.py", "tests/test_doctests.py"),
    *("tests/test_positions.py", "tests/test_records.py", "tests/test_public_api.py"),
)
"""A few tests that use every part of the package."""
OF_EXTRAS = ("tests/table", "tests/envs", "tests/test_testing.py")


def interpreter(version: str) -> str | None:
    """A Python of this version that starts, from PATH or from pyenv; None if there is none.

    With pyenv, `python3.12` on PATH may be a script that only says that it is not active.
    """
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    paths = [f"python{version}", *map(str, sorted(pyenv.glob(f"{version}.*/bin/python")))]
    return next((one for one in paths if _starts(one)), None)


def _starts(path: str) -> bool:
    try:
        return subprocess.run([path, "-c", ""], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv(session: nox.Session, interpreter: str, *requirements: str) -> str:
    """The Python of a new environment with locked requirements and the project."""
    folder = Path(session.create_tmp(), "venv")
    session.run(interpreter, "-m", "venv", "--clear", "--without-pip", str(folder))
    pip = ("-m", "pip", "--python", str(folder), "install", "-q")
    for name in requirements:
        python(session, *pip, "-r", f"requirements/{name}.txt")
    python(session, *pip, "--no-deps", ".")
    return str(folder / "bin" / "python")


@with_dev("release")
def slow(session: nox.Session) -> None:
    """Exhaustive sweeps, an hour or more: `-- tests/sweeps`, tests/referees or tests/verify."""
    run_tests(session, "slow")


@with_dev("release")
def sweeps(session: nox.Session) -> None:
    """Long random tests of kernels, tables, readers: `-- piers|games|table_files|values [...]`."""
    for name in session.posargs[:1] or ("piers", "games", "table_files", "values"):
        python(session, "-m", f"tests.sweeps.{name}", *session.posargs[1:])


@nox.session(tags=["release"], default=False)
def islands(session: nox.Session) -> None:
    """Looks for best islands with a constraint solver, too: `-- --islands N --seconds N`."""
    install(session, "solver")
    session.run("python", "-m", "tests.analysis.constraint_solver", *session.posargs)


@with_dev("release")
def counts(session: nox.Session) -> None:
    """Counts sequences of moves again, with both referees."""
    python(session, "-m", "tests.referees.counts")


@with_dev("release")
def mutation(session: nox.Session) -> None:
    """Mutation tests: `-- scoring`, `-- play` or `-- vectors`."""
    python(session, "-m", "tests.mutation", *given(session, "scoring"))


@with_dev("deep")
def misreadings(session: nox.Session) -> None:
    """Counts the wrong scorers that the test vectors detect; `-- --play`: wrong referees."""
    python(session, "-m", "boardscore", "misreadings", "run", *session.posargs)


@with_dev("deep")
def loops(session: nox.Session) -> None:
    """Runs the adapters in Go, Ruby and Rust; needs Debian's golang, ruby, librust-serde-json-dev.

    Cargo comes with the last one, which is the crate that the adapter in Rust needs.
    """
    run_tests(session, "loops", GO="go", RUBY="ruby", CARGO="cargo")


@with_dev("release")
def misplays(session: nox.Session) -> None:
    """Finds the game that reveals each wrong referee; `-- --help` lists other measurements."""
    python(session, "-m", "tests.misplays", *session.posargs)


@nox.session(tags=["deep"], default=False)
def pictures(session: nox.Session) -> None:
    """Every kind of picture in five programs; needs Chromium and Debian's librsvg2-bin."""
    install(session, "pictures")
    session.run("python", "-m", "tests.pictures", *session.posargs)


@nox.session(default=False)
def meets(session: nox.Session) -> None:
    """Runs the table of other tools on the learning page again: `-- [TOOL ...]`; 7 GB."""
    install(session, "meets")
    npm_ci(session, "meets")
    session.run("python", "-m", "tests.meets", *session.posargs)


@with_dev("release", "table")
def agreement(session: nox.Session) -> None:
    """Compares every engine with `score` on random rows: `-- [--rows N] [--seed N] [GAME]`."""
    python(session, "-m", "tests.table.agreement", *given(session, "--rows", "1000000"))


@with_dev("release", "table")
def millions(session: nox.Session) -> None:
    """Scores ten million rows with the command, kills and a cluster: `-- [--rows N] [GAME]`."""
    python(session, "-m", "tests.table.millions", *session.posargs)


@with_dev("deep", "table")
def recipes(session: nox.Session) -> None:
    """The Dask recipe of the page about tables; `-- spark` needs pyspark and Java."""
    python(session, "-m", "tests.table.recipes", *given(session, "dask"))


EVERYWHERE = ("noxfile.py", "pyproject.toml", "requirements/dev.txt", ".ci/*")
RULES = tuple(
    f"src/boardscore/{folder}/*.py" for folder in ("core", "documents", "pier18", "auctionland")
)
AREAS = {
    "others": ("src/*", "tests/*", "examples/*", "docs/*", "*.md"),
    "prove": (*RULES, "tests/proof/*", "tests/*/wrong_kernels.json", "tests/*.py"),
    "sabotage": (*RULES, "tests/pier18/*", "tests/auctionland/*", "tests/*.py", "tests/sabotage/*"),
    "examples": ("src/*", "tests/*"),
    "fuzz": ("src/*", "tests/fuzz/*"),
    "kills": ("src/*", "tests/kills/*"),
    "browsers": ("src/*", "tests/pad/*", "docs/*", "requirements/npm/*"),
    "notebook": ("src/*", "examples/*", "tests/notebook.py", "requirements/notebook.txt"),
    "spreadsheet": ("src/boardscore/book/*", "tests/book/*", "tests/spreadsheet.py"),
    "lowest": ("src/*", "tests/*", "requirements/lowest.txt"),
    "misreadings": ("src/*",),
    "loops": ("src/boardscore/verify/*", "tests/verify/*"),
    "pyodide-all": ("src/*", "tests/*", "requirements/npm/*", "requirements/p*.txt"),
    "pictures": ("src/boardscore/*show/*", *RULES, "tests/pictures/*", "requirements/pictures.txt"),
    "recipes": ("src/boardscore/*table/*", *RULES, "tests/table/*", "docs/tables.md"),
}
"""The files on which each session with the tag `deep` depends; all depend on EVERYWHERE."""


@with_dev(requires=("npm",), name="deep-changed")
def deep_changed(session: nox.Session) -> None:
    """Runs the sessions with the tag `deep` whose files differ from a commit: `-- BASE`."""
    if len(session.posargs) != 1:
        session.error("Name the commit to compare with: nox -s deep-changed -- BASE")
    changed = changed_since(session, session.posargs[0])
    for name, patterns in AREAS.items():
        of_it = [one for one in changed if matches(one, (*EVERYWHERE, *patterns))]
        session.log(f"{name}: {of_it[0] if of_it else 'nothing'} changed")
        if of_it:
            session.notify(name, posargs=())


def matches(path: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of the patterns fits, in which `*` stands for any part of a path."""
    return any(fnmatch.fnmatch(path, one) for one in patterns)


def changed_since(session: nox.Session, base: str) -> list[str]:
    """The files that differ from a commit; an error if there is no such commit."""
    known = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{base}^{{commit}}"]
    if subprocess.run(known, check=False, stdout=subprocess.DEVNULL).returncode:
        session.error(f"There is no commit {base} in this clone")
    found: set[str] = set()
    for listed in (f"diff --name-only -z {base}", "ls-files -z -o --exclude-standard"):
        found.update(str(session.run("git", *listed.split(), silent=True, log=False)).split("\0"))
    return sorted(found - {""})


@nox.session(venv_backend="none", default=False)
def findings(session: nox.Session) -> None:
    """Runs the scripts in findings/, which show surprises of other libraries."""
    for script in sorted(Path("findings").glob("*.sh")):
        session.run("bash", str(script), external=True)


@nox.session(tags=["docs"], default=False)
def docs(session: nox.Session) -> None:
    """Builds the documentation in site/, with the score pad if `nox -s npm` ran before."""
    install(session, "docs")
    session.run("python", "-m", "mkdocs", "build", "--strict", *session.posargs)


@with_dev("docs", "pad")
def picture(session: nox.Session) -> None:
    """Makes the pictures of README and documentation."""
    python(session, "-m", "tests.pad.browser.picture")


@with_dev()
def audit(session: nox.Session) -> None:
    """Looks for known vulnerabilities of the locked packages; needs the advisories of the index."""
    options = "--disable-pip --require-hashes --format json -r requirements/dev.txt"
    command = [tool(session, "python"), "-m", "pip_audit", *options.split()]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        last = (done.stderr.strip() or "no output").splitlines()[-1]
        session.error(f"Nothing was audited: pip-audit could not ask the index ({last})")
    for package in packages:
        for found in package.get("vulns", ()):
            session.warn(f"{package['name']} {package['version']}: {found['id']}")
    if any(package.get("vulns") for package in packages):
        session.error("Update these packages: nox -s lock -- --upgrade")
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if skipped:
        session.error(
            f"The package index says nothing about {len(skipped)} of {len(packages)} packages, so "
            "these were not audited. A mirror of PyPI may lack the advisories."
        )
    session.log(f"no known vulnerabilities in {len(packages)} packages")


@with_dev()
def lock(session: nox.Session) -> None:
    """Locks the dependency groups of pyproject.toml in requirements/; `-- --upgrade` renews."""
    uv = "-m uv pip compile -q --universal --python-version 3.11 --generate-hashes"
    # Without its extra, pip 23 refuses `coverage` as soon as the index has a newer version.
    plain = "--no-emit-index-url --no-header --no-annotate --no-strip-extras"
    within = ["-c", "requirements/dev.txt"]

    def resolve(name: str, *what: str) -> None:
        output = f"requirements/{name}.txt"
        python(session, *uv.split(), *plain.split(), *what, "-o", output)

    for group in ("dev", *PARTS):
        project = [] if group == "tools" else ["pyproject.toml"]
        limits = session.posargs if group == "dev" else within
        resolve(group, *project, "--group", f"pyproject.toml:{group}", *limits)
    for group in ("pictures", "solver", "pyodide"):
        resolve(group, "pyproject.toml", "--group", f"pyproject.toml:{group}", *within)
    for group in ("meets", "pure"):
        resolve(group, "pyproject.toml", "--group", f"pyproject.toml:{group}", *session.posargs)
    resolve("run", "pyproject.toml", "--all-extras", *within)
    resolve("lowest", "pyproject.toml", "--all-extras", "--resolution", "lowest-direct")


def add_benchmark(file: Path, explanation: str) -> None:
    """Adds a session for a benchmark."""

    def run(session: nox.Session) -> None:
        python(session, "-m", f"benchmarks.{file.stem}", *session.posargs)

    run.__doc__ = explanation
    requires = ("npm",) if file.stem in {"browser_python", "pad"} else ()
    with_dev("bench", requires=requires, name=f"bench-{file.stem.replace('_', '-')}")(run)


for _file in sorted(Path("benchmarks").glob("*.py")):
    _text = _file.read_text(encoding="utf-8")
    if "__main__" in _text:
        add_benchmark(_file, ast.get_docstring(ast.parse(_text)) or "")
