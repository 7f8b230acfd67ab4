"""Turns messages (an id and arguments) into sentences, in English, French and German.

The sentences stand in Fluent files beside the code that speaks them; `docs/words.md` tells how.
Fluent itself is loaded when the first sentence is needed.
"""

from asterism.words.languages import ENGLISH, language_of, languages, pick_language
from asterism.words.sentences import WordsError, be_strict, register, say

__all__ = [
    "ENGLISH",
    "WordsError",
    "be_strict",
    "language_of",
    "languages",
    "pick_language",
    "register",
    "say",
]
