"""The rules as people read them: one Markdown page for each language.

A game of another package brings them as `rules/en.md`, `rules/fr.md` and `rules/de.md` in its
package. Ours are pages of the documentation, which a checkout has and the page on the web brings
along.
"""

import re
from pathlib import Path
from typing import Final

from asterism.games import OWN, package_of
from asterism.words.sources import folder_in

# How a page marks a clause: an anchor of its name, and the name.
CLAUSE: Final = re.compile(r'<a id="([a-z0-9-]+)"></a>\s*\*\*([A-Z]{2}-[0-9][0-9.]*[a-z]?)\*\*')
DOCS: Final = Path(__file__).parents[3] / "docs" / "rules"


def rules_of(game: str, language: str) -> str | None:
    """The page of a game in a language; None: it cannot be read here."""
    if game not in OWN:
        return rules_in(package_of(game), language)
    page = DOCS / f"{game}.{language}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None


def rules_in(package: str, language: str) -> str | None:
    """The page that a package brings."""
    folder = folder_in(package, "rules")
    page = folder / f"{language}.md" if folder is not None else None
    return page.read_text(encoding="utf-8") if page is not None and page.is_file() else None


def clauses_of(page: str) -> frozenset[str]:
    """The clauses that a page explains."""
    found = CLAUSE.findall(page)
    return frozenset(name for anchor, name in found if anchor == name.lower().replace(".", "-"))
