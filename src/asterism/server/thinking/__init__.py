"""Processes for bots and analyses."""
