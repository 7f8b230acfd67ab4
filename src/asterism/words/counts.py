"""Finds numbers that are said before a noun in the plural, whatever they are: "1 cards".

A number that counts things has to choose the form of the noun: `{ $count -> [one] ... }`. Whether a
word is a noun in the plural is guessed from how each language forms it; a few words that only look
like one are listed.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)

WORD: Final = re.compile(r"[ \u00a0]+([^\W\d_][\w’-]*)(?!\w*/)")
# How a plural ends, where nouns are not told by their capital.
PLURAL: Final = {"en": re.compile(r"[^\Ws]s$"), "fr": re.compile(r"[sx]$")}
NOUN: Final = re.compile(r"[A-ZÄÖÜ]\w*[a-zäöüß]$")
# Arguments that are never numbers.
TEXTS: Final = "card file folder gain host name numbers player pools star url whose winners"
# Small words behind which nothing is counted any more, and nouns with one form for one and many.
OTHERS: Final = {
    "en": "a and are as at does for from has here in is it of on or to with",
    "fr": "au dans de des du en est et fois la le moins ont ou par pas pour sur à",
    "de": "Autorität Handel Kampf Spieler Zeichen bei deines dem der des die im in vom von",
}


def check_counts(text: str, language: str) -> list[str]:
    """The places of a Fluent file where a number stands before a plural without choosing it."""
    found: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, (Message, Term)):
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for value in values:
                if value is not None:
                    found += _in_pattern(value, language, entry.id.name, frozenset())
    return found


def _in_pattern(pattern: Pattern, language: str, id: str, chosen: frozenset[str]) -> list[str]:
    """`chosen`: the arguments by which the texts around have chosen this one."""
    found: list[str] = []
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, Placeable):
            continue
        inner = element.expression
        if isinstance(inner, SelectExpression):
            selector = inner.selector
            name = selector.id.name if isinstance(selector, VariableReference) else ""
            for variant in inner.variants:
                found += _in_pattern(variant.value, language, id, chosen | {name})
        elif isinstance(inner, VariableReference) and isinstance(after, TextElement):
            noun = plural_after(after.value, language)
            if noun and inner.id.name not in {*chosen, *TEXTS.split()}:
                found.append(f"{id}: ${inner.id.name} {noun}")
    return found


def plural_after(text: str, language: str) -> str:
    """The noun in the plural that follows a number, if one does: as the next word or the one after
    an adjective.
    """
    at = 0
    for _ in range(2):
        match = WORD.match(text, at)
        if match is None or match[1] in OTHERS[language].split():
            return ""
        word = match[1]
        if language in PLURAL:
            if PLURAL[language].search(word) and len(word) > 2:
                return word
        elif NOUN.match(word):
            return word
        at = match.end()
    return ""
