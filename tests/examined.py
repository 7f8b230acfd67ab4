"""Which games our own tests examine: the tiny one, and every folder under `asterism/games`."""

from pathlib import Path

from asterism.conformance.games import examine, find
from asterism.games import OWN

ROOT = Path(__file__).resolve().parents[1]
TINY = "comets"

examine({TINY: "tests.tiny.cases", **{name: f"tests.games.{name}.cases" for name in OWN}})
# No package offers it here: engine and words learn of it with this.
find(TINY)
