"""Results files: a tournament can be stopped at any time, and goes on where it was."""

import json
from pathlib import Path

import pytest

from asterism.arena import BadResults, Played, Results, Tournament, play_some, report
from asterism.arena.code import PACKAGE, code_of, files_of
from asterism.arena.running import Test, Trial, counted, finish
from asterism.arena.sprt import BETTER, OPEN, Hypotheses

BOTS = ("buyer:dearest", "random")
PLAYED = 6


def tournament(games: int = PLAYED, seed: int = 1, bots: tuple[str, ...] = BOTS) -> Tournament:
    return Tournament("star_realms", 2, bots, games, seed, {"turn_limit": 4})


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return list(play_some(tournament(), range(PLAYED)))


@pytest.fixture
def file(tmp_path: Path, games: list[Played]) -> Path:
    """A file in which four games are kept, not in their order."""
    path = tmp_path / "results.jsonl"
    results = Results(tournament(), path)
    for number in (2, 0, 3, 1):
        results.add(games[number])
    results.close()
    return path


def without_clock(played: Played) -> tuple[object, ...]:
    fields = ("number", "seed", "entrants", "scores", "winners", "reason", "decisions", "forfeits")
    return tuple(getattr(played, name) for name in fields)


def reopened(path: Path, **change: int) -> Results:
    results = Results(tournament(**change), path)  # type: ignore[arg-type]
    results.close()
    return results


def test_what_was_kept_is_there_again(file: Path, games: list[Played]) -> None:
    results = reopened(file)
    assert [without_clock(played) for played in results.counted()] == [
        without_clock(played) for played in games[:4]
    ]
    assert results.missing() == [4, 5]
    for again, played in zip(results.counted(), games, strict=False):
        assert again.seconds == pytest.approx(played.seconds, abs=1e-4)


def test_a_run_goes_on_where_the_file_ends(file: Path, games: list[Played]) -> None:
    asked: list[int] = []
    results = Results(tournament(), file)
    finish(
        results,
        lambda games, numbers: play_some(games, numbers),
        None,
        lambda p: asked.append(p.number),
    )
    results.close()
    assert asked == [4, 5]
    whole = [without_clock(played) for played in reopened(file).counted()]
    assert whole == [without_clock(played) for played in games]
    lines = file.read_text().splitlines()
    assert sorted(json.loads(line)[0] for line in lines[1:]) == list(range(PLAYED))


def test_a_file_may_grow_and_may_hold_more_than_is_asked_for(file: Path) -> None:
    assert reopened(file, games=8).missing() == [4, 5, 6, 7]
    assert len(reopened(file, games=2).counted()) == 2


def test_a_result_is_never_counted_twice(file: Path, games: list[Played]) -> None:
    results = Results(tournament(), file)
    results.add(games[1])
    results.close()
    assert len(file.read_text().splitlines()) == 5


@pytest.mark.parametrize("cut", [1, 2, 10, 30])
def test_half_a_line_at_the_end_is_dropped(file: Path, cut: int) -> None:
    data = file.read_bytes()
    file.write_bytes(data[:-cut])
    assert len(reopened(file).counted()) == 3
    assert file.read_bytes() == data[: data[:-1].rindex(b"\n") + 1]


def test_half_a_first_line_is_begun_anew(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:40])
    assert reopened(file).counted() == []
    assert json.loads(file.read_text())["asterism"] == "arena results"


def test_the_first_line_names_everything(file: Path) -> None:
    head = json.loads(file.read_text().splitlines()[0])
    assert head["bots"] == list(BOTS)
    assert (head["game"], head["players"], head["seed"]) == ("star_realms", 2, 1)
    assert head["options"] == {"turn_limit": 4}
    assert set(head["made"]) == {"date", "machine", "python", "compiled"}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"bots": ("random", "buyer:random")}, "its bots is "),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_not_touched(
    file: Path, change: dict[str, int], told: str
) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match=f"belongs to another tournament: {told}"):
        reopened(file, **change)
    assert file.read_bytes() == before


