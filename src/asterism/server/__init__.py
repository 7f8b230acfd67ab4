"""The game server: rooms, seats, clocks and bots.

It knows games only through the engine. The log in the database is the game: everything in memory
can be dropped and rebuilt. This module imports nothing, so each command loads only what it uses.
"""
