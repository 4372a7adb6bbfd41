"""Accounts of the room: who has which role, what was changed by whom, and how people prove who they are."""
