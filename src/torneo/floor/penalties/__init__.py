"""Offences reported, and the penalties the floor gives for them."""
