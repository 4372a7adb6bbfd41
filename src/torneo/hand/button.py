"""Where button and blinds go from one hand to the next.

The big blind moves to the next player and is never skipped; the small blind goes where the big blind was, and
is not posted if that seat is empty. Only the button differs between books: a *dead button* takes the old
small blind's place even if it is empty, another rule leaves it where it was when that player is gone.
"""

from collections.abc import Collection

import msgspec

from torneo.hand.illegal import SetupError
from torneo.hand.seating import clockwise


class Positions(msgspec.Struct, frozen=True):
    """Seat numbers. ``small`` is a place at the table, perhaps empty: then nobody posts the small blind; 0 if
    a single big blind is posted where the small blind would have been, and the button waits for a hand."""

    button: int
    small: int
    big: int

    def blinds(self, seats: Collection[int], small: int, big: int) -> list[tuple[int, int]]:
        """(seat, amount) as ``Hand`` takes them."""
        return [*([(self.small, small)] if self.small in seats else []), (self.big, big)]

    def between(self, seat: int) -> bool:
        """Does the seat lie strictly between button and small blind, going clockwise?"""
        if not self.small or seat == self.big:
            return False
        places = max(self.button, self.small, seat)
        return 0 < (seat - self.button) % places < (self.small - self.button) % places


class ButtonRules(msgspec.Struct, frozen=True):
    """Fields named after the policies that fill them."""

    small_blind_busts: str = "dead_button"  # or button_stays_if_small_blind_busts
    both_blinds_bust: str = "dead_button"  # or button_stays_next_player_big_blind_no_small_blind
    heads_up_button_is: str = "small_blind"  # or big_blind
    double_big_blind_avoided: bool = True


TDA_BUTTON = ButtonRules()


def next_after(seats: Collection[int], seat: int) -> int:
    """The next occupied seat clockwise of ``seat``."""
    return clockwise(sorted(seats), seat)[0]


def first_positions(seats: Collection[int], button: int, rules: ButtonRules = TDA_BUTTON) -> Positions:
    """Positions of a table's first hand."""
    if len(seats) < 2:
        raise SetupError("seats", f"a hand needs at least two players, got {len(seats)}")
    if len(seats) == 2:
        other = next_after(seats, button)
        me = next_after(seats, other)
        return (
            Positions(me, me, other)
            if rules.heads_up_button_is == "small_blind"
            else Positions(me, other, me)
        )
    small = next_after(seats, button)
    return Positions(button, small, next_after(seats, small))


def next_positions(before: Positions, seats: Collection[int], rules: ButtonRules = TDA_BUTTON) -> Positions:
    """Positions of the next hand, given those of the last and the seats still occupied."""
    if len(seats) < 2:
        raise SetupError("seats", f"a hand needs at least two players, got {len(seats)}")
    big = next_after(seats, before.big)
    if len(seats) == 2:
        if not rules.double_big_blind_avoided:
            big = next_after(seats, next_after(seats, before.button))
        other = next_after(seats, big)
        button = other if rules.heads_up_button_is == "small_blind" else big
        return Positions(button, other, big)
    small, button = before.big, before.small or before.button
    if before.small not in seats:
        rule = rules.small_blind_busts if before.big in seats else rules.both_blinds_bust
        if rule != "dead_button":
            button = before.button
    if button in (big, small):
        button = (
            clockwise(sorted(seats), small)[-2] if small in seats else clockwise(sorted(seats), small)[-1]
        )
    return Positions(button, small, big)


def frozen_positions(before: Positions, seats: Collection[int], rules: ButtonRules = TDA_BUTTON) -> Positions:
    """The same positions for another hand: stud rounds of a mixed game do not move the button.

    If the big blind's seat was vacated meanwhile the blind falls to the next player; it is not skipped.
    """
    if len(seats) == 2:
        big = before.big if before.big in seats else next_after(seats, before.big)
        other = next_after(seats, big)
        return Positions(other if rules.heads_up_button_is == "small_blind" else big, other, big)
    if before.big in seats:
        return before
    return Positions(before.button, before.small, next_after(seats, before.big))
