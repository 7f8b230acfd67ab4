"""The play server: rooms, seats, clocks, bots; nothing lost, nothing leaked.

It knows games only through the engine. The log in the database is the game: everything in memory
can be thrown away and rebuilt. Nothing is imported here, so that a command pays for what it uses.
"""
