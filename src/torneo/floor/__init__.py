"""Acts to rulings: what happened at a table, under a book, with the clauses that decide it."""
