"""What every game has to pass, ours or one of another package:

    pytest --pyargs asterism.conformance --game mygame

A game brings a module `cases` (docs/adding-a-game.md); all else is here. This package needs pytest,
hypothesis and jsonschema (`asterism[conformance]`), and nothing else of Asterism imports it.
"""
