"""With this import the engine can find the tiny game by its name."""

import tests.conformance.games  # noqa: F401
