"""The results of a tournament, for people and for programs."""

from asterism import Message, is_compiled
from asterism.arena.report import Report
from asterism.arena.running import Test
from asterism.arena.sprt import BETTER, NOT_BETTER, OPEN, Verdict
from asterism.cli.table import table
from asterism.cli.talk import Talk

VERDICT_IDS = {
    BETTER: "arena-better",
    NOT_BETTER: "arena-not-better",
    OPEN: "arena-open",
}


def as_json(
    found: Report,
    test: Test | None,
    verdict: Verdict | None,
    jobs: int,
    played: int,
    seconds: float,
    drawn: list[str],
) -> dict[str, object]:
    tournament = found.tournament
    document: dict[str, object] = {
        "game": tournament.game,
        "players": tournament.players,
        "options": tournament.options,
        "together": tournament.together,
        "seed": tournament.seed,
        "games": found.games,
        "bots": [
            {"bot": spec, **row.to_json()}
            for spec, row in zip(tournament.bots, found.rows, strict=True)
        ],
        "pairs": [
            {
                "bot": tournament.bots[one],
                "against": tournament.bots[other],
                **count.to_json(),
                "score": count.score,
                **({"alone": found.alone[one, other].to_json()} if found.alone else {}),
            }
            for (one, other), count in sorted(found.pairs.items())
        ],
    }
    if test is not None and verdict is not None:
        document["sprt"] = {
            **verdict.to_json(),
            "by": "share" if test.by_share else "score",
            "hypotheses": dict(vars(test.hypotheses)),
        }
    if drawn:
        document["charts"] = drawn
    # Figures that depend on the machine are kept separate.
    document["speed"] = {
        "jobs": jobs,
        "compiled": is_compiled(),
        "games": played,
        "seconds": seconds,
        "seconds_per_decision": [row.seconds_a_move for row in found.rows],
    }
    return document


def as_text(
    found: Report,
    test: Test | None,
    verdict: Verdict | None,
    played: int,
    seconds: float,
    drawn: list[str],
    talk: Talk,
) -> str:
    parts = [standings(found, talk)]
    if len(found.rows) > 2 and not found.tournament.together:
        parts.append(matrix(found, talk))
    if found.alone:
        parts.append(singles(found, talk))
    lines = []
    if test is not None and verdict is not None:
        lines.append(talk.say(decision(found, verdict, talk)))
    forfeits = sum(row.forfeits for row in found.rows)
    if forfeits:
        lines.append(talk.say(Message("arena-forfeits", count=forfeits)))
    lines.append(
        talk.say(
            Message(
                "arena-played",
                count=found.games,
                number=played,
                seconds=talk.number(seconds, 1),
            )
        )
    )
    lines += drawn
    return "\n\n".join([*parts, "\n".join(lines)])


def standings(found: Report, talk: Talk) -> str:
    """A row for each bot, the strongest first."""
    many = len(set(found.tournament.sides)) > 2
    heads = [
        Message("cli-column-bot"),
        Message("cli-column-games"),
        Message("arena-column-share") if many else Message("cli-column-rate"),
        *([Message("arena-column-fair")] if many else []),
        Message("cli-column-interval"),
        Message("arena-column-rating"),
        Message("arena-column-spread"),
        Message("cli-column-score"),
        Message("arena-column-time"),
    ]
    rows = [[talk.say(head) for head in heads]]
    for bot in found.order:
        row = found.rows[bot]
        low, high = row.interval
        rows.append(
            [
                found.tournament.bots[bot],
                talk.number(row.games),
                talk.percent(row.share),
                *([talk.percent(row.fair_share)] if many else []),
                f"{talk.percent(low)} – {talk.percent(high)}",
                talk.number(row.rating.value),
                f"±{talk.number(row.rating.spread)}",
                talk.number(row.mean_score, 1),
                talk.number(row.seconds_a_move, 4),
            ]
        )
    return table(rows)


def matrix(found: Report, talk: Talk) -> str:
    """The win share of every pair."""
    order = found.order
    head = [talk.say(Message("arena-row-against-column")), *(str(n + 1) for n in range(len(order)))]
    rows = [head]
    for place, one in enumerate(order):
        cells = [
            talk.percent(found.pairs[one, other].share) if (one, other) in found.pairs else "–"
            for other in order
        ]
        rows.append([f"{place + 1} {found.tournament.bots[one]}", *cells])
    return table(rows)


def singles(found: Report, talk: Talk) -> str:
    """With more than two sides: one bot alone against a table of others."""
    heads = [
        Message("arena-one-against-many"),
        Message("cli-column-games"),
        Message("arena-column-share"),
        Message("arena-column-fair"),
        Message("cli-column-interval"),
    ]
    rows = [[talk.say(head) for head in heads]]
    bots = found.tournament.bots
    for (one, other), count in sorted(found.alone.items()):
        low, high = count.interval
        rows.append(
            [
                talk.say(Message("arena-against", bot=bots[one], other=bots[other])),
                talk.number(count.games),
                talk.percent(count.share),
                talk.percent(count.fair_share),
                f"{talk.percent(low)} – {talk.percent(high)}",
            ]
        )
    return table(rows)


def decision(found: Report, verdict: Verdict, talk: Talk) -> Message:
    first, second = found.tournament.bots
    return Message(
        VERDICT_IDS[verdict.decision],
        bot=first,
        other=second,
        llr=talk.number(verdict.llr, 2),
        lower=talk.number(verdict.lower, 2),
        upper=talk.number(verdict.upper, 2),
        count=verdict.games,
    )
