"""Events ready for tests: a small sheet that every book accepts, created and published."""

from typing import Any

from tests.support.room import COMMITMENT, START, Room

from torneo.rulebook import Book
from torneo.tournament.decider import command_named
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.model import (
    AddOn,
    Break,
    Day,
    Flight,
    Level,
    Rebuy,
    Registration,
    Structure,
)

STACK = {25: 8, 100: 8, 500: 6, 1000: 6}
BLINDS = (
    (25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400),
    (300, 600), (400, 800), (500, 1000), (700, 1400), (1000, 2000), (1500, 3000),
)  # fmt: skip


def sheet(**fields: Any) -> Structure:
    """Stacks of 10,000; a dozen levels of 20 minutes, antes from level 4; entries until level 6 ends."""
    usual: dict[str, Any] = {
        "name": "Torneo de prueba",
        "venue": "Sala de prueba",
        "country": "ES",
        "languages": ("es", "en"),
        "entry_price": 10_000,
        "stack": STACK,
        "ante_kind": "each_player",
        "levels": tuple(
            Level(number=number, small_blind=small, big_blind=big, ante=25 * (number // 4))
            for number, (small, big) in enumerate(BLINDS, 1)
        ),
        "level_minutes": 20,
        "breaks": (Break(after_level=6, minutes=15),),
        "days": (Day(number=1, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),),
        "registration": Registration(closes_level=6),
        "variant_rules": "Hold'em sin límite",
        "heads_up_postflop_order": "button_last",
    }
    return Structure(**{**usual, **fields})


REBUY = Rebuy(limit=1, price=10_000, chips={1000: 10}, stack_limit_percent=30, until_level=6)
ADDON = AddOn(
    price=10_000, chips={1000: 15}, after_level=6, early_chips={1000: 10}, early_stack_limit_percent=30
)


def drafted(book: str | Book = "tda-2013", **structure_fields: Any) -> Room:
    """An event created, with all its staff, not published yet. ``at``: at that moment."""
    room = Room(book)
    room.now = structure_fields.pop("at", START)
    if "rebuy_count" in room.book.values["structure_required_before_opening"]:
        structure_fields = {"rebuy": REBUY, "addon": ADDON, **structure_fields}
    staff = dict.fromkeys(room.book.values["staff_required_roles"], "Ana")
    room.do(CreateEvent(id="prueba", book=room.book.id, structure=sheet(**structure_fields), staff=staff))
    return room


def published(book: str | Book = "tda-2013", **structure_fields: Any) -> Room:
    """An event published under the book, with a seed committed for every session."""
    room = drafted(book, **structure_fields)
    room.do(PublishEvent())
    try:
        commit: Any = command_named("CommitSeed")
    except KeyError:
        return room
    for session in room.state.sessions:
        room.do(commit(session=session, commitment=COMMITMENT))
    return room
