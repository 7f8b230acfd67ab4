"""In these tests a missing word is an error, and the language is English unless they say else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from asterism import words

TINY = Path(__file__).parents[1] / "tiny" / "text"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    words.register(TINY)
    words.be_strict()
    yield
    words.be_strict(False)
