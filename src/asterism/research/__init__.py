"""All three games through the standard reinforcement-learning interfaces.

Nothing here is imported by the rest of Asterism, and each module needs its own extra:
`pip install 'asterism[research]'` brings numpy, Gymnasium and PettingZoo, `asterism[openspiel]`
OpenSpiel, `asterism[data]` pyarrow.
"""
