"""Events to disk and back: an append-only record per stream, each event chained to the one before.

    journal = DatabaseJournal()                       # SQLite or PostgreSQL, whichever Django is set to
    keeper = Keeper(journal, KINDS)
    keeper.begin(StreamHead("noche", "tournament", "fcp-2025"), asked)    # with CreateEvent
    answer = keeper.command("noche", asked)           # decided on the newest state, stored, then answered

``MemoryJournal`` is its twin without a database. Nothing that was answered is ever lost: the answer is
given only after the transaction that holds its events has been committed.
"""
