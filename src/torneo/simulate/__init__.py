"""Whole events without people: bots, tables that play themselves, a director who does what the event asks."""
