"""The history that would have been: corrected acts in their places, and all that followed looked at again.

Every later act is tried against the corrected state: its command is given again, and places, positions,
levels and penalties come out anew. What only a draw could tell otherwise stays as it happened, and so does
what nobody knows the command of, if what it stands on is still so. The first act that fits no longer ends the
attempt.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.acts import Act, apply, decided, is_about_wall
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.corrections.events import Changed, Hands, events_text
from torneo.tournament.corrections.footing import (
    Named,
    concerned,
    lost_footing,
    renumbered,
    standing,
    weighed,
)
from torneo.tournament.corrections.moved_stacks import moved_stacks
from torneo.tournament.corrections.telling import said, told
from torneo.tournament.decider import copied
from torneo.tournament.entries.events import Entered, EntryCancelled, Qualified
from torneo.tournament.hands.events import HandEnded
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import TOURNAMENT, Actor, Command, Event, Refused, Value, command_text
from torneo.tournament.seats.mark_events import SeedRevealed
from torneo.tournament.state import Tournament


class Unfit(Exception):
    """The attempt ends here, for this reason."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class Replayed(msgspec.Struct, kw_only=True):
    """Both ends of the history, what is read otherwise, and how many later acts came out anew."""

    old: Tournament
    new: Tournament
    changed: list[Changed] = []
    anew: int = 0


def replay(
    acts: Sequence[Act],
    corrections: Mapping[int, Sequence[Correction]],
    book: Book,
    by: Actor,
    hands: Hands = "counted",
    seeds: Sequence[str] = (),
    *,
    strict: bool = False,
) -> Replayed | Refused:
    """Plays the acts with the corrections, {place in ``acts``: corrections there}. ``strict``: nothing that
    followed may come out otherwise. ``seeds``: secrets for corrected commands that draw."""
    first = min(corrections)
    old = Tournament()
    for act in acts[:first]:
        apply(old, act)
    last_entry = 0 if strict else max((act.seq for act in acts if _entered(act.events)), default=0)
    play = _Play(
        Replayed(old=old, new=copied(old)), book, by, hands, tuple(seeds) or ("",), strict, last_entry
    )
    try:
        for place, act in enumerate(acts[first:], first):
            play.act(act, corrections.get(place, ()))
        play.close(acts[first:])
    except Unfit as unfit:
        return unfit.refused
    return play.made


