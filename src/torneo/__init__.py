"""Torneo runs poker tournaments by the book.

The rooms, lowest first: ``writing``, ``cards``, ``rulebook``, ``hand``, ``floor``, ``tournament``,
``commission``, ``simulate``, ``academy``, ``journal``, ``paper``, ``room`` and ``cli``. A room may import
only from the rooms below it.
"""

__version__ = "0.2.0"
