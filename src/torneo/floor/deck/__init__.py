"""Rulings on the dealer and the deck: exposed, boxed, missing and extra cards, misdeals, redeals, wrong cards on the board."""
