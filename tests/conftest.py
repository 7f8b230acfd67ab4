"""What every run of the tests shares."""

import os

import pytest
from hypothesis import HealthCheck, settings

import asterism

# The same examples in every run, and no verdict that depends on how busy the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_configure() -> None:
    if os.environ.get("ASTERISM_REQUIRE_COMPILED") == "1" and not asterism.is_compiled():
        raise pytest.UsageError("these tests are about the compiled rules: run `make build`")
