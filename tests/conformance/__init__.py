"""What every game has to pass. A game brings a `cases.py` (docs/adding-a-game.md); all else is
here, and finds it by itself.
"""
