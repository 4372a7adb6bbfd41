"""What every ruling goes through: ask, carry out, follow, decide; and the table it happens at.

No corner is known here: corners register with ``registry``.
"""
