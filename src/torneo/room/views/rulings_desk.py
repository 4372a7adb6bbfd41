"""The rulings desk: a spot, what happened, what the book makes of it, and what the others would."""

from collections.abc import Sequence
from typing import Any

from torneo.floor.scenario.told import Spot, told_hand
from torneo.floor.scenario.told_trace import trace_of
from torneo.floor.sentences.acts import Teller
from torneo.room.views.rulings import FREE, answers, under_others
from torneo.room.views.spot_ruling import ruling_cards
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.live_hand.story import story_now

#: A spot to begin with where there is no table: six players, nobody has acted yet.
FIRST_SPOT: dict[str, Any] = {
    "game": "nlhe",
    "level": {"small": 100, "big": 200},
    "denominations": [25, 100, 500, 1000, 5000],
    "button": 6,
    "seats": {str(seat): {"stack": 20_000} for seat in range(1, 7)},
}


def tables_to_pick(state: Tournament, lang: Lang) -> list[dict[str, Any]]:
    """Open tables with somebody at them, and the hand each is playing."""
    return [
        {
            "number": table.number,
            "text": say("rulings.current", lang, {"table": table.number, "hand": table.hand.number})
            if table.hand is not None
            else say("rulings.between", lang, {"table": table.number}),
        }
        for table in state.tables.values()
        if table.open and table.players > 1
    ]


def spot_of_table(state: Tournament, table: int, book: Book, now: int) -> dict[str, Any]:
    """The hand a table is at as far as it is told, with a mark that changes with it; table 0 is no table."""
    known = state.tables.get(table)
    story = story_now(state, table, book, now) if known is not None and known.open else None
    if story is None:
        return {"table": table if known is not None and known.open else 0, "setup": FIRST_SPOT, "steps": [],
                "hand": "first"}  # fmt: skip
    mark = f"{story.name}-{story.version}"
    return {"table": table, "setup": story.setup, "steps": story.steps, "hand": mark}


def ruled(book: Book, setup: Spot, steps: Sequence[Spot], lang: Lang) -> dict[str, Any]:
    """What the book makes of the last step; may raise ``CannotTell``."""
    told = told_hand(book, setup, steps)
    ruling = told.rulings[-1][0]
    teller = Teller(lang, told.names)
    return {
        "act": teller.act(told.last_act) if told.last_act is not None else "",
        "cards": ruling_cards(ruling, teller, lang, trace_of(book, setup, steps)),
        "answers": [one for one in answers(ruling, lang) if one["code"] != FREE],
        "others": under_others(book, setup, steps, lang),
    }
