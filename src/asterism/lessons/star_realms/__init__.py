"""The guided first game of Star Realms: a first turn, a rich one, and the last one."""

from __future__ import annotations

from typing import Final

from asterism.engine.message import Message
from asterism.lessons.lesson import Chapter, Lesson, Step

OPTIONS: Final = {"format": "duel", "start_player": 0}
SCOUTS_AND_VIPERS: Final = ("play scout", "play viper")

FIRST_TURN: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [
            {
                "hand": ["scout", "scout", "viper", "scout", "scout"],
                "deck": ["scout", "viper", "scout", "scout", "scout"],
            },
            {
                "hand": ["scout", "scout", "scout", "viper", "scout"],
                "deck": ["scout", "scout", "viper", "scout", "scout"],
            },
        ],
        "trade_row": ["cutter", "blob-fighter", "trading-post", "federation-shuttle", "ram"],
        "trade_deck": ["corvette", "supply-bot", "imperial-frigate", "battle-pod"],
    },
    (
        Step(Message("lessons-star-realms-welcome"), points=("authority.0", "authority.1")),
        Step(
            Message("lessons-star-realms-play"),
            asks=(SCOUTS_AND_VIPERS,) * 5,
            points=("hand.0",),
            clauses=("SR-2.1", "SR-2.2"),
        ),
        Step(
            Message("lessons-star-realms-acquire"),
            asks=(("acquire cutter",),),
            points=("row.1",),
            clauses=("SR-2.6", "SR-2.7"),
        ),
        Step(
            Message("lessons-star-realms-explorer"),
            asks=(("acquire explorer",),),
            points=("explorers",),
            clauses=("SR-1.1", "SR-2.7"),
        ),
        Step(
            Message("lessons-star-realms-attack"),
            asks=(("attack 1 1",),),
            points=("authority.1",),
            clauses=("SR-2.8",),
        ),
        Step(
            Message("lessons-star-realms-turn-over"),
            asks=(("end",),),
            points=("deck.0", "discard.0"),
            clauses=("SR-2.10", "SR-2.11"),
        ),
        Step(
            Message("lessons-star-realms-opponent"),
            clauses=("SR-2.16",),
            then=(
                *((1, "play scout"),) * 4,
                (1, "play viper"),
                (1, "acquire ram"),
                (1, "acquire federation-shuttle"),
                (1, "attack 0 1"),
                (1, "end"),
            ),
        ),
        Step(Message("lessons-star-realms-later"), points=("deck.0", "discard.0")),
    ),
)

RICH_TURN: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [
            {
                "authority": 38,
                "hand": [
                    *("cutter", "federation-shuttle", "trading-post"),
                    *("imperial-frigate", "explorer"),
                ],
                "deck": ["scout", "viper"],
                "discard": ["scout", "scout", "viper", "scout", "scout"],
            },
            {
                "authority": 34,
                "hand": ["scout", "viper", "ram", "scout", "scout"],
                "deck": ["scout", "scout", "scout", "scout", "viper", "blob-fighter"],
                "bases": ["battle-station", "blob-wheel"],
            },
        ],
        "trade_row": ["flagship", "corvette", "supply-bot", "blob-wheel", "missile-bot"],
        "trade_deck": ["battle-blob", "imperial-fighter", "battle-pod"],
        "turn": {"seat": 0, "number": 12},
    },
    (
        Step(
            Message("lessons-star-realms-faction"),
            asks=(("play cutter", "play federation-shuttle"),) * 2,
            points=("hand.0",),
            clauses=("SR-2.3",),
        ),
        Step(
            Message("lessons-star-realms-ally"),
            asks=(("ally cutter", "ally federation-shuttle"),) * 2,
            points=("ships.0",),
            clauses=("SR-2.1", "SR-2.3"),
        ),
        Step(
            Message("lessons-star-realms-base"),
            asks=(("play trading-post",), ("base trading-post",)),
            points=("bases.0",),
            clauses=("SR-2.2",),
        ),
        Step(
            Message("lessons-star-realms-question"),
            asks=(("choose trade",),),
            gold=True,
            clauses=("SR-2.13",),
        ),
        Step(
            Message("lessons-star-realms-discard"),
            asks=(("play imperial-frigate",),),
            points=("hand.1",),
            clauses=("SR-2.14",),
            then=((1, "choose viper hand"),),
        ),
        Step(
            Message("lessons-star-realms-scrap"),
            asks=(("play explorer",), ("scrap explorer",)),
            points=("ships.0",),
            clauses=("SR-2.4", "SR-2.5"),
        ),
        Step(
            Message("lessons-star-realms-outpost"),
            asks=(("attack 1 battle-station 5",),),
            gold=True,
            clauses=("SR-2.8", "SR-2.9"),
        ),
        Step(
            Message("lessons-star-realms-either"),
            asks=(("attack 1 blob-wheel 5", "attack 1 5"),),
            points=("authority.1",),
            clauses=("SR-2.8",),
        ),
        Step(
            Message("lessons-star-realms-spend"),
            asks=(("acquire flagship",), ("end",)),
            points=("row.1",),
            clauses=("SR-2.6", "SR-2.10"),
        ),
        Step(
            Message("lessons-star-realms-shuffle"),
            points=("deck.0", "bases.0"),
            clauses=("SR-2.10", "SR-2.11"),
        ),
    ),
)

LAST_TURN: Final = Chapter(
    {
        "options": OPTIONS,
        "players": [
            {
                "authority": 21,
                "hand": ["missile-bot", "battle-blob", "scout"],
                "deck": ["scout", "viper", "cutter"],
                "discard": ["scout", "explorer", "viper"],
                "bases": ["trading-post"],
            },
            {
                "authority": 10,
                "hand": ["scout", "viper", "ram", "scout", "scout"],
                "deck": ["scout", "scout", "scout"],
                "bases": ["space-station"],
            },
        ],
        "trade_row": ["dreadnaught", "corvette", "supply-bot", "blob-wheel", "missile-bot"],
        "trade_deck": ["battle-pod"],
        "turn": {"seat": 0, "number": 24},
    },
    (
        Step(
            Message("lessons-star-realms-thin"),
            asks=(
                ("play missile-bot",),
                ("choose scout discard", "choose viper discard", "choose scout hand"),
            ),
            points=("hand.0",),
            clauses=("SR-2.13",),
        ),
        Step(
            Message("lessons-star-realms-count"),
            asks=(("play battle-blob",), ("scrap battle-blob",)),
            points=("ships.0",),
            clauses=("SR-2.4",),
        ),
        Step(
            Message("lessons-star-realms-victory"),
            asks=(("attack 1 space-station 4",), ("attack 1 10",)),
            points=("authority.1",),
            clauses=("SR-2.9", "SR-2.12"),
        ),
        Step(Message("lessons-star-realms-end"), clauses=("SR-0.1",)),
    ),
)

LESSON: Final = Lesson("star_realms", (FIRST_TURN, RICH_TURN, LAST_TURN))
