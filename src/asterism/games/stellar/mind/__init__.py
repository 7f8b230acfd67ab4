"""How bots judge Stellar: what a position promises, and which moves are sensible."""
