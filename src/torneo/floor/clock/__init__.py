"""The clock on a player."""
