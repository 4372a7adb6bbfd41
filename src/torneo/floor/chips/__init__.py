"""Chips that are not where they belong: found, lost, carried and taken out of sight."""
