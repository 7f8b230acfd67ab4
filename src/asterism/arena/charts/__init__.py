"""Charts of results as SVG, for dark and light pages. Every mark has its number next to it, so they
can be read without colours.
"""

from asterism.arena.charts.canvas import Words
from asterism.arena.charts.ladder import ladder
from asterism.arena.charts.matrix import matrix
from asterism.arena.charts.strength import strength

__all__ = ["Words", "ladder", "matrix", "strength"]
