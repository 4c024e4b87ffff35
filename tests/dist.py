"""Builds what a release publishes, and tries it as users find it: `python -m tests.dist`.

With a folder, `python -m tests.dist dist`, it only builds there.
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email import message_from_bytes
from pathlib import Path

import markdown
from readme_renderer.clean import clean

from boardscore import __version__

ROOT = Path(__file__).parents[1]
WHEEL = f"boardscore-{__version__}-py3-none-any.whl"
SOURCE = f"boardscore-{__version__}.tar.gz"
VECTORS = f"boardscore-{__version__}-vectors.zip"
SBOM = f"boardscore-{__version__}.cdx.json"
URLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
RAW = f"{URLS['Repository']}/raw/v{__version__}/"


def main() -> None:
    """Builds twice at once, checks the files, and uses them outside of the clone."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        at_once(lambda: build(Path(first)), lambda: build(Path(second)))
        compare(Path(first), Path(second))
        check(Path(first))
        source = unpack(Path(first))
        at_once(
            lambda: (try_wheel(Path(first), source), try_zip(Path(first))),
            lambda: try_source(source),
        )


def at_once(*tasks: Callable[[], object]) -> None:
    """Runs tasks beside each other; if one fails, so does this, once all have ended."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(task) for task in tasks]:
            done.result()


def build(folder: Path) -> None:
    """The source archive, from it the wheel, the test vectors and the list of dependencies."""
    when = run("git", "log", "-1", "--format=%ct").strip()
    same = {**os.environ, "SOURCE_DATE_EPOCH": when}
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), env=same)
    run(sys.executable, "-m", "boardscore", "vectors", "export", str(folder / VECTORS))
    sbom = ("-m", "cyclonedx_py", "requirements", "requirements/run.txt", "--output-reproducible")
    described = ("--pyproject", "pyproject.toml", "--mc-type", "library")
    run(sys.executable, *sbom, *described, "-o", str(folder / SBOM), env=same)


def compare(first: Path, second: Path) -> None:
    """Both builds have the same bytes."""
    names = sorted(file.name for file in first.iterdir())
    assert names == sorted([WHEEL, SOURCE, VECTORS, SBOM]), names
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes(), f"{name} differs"
    print("two builds are equal:", *names)


def check(folder: Path) -> None:
    """The metadata and the contents; the source archive has the files of the repository."""
    wheel, source = str(folder / WHEEL), str(folder / SOURCE)
    print(run(sys.executable, "-m", "twine", "check", "--strict", wheel, source), end="")
    print(run(sys.executable, "-m", "check_wheel_contents", wheel), end="")
    check_readme(Path(wheel))
    with tarfile.open(source) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    tracked = set(run("git", "ls-files", "-z").split("\0")) - {""}
    assert packed - tracked == {"PKG-INFO"}, packed - tracked
    assert tracked - packed == set(), tracked - packed
    print(f"the source archive has all {len(tracked)} files of the repository")


def check_readme(wheel: Path) -> None:
    """The package index shows the README with links that lead somewhere."""
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"boardscore-{__version__}.dist-info/METADATA")
    text = message_from_bytes(metadata).get_payload(decode=True).decode()
    shown = clean(markdown.markdown(text, extensions=["fenced_code"]))
    links = re.findall(r'(?:href|src)="([^"]*)"', shown)
    for site, suffix in ((f"{URLS['Documentation']}/{__version__}/", ".md"), (RAW, "")):
        for link in [link for link in links if link.startswith(site)]:
            path = link.removeprefix(site).partition("#")[0]
            file = ROOT / "docs" / path if suffix else ROOT / path
            assert (file.with_suffix(suffix) if suffix else file).is_file(), link
    assert [link for link in links if not link.startswith("https://")] == []
    assert len(links) == len(re.findall(r'\]\(|src="', readme())), links
    print(f"the README has {len(links)} links")


def unpack(folder: Path) -> Path:
    """The folder of the unpacked source archive."""
    with tarfile.open(folder / SOURCE) as archive:
        archive.extractall(folder, filter="data")
    return folder / SOURCE.removesuffix(".tar.gz")


def try_wheel(folder: Path, source: Path) -> None:
    """The README's examples and every command work with nothing but the wheel."""
    venv = folder / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", str(venv))
    pip = ("-m", "pip", "--python", str(venv), "install", "-q")
    run(sys.executable, *pip, str(folder / WHEEL))
    (score,) = re.findall(r"&& \.venv/bin/(boardscore score .*)$", readme(), re.MULTILINE)
    shown = run("bash", "-euc", f"{venv}/bin/{score}", cwd=source)
    assert re.search(r"^Place +2 +1$", shown, re.MULTILINE), shown
    run(str(venv / "bin/python"), "-m", "doctest", "README.md", cwd=source)
    print(run(sys.executable, "-m", "tests.smoke", str(venv / "bin/boardscore")), end="")


def try_zip(folder: Path) -> None:
    """Every command works from a zip file that holds the wheel and the packages it needs."""
    bare, zipped = folder / "bare", folder / "boardscore.pyz"
    run(sys.executable, "-m", "venv", "--without-pip", str(bare))
    pip = ("-m", "pip", "install", "-q", "--target", str(folder / "zipped"))
    run(sys.executable, *pip, str(folder / WHEEL))
    start = ("--main", "boardscore.cli:process", "--python", str(bare / "bin/python"))
    run(sys.executable, "-m", "zipapp", str(folder / "zipped"), *start, "-o", str(zipped))
    print("zipped:", run(sys.executable, "-m", "tests.smoke", str(zipped)), end="")


def try_source(source: Path) -> None:
    """All tests can be collected in the source archive; those run that read most of its files."""
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (source / "src", source)))}
    collect = ("--collect-only", "-m", "slow or not slow")
    listed = run(*PYTEST, *collect, cwd=source, env=path).splitlines()
    found = [line for line in listed if "::" in line]
    assert len(found) > 10_000, listed[-20:]
    print(f"the source archive has {len(found)} tests")
    print(run(*PYTEST, "-n2", *OF_FILES, cwd=source, env=path), end="")


PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
OF_FILES = [f"tests/test_{name}.py" for name in ("docs", "release_files", "requirements")]
"""Tests that read files of all folders of the repository."""


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def run(*command: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, check=False, stdout=subprocess.PIPE, encoding="utf-8"
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{command} failed with {done.returncode}")
    return done.stdout


if __name__ == "__main__":
    if len(sys.argv) > 1:
        build(Path(sys.argv[1]))
    else:
        main()
