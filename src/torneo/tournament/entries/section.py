"""Imports whatever this section registers."""
