"""``preview``: a correction tried on the whole history, with all that follows, before anybody accepts it.

    found = preview(journal, book, Amendment(corrections=(Correction(seq=812, command=...),), why="..."), by)
    for one in found.consequences:
        print(told_as(one.code, one.facts, Telling("es", "EUR")))
    act(state, Asked(command=found.command, history=journal, ...), book)

Where a later event no longer fits, the refusal names it; that event can be corrected in the same amendment,
or all of them taken back with it.
"""

import hashlib
from collections.abc import Sequence

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.acts import Act, acts_of, is_about_wall, state_of
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.corrections.consequences import consequences
from torneo.tournament.corrections.events import Amended, Changed, Consequence, Hands, Undone
from torneo.tournament.corrections.replay import Replayed, replay
from torneo.tournament.kernel import DIRECTORS, Actor, Happened, Refused
from torneo.tournament.kinds import kinds_of
from torneo.tournament.seats.mark_events import SeedRevealed

#: Who corrects, if nobody is named.
DIRECTOR = Actor("", "director")


class Amendment(msgspec.Struct, frozen=True, kw_only=True):
    """Corrections that belong together, and why; ``hands`` as in ``Amend``. ``seed``: the secret of the
    draws, for a corrected command that draws while the seed is not public yet. ``taking_back``: later acts
    that no longer fit are taken back with them."""

    corrections: tuple[Correction, ...]
    why: str
    hands: Hands = "counted"
    seed: str = ""
    taking_back: bool = False


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a correction would change. ``made``: the history it makes, ``act``: the act it is about;
    ``command`` does it, by the event."""

    version: int
    made: Replayed
    command: Amend | Undo
    event: Amended | Undone
    act: Act

    @property
    def consequences(self) -> tuple[Consequence, ...]:
        return self.event.consequences


def preview(
    happened: Sequence[Happened], book: Book, amendment: Amendment, by: Actor = DIRECTOR
) -> Preview | Refused:
    """The correction tried out, or what stands in its way: the corrected command itself, or the first later
    event that no longer fits."""
    acts = acts_of(happened)
    places = _places(acts, amendment, by)
    if isinstance(places, Refused):
        return places
    made = replay(
        acts, places, book, by, amendment.hands, _seeds(happened, amendment),
        taking_back=amendment.taking_back,
    )  # fmt: skip
    if isinstance(made, Refused):
        return made
    act, why = acts[min(places)], amendment.why.strip()
    found = consequences(state_of(acts), made.new, book)
    event = Amended(seq=act.seq, why=why, changed=tuple(made.changed), consequences=found)
    command = Amend(
        corrections=(*amendment.corrections, *(Correction(seq=one.act.seq) for one in made.gone)), why=why,
        hands=amendment.hands, expects=mark_of(found, made.changed),
    )  # fmt: skip
    return Preview(version=happened[-1].seq, made=made, command=command, event=event, act=act)


def undo(
    happened: Sequence[Happened], book: Book, why: str = "", table: int = 0, by: Actor = DIRECTOR
) -> Preview | Refused:
    """Taking the last command back, or the last one of a table, if nothing since depends on it."""
    acts = acts_of(happened)
    place = len(acts) - 1
    while place >= 0 and (is_about_wall(acts[place]) or (table and not concerns(acts[place], table))):
        place -= 1
    if place < 1:
        return Refused("nothing_to_undo", {"table": table})
    act = acts[place]
    made = replay(acts, {place: (Correction(seq=act.seq),)}, book, by, strict=True)
    if isinstance(made, Refused):
        return made
    found = consequences(state_of(acts), made.new, book)
    event = Undone(seq=act.seq, last=act.last, why=why.strip(), table=table, consequences=found)
    command = Undo(seq=act.seq, why=why.strip(), table=table, expects=mark_of(found, ()))
    return Preview(version=happened[-1].seq, made=made, command=command, event=event, act=act)


def mark_of(found: Sequence[Consequence], changed: Sequence[Changed]) -> str:
    """A mark of everything that follows: who has seen it has seen these consequences and no others."""
    told = msgspec.json.encode([found, [(one.seq, one.events, one.after) for one in changed]])
    return hashlib.sha256(told).hexdigest()[:32]


def _places(acts: list[Act], amendment: Amendment, by: Actor) -> dict[int, list[Correction]] | Refused:
    """Each correction at the act it corrects."""
    if by.role not in DIRECTORS:
        allowed = ", ".join(sorted(DIRECTORS))
        return Refused("role", {"role": by.role, "allowed": allowed, "command": "Amend"})
    if not amendment.why.strip():
        return Refused("reason_missing", {"matter": "Amend"})
    if not amendment.corrections:
        return Refused("nothing_to_correct", {"seq": 0})
    found: dict[int, list[Correction]] = {}
    for one in amendment.corrections:
        try:
            wanted = one.wanted
        except msgspec.ValidationError:
            return Refused("amendment_damaged", {"seq": one.seq})
        place = next((place for place, act in enumerate(acts) if act.is_meant_by(one.seq, one.key)), None)
        if place is None:
            return Refused("no_such_act", {"seq": one.seq, "key": one.key})
        if isinstance(wanted, Amend | Undo):
            return Refused("correction_of_correction", {"seq": acts[place].seq})
        if one.after and wanted is None:
            return Refused("nothing_to_insert", {"seq": acts[place].seq})
        if any(other.after == one.after for other in found.get(place, ())):
            return Refused("corrected_twice", {"seq": acts[place].seq})
        found.setdefault(place, []).append(one)
    if sum(one.after for one in amendment.corrections) > 1:
        return Refused("one_insertion", {})
    return found


def _seeds(happened: Sequence[Happened], amendment: Amendment) -> tuple[str, ...]:
    """The seed given, then every seed made public since."""
    public = [one.event.seed for one in happened if isinstance(one.event, SeedRevealed)]
    return tuple(dict.fromkeys((amendment.seed, *public)))


def concerns(act: Act, table: int) -> bool:
    """Is it about that one table?"""
    return any(
        of.kind == "table" and getattr(event, name) == table
        for event in act.events
        for name, of in kinds_of(type(event)).items()
    )
