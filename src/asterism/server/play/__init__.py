"""Rooms, games and people: what the server does."""
