### The card of a ruling as lines of text

trace = Cómo se llegó a este fallo:
