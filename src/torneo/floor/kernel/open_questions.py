"""Questions to the floor one upon the other: none is lost because another came in between.

The one asked last is answered first. One about a penalty outlives the hand, its void deal and any going back;
the others are about the hand, and open no longer once it has gone past them.
"""

from torneo.floor.kernel.matters import Question
from torneo.hand import Hand
from torneo.rulebook import Book


def lasts(question: Question, book: Book) -> bool:
    """Is it about a penalty?"""
    penalties = book.values["penalty_menu"]
    return not question.stops and not {*question.reading.options}.isdisjoint(penalties)


def is_past(question: Question, hand: Hand) -> bool:
    """The hand is over since, or the turn it was about is somebody else's."""
    if hand.is_over and not question.after_hand:
        return True
    return question.spot is not None and hand.actor != question.seat


def same(one: Question, other: Question) -> bool:
    """Asked anew about the same player."""
    return (one.reading.case, one.seat) == (other.reading.case, other.seat)
