"""A fingerprint of the code on which the results of a game between bots depend."""

from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
SHARED = ("engine", "search", "bots")
KINDS = (".py", ".json")


@cache
def code_of(game: str) -> str:
    """A fingerprint of the engine, the searches, the bots and one built-in game. Other packages are
    not included.
    """
    digest = sha256()
    for file in files_of(game):
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def files_of(game: str) -> list[Path]:
    """All files that decide how bots play this game."""
    return [
        file
        for folder in (*SHARED, f"games/{game}")
        for file in sorted((PACKAGE / folder).rglob("*"))
        if file.suffix in KINDS and "external" not in file.parts  # how programs are talked to
    ]
