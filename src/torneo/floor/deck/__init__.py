"""Rulings on the dealer and the deck: wrong cards, misdeals, redeals, wrong boards."""
