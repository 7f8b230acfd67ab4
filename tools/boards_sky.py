"""The sky behind a constellation: coordinate grid, ecliptic and Milky Way where they really are.

A board's stars are given twice in the data: by right ascension and declination, and in the plain
projection of the board. From both follows where everything else of the sky lies on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import asin, atan2, cos, degrees, exp, radians, sin
from random import Random
from typing import Any

Json = dict[str, Any]
Point = tuple[float, float]
Place = Callable[[float, float], Point]  # from right ascension and declination to the picture

OBLIQUITY = radians(23.4393)
GALACTIC_POLE = (192.8595, 27.128)
NODE = 122.932


@dataclass(frozen=True)
class Box:
    """The inside of a plate's frame."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        x, y = point
        return (
            self.x - margin < x < self.x + self.width + margin
            and self.y - margin < y < self.y + self.height + margin
        )


def path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) if len(points) > 1 else ""


class Sky:
    """The stereographic projection of one board, north up and east left."""

    def __init__(self, board: Json) -> None:
        stars = board["stars"]
        east = sum(cos(radians(star["ra"])) for star in stars)
        north = sum(sin(radians(star["ra"])) for star in stars)
        self.ra = degrees(atan2(north, east)) % 360
        decs = [star["dec"] for star in stars]
        self.dec = (min(decs) + max(decs)) / 2
        # Scale and shift by least squares: linear once the centre is fixed.
        flat = [self._flat(star["ra"], star["dec"]) for star in stars]
        true = [(star["x_true"], star["y_true"]) for star in stars]
        mean = [sum(values) / len(stars) for values in zip(*flat, strict=True)]
        goal = [sum(values) / len(stars) for values in zip(*true, strict=True)]
        over = under = 0.0
        for (u, v), (x, y) in zip(flat, true, strict=True):
            over += (u - mean[0]) * (x - goal[0]) + (v - mean[1]) * (y - goal[1])
            under += (u - mean[0]) ** 2 + (v - mean[1]) ** 2
        self.scale = over / under
        self.shift = (goal[0] - self.scale * mean[0], goal[1] - self.scale * mean[1])

    def _angles(self, ra: float, dec: float) -> tuple[float, float, float, float]:
        across, here, centre = radians(ra - self.ra), radians(dec), radians(self.dec)
        near = sin(centre) * sin(here) + cos(centre) * cos(here) * cos(across)
        return across, here, centre, near

    def _flat(self, ra: float, dec: float) -> Point:
        across, here, centre, near = self._angles(ra, dec)
        size = 2 / (1 + near)
        up = cos(centre) * sin(here) - sin(centre) * cos(here) * cos(across)
        return (-size * cos(here) * sin(across), size * up)

    def nearness(self, ra: float, dec: float) -> float:
        """The cosine of the distance from the middle of the board."""
        return self._angles(ra, dec)[3]

    def is_near(self, ra: float, dec: float) -> bool:
        return self.nearness(ra, dec) > 0.1

    def place(self, ra: float, dec: float) -> Point:
        """In the units of the board."""
        u, v = self._flat(ra, dec)
        return (self.shift[0] + self.scale * u, self.shift[1] + self.scale * v)


def galactic(longitude: float, latitude: float) -> Point:
    """From galactic coordinates to right ascension and declination (J2000)."""
    turn, b, pole = radians(NODE - longitude), radians(latitude), radians(GALACTIC_POLE[1])
    height = sin(pole) * sin(b) + cos(pole) * cos(b) * cos(turn)
    y, x = cos(b) * sin(turn), cos(pole) * sin(b) - sin(pole) * cos(b) * cos(turn)
    return ((GALACTIC_POLE[0] + degrees(atan2(y, x))) % 360, degrees(asin(height)))


def half_width(longitude: float) -> float:
    """How far the Milky Way reaches on both sides of its middle, in degrees: most at its centre."""
    from_centre = (longitude + 180) % 360 - 180
    return 9 + 6.5 * exp(-(from_centre**2) / 1800)


def ripple(longitude: float, kind: float) -> float:
    turn = radians(longitude)
    return (
        sin(turn * 3 + kind) * 0.22
        + sin(turn * 11 + kind * 2.3) * 0.16
        + sin(turn * 23 + kind * 4.1) * 0.09
    )


def milky_way(sky: Sky, put: Place) -> str:
    """Stepped contours, as printed atlases have them."""
    middle = min(range(0, 360, 2), key=lambda longitude: distance(sky, longitude))
    found = ""
    for step, share in enumerate((1.25, 0.92, 0.62, 0.34)):
        upper: list[Point] = []
        lower: list[Point] = []
        for tick in range(-120, 121):
            longitude = middle + tick * 1.5
            if not sky.is_near(*galactic(longitude, 0)):
                continue
            width = half_width(longitude) * share
            above = width * (1 + ripple(longitude, step * 1.7))
            below = width * (1 + ripple(longitude, step * 1.7 + 9))
            upper.append(put(*galactic(longitude, above)))
            lower.append(put(*galactic(longitude, -below)))
        if len(upper) > 4:
            found += f'<path d="{path([*upper, *reversed(lower)])}Z"/>'
    return f'<g fill="#9fb1ee" fill-opacity=".05">{found}</g>'


