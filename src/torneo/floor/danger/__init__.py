"""Rulings on hands in danger and on what players say and show while a hand is on."""
