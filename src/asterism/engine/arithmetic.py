"""The exponential function and the logarithm, the same to the last bit on every machine.

Those of the system's library differ in the last bit from one platform to the next, and a bot that
compares two numbers would then choose another move. These use nothing but the four operations of
IEEE 754, each of which is rounded in one way only, and powers of two, which are exact. They agree
with the true values to about one unit in the last place.
"""

from __future__ import annotations

from math import frexp
from typing import Final

LOWEST: Final = -700.0  # below, the result is 0; above its negative, it is that of the limit
# The logarithm of 2 in two parts: products of the first with small whole numbers are exact.
LN2: Final = 0.6931471805599453
LN2_HIGH: Final = 0.693147180369123816490
LN2_LOW: Final = 1.90821492927058770002e-10
PER_LN2: Final = 1.4426950408889634
SQRT_HALF: Final = 0.7071067811865476

MOST_DOUBLINGS: Final = 1015
POWERS: Final[list[float]] = [2.0**k for k in range(-MOST_DOUBLINGS, MOST_DOUBLINGS + 1)]

FACTORIALS: Final[list[float]] = [1.0]
for _number in range(2, 14):
    FACTORIALS.append(FACTORIALS[-1] * _number)
# 1 / n!, from the last one on.
TERMS: Final[list[float]] = [1.0 / factorial for factorial in reversed(FACTORIALS)]
# 1 / n for odd n, from the last one on.
INVERSE_ODD: Final[list[float]] = [1.0 / n for n in range(23, 2, -2)]


def exp(x: float) -> float:
    """e to the power of x."""
    if x < LOWEST:
        return 0.0
    if x > -LOWEST:
        x = -LOWEST
    doublings = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    rest = (x - doublings * LN2_HIGH) - doublings * LN2_LOW
    total = 0.0
    for term in TERMS:
        total = (total + term) * rest
    return (1.0 + total) * POWERS[doublings + MOST_DOUBLINGS]


def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    part, doublings = frexp(x)
    if part < SQRT_HALF:
        part *= 2.0
        doublings -= 1
    s = (part - 1.0) / (part + 1.0)
    square = s * s
    total = 0.0
    for term in INVERSE_ODD:
        total = (total + term) * square
    return doublings * LN2_HIGH + (doublings * LN2_LOW + 2.0 * s * (1.0 + total))


def power(base: float, exponent: float) -> float:
    """A number from 0 up to the power of another."""
    return exp(exponent * log(base)) if base > 0.0 else 0.0
