"""A sentence that is missing is an error."""

from collections.abc import Iterator

import pytest

from asterism import words


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)
