"""How bots judge Star Realms: what a position promises, and which moves are sensible."""
