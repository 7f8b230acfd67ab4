"""Formats messages (an id and arguments) as sentences in English, French and German.

The texts are Fluent files next to the code that uses them; see docs/words.md. Fluent itself is
loaded with the first sentence.
"""

from asterism.words.languages import ENGLISH, language_of, languages, pick_language
from asterism.words.sentences import WordsError, be_strict, in_language, register, say

__all__ = [
    "ENGLISH",
    "WordsError",
    "be_strict",
    "in_language",
    "language_of",
    "languages",
    "pick_language",
    "register",
    "say",
]
