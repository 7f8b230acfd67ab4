"""Every game, number of players and format, each short enough to be played in a test."""

from asterism.research.environments import Setting, setting

SHORT = {"turn_limit": 6}
FORMATS = {
    2: ("duel",),
    3: ("deathmatch", "hunter", "raid"),
    4: ("deathmatch", "hunter", "raid", "hydra2"),
    5: ("deathmatch", "hunter", "raid"),
    6: ("deathmatch", "hunter", "raid", "hydra3", "emperor"),
}
CASES: dict[str, tuple[str, int, dict[str, object]]] = {
    "stellar": ("stellar", 2, {}),
    "stellar-three": ("stellar", 2, {"face_down_selects": "three"}),
    **{f"sternenhimmel-{players}": ("sternenhimmel", players, {}) for players in (3, 4, 5)},
    **{
        f"star_realms-{players}-{name}": ("star_realms", players, {"format": name, **SHORT})
        for players, names in FORMATS.items()
        for name in names
    },
}
# One of each kind, where a test is long.
FEW = ("stellar", "sternenhimmel-4", "star_realms-2-duel", "star_realms-4-hydra2")


def case(name: str) -> Setting:
    game, players, options = CASES[name]
    return setting(game, players, options)