class _Play:
    def __init__(
        self,
        made: Replayed,
        book: Book,
        by: Actor,
        hands: Hands,
        seeds: tuple[str, ...],
        strict: bool,
        last_entry: int,
    ) -> None:
        self.made, self.book, self.by, self.hands = made, book, by, hands
        self.seeds, self.strict, self.last_entry = seeds, strict, last_entry

    def act(self, act: Act, corrections: Sequence[Correction]) -> None:
        instead = [one for one in corrections if not one.after]
        if instead:
            self._correct(act, instead[0])
        else:
            self._again(act)
        for one in corrections:
            if one.after:
                self._insert(act, one)

    def _correct(self, act: Act, correction: Correction) -> None:
        if any(isinstance(event, SeedRevealed) for event in act.events):
            raise Unfit(Refused("seed_is_public", {"seq": act.seq}))
        if is_about_wall(act):
            raise Unfit(Refused("clock_stays", {"seq": act.seq}))
        events: tuple[Event, ...] = ()
        by = act.by
        wanted = correction.wanted
        if wanted is not None:
            events, by = self._given(act, wanted)
        elif act.seq < self.last_entry:
            events = _never_was(act)
        if events == act.events and by == act.by:
            raise Unfit(Refused("nothing_to_correct", {"seq": act.seq}))
        apply(self.made.old, act)
        self._apply(act, events, by)
        self._changes(act, by, events, wanted)

    def _insert(self, act: Act, correction: Correction) -> None:
        wanted = correction.wanted
        assert wanted is not None
        events, by = self._given(act, wanted)
        if not events:
            raise Unfit(Refused("nothing_to_correct", {"seq": act.seq}))
        self._apply(act, events, by)
        self._changes(act, by, events, wanted, after=True)

    def _changes(
        self, act: Act, by: Actor, events: tuple[Event, ...], command: Command | None, *, after: bool = False
    ) -> None:
        asked = command_text(command) if command is not None and events else ""
        self.made.changed.append(
            Changed(seq=act.seq, by=by, asked=asked, events=events_text(events), after=after)
        )

    def _given(self, act: Act, command: Command) -> tuple[tuple[Event, ...], Actor]:
        """The events of a corrected command. Whoever gave the act gives it, if his role may; else the one who
        corrects."""
        rule = TOURNAMENT.commands.get(type(command))
        by = act.by if rule is not None and act.by.role in rule.roles else self.by
        answer: tuple[Event, ...] | Refused = ()
        for seed in self.seeds:
            answer = decided(self.made.new, command, act, self.book, by, seed)
            if not isinstance(answer, Refused):
                return answer, by
        assert isinstance(answer, Refused)
        facts: dict[str, Value] = {"seq": act.seq, "reason": answer.reason}
        raise Unfit(Refused("correction_refused", {**facts, **_why(answer)}, answer.clauses))

    def _again(self, act: Act) -> None:
        """What the act's command brings about now. What only a draw could tell otherwise stays as it was."""
        command = act.command
        if command is None:
            self._stays(act)
            return
        made = self.made
        thing = renumbered(made.old, made.new, command)
        if thing is not None:
            raise self._unfit(act, _told_by(act.events), "numbers", _numbers(thing))
        if self.hands == "played":
            command = moved_stacks(made.old, made.new, command)
        events = decided(made.new, command, act, self.book)
        if isinstance(events, Refused) and events.reason == "seed_missing":
            self._stays(act)
            return
        if isinstance(events, Refused):
            raise self._unfit(act, _told_by(act.events), events.reason, _why(events), events.clauses)
        if _entered(events) != _entered(act.events):
            why = _sentence("entry_numbers", {"entry": next(iter(_entered(act.events)), 0)})
            raise self._unfit(act, _told_by(act.events), "entry_numbers", why)
        apply(made.old, act)
        self._apply(act, events, act.by)
        if events != act.events:
            if self.strict:
                raise self._unfit(act, _told_by(act.events), "depends_on_it", _sentence("depends_on_it", {}))
            self._changes(act, act.by, events, command)
            made.anew += 1

    def _stays(self, act: Act) -> None:
        """Facts, event by event: what each names must be what it was, and the chips must still add up."""
        old, new = self.made.old, self.made.new
        for event in act.events:
            thing = lost_footing(old, new, event)
            if thing is not None:
                raise self._unfit(act, event, "footing", self._lost(thing))
            apply(old, act, (event,))
            things = concerned(new, event)
            before = weighed(new, things)
            self._apply(act, (event,), act.by, event)
            after = weighed(new, things)
            gained = (after.held - before.held) - (after.ledger - before.ledger)
            if after.owing or gained:
                facts: dict[str, Value] = {"difference": gained, "owing": after.owing}
                raise self._unfit(act, event, "fact_chips", _sentence("fact_chips", facts))

    def _apply(self, act: Act, events: Sequence[Event], by: Actor, what: Event | None = None) -> None:
        try:
            apply(self.made.new, msgspec.structs.replace(act, by=by), events)
        except (KeyError, IndexError, ValueError, AssertionError) as fault:
            named = what or (events[0] if events else act.events[0])
            raise self._unfit(
                act, named, "fact_impossible", _sentence("fact_impossible", {"fault": str(fault)})
            ) from fault

    def _lost(self, thing: Named) -> dict[str, Value]:
        was, now = standing(self.made.old, thing), standing(self.made.new, thing)
        code = f"footing.{thing.kind}" if was and now else "footing.missing" if was else "footing.exists"
        facts: dict[str, Value] = {"kind": thing.kind, "id": thing.id, "seat": thing.seat}
        facts |= {f"was_{key}": value for key, value in was.items()}
        facts |= {f"now_{key}": value for key, value in now.items()}
        return _sentence(code, facts)

    def _unfit(
        self, act: Act, event: Event, reason: str, why: dict[str, Value], clauses: tuple[str, ...] = ()
    ) -> Unfit:
        what = told(event)
        return Unfit(
            Refused(
                "no_longer_fits",
                {
                    "seq": act.seq + (act.events.index(event) if event in act.events else 0),
                    "at": act.at, "event": type(event).__name__, "what_es": what.es, "what_en": what.en,
                    "reason": reason, **why,
                },
                clauses,
            )
        )  # fmt: skip

    def close(self, later: Sequence[Act]) -> None:
        """What holds in every state holds in the corrected one; entries keep the numbers on their papers."""
        new = self.made.new
        if sorted(new.entries) != list(range(1, len(new.entries) + 1)):
            act = next(one for one in later if max(_entered(one.events), default=0) > len(new.entries))
            why = _sentence("entry_numbers", {"entry": max(_entered(act.events))})
            raise self._unfit(act, act.events[0], "entry_numbers", why)
        found = problems(new)
        if found:
            raise Unfit(Refused("amended_unsound", {"problem": found[0]}))


def _entered(events: Iterable[Event]) -> list[int]:
    """The numbers of the entries that the events bring."""
    return [event.entry for event in events if isinstance(event, Entered | Qualified)]


def _never_was(act: Act) -> tuple[Event, ...]:
    """An entry that never was keeps its number, cancelled, if others follow: numbers are on receipts and seat
    cards."""
    events: list[Event] = []
    for event in act.events:
        if isinstance(event, Entered):
            events += (event, EntryCancelled(entry=event.entry, refund=event.paid + event.fees))
    return tuple(events)


def _numbers(thing: Named) -> dict[str, Value]:
    return _sentence("numbers", {"kind": thing.kind, "id": thing.id})


def _told_by(events: tuple[Event, ...]) -> Event:
    """The event that tells most: the result of a hand, else the first."""
    return next((event for event in events if isinstance(event, HandEnded)), events[0])


def _why(refused: Refused) -> dict[str, Value]:
    return _sentence(refused.reason, refused.facts)


def _sentence(code: str, facts: Mapping[str, Value]) -> dict[str, Value]:
    both = said(code, facts)
    return {"why_es": both.es, "why_en": both.en}
