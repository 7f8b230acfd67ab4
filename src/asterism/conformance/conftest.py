"""Every check that asks for a `table` is asked of every game in every setup; `kit`: of every
game. The scope keeps all that is asked of one table together, so that its games are played once.
"""

import pytest

from asterism.conformance.games import examined, kits, names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not names():
        raise pytest.UsageError("no game brings cases: name one, as in `--game mygame`")
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", names())
    if "table" in metafunc.fixturenames:
        found = examined()
        metafunc.parametrize("table", found, ids=[table.name for table in found], scope="session")
    if "kit" in metafunc.fixturenames:
        metafunc.parametrize("kit", kits().values(), ids=list(kits()))
    if "small" in metafunc.fixturenames:
        pairs = [(kit, small) for kit in kits().values() for small in kit.small]
        ids = [f"{kit.name}-{small.name}" for kit, small in pairs]
        metafunc.parametrize("small", pairs, ids=ids)
