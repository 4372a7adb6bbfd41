"""What a seat faces: the numbers every reading of words or chips needs."""

import msgspec

from torneo.floor.reading import Limits
from torneo.hand import Hand, rounds
from torneo.hand.lost_hand import street_events
from torneo.hand.status import BRING_IN


class Spot(msgspec.Struct, frozen=True):
    """``level``: the bet faced; ``bet``: own chips that count on this street; ``owed``: the difference.

    ``full_raise_to``/``max_raise_to``: legal totals; ``no_raise``: reason code if no bet or raise is allowed.
    ``opening``: the bet faced is the first of the street. ``acted``: he has acted since, so that the betting
    must have been re-opened for him to raise. ``option``: the big blind before he has acted.
    ``completing``: in stud nothing but the bring-in is out, so that the full bet completes it.
    ``bound_by``: the case that alone keeps him from raising.
    ``all_in_raises``: how often somebody's last chips raised the bet of this street; ``short_all_ins``: by
    less than a full raise.
    ``pot_told``: the totals the dealer's count of the pot allows, be it of the bet or of what lies there.
    """

    seat: int
    level: int
    bet: int
    owed: int
    stack: int
    full_raise_to: int
    max_raise_to: int
    no_raise: str
    opening: bool
    players: int
    limit: str
    bringing_in: bool
    acted: bool
    option: bool
    completing: bool = False
    bound_by: str = ""
    pot_told: tuple[int, ...] = ()
    all_in_raises: int = 0
    short_all_ins: int = 0

    @property
    def most(self) -> int:
        return self.stack + self.bet

    @property
    def facing(self) -> bool:
        return self.owed > 0

    @property
    def raise_word(self) -> str:
        return "complete" if self.completing else self.raise_to_word(0)

    def raise_to_word(self, total: int) -> str:
        """The name of a bet or raise; an all-in short of the full bet of third street completes nothing."""
        if self.completing and total >= self.full_raise_to:
            return "complete"
        return "raise" if self.level else "bet"

    def clamp(self, total: int) -> int:
        """The total nearest to ``total`` from the least full raise to the most allowed, or told to be."""
        return min(max(total, self.full_raise_to), max(self.max_raise_to, self.most_told))

    @property
    def most_told(self) -> int:
        """What a pot told too high lets a player bet, until somebody finds out."""
        return min(max(self.pot_told, default=0), self.most)

    def on_a_wrong_count(self, total: int) -> bool:
        """More than the pot, as it was told too high; or all of a pot that was told too low."""
        if self.max_raise_to < total <= self.most_told:
            return True
        return total in self.pot_told and total < self.max_raise_to


def spot_in(hand: Hand, seat: int, limits: Limits, announced_pot: int | None = None) -> Spot:
    """The numbers of a seat, with what its player has bound himself to and the pot as the dealer told it."""
    place = hand.place_of[seat]
    owed = rounds.owed(hand, place)
    acted_at = hand.acted_at(seat)
    if hand.status == BRING_IN and seat == hand.actor:
        no_raise = hand.why_no_raise()
    else:
        no_raise = rounds.why_no_raise(hand, place, alone=owed > 0)
    bound_by = limits.case if limits.no_raise and not no_raise else ""
    all_ins, short = _all_in_raises(hand)
    return Spot(
        seat=seat,
        level=hand.level,
        bet=hand.bet[place],
        owed=max(owed, 0),
        stack=hand.stack[place],
        full_raise_to=rounds.full_raise_to(hand),
        max_raise_to=rounds.max_raise_to(hand, place),
        no_raise=no_raise or bound_by,
        opening=hand.raises <= 0 and hand.level == hand.full_level,
        players=hand.lives,
        limit=hand.game.limit,
        bringing_in=hand.status == BRING_IN,
        acted=0 <= acted_at < hand.level,
        option=hand.street == 0 and seat == hand.big_blind and acted_at < 0,
        completing=rounds.completes(hand),
        bound_by=bound_by,
        pot_told=_pot_told(hand, place, announced_pot),
        all_in_raises=all_ins,
        short_all_ins=short,
    )


def _all_in_raises(hand: Hand) -> tuple[int, int]:
    """How many there were on this street, and how many of them were less than a full bet or raise."""
    if not any(chips and not left for chips, left in zip(hand.bet, hand.stack, strict=True)):
        return 0, 0
    level = 0 if hand.street else hand.stakes.big
    full = hand.unit or hand.stakes.big
    found = short = 0
    for _, seat, total, *_ in (event for event in street_events(hand) if event[0] in ("bet", "raise")):
        all_in = not hand.stack[hand.place_of[seat]]
        found += all_in
        if total - level >= full:
            doubles = hand.rules.min_raise == "double_the_previous_total"
            full = hand.unit or (total if doubles else total - level)
        else:
            short += all_in
        level = total
    return found, short


def _pot_told(hand: Hand, place: int, told: int | None) -> tuple[int, ...]:
    if told is None or hand.game.limit != "pot_limit":
        return ()
    return (told, 2 * hand.level - hand.bet[place] + told) if hand.level else (told,)
