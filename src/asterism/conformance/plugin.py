"""The pytest plugin that adds `--game`. Wherever Asterism is installed, pytest loads it in every
run: so it imports nothing of the suite before it is asked to.
"""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("asterism").addoption(
        "--game",
        action="append",
        default=[],
        metavar="NAME[:MODULE]",
        help="a game for `--pyargs asterism.conformance`, and the module of its cases "
        "(default: `cases` in the package of the game)",
    )


def pytest_configure(config: pytest.Config) -> None:
    asked: list[str] = config.getoption("game")
    if not asked:
        return
    from asterism.conformance.games import examine_only

    examine_only({name: module for name, _, module in (text.partition(":") for text in asked)})
