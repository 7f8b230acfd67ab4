"""A game being played, without any server."""
