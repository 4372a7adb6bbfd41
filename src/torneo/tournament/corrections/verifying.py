"""The verifier: a journal read by somebody who trusts nothing in it.

Every automatic decision is made again on the state of its moment: draws from their seeds once these are
public, moves, positions, levels, eliminations and their places, races, chips after each act, and what an
amendment claims to have come to. What does not come out as recorded is listed, with the clauses behind it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from torneo.rulebook import Book
from torneo.tournament.chips.events import ChipsRaced
from torneo.tournament.citations import cite
from torneo.tournament.clock.events import LastHandsDrawn, LevelStarted, SessionStarted
from torneo.tournament.corrections.acts import Act, acts_of, apply, recorded, state_of
from torneo.tournament.corrections.again import decided
from torneo.tournament.corrections.events import Amended, Undone
from torneo.tournament.corrections.footing import Named, concerned, weighed
from torneo.tournament.corrections.rederiving import BALANCE, BREAK, guessed_with_draws
from torneo.tournament.corrections.settled import same_history
from torneo.tournament.corrections.telling import fields_told, said, told
from torneo.tournament.hands.events import ChipsMoved, EventEnded, HandEnded, HandStarted
from torneo.tournament.hands.places import places
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import Command, Event, Happened, Refused, Value
from torneo.tournament.prizes.events import PayoutsSet
from torneo.tournament.rulings.events import RulingDecided, RulingGiven
from torneo.tournament.seats.balance_events import FinalTableFormed
from torneo.tournament.seats.events import Drawn, Moved, SeatsDrawn
from torneo.tournament.seats.proof import check_proof, comes_out, proofs
from torneo.tournament.state import Tournament

#: Acts that begin with one of these leave nobody a choice: they come out as the book has it or are wrong.
DERIVED = (
    HandStarted, HandEnded, ChipsMoved, LevelStarted, SessionStarted, EventEnded, SeatsDrawn, Drawn,
    FinalTableFormed, ChipsRaced, LastHandsDrawn, PayoutsSet, RulingGiven, RulingDecided,
)  # fmt: skip

CORRECTIONS = (Amended, Undone)

#: Why a command cannot be made again without its secret.
_SECRET = frozenset({"seed_missing", "seed_wrong", "seed_revealed", "seed_not_committed"})


class Mismatch(msgspec.Struct, frozen=True, kw_only=True):
    """Something that does not come out as recorded: the code of a sentence, the facts that fill it, and the
    clauses behind it. ``seq`` 0: about the journal as a whole."""

    seq: int
    code: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


Verify = Callable[[Tournament, Book], Iterable[Mismatch]]

VERIFIERS: list[Verify] = []


def verifies(find: Verify) -> Verify:
    """Registers a look at the state in which a journal ends: places, payouts."""
    VERIFIERS.append(find)
    return find


def check(happened: Sequence[Happened], book: Book) -> list[Mismatch]:
    """Everything in the journal that does not come out again. An empty list is a sound journal."""
    found = list(_draws(happened, book))
    seeds = tuple(dict.fromkeys(proof.seed for proof in proofs(happened) if proof.seed))
    state = Tournament()
    for act in recorded(happened):
        if act.seq != state.version + 1:
            facts: dict[str, Value] = {"before": state.version, "seq": act.seq}
            return [*found, Mismatch(seq=act.seq, code="verify.order", facts=facts)]
        for broken in _looked_at(state, act, book, seeds):
            found.append(broken)
            if broken.code == "verify.unreadable":
                return found
        if any(isinstance(event, CORRECTIONS) for event in act.events):
            found += _corrected(state, act, happened, book, seeds)
    found += [
        Mismatch(seq=0, code="verify.unsound", facts={"problem": problem}) for problem in problems(state)
    ]
    return [*found, *(one for verify in VERIFIERS for one in verify(state, book))]


def _looked_at(state: Tournament, act: Act, book: Book, seeds: tuple[str, ...]) -> Iterator[Mismatch]:
    """Derives and applies the act, command by command."""
    while act.events:
        count = len(act.events)
        if not isinstance(act.events[0], CORRECTIONS):
            derived = _derived(state, act, book, seeds)
            if isinstance(derived, Mismatch):
                yield derived
            else:
                count = derived
        part = msgspec.structs.replace(act, last=act.seq + count - 1, events=act.events[:count])
        broken = _applied(state, part)
        if broken is not None:
            yield broken
        act = msgspec.structs.replace(act, seq=act.seq + count, events=act.events[count:])


def _draws(happened: Sequence[Happened], book: Book) -> Iterator[Mismatch]:
    """Seeds against their commitments, and each draw from its seed."""
    places_of = {}
    for one in happened:
        for name in getattr(one.event, "__struct_fields__", ()):
            label = getattr(getattr(one.event, name), "label", None)
            if label:
                places_of[label] = one.seq
    for proof in proofs(happened):
        if not proof.seed:
            continue
        checked = check_proof(proof)
        if checked.seed != "right":
            yield Mismatch(
                seq=0, code="verify.seed", facts={"session": proof.session},
                clauses=cite(book, "seats_at_random"),
            )  # fmt: skip
            continue
        for draw in proof.draws:
            if not comes_out(bytes.fromhex(proof.seed), draw):
                yield Mismatch(
                    seq=places_of.get(draw.label, 0), code="verify.draw", facts={"label": draw.label},
                    clauses=cite(book, "seats_at_random"),
                )  # fmt: skip


def _must(event: Event) -> bool:
    return isinstance(event, DERIVED) or (isinstance(event, Moved) and event.why in (BALANCE, BREAK))


def _derived(state: Tournament, act: Act, book: Book, seeds: tuple[str, ...]) -> Mismatch | int:
    """Is the act what the book makes of the command behind it? How many of its events are looked at: all, or
    without a key those of the first command."""
    must = _must(act.events[0])
    if not must and act.key:
        return len(act.events)
    otherwise: tuple[Event, ...] = ()
    refused: Refused | None = None
    secret = False
    for command in guessed_with_draws(state, act.events):
        answer = _made_again(state, command, act, book, seeds)
        if isinstance(answer, Refused):
            secret = secret or answer.reason in _SECRET
            refused = refused or answer
        elif answer == act.events or (not act.key and answer and answer == act.events[: len(answer)]):
            return len(answer)
        else:
            otherwise = otherwise or answer
    if not must:
        return 1
    if secret:
        return len(act.events)
    facts = _about(act)
    if otherwise:
        expected = _first_difference(act.events, otherwise)
        facts |= {"expected_es": expected[0], "expected_en": expected[1]}
        return Mismatch(seq=act.seq, code="verify.otherwise", facts=facts, clauses=_clauses(act, otherwise))
    if refused is not None:
        why = said(refused.reason, refused.facts)
        facts |= {"why_es": why.es, "why_en": why.en, "reason": refused.reason}
        clauses = refused.clauses or _clauses(act, ())
        return Mismatch(seq=act.seq, code="verify.impossible", facts=facts, clauses=clauses)
    return len(act.events)


def _made_again(
    state: Tournament, command: Command, act: Act, book: Book, seeds: tuple[str, ...]
) -> tuple[Event, ...] | Refused:
    """What the command brings about with the seed it wants, if that is public."""
    answer: tuple[Event, ...] | Refused = ()
    for seed in ("", *seeds):
        answer = decided(state, command, act, book, seed=seed)
        if not isinstance(answer, Refused) or answer.reason not in _SECRET:
            break
    return answer


def _about(act: Act) -> dict[str, Value]:
    what = told(act.events[0])
    return {"seq": act.seq, "what_es": what.es, "what_en": what.en}


def _first_difference(recorded_: tuple[Event, ...], derived: tuple[Event, ...]) -> tuple[str, str]:
    """The first event that had to be another, and the fields in which it differs."""
    for was, right in zip(recorded_, derived, strict=False):
        if was == right:
            continue
        both = told(right)
        if type(was) is not type(right):
            return both.es, both.en
        names = [name for name in was.__struct_fields__ if getattr(was, name) != getattr(right, name)]
        differs = fields_told(right, names)
        return f"{both.es} [{differs.es}]", f"{both.en} [{differs.en}]"
    longer = derived[len(recorded_) :] or recorded_[len(derived) :]
    both = told(longer[0])
    sign = "+" if len(derived) > len(recorded_) else "-"
    return f"{sign} {both.es}", f"{sign} {both.en}"


def _clauses(act: Act, derived: tuple[Event, ...]) -> tuple[str, ...]:
    cited: dict[str, None] = {}
    for event in (*derived, *act.events):
        cited.update(dict.fromkeys(getattr(event, "clauses", ())))
    return tuple(cited)


def _applied(state: Tournament, act: Act) -> Mismatch | None:
    """Applies the act and weighs the chips it may have moved."""
    things = tuple({one for event in act.events for one in _concerned(state, event)})
    before = weighed(state, things)
    try:
        apply(state, act)
    except (LookupError, ValueError, AssertionError, AttributeError) as fault:
        facts = {**_about(act), "fault": str(fault)}
        return Mismatch(seq=act.seq, code="verify.unreadable", facts=facts)
    state.version = act.last
    if isinstance(act.events[0], CORRECTIONS):
        return None
    after = weighed(state, things)
    gained = (after.held - before.held) - (after.ledger - before.ledger)
    if not gained and not after.owing:
        return None
    facts = {**_about(act), "difference": gained, "owing": after.owing}
    return Mismatch(seq=act.seq, code="verify.chips", facts=facts, clauses=_clauses(act, ()))


def _concerned(state: Tournament, event: Event) -> Iterable[Named]:
    try:
        return concerned(state, event)
    except LookupError:
        return ()


def _corrected(
    state: Tournament, act: Act, happened: Sequence[Happened], book: Book, seeds: tuple[str, ...]
) -> Iterator[Mismatch]:
    """Does a correction come to the state that the corrected acts make, and were they by the book?"""
    acts = acts_of(happened[: act.last])
    if not same_history(state_of(acts), state):
        yield Mismatch(seq=act.seq, code="verify.amendment", facts={"seq": act.seq})
        return
    changed = {
        change.seq if not change.after else act.seq
        for event in act.events
        if isinstance(event, Amended)
        for change in event.changed
    }
    if changed:
        then = Tournament()
        for one in acts:
            if one.seq in changed:
                yield from _looked_at(then, one, book, seeds)
            else:
                apply(then, one)


@verifies
def _places(state: Tournament, book: Book) -> Iterator[Mismatch]:
    """Everybody who went out has one place; places run from the last to the first without gaps but for
    ties."""
    placed = places(state, book)
    below = len(state.alive()) if state.phase != "ended" else 0
    if len({one.entry for one in placed}) != len(placed):
        yield Mismatch(seq=0, code="verify.places", facts={"problem": "an entry has two places"})
    expected = below + 1
    left = 0
    for one in placed:
        if not left:
            expected, left = below + 1, one.tied
        if one.place != expected:
            problem = f"entry {one.entry} in place {one.place}, should be {expected}"
            yield Mismatch(seq=0, code="verify.places", facts={"problem": problem})
            return
        left -= 1
        below += 1
