"""What words and chips mean for the player who used them: pure readings of a spot, an act and a book."""
