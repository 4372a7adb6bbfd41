"""Four eyes: where the sheet asks for it, an act of money waits until a second person has confirmed it."""
