"""What becomes of a player whose time runs out, as the book in force has it."""

from torneo.room.views.naming import code
from torneo.room.words import say
from torneo.rulebook import Book, Lang

#: Why a question is asked about somebody's time.
TIME_CALLED = "time_called"


def time_end(book: Book, lang: Lang) -> str:
    """``Si no actúa a tiempo: con apuesta, mano muerta; sin apuesta, pasa``."""
    bet, free = (code(book.values[name], lang) for name in ("clock_expiry_facing_bet", "clock_expiry_no_bet"))
    if bet == free:
        return say("dealer.time_end", lang, {"what": bet})
    return say("dealer.time_ends", lang, {"bet": bet, "free": free})
