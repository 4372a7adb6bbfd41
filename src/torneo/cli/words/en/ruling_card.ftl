### The card of a ruling as lines of text

trace = How this ruling came about:
