"""Facts about the event that some rules ask for."""

import msgspec


class EventFacts(msgspec.Struct, frozen=True):
    players_left: int | None = None
    table_size: int | None = None
    hand_for_hand: bool = False
    on_break: bool = False
    final_table: bool = False
    last_hand_before_break: bool = False