def distance(sky: Sky, longitude: float) -> float:
    return -sky.nearness(*galactic(longitude, 0))


def field(box: Box, seed: str, is_busy: Callable[[Point], bool]) -> str:
    """Faint stars that belong to no figure."""
    chance = Random(seed)
    found = ""
    for _ in range(110):
        point = (box.x + chance.random() * box.width, box.y + chance.random() * box.height)
        size, light = 0.4 + chance.random() ** 3 * 0.9, 0.2 + chance.random() * 0.45
        if not is_busy(point):
            found += f'<circle cx="{point[0]:.1f}" cy="{point[1]:.1f}" r="{size:.1f}" '
            found += f'opacity="{light:.2f}"/>'
    return f'<g fill="#dfe7ff">{found}</g>'


def runs(points: list[Point | None], box: Box) -> Iterator[list[Point]]:
    """The parts of a curve that lie on the plate."""
    part: list[Point] = []
    for point in points:
        if point is not None and box.holds(point, 30):
            part.append(point)
        elif part:
            yield part
            part = []
    if part:
        yield part


def curve(sky: Sky, put: Place, places: Iterator[Point]) -> list[Point | None]:
    return [put(ra, dec) if sky.is_near(ra, dec) else None for ra, dec in places]


def meridian(sky: Sky, put: Place, ra: int) -> list[Point | None]:
    return curve(sky, put, ((ra, dec) for dec in range(-75, 81)))


def parallel(sky: Sky, put: Place, dec: int) -> list[Point | None]:
    first = round(sky.ra)
    return curve(sky, put, ((ra, dec) for ra in range(first - 75, first + 76)))


def around(sky: Sky, reach: int) -> range:
    """The right ascensions in the neighbourhood of the board."""
    return range(round(sky.ra) - reach, round(sky.ra) + reach + 1)


def grid(sky: Sky, put: Place, box: Box) -> str:
    """Hours and tens of degrees, with thinner lines between them; then the ecliptic."""
    thin = thick = ""
    for ra in around(sky, 75):
        if ra % 5 == 0:
            drawn = "".join(path(part) for part in runs(meridian(sky, put, ra), box))
            thin, thick = (thin, thick + drawn) if ra % 15 == 0 else (thin + drawn, thick)
    for dec in range(-75, 81, 5):
        drawn = "".join(path(part) for part in runs(parallel(sky, put, dec), box))
        thin, thick = (thin, thick + drawn) if dec % 10 == 0 else (thin + drawn, thick)
    sun = curve(sky, put, (ecliptic(longitude) for longitude in range(720)))
    way = "".join(path(part) for part in list(runs(sun, box))[:1])
    return (
        f'<path d="{thin}" fill="none" stroke="#9fb4ff" stroke-opacity=".10" stroke-width=".6"/>'
        f'<path d="{thick}" fill="none" stroke="#9fb4ff" stroke-opacity=".22" stroke-width=".7"/>'
        f'<path d="{way}" fill="none" stroke="#e8c874" stroke-opacity=".5" stroke-width=".8" '
        'stroke-dasharray="5 4"/>'
    )


def ecliptic(longitude: float) -> Point:
    turn = radians(longitude)
    dec = degrees(asin(sin(OBLIQUITY) * sin(turn)))
    return (degrees(atan2(cos(OBLIQUITY) * sin(turn), cos(turn))) % 360, dec)


def ladder(sky: Sky, put: Place, box: Box, depth: float) -> str:
    """The frame of a plate: every second degree filled in."""
    hours = [(ra, meridian(sky, put, ra)) for ra in around(sky, 50)]
    heights = [(dec, parallel(sky, put, dec)) for dec in range(-75, 81)]
    found = ""
    for edge, outside in ((box.y, -depth), (box.y + box.height, 0.0)):
        for here, there in rungs(hours, 1, edge, box.x, box.x + box.width):
            found += rectangle(here, edge + outside, there - here, depth)
    for edge, outside in ((box.x, -depth), (box.x + box.width, 0.0)):
        for here, there in rungs(heights, 0, edge, box.y, box.y + box.height):
            found += rectangle(edge + outside, here, depth, there - here)
    return f'<path d="{found}" fill="#c9b98a" fill-opacity=".75"/>'


def rectangle(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.1f} {y:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}Z"


def rungs(
    curves: list[tuple[int, list[Point | None]]], fixed: int, edge: float, low: float, high: float
) -> Iterator[tuple[float, float]]:
    """From where to where the even degrees reach on one side of the frame."""
    marks = sorted(
        (at, degree)
        for degree, points in curves
        for at in crossings(points, fixed, edge)
        if low <= at <= high
    )
    for (here, degree), (there, _) in pairwise(marks):
        if degree % 2 == 0:
            yield here, there


def crossings(points: list[Point | None], fixed: int, edge: float) -> Iterator[float]:
    """Where a curve has that x (fixed: 0) or y (fixed: 1); the other coordinate."""
    for before, point in pairwise(points):
        if before is not None and point is not None:
            one, other = before[fixed] - edge, point[fixed] - edge
            if one * other <= 0 and one != other:
                share = one / (one - other)
                yield before[1 - fixed] + share * (point[1 - fixed] - before[1 - fixed])
