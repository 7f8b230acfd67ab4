"""How bots judge Sternenhimmel: what a position promises, and which moves are sensible."""
