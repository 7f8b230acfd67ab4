"""What every run of the tests shares."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import asterism
import tests.examined  # noqa: F401
from asterism.bots.learned import hear

# The same examples in every run, and no verdict that depends on how busy the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """What bots learn for packs in a test, they forget after it."""
    yield
    hear([])


def pytest_configure() -> None:
    if os.environ.get("ASTERISM_REQUIRE_COMPILED") == "1" and not asterism.is_compiled():
        raise pytest.UsageError("these tests are about the compiled rules: run `make build`")


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules live to the end: Python need not look at them again and
    again for what could be thrown away.
    """
    gc.collect()
    gc.freeze()
