"""A game being played by people and bots: its log, clocks, seats and frames. No I/O."""
