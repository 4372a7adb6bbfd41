"""The history that would have been: corrected acts in their places, and all that followed looked at again.

Every later act is tried against the corrected state: its command is given again, and places, positions,
levels and penalties come out anew. What only a draw could tell otherwise stays as it happened, and so does
what nobody knows the command of, if what it stands on is still so. The first act that fits no longer ends the
attempt, or is taken back with the rest if that is asked for.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.acts import Act, apply, decided, is_about_wall
from torneo.tournament.corrections.commands import Amend, Correction, Undo
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
    """Something no longer fits. ``refused`` tells of it; ``why``: the reason itself, for a later act."""

    def __init__(self, refused: Refused, why: Refused | None = None) -> None:
        super().__init__(refused.reason)
        self.refused, self.why = refused, why or refused


class Gone(msgspec.Struct, frozen=True):
    """A later act that is taken back with the correction: it no longer fits, for this reason."""

    act: Act
    why: Refused


class Replayed(msgspec.Struct, kw_only=True):
    """Both ends of the history, what is read otherwise, which later acts are taken back, and how many came
    out anew."""

    old: Tournament
    new: Tournament
    changed: list[Changed] = []
    gone: list[Gone] = []
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
    taking_back: bool = False,
) -> Replayed | Refused:
    """Plays the acts with the corrections, {place in ``acts``: corrections there}. ``strict``: nothing that
    followed may come out otherwise; ``taking_back``: what no longer fits is left out. ``seeds``: secrets for
    corrected commands that draw."""
    first = min(corrections)
    old = Tournament()
    for act in acts[:first]:
        apply(old, act)
    last_entry = 0 if strict else max((act.seq for act in acts if _entered(act.events)), default=0)
    made = Replayed(old=old, new=copied(old))
    play = _Play(made, book, by, hands, tuple(seeds) or ("",), strict, taking_back, last_entry)
    try:
        for place, act in enumerate(acts[first:], first):
            play.act(act, corrections.get(place, ()))
        play.close(acts[first:])
    except Unfit as unfit:
        return unfit.refused
    return made


class _Play(msgspec.Struct):
    made: Replayed
    book: Book
    by: Actor
    hands: Hands
    seeds: tuple[str, ...]
    strict: bool
    taking_back: bool
    last_entry: int

    def act(self, act: Act, corrections: Sequence[Correction]) -> None:
        instead = [one for one in corrections if not one.after]
        if instead:
            self._correct(act, instead[0])
        else:
            self._follow(act)
        for one in corrections:
            if one.after:
                self._insert(act, one)

    def _follow(self, act: Act) -> None:
        """A later act: given again, or taken back where it no longer fits and that is asked for. What the
        program did of its own accord goes with what it followed from."""
        try:
            self._again(act)
        except Unfit as unfit:
            if not (self.taking_back or _by_itself(act)) or self.strict:
                raise
            self.made.gone.append(Gone(act, unfit.why))
            self._correct(act, Correction(seq=act.seq))

    def _correct(self, act: Act, correction: Correction) -> None:
        if any(isinstance(event, SeedRevealed) for event in act.events):
            raise Unfit(Refused("seed_is_public", {"seq": act.seq}))
        if is_about_wall(act):
            raise Unfit(Refused("clock_stays", {"seq": act.seq}))
        wanted = correction.wanted
        if wanted is not None:
            events, by = self._given(act, wanted)
        else:
            events, by = _never_was(act) if act.seq < self.last_entry else (), act.by
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
        changed = Changed(seq=act.seq, by=by, asked=asked, events=events_text(events), after=after)
        self.made.changed.append(changed)

    def _given(self, act: Act, command: Command) -> tuple[tuple[Event, ...], Actor]:
        """The events of a corrected command. Whoever gave the act gives it, if his role may; else the one who
        corrects."""
        rule = TOURNAMENT.commands.get(type(command))
        by = act.by if rule is not None and act.by.role in rule.roles else self.by
        answer = decided(self.made.new, command, act, self.book, by, self.seeds)
        if not isinstance(answer, Refused):
            return answer, by
        facts: dict[str, Value] = {"seq": act.seq, "reason": answer.reason, **_both(answer, self.made.new)}
        raise Unfit(Refused("correction_refused", facts, answer.clauses), answer)

    def _again(self, act: Act) -> None:
        """What the act's command brings about now. What only a draw could tell otherwise stays as it was, and
        so does a correction that waits for a second person."""
        command = act.command
        if command is None or isinstance(command, Amend | Undo):
            self._stays(act)
            return
        made = self.made
        if (thing := renumbered(made.old, made.new, command)) is not None:
            raise self._unfit(act, Refused("numbers", {"kind": thing.kind, "id": thing.id}))
        if self.hands == "played":
            command = moved_stacks(made.old, made.new, command)
        events = decided(made.new, command, act, self.book)
        if isinstance(events, Refused) and events.reason == "seed_missing":
            self._stays(act)
            return
        if isinstance(events, Refused):
            raise self._unfit(act, events)
        if _entered(events) != (was := _entered(act.events)):
            raise self._unfit(act, Refused("entry_numbers", {"entry": next(iter(was), 0)}))
        if self.strict and events != act.events:
            raise self._unfit(act, Refused("depends_on_it"))
        apply(made.old, act)
        self._apply(act, events, act.by)
        if events != act.events:
            self._changes(act, act.by, events, command)
            made.anew += 1

    def _stays(self, act: Act) -> None:
        """Facts, event by event: what each names must be what it was, and the chips must still add up."""
        made = self.made
        apart = self.taking_back or _by_itself(act)
        kept = (copied(made.old), copied(made.new)) if apart else (made.old, made.new)
        try:
            for event in act.events:
                if (thing := lost_footing(made.old, made.new, event)) is not None:
                    raise self._unfit(act, self._lost(thing), event)
                apply(made.old, act, (event,))
                things = concerned(made.new, event)
                before = weighed(made.new, things)
                self._apply(act, (event,), act.by)
                if wrong := weighed(made.new, things).against(before):
                    raise self._unfit(act, Refused("fact_chips", wrong), event)
        except Unfit:
            made.old, made.new = kept
            raise

    def _apply(self, act: Act, events: Sequence[Event], by: Actor) -> None:
        try:
            apply(self.made.new, msgspec.structs.replace(act, by=by), events)
        except (KeyError, IndexError, ValueError, AssertionError) as fault:
            raise self._unfit(act, Refused("fact_impossible"), (*events, *act.events)[0]) from fault

    def _lost(self, thing: Named) -> Refused:
        was, now = standing(self.made.old, thing), standing(self.made.new, thing)
        code = f"footing.{thing.kind}" if was and now else "footing.missing" if was else "footing.exists"
        facts: dict[str, Value] = {"kind": thing.kind, "id": thing.id, "seat": thing.seat}
        facts |= {f"was_{key}": value for key, value in was.items()}
        facts |= {f"now_{key}": value for key, value in now.items()}
        return Refused(code, facts)

    def close(self, later: Sequence[Act]) -> None:
        """What holds in every state holds in the corrected one; entries keep the numbers on their papers."""
        new = self.made.new
        if sorted(new.entries) != list(range(1, len(new.entries) + 1)):
            act = next(one for one in later if max(_entered(one.events), default=0) > len(new.entries))
            last = max(_entered(act.events))
            raise self._unfit(act, Refused("entry_numbers", {"entry": last}), act.events[0])
        if found := problems(new):
            raise Unfit(Refused("amended_unsound", {"problem": found[0]}))

    def _unfit(self, act: Act, why: Refused, event: Event | None = None) -> Unfit:
        """A later act that no longer fits. ``event``: the one of its events it is about; the one that tells
        most if that is left open: the result of a hand, else the first."""
        results = (one for one in act.events if isinstance(one, HandEnded))
        event = event or next(results, act.events[0])
        what = told(event, self.made.new)
        facts: dict[str, Value] = {
            "seq": act.seq + (act.events.index(event) if event in act.events else 0), "at": act.at,
            "event": type(event).__name__, "what_es": what.es, "what_en": what.en,
            "reason": why.reason.partition(".")[0], **_both(why, self.made.new),
        }  # fmt: skip
        return Unfit(Refused("no_longer_fits", facts, why.clauses), why)


def _by_itself(act: Act) -> bool:
    return act.by.role == "system" and not is_about_wall(act)


def _entered(events: Iterable[Event]) -> list[int]:
    """The numbers of the entries that the events bring."""
    return [event.entry for event in events if isinstance(event, Entered | Qualified)]


def _never_was(act: Act) -> tuple[Event, ...]:
    """An entry that never was keeps its number, cancelled, if others follow: numbers are on receipts and seat
    cards."""
    entered = [event for event in act.events if isinstance(event, Entered)]
    cancelled = [EntryCancelled(entry=one.entry, refund=one.paid + one.fees) for one in entered]
    return tuple(event for pair in zip(entered, cancelled, strict=True) for event in pair)


def _both(refused: Refused, state: Tournament) -> dict[str, Value]:
    """Why, in both languages."""
    both = said(refused.reason, refused.facts, state)
    return {"why_es": both.es, "why_en": both.en}
