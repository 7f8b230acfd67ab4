"""Learning the weights for a pack: games, a fit, a match against the old weights, the file.

A run can be stopped at any moment and goes on with the same options where it was. It ends with the
same weights as if it had not been stopped, in any number of processes.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from json import dumps
from pathlib import Path
from time import monotonic
from typing import Protocol

from asterism import Pack, game
from asterism.arena.code import code_of
from asterism.arena.processes import play_some
from asterism.arena.report import Count, report
from asterism.arena.table import Played
from asterism.bots import weights_file
from asterism.bots.learned import Learned, using
from asterism.fit.journal import GAME, KIND, MATCH, VERSION, Journal, Json, journal_of
from asterism.fit.regression import Row, fit, measure
from asterism.fit.study import Comparison, Study, comparison
from asterism.fit.way import way_of

ONE_IN = 10  # games: not learned from, but asked whether the weights hold
LEARNING = 2 / 3  # of the time, if it is limited; the rest is for the match


class TooFew(ValueError):
    """The games gave nothing to learn from, or nothing to measure by."""


class Watcher(Protocol):
    """Is told how the run goes."""

    def begin(self, stage: str, total: int, done: int) -> None:
        """A stage begins: the games, or the match; so many games of it were played before."""

    def step(self) -> None:
        """A game is over."""

    def end(self) -> None:
        """The stage is over, or was stopped."""


@dataclass(frozen=True)
class Plan:
    """What is wished for."""

    pack: Pack
    file: Path
    players: int
    bot: str
    games: int
    minutes: float | None
    seed: int
    rival: str
    match: int
    jobs: int = 1

    def head(self, old: Learned | None) -> Json:
        """The first line of the journal."""
        way = way_of(self.pack.game, self.pack)
        return {
            "asterism": KIND,
            "version": VERSION,
            "game": self.pack.game,
            "rules": game(self.pack.game).rules_version,
            "pack": self.pack.fingerprint,
            "players": self.players,
            "bot": self.bot,
            "games": self.games,
            "minutes": self.minutes,
            "seed": self.seed,
            "match": self.match,
            "rival": self.rival,
            "code": code_of(self.pack.game),
            "date": datetime.now(UTC).date().isoformat(),
            "learned": old is not None,
            "old": way.usual() if old is None else old.weights,
        }


@dataclass(frozen=True)
class Found:
    """What a run has found."""

    weights: dict[str, float]
    games: int
    rows: int
    target: str
    before: float
    after: float
    match: Count

    @property
    def is_better(self) -> bool:
        """Have they won more than their share of the match?"""
        return self.match.share > self.match.fair_share


def plan_for(
    pack: Pack,
    file: Path,
    spec: str | None = None,
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 1,
    jobs: int = 1,
) -> Plan:
    """A plan, with what is usual for the game where nothing is wished."""
    way = way_of(pack.game, pack)
    count = games or way.games
    return Plan(
        pack,
        file,
        way.seats(),
        spec or way.bot,
        count,
        minutes,
        seed,
        spec if spec and spec != way.bot else way.rival,
        min(way.match, count),
        jobs,
    )


def run(plan: Plan, old: Learned | None, watcher: Watcher) -> Found:
    """Learn, and write the weights if they are better. `old`: those that the bots use now."""
    with closing(Journal(journal_of(plan.file), plan.head(old))) as journal:
        head = journal.head
        pack, name = plan.pack, plan.pack.fingerprint
        start: dict[str, float] = head["old"]
        old = Learned(pack.game, name, start) if head["learned"] else None
        study = Study(pack.game, dict(pack), plan.players, plan.bot, plan.seed, start)
        with using(name, old):
            count = learn(study, plan, journal, watcher)
            try:
                rows, unseen = lessons_of(journal, count)
            except TooFew:
                journal.remove()
                raise
            way = study.way
            before = way.columns(start)
            weights = way.named(fit(rows, before, way.target, len(rows) / max(1, count)), start)
            new = weights_file.checked(game(pack.game), pack, weights)
            match = comparison(study, plan.rival, plan.match, name, new, old)
            games = compare(match, plan, journal, watcher)
        found = Found(
            weights,
            count,
            len(rows) + len(unseen),
            way.target,
            round(measure(unseen, before, way.target), 4),
            round(measure(unseen, way.columns(weights), way.target), 4),
            report(match, games).pairs[0, 1],
        )
        if found.is_better:
            write(plan.file, content(head, found))
        journal.remove()
    return found


def learn(study: Study, plan: Plan, journal: Journal, watcher: Watcher) -> int:
    """Play the games that are missing; how many are learned from."""
    if journal.enough is not None:
        return journal.enough
    missing = [number for number in range(plan.games) if number not in journal.lessons]
    limit = None if plan.minutes is None else 60 * plan.minutes * LEARNING
    clock = Clock(journal.spent[GAME], limit)
    watcher.begin(GAME, plan.games, len(journal.lessons))
    try:
        with closing(play_some(study, missing, plan.jobs)) as lessons:
            for lesson in lessons:
                journal.add_lesson(lesson, clock.spent())
                watcher.step()
                if clock.is_up():
                    break
    finally:
        watcher.end()
    count = 0
    while count in journal.lessons:
        count += 1
    journal.learned_enough(count)
    return count


def lessons_of(journal: Journal, count: int) -> tuple[list[Row], list[Row]]:
    """The rows to learn from, and those of the games to measure by, in the order of the games."""
    rows: list[Row] = []
    unseen: list[Row] = []
    for number in range(count):
        (rows if number % ONE_IN else unseen).extend(journal.lessons[number].rows)
    if not rows or not unseen:
        raise TooFew("these games are too few to learn from")
    return rows, unseen


def compare(match: Comparison, plan: Plan, journal: Journal, watcher: Watcher) -> list[Played]:
    """The games of the match, whole deals of them."""
    found = journal.played(match)
    if journal.stop is None:
        missing = [number for number in range(match.total) if number not in found]
        limit = None if plan.minutes is None else 60 * plan.minutes * (1 - LEARNING)
        clock = Clock(journal.spent[MATCH], limit)
        watcher.begin(MATCH, match.total, len(found))
        try:
            with closing(play_some(match, missing, plan.jobs)) as games:
                for played in games:
                    found[played.number] = played
                    journal.add_played(played, clock.spent())
                    watcher.step()
                    if clock.is_up() and whole_deals(match, found):
                        break
        finally:
            watcher.end()
        journal.played_enough(whole_deals(match, found))
    assert journal.stop is not None
    return [found[number] for number in range(journal.stop)]


def whole_deals(match: Comparison, found: Mapping[int, Played]) -> int:
    """The games of the deals, from the first on, of which all games were played."""
    count = 0
    while count in found:
        count += 1
    return count - count % len(match.round)


class Clock:
    """The seconds that a stage has taken, before and since it went on."""

    def __init__(self, before: float, limit: float | None) -> None:
        self.before, self.limit, self.began = before, limit, monotonic()

    def spent(self) -> float:
        return self.before + monotonic() - self.began

    def is_up(self) -> bool:
        return self.limit is not None and self.spent() >= self.limit


def content(head: Json, found: Found) -> Json:
    """The file of weights."""
    match = found.match
    return {
        "format": weights_file.FORMAT,
        "game": head["game"],
        "rules": head["rules"],
        "pack": head["pack"],
        "weights": found.weights,
        "run": {
            "date": head["date"],
            "games": found.games,
            "players": head["players"],
            "bot": head["bot"],
            "seed": head["seed"],
            "positions": found.rows,
            "measure": found.target,
            "before": found.before,
            "after": found.after,
            "match": {"bot": head["rival"], **in_short(match)},
        },
    }


def in_short(match: Count) -> Json:
    """The result of the match, for the new weights."""
    low, high = match.interval
    return {
        "games": match.games,
        "win_share": round(match.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "fair_share": round(match.fair_share, 4),
    }


def write(file: Path, data: Json) -> None:
    """Replace the file at once: it is never there in part."""
    fresh = file.with_name(file.name + ".new")
    with fresh.open("w", encoding="utf-8") as opened:
        opened.write(dumps(data, indent=2) + "\n")
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)
