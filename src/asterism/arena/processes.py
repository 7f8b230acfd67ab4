"""The games of a match, one after the other or in several processes: the same results."""

from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from asterism.arena.match import Match, Played


def play_all(match: Match, jobs: int = 1, keep_records: bool = False) -> Iterator[Played]:
    """Play every game, in `jobs` processes; the results come in the order of the games."""
    numbers = range(match.games)
    if jobs == 1 or match.games < 2:
        yield from (match.play(number, keep_records) for number in numbers)
        return
    jobs = min(jobs, match.games)
    # Small enough that nobody waits long for the last process, large enough to be worth the post.
    chunk = max(1, min(64, match.games // (jobs * 8)))
    with get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(partial(match.play, keep_record=keep_records), numbers, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)