def test_games_of_other_code_are_not_mixed_in(file: Path) -> None:
    head, _, games = file.read_text().partition("\n")
    old = json.loads(head) | {"code": "000000000000"}
    file.write_text(f"{json.dumps(old)}\n{games}")
    with pytest.raises(BadResults, match='its code is "000000000000"'):
        reopened(file)
    assert len(Results(tournament(), file, read_only=True).counted()) == 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello\n", "does not hold results of the arena"),
        ("hello", "does not hold results of the arena"),
        ("[1]\n", "does not hold results of the arena"),
        (
            '{"asterism":"arena results","version":9}\n',
            "has version 9 of the format; this program reads 1",
        ),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadResults, match=told):
        reopened(path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nonsense", "line 6, is not a game: Expecting value"),
        ('[-1,[1,2],[0],"score",[1,1],[1,1]]', "-1 is not the number of a game"),
        ('[7,[1,2,3],[0],"score",[1,1],[1,1]]', "it is not about 2 seats"),
        ('[7,[1,2],[2],"score",[1,1],[1,1]]', "are not seats"),
        ('[7,[1,"x"],[0],"score",[1,1],[1,1]]', "are numbers"),
        ("[7]", "is not a game"),
        ('[0,[1,2],[0],"score",[1,1],[1,1]]', "line 6: game 0 stands there twice"),
    ],
)
def test_a_damaged_line_is_named(file: Path, line: str, told: str) -> None:
    file.write_text(f"{file.read_text()}{line}\n")
    with pytest.raises(BadResults, match=told):
        reopened(file)


def test_two_runs_do_not_write_one_file(file: Path) -> None:
    first = Results(tournament(), file)
    with pytest.raises(BadResults, match="is being written by another run"):
        Results(tournament(), file)
    first.close()


def test_forfeits_and_their_reasons_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(tournament(), path)
    lost = Played(
        0, 1, [0, 1], (0, 9), (1,), "resignation", [0, 1], [0, 0.1], "", {0: "it stalled"}
    )
    results.add(lost)
    results.close()
    assert reopened(path).counted()[0].forfeits == {0: "it stalled"}
    assert report(tournament(), reopened(path).counted()).rows[0].forfeits == 1


def test_the_code_of_a_game_is_what_its_bots_play_by() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in files_of("stellar")}
    assert names >= {
        "engine/state.py",
        "search/ismcts.py",
        "bots/greedy.py",
        "games/stellar/state.py",
    }
    assert names >= {"games/stellar/mind/weights.json"}
    assert not any("star_realms" in name or "external" in name for name in names)
    assert code_of("stellar") != code_of("star_realms")


# With a sequential test


def test_a_test_stops_early_and_counts_whole_deals_in_their_order(tmp_path: Path) -> None:
    wide = Tournament("star_realms", 2, BOTS, 400, 1)
    test = Test(Hypotheses.of_elo(0, 200))
    path = tmp_path / "results.jsonl"
    outcomes = []
    for jobs in (1, 2):
        results = Results(wide, path if jobs == 1 else None)
        verdict = finish(results, lambda g, n, jobs=jobs: play_some(g, n, jobs), test)  # type: ignore[misc]
        results.close()
        assert verdict is not None
        assert verdict.decision == BETTER
        assert verdict.games < 80
        games = counted(results, verdict)
        assert len(games) == verdict.games
        assert verdict.games % 2 == 0
        outcomes.append((verdict, [without_clock(played) for played in games]))
    assert outcomes[0] == outcomes[1]
    # A decided test needs no more games.
    decided = Results(wide, path)
    again = finish(decided, lambda games, numbers: pytest.fail("played"), test)
    decided.close()
    assert again == outcomes[0][0]


def test_with_more_sides_half_a_deal_is_fair_but_not_by_victories() -> None:
    wide = Tournament("star_realms", 3, BOTS, 60, 1, {"format": "deathmatch", "turn_limit": 4})
    assert Trial(wide, Test(Hypotheses(0.5, 0.6))).observed_at_once == 3
    assert Trial(wide, Test(Hypotheses(0.5, 0.6), by_share=True)).observed_at_once == 6


def test_a_test_may_end_open() -> None:
    results = Results(tournament())
    verdict = finish(results, play_some, Test(Hypotheses(0.5, 0.51), by_share=True))
    assert verdict is not None
    assert (verdict.decision, verdict.games) == (OPEN, PLAYED)
    assert len(counted(results, verdict)) == PLAYED
