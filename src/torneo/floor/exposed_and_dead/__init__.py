"""Hands given up, killed or exposed while a hand is on, and what players say of them."""
