"""Cards, decks, shuffles and hand rankings: everything that is true of cards whatever the book."""
