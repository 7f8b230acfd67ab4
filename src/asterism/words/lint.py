"""A lint for the Fluent files.

Every message exists in every language, with the same attributes and arguments. Every message that
the code uses exists and gets its arguments. No message is unused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from asterism.words.catalogue import VALUE, Catalogue
from asterism.words.languages import ENGLISH, languages
from asterism.words.usage import Usage, Use

# Lower case with hyphens; the codes of cards keep their capitals.
ID = re.compile(r"-?[a-z][a-z0-9]*(-[a-z0-9]+|-[A-Z][0-9])+")


def check(folders: Iterable[Path]) -> list[str]:
    """The errors in some `text` folders, as sentences."""
    folders = list(folders)
    return _check([Catalogue.read(folders, language) for language in _english_first()])


def check_game(folder: Path, prefix: str) -> list[str]:
    """The errors in the texts of one game, which may refer to those that all games share."""
    shared = Path(__file__).parents[1] / "engine" / "text"
    catalogues = [Catalogue.read([shared], language) for language in _english_first()]
    for catalogue in catalogues:
        catalogue.add(folder / f"{catalogue.language}.ftl", prefix)
    return _check(catalogues)


def _english_first() -> list[str]:
    return sorted(languages(), key=lambda language: language != ENGLISH)


def _check(catalogues: list[Catalogue]) -> list[str]:
    english, *others = catalogues
    problems: list[str] = []
    for catalogue in (english, *others):
        problems += catalogue.problems + _names(catalogue) + _references(catalogue)
    for other in others:
        problems += _differences(english, other)
    return problems


def check_use(folders: Iterable[Path], usage: Usage, elsewhere: Iterable[str] = ()) -> list[str]:
    """Messages that the code uses but the English files lack, and the reverse. `elsewhere`: ids
    that are used otherwise, such as those of options.
    """
    english = Catalogue.read(list(folders), ENGLISH)
    uses = [*usage.uses, *(Use("elsewhere", (id,), None) for id in elsewhere)]
    problems = list(usage.problems)
    for use in uses:
        problems += _use(english, use)
    return problems + _unused(english, {id for use in uses for id in use.ids})


def _names(catalogue: Catalogue) -> list[str]:
    return [
        f"{entry.where}: {entry.id} is not written like this: game-what-it-says"
        for entry in catalogue.entries.values()
        if not ID.fullmatch(entry.id)
    ]


def _references(catalogue: Catalogue) -> list[str]:
    return [
        f"{entry.where}: {entry.id} refers to {_title(*reference)}, which does not exist"
        for entry in catalogue.entries.values()
        for part in entry.parts.values()
        for reference in sorted(part.references)
        if catalogue.part(*reference) is None
    ]


def _differences(english: Catalogue, other: Catalogue) -> list[str]:
    ours, theirs = (
        {(entry.id, part): entry.where for entry in catalogue.messages() for part in entry.parts}
        for catalogue in (english, other)
    )
    problems = [
        f"{ours[text]}: {_title(*text)} is not in {other.language}" for text in ours.keys() - theirs
    ] + [
        f"{theirs[text]}: {_title(*text)} is not in {english.language}"
        for text in theirs.keys() - ours
    ]
    for text in ours.keys() & theirs.keys():
        here, there = english.variables(*text), other.variables(*text)
        if here != there:
            problems.append(
                f"{theirs[text]}: {_title(*text)} uses {_variables(there)}, "
                f"in {english.language} {_variables(here)}"
            )
    return sorted(problems)


def _use(english: Catalogue, use: Use) -> list[str]:
    unknown = [id for id in use.ids if id not in english.entries]
    problems = [f"{use.where}: there is no message {id}" for id in unknown]
    known = [id for id in use.ids if id in english.entries]
    if use.arguments is None or not known:
        return problems
    for id in known:
        if missing := english.variables(id, VALUE) - use.arguments:
            problems.append(f"{use.where}: {id} also needs {_variables(missing)}")
    # The messages of a table all get the same arguments, and need not use each.
    taken = {
        name
        for id in known
        for part in english.entries[id].parts
        for name in english.variables(id, part)
    }
    if unused := use.arguments - taken:
        problems.append(f"{use.where}: {' and '.join(known)} has no use for {_variables(unused)}")
    return problems


def _unused(english: Catalogue, used: set[str]) -> list[str]:
    said = {
        id
        for entry in english.messages()
        if entry.id in used
        for part in entry.parts
        for id, _ in english.reach(entry.id, part)
    }
    return [
        f"{entry.where}: nobody says {entry.id}"
        for entry in english.entries.values()
        if entry.id not in said
    ]


def _title(id: str, part: str) -> str:
    return f"{id}.{part}" if part else id


def _variables(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no argument"
