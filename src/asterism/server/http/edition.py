"""The page as a folder of files, for any plain file host: Python and the rules come along.

What a server would answer without knowing anybody is written down here; the rest is done by
`asterism/browser` in the visitor's own browser.
"""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import msgspec

import asterism
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
HOST = '<meta name="asterism-host" content="device" />'
COMPRESSED = (".br", ".gz")  # a plain host compresses by itself
SINCE = (1980, 1, 1, 0, 0, 0)  # the same sources are the same file


class NoPage(Exception):
    """The page was not built."""


def write(folder: Path) -> list[str]:
    """Write all files into an empty or new folder; returns their names."""
    if not (PAGE / "index.html").is_file() or not (PAGE / "python").is_dir():
        raise NoPage
    for file in sorted(PAGE.rglob("*")):
        if file.is_file() and file.suffix not in COMPRESSED:
            target = folder / file.relative_to(PAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    index = index.replace("<meta charset", f"{HOST}\n    <meta charset", 1)
    # Hosts that know this file show the page for any address.
    for name in ("index.html", "404.html"):
        (folder / name).write_text(index, encoding="utf-8")
    (folder / "python" / "asterism.zip").write_bytes(sources())
    offers = folder / "offers"
    offers.mkdir(exist_ok=True)
    (offers / "server.json").write_text(json.dumps(server_info(), ensure_ascii=False))
    names = sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )
    (folder / "files.json").write_text(json.dumps(listed(folder, names), indent=1))
    return [*names, "files.json"]


def server_info() -> dict[str, object]:
    """`ServerInfo` of docs/schema.json, for a device."""
    return {
        "name": "asterism",
        "version": asterism.__version__,
        "protocol": PROTOCOL,
        "games": msgspec.to_builtins(catalogue()),
        "bots": list(offered()),
        "languages": list(languages()),
        "password": False,
        "announcement": None,
        "texts": [],
        "push": None,
    }


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


def listed(folder: Path, names: list[str]) -> dict[str, object]:
    """What the service worker keeps: each file by its contents, and one version for all."""
    files = {name: sha256((folder / name).read_bytes()).hexdigest()[:16] for name in names}
    version = sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {"version": version, "files": files}
