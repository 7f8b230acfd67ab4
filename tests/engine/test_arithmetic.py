"""Numbers that decide moves are the same everywhere: to the last bit, not about."""

import ast
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import asterism
from asterism.engine.arithmetic import exp, log, power

PACKAGE = Path(asterism.__file__).parent
# What decides moves, and whose last bit the system's library settles.
DECIDING = ("engine", "search", "games", "bots")
DIFFERENT = {"exp", "log", "pow", "log2", "log10", "log1p", "expm1", "tanh", "sin", "cos", "atan"}

EXPS = {
    -30.5: "0x1.ff3864232b407p-45",
    -1.25: "0x1.25618372a584fp-2",
    -0.1: "0x1.cf46d99d52b3ap-1",
    0.3: "0x1.599058c8c1a96p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    7.7: "0x1.140b22bfe1dacp+11",
    25.0: "0x1.0c3d3920962c9p+36",
}
LOGS = {
    0.001: "-0x1.ba18a998fffa0p+2",
    0.5: "-0x1.62e42fefa39efp-1",
    0.9: "-0x1.af8e8210a415bp-4",
    1.5: "0x1.9f323ecbf984cp-2",
    3.0: "0x1.193ea7aad030bp+0",
    1000.0: "0x1.ba18a998fffa0p+2",
    123456.0: "0x1.77280f4671181p+3",
}


@pytest.mark.parametrize(("x", "bits"), EXPS.items())
def test_exp_has_these_bits_on_every_machine(x: float, bits: str) -> None:
    assert exp(x).hex() == bits


@pytest.mark.parametrize(("x", "bits"), LOGS.items())
def test_log_has_these_bits_on_every_machine(x: float, bits: str) -> None:
    assert log(x).hex() == bits


@given(st.floats(-690, 690))
def test_exp_is_right_to_the_last_place_or_two(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))


@given(st.floats(1e-9, 1e12))
def test_log_is_right_to_the_last_place_or_two(x: float) -> None:
    assert abs(log(x) - math.log(x)) <= 2 * math.ulp(math.log(x)) + 1e-16


def test_the_ends_of_the_range() -> None:
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert exp(-1e9) == 0.0
    assert exp(1e9) == exp(700.0) < math.inf
    assert power(0.0, 0.5) == 0.0
    assert power(0.25, 0.5) == pytest.approx(0.5)


def test_nothing_that_decides_a_move_asks_the_library_of_the_system() -> None:
    found = []
    for part in DECIDING:
        for file in sorted((PACKAGE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module == "math":
                    names = {alias.name for alias in node.names}
                elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    names = {node.attr} if node.value.id == "math" else set()
                else:
                    continue
                found += [f"{file.name}: {name}" for name in sorted(names & DIFFERENT)]
    assert found == []
