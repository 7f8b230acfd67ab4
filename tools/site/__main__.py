"""Build the documentation site: `make docs` puts it into build/site.

python -m tools.site           build it
python -m tools.site --serve   build it and show it at http://localhost:8001

The pages keep their places in the checkout, so that links are the same on the site and beside the
code. What a page links to goes with it; the API reference is made from the docstrings. The program
that lays out the pages has an environment of its own, build/docs, made from requirements-docs.lock.
"""

import http.server
import re
import shutil
import subprocess
import sys
import time
import venv
from functools import partial
from pathlib import Path

from tools.site import api

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements-docs.lock"
SETTINGS = Path(__file__).with_name("zensical.toml")
ENVIRONMENT = ROOT / "build" / "docs"
SOURCES = ROOT / "build" / "site-pages"
SITE = ROOT / "build" / "site"
LINK = re.compile(r"\]\(([^()\s#:]+)(?:#[^()\s]*)?\)|src=\"([^\"#:]+)\"")
HREF = re.compile(r'href="((?![a-z]+:|//)[^"?]+)"')
ID = re.compile(r'\bid="?([^"\s>]+)')
# Where pages lie. The start page is the README.
FOLDERS = ("docs", "benchmarks")
PORT = 8001


def pages() -> list[Path]:
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
    for folder in FOLDERS:
        found += sorted((ROOT / folder).rglob("*.md"))
    return found


def linked(page: Path) -> set[Path]:
    """The files that a page links to or shows."""
    found: set[Path] = set()
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        file = (page.parent / (link[1] or link[2])).resolve()
        if file.is_file() and file.is_relative_to(ROOT):
            found.add(file)
    return found


def gather(folder: Path) -> None:
    """All pages and what they need, each in its place."""
    shutil.rmtree(folder, ignore_errors=True)
    wanted = set(pages())
    for page in pages():
        wanted |= linked(page)
    for file in wanted:
        target = folder / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    api.write(folder / "docs" / "api")


def tool() -> Path:
    """The program that lays out the pages; installed if it is not there."""
    ready = ENVIRONMENT / "ready"
    python = ENVIRONMENT / "bin" / "python"
    if not ready.exists() or ready.read_text() != LOCK.read_text():
        print("docs: installing what lays out the pages ...", flush=True)
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
        subprocess.run([*pip, "install", "--require-hashes", "-r", LOCK], check=True)
        ready.write_text(LOCK.read_text())
    return ENVIRONMENT / "bin" / "zensical"


def broken() -> list[str]:
    """Links of the finished site that lead nowhere."""
    texts = {page: page.read_text(encoding="utf-8") for page in SITE.rglob("*.html")}
    ids = {page: set(ID.findall(text)) for page, text in texts.items()}
    found: list[str] = []
    for page, text in texts.items():
        for link in HREF.findall(text):
            path, _, anchor = link.partition("#")
            base = SITE if path.startswith("/") else page.parent
            target = (base / path.lstrip("/")).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (anchor and anchor not in ids.get(target, {anchor})):
                found.append(f"{page.relative_to(SITE)}: {link}")
    return found


def build() -> None:
    began = time.monotonic()
    zensical = tool()
    gather(SOURCES)
    settings = SOURCES.with_suffix(".toml")
    shutil.copyfile(SETTINGS, settings)
    shutil.rmtree(SITE, ignore_errors=True)
    subprocess.run(
        [zensical, "build", "--clean", "--strict", "--config-file", settings],
        cwd=ROOT / "build",
        check=True,
    )
    if lost := broken():
        sys.exit("\n".join(["docs: these links lead nowhere:", *lost]))
    print(f"docs: build/site/index.html, in {time.monotonic() - began:.0f} s")


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--serve"]):
        print(__doc__, file=sys.stderr)
        return 2
    build()
    if arguments:
        handler = partial(http.server.SimpleHTTPRequestHandler, directory=SITE)
        with http.server.ThreadingHTTPServer(("localhost", PORT), handler) as server:
            print(f"docs: http://localhost:{PORT}", flush=True)
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
