"""The sections of the event. Importing them registers their commands, events, matters and dues."""

from importlib import import_module

#: In the order in which ``todo`` asks them.
SECTIONS = (
    "structure",
    "clock",
    "entries",
    "seats",
    "chips",
    "hands",
    "prizes",
    "bubble",
    "timecalls",
    "conduct",
    "rulings",
    "live_hand",
    "corrections",
    "second_person",
)

for _section in SECTIONS:
    import_module(f"torneo.tournament.{_section}.section")
