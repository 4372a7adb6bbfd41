"""What pages show, as plain functions of state, book, moment and language: no web framework here."""
