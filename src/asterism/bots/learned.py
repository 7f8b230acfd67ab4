"""Weights that were learned for a pack, and the bots' use of them in games with that pack.

They are read from a file beside the pack (`asterism fit` writes it), or come from Python. This
process keeps them by the fingerprint of the pack; other processes in which bots think are told
(`told`, `hear`). In a game with any other box, bots use the weights that the game brings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from asterism.bots.knowledge import Knowledge, known_about
from asterism.engine.evaluation import Evaluation
from asterism.engine.game import Game
from asterism.engine.pack import OPTION, fingerprint
from asterism.engine.view import View

Known = tuple[Knowledge, Evaluation]


@dataclass
class Learned:
    """The weights for a pack. Its fingerprint names the pack."""

    game: str
    pack: str
    weights: dict[str, float]
    built: list[Known] = field(default_factory=list, compare=False, repr=False)

    def __reduce__(self) -> tuple[type[Learned], tuple[str, str, dict[str, float]]]:
        """Another process builds its own."""
        return Learned, (self.game, self.pack, self.weights)

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "pack": self.pack, "weights": self.weights}

    def known(self, game: Game, pack: dict[str, object]) -> Known:
        """Made when a game is first seen; a ValueError names a weight that is wrong."""
        if not self.built:
            evaluation = game.evaluation_for(pack, self.weights)
            search = known_about(game)[0].search
            self.built.append((Knowledge(self.weights, search), evaluation))
        return self.built[0]


_learned: dict[str, Learned] = {}  # by the fingerprint of the pack
_last: list[tuple[View, Known | None]] = []  # a bot asks several times about one view


# What this process knows.


def use(learned: Learned) -> None:
    """From now on bots use these weights in games with that pack."""
    _change(learned.pack, learned)


def forget(pack: str) -> None:
    """In games with the pack of that fingerprint, bots use the weights of the game again."""
    _change(pack, None)


def in_use(pack: str) -> Learned | None:
    """The weights for the pack of that fingerprint."""
    return _learned.get(pack)


@contextmanager
def using(pack: str, learned: Learned | None) -> Iterator[None]:
    """Use these weights for a moment; None: those of the game."""
    before = _learned.get(pack)
    _change(pack, learned)
    try:
        yield
    finally:
        _change(pack, before)


def _change(pack: str, learned: Learned | None) -> None:
    if _learned.get(pack) == learned:
        return
    _last.clear()
    _learned.pop(pack, None)
    if learned is not None:
        _learned[pack] = learned


def told() -> list[Learned]:
    """All that another process has to know to choose as this one does."""
    return list(_learned.values())


def hear(every: Iterable[Learned]) -> None:
    """Know what another process told, and nothing else."""
    heard = {learned.pack: learned for learned in every}
    for pack in (*_learned, *heard):
        _change(pack, heard.get(pack))


def told_json() -> list[dict[str, object]]:
    """The same as JSON."""
    return [learned.to_json() for learned in told()]


def hear_json(data: object) -> None:
    """From the process that started this one."""
    assert isinstance(data, list)
    hear(Learned(one["game"], one["pack"], one["weights"]) for one in data)


def mark(pack: object) -> str | None:
    """Letters that name the weights in use for a pack in full, for files that must tell games with
    them from others; None: nothing was learned.
    """
    learned = _learned.get(fingerprint(pack)) if _learned and isinstance(pack, dict) else None
    return None if learned is None else fingerprint(learned.to_json())


# In a game.


def known_to(view: View) -> Known:
    """What bots know about the game of a view: learned for its pack, or what the game brings."""
    return learned_for(view) or known_about(view.game)


def learned_for(view: View) -> Known | None:
    """What was learned for the pack of a view; None: nothing, or it is the rulebook's box."""
    if not _learned:
        return None
    if not _last or _last[0][0] is not view:
        _last[:] = [(view, _find(view))]
    return _last[0][1]


def weights_for(view: View) -> list[Learned]:
    """What another process has to know for this view."""
    pack = pack_of(view) if _learned else None
    learned = None if pack is None else _learned.get(fingerprint(pack))
    return [] if learned is None else [learned]


def _find(view: View) -> Known | None:
    pack = pack_of(view)
    learned = None if pack is None else _learned.get(fingerprint(pack))
    if pack is None or learned is None or learned.game != view.game.name:
        return None
    return learned.known(view.game, pack)


def pack_of(view: View) -> dict[str, object] | None:
    """The pack that a game is played with; None: the rulebook's box."""
    options = view.to_json().get("options")
    pack = options.get(OPTION) if isinstance(options, dict) else None
    return pack if isinstance(pack, dict) else None
