"""Packs from files."""
