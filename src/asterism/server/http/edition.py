"""The page for a device that plays by itself: Python and the rules come along.

`asterism static` writes it as a folder for any file host. A server offers the same files, so that
a browser can keep them for the time without a connection. What a server would answer without
knowing anybody is written down here; the rest is done by `asterism/browser` in the visitor's own
browser.
"""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import msgspec

import asterism
from asterism.games import OWN
from asterism.server.http.routes.catalogue import catalogue
from asterism.server.protocol.messages import PROTOCOL
from asterism.table.levels import offered
from asterism.words import languages

PACKAGE = Path(asterism.__file__).parent
PAGE = PACKAGE / "server" / "page"
# What the device needs of this package.
PARTS = ("engine", "search", "games", "bots", "analysis", "lessons", "table", "browser")
ENDINGS = (".py", ".json")
LIBRARIES = ("mypy_extensions",)
COMPRESSED = (".br", ".gz")  # a plain host compresses by itself
SINCE = (1980, 1, 1, 0, 0, 0)  # the same sources are the same file

INDEX, LIST, WORKER, LICENCES = "index.html", "files.json", "worker.js", "licences.txt"
# The browser looks for these two by itself.
NOT_KEPT = (LIST, WORKER)
# Files in these folders are found under a name made from their content.
HASHED = ("assets/", "python/", "device/")

# The page needs no more than this. Python runs in workers, whose files bring their own policy.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = f"""/*
  Content-Security-Policy: {POLICY}; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
""" + "".join(
    f"/{folder}*\n  Cache-Control: public, max-age=31536000, immutable\n" for folder in HASHED
)


class NoPage(Exception):
    """The page was not built."""


@dataclass(frozen=True)
class Edition:
    """All that a device needs."""

    files: Mapping[str, Path | bytes]  # by their addresses: those of the page, and those made here
    list: bytes  # files.json: what a browser keeps


def write(folder: Path) -> list[str]:
    """Write all files into an empty or new folder; returns their names."""
    edition = make(PAGE)
    index = edition.files[INDEX]
    # Hosts that know them show one for any other address, and obey the other.
    more = {LIST: edition.list, "404.html": index, "_headers": HEADERS.encode()}
    for name, content in {**edition.files, **more}.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            shutil.copyfile(content, target)
        else:
            target.write_bytes(content)
    return sorted([*edition.files, *more])


def make(page: Path, start: str = INDEX, base: str = ".") -> Edition:
    """`start`: the name of the page that plays on the device; `base`: the path before all names."""
    if not (page / INDEX).is_file() or not (page / "python").is_dir():
        raise NoPage
    files: dict[str, Path | bytes] = {
        file.relative_to(page).as_posix(): file
        for file in sorted(page.rglob("*"))
        if file.is_file() and file.suffix not in COMPRESSED and file.name != INDEX
    }
    zipped, info = sources(), json.dumps(server_info(), ensure_ascii=False).encode()
    folder = f"device/{short(zipped + info)}/"
    files[f"{folder}asterism.zip"], files[f"{folder}offers/server.json"] = zipped, info
    files[LICENCES] = licences(page)
    index = (page / INDEX).read_text(encoding="utf-8")
    listed = {name: entry(content) for name, content in files.items() if name not in NOT_KEPT}
    version = short(json.dumps([listed, index]).encode())
    files[start] = document(index, folder, version, "" if start == INDEX else start, base)
    listed[start] = entry(files[start])
    found = {"version": version, "start": start, "files": listed}
    return Edition(files, json.dumps(found, indent=1).encode())


def document(index: str, folder: str, version: str, start: str, base: str) -> bytes:
    """The page that plays on the device. It says so, and where its files are."""
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="asterism-device" content="{folder}" data-version="{version}"'
        f' data-page="{start}" />',
    )
    charset = '<meta charset="utf-8" />'
    marked = index.replace(charset, "\n    ".join([charset, *metas]), 1)
    return below(marked, base).encode()


def below(index: str, base: str) -> str:
    """The page with another path in front of its relative addresses."""
    for quote in "\"'":
        index = index.replace(f"={quote}./", f"={quote}{escape(base)}/")
    return index


def entry(content: Path | bytes) -> dict[str, object]:
    """What a browser has to know of a file before it keeps it."""
    found = content.read_bytes() if isinstance(content, Path) else content
    return {"hash": short(found), "size": len(found)}


def short(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def server_info() -> dict[str, object]:
    """`ServerInfo` of docs/schema.json, for a device: it has our own games only."""
    games = [game for game in catalogue() if game.name in OWN]
    return {
        "name": "asterism",
        "version": asterism.__version__,
        "protocol": PROTOCOL,
        "games": msgspec.to_builtins(games),
        "bots": list(offered()),
        "languages": list(languages()),
        "password": False,
        "announcement": None,
        "texts": [],
        "push": None,
    }


def licences(page: Path) -> bytes:
    """Under which terms all of it is given away: the page's list, ours and the libraries'."""
    listed = page / LICENCES
    parts = [listed.read_text(encoding="utf-8")] if listed.is_file() else []
    for name in ("asterism", *LIBRARIES):
        found = distribution(name)
        texts = [file.read_text() for file in found.files or () if "LICENSE" in file.name]
        title = f"{name} {found.version}"
        parts.append("\n\n".join([f"{title}\n{'=' * len(title)}", *texts]))
    return "\n\n\n".join(parts).encode()


def sources() -> bytes:
    """Our sources, and the libraries that they need, as a zip."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path, name in source_files():
            zipped.writestr(zipfile.ZipInfo(name, SINCE), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return made.getvalue()


def source_files() -> Iterator[tuple[Path, str]]:
    own = [PACKAGE / part for part in PARTS]
    files = [*PACKAGE.glob("*.py"), *(file for part in own for file in part.rglob("*"))]
    words = [*(PACKAGE / "words").glob("*.py")]
    for file in sorted([*files, *words]):
        if file.is_file() and file.suffix in ENDINGS:
            yield file, file.relative_to(PACKAGE.parent).as_posix()
    for library in LIBRARIES:
        spec = find_spec(library)
        assert spec is not None and spec.origin is not None
        yield Path(spec.origin), f"{library}.py"
