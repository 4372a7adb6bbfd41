"""The verifier: a journal read by somebody who trusts nothing in it.

Every automatic decision is made again on the state of its moment: draws from their seeds once these are
public, moves, positions, levels, eliminations and their places, races, chips after each act, and what an
amendment claims to have come to. What does not come out as recorded is listed, with the clauses behind it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from torneo.rulebook import Book
from torneo.tournament.asked_again import Mismatch as Mismatch
from torneo.tournament.citations import cite
from torneo.tournament.corrections.acts import Act, decided, lacks_secret, recorded
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.corrections.events import Amended, Changed, events_of
from torneo.tournament.corrections.footing import concerned, weighed
from torneo.tournament.corrections.telling import fields_told, said, told
from torneo.tournament.hands.places import places
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import TOURNAMENT, Event, Happened, Refused, Value
from torneo.tournament.seats.proof import check_proof, draws_of, proofs
from torneo.tournament.state import Tournament

#: The book in force, by the state of the moment.
InForce = Callable[[Tournament], Book]


def check(happened: Sequence[Happened], book: Book | InForce, secret: Sequence[str] = ()) -> list[Mismatch]:
    """Everything in the journal that does not come out again. An empty list is a sound journal. ``secret``:
    seeds not public yet, of whoever keeps them."""
    in_force: InForce = (lambda _: book) if isinstance(book, Book) else book
    state = Tournament()
    found: list[Mismatch] = []
    public = [proof.seed for proof in proofs(happened) if proof.seed]
    seeds = tuple(dict.fromkeys((*public, *secret)))
    asked = False
    facts: dict[str, Value]
    for act in recorded(happened):
        if act.seq != state.version + 1:
            facts = {"before": state.version, "seq": act.seq}
            return [*found, Mismatch(seq=act.seq, code="verify.order", facts=facts)]
        history = happened[: act.seq - 1] if type(act.events[0]) in TOURNAMENT.rereading else ()
        if act.asked:
            mismatch = _derived(state, act, in_force(state), seeds, history)
        else:  # journals of old programs keep no commands; in others nothing happens without one
            facts = _about(act, state)
            mismatch = Mismatch(seq=act.seq, code="verify.unasked", facts=facts) if asked else None
        asked = asked or bool(act.asked)
        broken = _applied(state, act, happened[act.seq - 1 : act.last], history)
        found += [one for one in (mismatch, broken) if one is not None]
        if broken is not None and broken.code == "verify.unreadable":
            return found
    last = in_force(state)
    unsound = [Mismatch(seq=0, code="verify.unsound", facts={"problem": one}) for one in problems(state)]
    return [*_draws(happened, last), *found, *unsound, *_places(state, last)]


def _draws(happened: Sequence[Happened], book: Book) -> Iterator[Mismatch]:
    """Seeds against their commitments, and each draw from its seed."""
    cited = cite(book, "seats_at_random")
    made_at = {draw.label: one.seq for one in happened for draw in draws_of(one.event)}
    for checked in [check_proof(proof) for proof in proofs(happened) if proof.seed]:
        if checked.seed != "right":
            yield Mismatch(seq=0, code="verify.seed", facts={"session": checked.session}, clauses=cited)
            continue
        for label in [label for label, right in checked.draws if not right]:
            yield Mismatch(seq=made_at[label], code="verify.draw", facts={"label": label}, clauses=cited)


def _today(events: Iterable[Event]) -> list[object]:
    """The events as this release reads them: what an older one wrote inside a correction lacks the fields
    that came since."""
    return [one if not isinstance(one, Amended) else (replace(one, changed=()), *map(_read, one.changed))
            for one in events]  # fmt: skip


def _read(one: Changed) -> tuple[object, ...]:
    asked = TOURNAMENT.asked.read(one.asked) if one.asked else None
    return one.seq, one.by, one.after, asked, events_of(one.events)


def _derived(
    state: Tournament, act: Act, book: Book, seeds: tuple[str, ...], history: Sequence[Happened]
) -> Mismatch | None:
    """Is the act what the book makes of its command? What somebody had seen before a correction was accepted
    is told by each release in its own words, and not compared."""
    command = act.command
    assert command is not None
    if isinstance(command, Amend | Undo):
        command = replace(command, expects="")
    answer = decided(state, command, act, book, seeds=("", *seeds), history=history)
    if lacks_secret(answer) or (not isinstance(answer, Refused) and _today(answer) == _today(act.events)):
        return None
    facts = _about(act, state)
    if isinstance(answer, Refused):
        why = said(answer.reason, answer.facts, state)
        facts |= {"why_es": why.es, "why_en": why.en, "reason": answer.reason}
        clauses = answer.clauses or _clauses(act, ())
        return Mismatch(seq=act.seq, code="verify.impossible", facts=facts, clauses=clauses)
    if type(act.events[0]) in TOURNAMENT.rereading:
        return Mismatch(seq=act.seq, code="verify.amendment", facts={"seq": act.seq})
    place, es, en = _first_difference(act.events, answer, state)
    facts |= {"expected_es": es, "expected_en": en}
    return Mismatch(seq=act.seq + place, code="verify.otherwise", facts=facts, clauses=_clauses(act, answer))


def _about(act: Act, state: Tournament) -> dict[str, Value]:
    what = told(act.events[0], state)
    return {"seq": act.seq, "what_es": what.es, "what_en": what.en}


def _first_difference(
    was: tuple[Event, ...], right: tuple[Event, ...], state: Tournament
) -> tuple[int, str, str]:
    """The place of the first event that had to be another, and what it had to be, in both languages."""
    place = next((n for n, (one, other) in enumerate(zip(was, right, strict=False)) if one != other), -1)
    if place < 0:
        place = min(len(was), len(right))
        both = told((right[place:] or was[place:])[0], state)
        sign = "+" if len(right) > len(was) else "-"
        return min(place, len(was) - 1), f"{sign} {both.es}", f"{sign} {both.en}"
    one, other = was[place], right[place]
    both = told(other, state)
    if type(one) is not type(other):
        return place, both.es, both.en
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    differs = fields_told(other, names, state)
    return place, f"{both.es} [{differs.es}]", f"{both.en} [{differs.en}]"


def _clauses(act: Act, derived: tuple[Event, ...]) -> tuple[str, ...]:
    cited: dict[str, None] = {}
    for event in (*derived, *act.events):
        cited.update(dict.fromkeys(getattr(event, "clauses", ())))
    return tuple(cited)


def _applied(
    state: Tournament, act: Act, happened: Sequence[Happened], history: Sequence[Happened]
) -> Mismatch | None:
    """Applies the act and weighs the chips it may have moved."""
    things = tuple({one for event in act.events for one in concerned(state, event)})
    before = weighed(state, things)
    try:
        for one in happened:
            TOURNAMENT.evolve(state, one, history)
    except (LookupError, ValueError, AssertionError, AttributeError) as fault:
        facts = {**_about(act, state), "fault": str(fault)}
        return Mismatch(seq=act.seq, code="verify.unreadable", facts=facts)
    if type(act.events[0]) in TOURNAMENT.rereading:
        return None
    wrong = weighed(state, things).against(before)
    if not wrong:
        return None
    facts = {**_about(act, state), **wrong}
    return Mismatch(seq=act.seq, code="verify.chips", facts=facts, clauses=_clauses(act, ()))


def _places(state: Tournament, book: Book) -> Iterator[Mismatch]:
    """Everybody who went out has one place; places run from the last to the first without gaps but for
    ties."""
    due = 1 + (len(state.alive()) if state.phase != "ended" else 0)
    seen: set[int] = set()
    for place, sharing in groupby(places(state, book), key=lambda one: one.place):
        shared = list(sharing)
        wrong = next((one for one in shared if one.entry in seen or one.tied != len(shared)), None)
        if wrong is not None or place != due:
            facts: dict[str, Value] = {"entry": (wrong or shared[0]).entry, "place": place, "due": due}
            yield Mismatch(seq=0, code="verify.places", facts=facts)
            return
        seen.update(one.entry for one in shared)
        due += len(shared)
