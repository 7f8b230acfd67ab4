"""The weights of the evaluation, and how to search: a file that the tuner wrote."""

from importlib.resources import files


def weights() -> bytes:
    return (files("asterism.games.stellar") / "mind" / "weights.json").read_bytes()
