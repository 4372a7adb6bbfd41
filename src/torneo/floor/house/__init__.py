"""Rulings on time, presence, the button, levels and the order of a hand."""
