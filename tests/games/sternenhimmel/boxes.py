"""Boxes of Sternenhimmel by chance, and packs that change a little of the rulebook's."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

Json = dict[str, Any]
HEAD: Json = {"format": 1, "game": "sternenhimmel", "name": "Ours"}


def changed(*constellations: Json, **more: Any) -> Json:
    """The box of the rulebook, with something else in it."""
    return {**HEAD, "base": "rulebook", "constellations": list(constellations), **more}


def figure(id: str, chance: random.Random, most: int) -> Json:
    """Any figure: in one part or several, placed or not, named in some languages or not at all. One
    star is large, so that there is something to hide.
    """
    count = chance.randint(min(3, most), most)
    stars: list[Json] = []
    placed, named = chance.random() < 0.7, chance.random() < 0.5
    for number in range(count):
        star: Json = {"id": f"s{number}", "size": chance.choice(["small", "large"])}
        if number == 0:
            star["size"] = "large"
        if placed:
            star |= {"x": number + chance.random() / 2, "y": chance.uniform(-9, 9)}
        if named:
            star["name"] = {chance.choice(["de", "en", "fr"]): f"Star {number} of {id}"}
        stars.append(star)
    pairs = [[f"s{a}", f"s{b}"] for a, b in combinations(range(count), 2)]
    lines = chance.sample(pairs, chance.randint(0, min(len(pairs), count + 2)))
    prizes = {"first": chance.randint(0, 20), "second": chance.randint(0, 12)}
    return {"id": id, "name": {"en": f"The {id}"}, "stars": stars, "lines": lines, **prizes}


def random_pack(seed: int) -> Json:
    """Any box that can be played."""
    chance = random.Random(seed)
    values = [chance.randint(1, 20) for _ in range(chance.randint(3, 6))]
    values += [chance.choice(values) for _ in range(chance.randint(0, 2))]
    values = [value for at, value in enumerate(values) if values[:at].count(value) < 4]
    holes, doubles = chance.randint(0, 2), chance.randint(0, 3)
    size = len(values) + holes + doubles
    in_play = {str(players): chance.randint(2, 5) for players in (3, 4, 5)}
    # Nobody gets stuck: all together fill one of the constellations, whichever lie there.
    most = min((int(p) * size - 1) // count + 1 for p, count in in_play.items())
    count = chance.randint(max(in_play.values()) + 2, 9)
    figures = [figure(f"c{number}", chance, min(most, 9)) for number in range(count)]
    tokens = {"values": sorted(values), "holes": holes, "doubles": doubles}
    pack = {**HEAD, "name": f"Box {seed}", "tokens": tokens, "in_play": in_play}
    return {**pack, "constellations": figures}
