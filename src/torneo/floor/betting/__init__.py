"""Betting acts in and out of turn, requests about them, and wrong amounts found later."""
