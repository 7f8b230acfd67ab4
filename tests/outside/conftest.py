"""One environment with the tiny game for all tests of this folder."""

import pytest

from tests.outside.installed import Installed, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("outside"))
