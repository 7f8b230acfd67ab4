"""`asterism fit`: learn the bots' weights for a pack by self-play."""

import os
import sys
from pathlib import Path

from asterism import Message, Pack, game, packs
from asterism.arena import BotFailed, WorkersDied
from asterism.bots import weights_file
from asterism.bots.learned import Learned
from asterism.cli.choices import read_bots
from asterism.cli.files import STDIN, read_text
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.simulate import MOST_GAMES, MOST_JOBS, bot_failed
from asterism.cli.talk import BadInput, Failed, Talk, refuse
from asterism.engine.pack import text_in
from asterism.fit import BadJournal, Found, OtherRun, Plan, TooFew, in_short, plan_for
from asterism.fit import run as learn
from asterism.fit.journal import GAME, journal_of
from asterism.fit.regression import WIN
from asterism.fit.way import way_of

FEWEST_GAMES = 2  # one to learn from, and one to measure by
MOST_MINUTES = 10_000.0
SEED = 1
TOLD = 10


def describe(parser: Parser) -> None:
    parser.word("pack", Message("cli-help-pack"))
    parser.number("--games", "N", Message("cli-help-fit-games"), None, FEWEST_GAMES, MOST_GAMES)
    parser.decimal("--minutes", "M", Message("cli-help-fit-minutes"), None, 0.01, MOST_MINUTES)
    parser.text("--bot", "SPEC", Message("cli-help-fit-bot"))
    parser.number("--processes", "K", Message("cli-help-jobs"), 1, 0, MOST_JOBS)
    parser.number("--seed", "S", Message("cli-help-fit-seed"), SEED)
    parser.text("--out", "FILE", Message("cli-help-fit-out"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    pack, file, old = read(arguments)
    plan = read_plan(arguments, pack, file)
    watcher = Watching(plan, talk)
    try:
        found = learn(plan, old, watcher)
    except KeyboardInterrupt:
        watcher.tell(Message("cli-fit-stopped", file=str(journal_of(file))))
        raise
    except OtherRun as problem:
        raise BadInput(
            Message(
                "cli-fit-other-run",
                file=str(problem.file),
                option=problem.option,
                was=str(problem.was),
                now=str(problem.now),
            )
        ) from problem
    except BadJournal as problem:
        refuse(problem)
    except TooFew as problem:
        raise BadInput(Message("cli-fit-too-few", count=plan.games)) from problem
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure
    except WorkersDied as problem:
        raise Failed(Message("cli-problem", problem=str(problem))) from problem
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Failed(Message("cli-cannot-write-file", file=str(file), problem=told)) from problem
    if arguments.json:
        talk.document(as_json(plan, found))
    else:
        tell(plan, found, talk)
    return 0


# What is asked for.


def read(arguments: Arguments) -> tuple[Pack, Path, Learned | None]:
    """The pack, where its weights go, and the weights that it has."""
    name: str = arguments.pack
    if name == STDIN and arguments.out is None:
        raise BadInput(Message("cli-fit-out-missing"))
    try:
        pack = packs.loads(read_text(name), name)
    except ValueError as problem:
        refuse(problem, name)
    try:
        file = weights_file.beside(Path(name)) if arguments.out is None else Path(arguments.out)
        return pack, file, weights_in(file, pack)
    except ValueError as problem:
        refuse(problem)


def weights_in(file: Path, pack: Pack) -> Learned | None:
    """What is in the file that will be replaced; those of another pack are of no use."""
    try:
        return weights_file.read(file, game(pack.game), pack)
    except FileNotFoundError:
        return None
    except weights_file.OtherPack:
        return None
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise BadInput(Message("cli-cannot-read", file=str(file), problem=told)) from problem


def read_plan(arguments: Arguments, pack: Pack, file: Path) -> Plan:
    try:
        way = way_of(pack.game, pack)
        if not way.columns(way.usual()):
            raise BadInput(Message("cli-fit-no-weights", game=pack.game))
        spec: str | None = arguments.bot
        if spec is not None and spec != way.bot:
            read_bots(spec, 1)
        return plan_for(
            pack,
            file,
            spec,
            arguments.games,
            arguments.minutes,
            arguments.seed,
            arguments.processes or os.cpu_count() or 1,
        )
    except ValueError as problem:
        refuse(problem)


# What is told.


class Watching:
    """A line for each stage, and one that moves."""

    def __init__(self, plan: Plan, talk: Talk) -> None:
        self.plan, self.talk = plan, talk
        self.progress: Progress | None = None

    def tell(self, message: Message) -> None:
        print(self.talk.say(message), file=sys.stderr, flush=True)

    def begin(self, stage: str, total: int, done: int) -> None:
        bot = self.plan.bot if stage == GAME else self.plan.rival
        if stage == GAME:
            self.tell(Message("cli-fit-games", count=total, bot=bot))
        else:
            self.tell(Message("cli-fit-match-begins", count=total, bot=bot))
        if done:
            self.tell(Message("cli-fit-goes-on", count=done))
        self.progress = Progress(self.talk, total, done)

    def step(self) -> None:
        progress = self.progress
        assert progress is not None
        progress.step()
        if not progress.watched and is_worth_a_line(progress.done, progress.total):
            self.tell(progress.message())

    def end(self) -> None:
        if self.progress is not None:
            self.progress.end()


def is_worth_a_line(done: int, total: int) -> bool:
    """Where no line can move, every tenth part is told."""
    return done * TOLD // total > (done - 1) * TOLD // total


def as_json(plan: Plan, found: Found) -> dict[str, object]:
    return {
        "game": plan.pack.game,
        "pack": plan.pack.fingerprint,
        "file": str(plan.file),
        "written": found.is_better,
        "bot": plan.bot,
        "players": plan.players,
        "seed": plan.seed,
        "games": found.games,
        "positions": found.rows,
        "measure": found.target,
        "before": found.before,
        "after": found.after,
        "match": {"bot": plan.rival, **in_short(found.match)},
        "weights": found.weights,
    }


def tell(plan: Plan, found: Found, talk: Talk) -> None:
    title = text_in(plan.pack["name"], talk.lang)
    talk.tell(Message("cli-fit-learned", title=title, games=found.games, rows=found.rows))
    before, after = talk.number(found.before, 3), talk.number(found.after, 3)
    if found.target == WIN:
        talk.tell(Message("cli-fit-surprise", before=before, after=after))
    else:
        talk.tell(Message("cli-fit-error", before=before, after=after))
    low, high = found.match.interval
    talk.tell(
        Message(
            "cli-fit-match",
            share=talk.percent(found.match.share),
            low=talk.percent(low),
            high=talk.percent(high),
            fair=talk.percent(found.match.fair_share),
            count=found.match.games,
        )
    )
    if found.is_better:
        talk.tell(Message("cli-fit-better", file=str(plan.file)))
    else:
        talk.tell(Message("cli-fit-not-better"))
        if is_stale(plan):
            talk.tell(Message("cli-fit-stale", file=str(plan.file)))


def is_stale(plan: Plan) -> bool:
    """Is the file that stays for another pack? Whoever plays with this one would be refused."""
    try:
        weights_file.read(plan.file, game(plan.pack.game), plan.pack)
    except weights_file.OtherPack:
        return True
    except (OSError, ValueError):
        pass
    return False
