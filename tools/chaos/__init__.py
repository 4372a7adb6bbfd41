"""What goes wrong in a card room, done on purpose."""
