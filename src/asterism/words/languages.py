"""The available languages, and which of them a person's system prefers."""

import re
from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
_LANGUAGES: Final = ("de", "en", "fr")

# The first of these that is set and not empty names the locale, as in POSIX.
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages that all texts exist in."""
    return _LANGUAGES


def language_of(tag: str) -> str | None:
    """The language of a locale or language tag (`fr`, `de_AT.UTF-8`, `en-GB`), if available."""
    primary = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return primary if primary in _LANGUAGES else None


def pick_language(environ: Mapping[str, str]) -> str:
    """The language of the system's settings; English if it is not available.

    The locale comes from LC_ALL, else LC_MESSAGES, else LANG. LANGUAGE, a list separated by colons,
    takes precedence, except in the locale C or POSIX, which means English.
    """
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    if re.split(r"[.@]", locale, maxsplit=1)[0] in ("C", "POSIX"):
        return ENGLISH
    wishes = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next((spoken for wish in wishes if (spoken := language_of(wish))), ENGLISH)
