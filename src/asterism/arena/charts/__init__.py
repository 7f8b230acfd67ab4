"""Pictures of results as SVG, drawn by our own hand: fit for dark and light pages, and for those
who see no colours (every mark has its number beside it).
"""

from asterism.arena.charts.canvas import Words
from asterism.arena.charts.ladder import ladder
from asterism.arena.charts.matrix import matrix
from asterism.arena.charts.strength import strength

__all__ = ["Words", "ladder", "matrix", "strength"]
