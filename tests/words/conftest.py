"""In these tests a missing word is an error, unless a test asks for the makeshift."""

from collections.abc import Iterator

import pytest

from asterism import words


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)
