"""What the tournament of a case tells the commission: its infractions, rulings, recorded hands and journal,
as evidence to attach and as evidence attached."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from torneo.commission.state import Case, Evidence
from torneo.floor.sentences.rulings import headline, reason_text
from torneo.room.views.finding import has_words
from torneo.room.views.naming import entry_name, player_name
from torneo.room.views.telling import told
from torneo.rulebook import Book, Lang
from torneo.tournament import Happened, Tournament
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.live_hand.phh import phh
from torneo.tournament.live_hand.story import Story
from torneo.tournament.rulings.state import Given

#: Choices shown of each kind, the newest.
_MOST = 60
Say = Callable[..., str]


def event_facts(
    state: Tournament, case: Case, book: Book, hands: Sequence[Story], lang: Lang, say: Say
) -> dict[str, Any]:
    """``evidence``: kind -> (reference, text) of what may be attached; ``seen``: the same for what is."""
    player = case.person.player
    infractions = sorted(state.infractions, key=lambda one: (one.player != player, -one.number))
    entries = set(state.players[player].entries) if player in state.players else set()
    rulings = sorted(state.rulings, key=lambda one: (one.entry not in entries, -one.number))
    answered = 1 <= case.infraction <= len(state.infractions) and bool(
        state.infractions[case.infraction - 1].answer
    )
    offered = {
        "infraction": [(str(one.number), infraction_text(state, one, book, lang)) for one in infractions],
        "ruling": [(str(one.number), ruling_text(one, state, lang, say)) for one in rulings],
        "hand": [(f"{one.table}:{one.number}", hand_text(one, say)) for one in reversed(hands)],
    }
    return {
        "name": state.structure.name or state.id,
        "phase": state.phase,
        "open_infraction": case.infraction if case.infraction and not answered else 0,
        "evidence": {kind: rows[:_MOST] for kind, rows in offered.items()},
        "all": {kind: dict(rows) for kind, rows in offered.items()},
    }


def infraction_text(state: Tournament, one: Infraction, book: Book, lang: Lang) -> str:
    who = player_name(state, one.player) if one.player else one.person
    clause = book.clauses.get(one.clause)
    title = clause.wording(lang).title if clause else one.clause
    facts = one.facts if one.facts and one.facts != title else ""
    return " · ".join(part for part in (f"{one.number}", who, title, facts) if part)


def ruling_text(one: Given, state: Tournament, lang: Lang, say: Say) -> str:
    who = entry_name(state, one.entry) if one.entry else ""
    found = f"{headline(one.final, lang)} {reason_text(one.final, lang)}"
    return " · ".join(
        part for part in (f"{one.number}", say("at_table", table=one.table), who, found) if part
    )


def hand_text(one: Story, say: Say) -> str:
    where = say("hand_at", table=one.table, hand=one.number)
    return f"{where} · {', '.join(one.names.values())}" if one.names else where


# ---- what is on file


def proofs(
    case: Case, facts: dict[str, Any], happened: Iterable[Happened], state: Tournament | None,
    hands: Sequence[Story], book: Book | None, lang: Lang, say: Say, name: Callable[[str], str],
) -> list[dict[str, Any]]:  # fmt: skip
    """The evidence of the case in the order it came, told where the event's record knows more."""
    entries = {str(one.seq): told(one, state, lang) for one in happened} if state is not None else {}
    known = {**facts.get("all", {}), "journal": entries}
    return [_proof(one, known, hands, book, say, name) for one in case.evidence]


def _proof(
    one: Evidence, known: dict[str, dict[str, str]], hands: Sequence[Story], book: Book | None, say: Say,
    name: Callable[[str], str],
) -> dict[str, Any]:  # fmt: skip
    found = next(
        (hand for hand in hands if one.kind == "hand" and f"{hand.table}:{hand.number}" == one.ref), None
    )
    text = known.get(one.kind, {}).get(one.ref, "")
    if one.kind == "hand" and not text:
        table, _, number = one.ref.partition(":")
        text = say("hand_at", table=table, hand=number) if number else one.ref
    return {
        "kind": name(one.kind),
        "text": text or one.ref,
        "note": one.note,
        "given_by": one.given_by,
        "recording": _recording(found, book, say) if found and book else "",
    }


def _recording(hand: Story, book: Book, say: Say) -> str:
    """The hand in the notation other programs read; while it is being played, how many acts it has."""
    text = phh(hand, book)
    return text if isinstance(text, str) else say("acts_recorded", count=len(hand.steps))


def journal_found(
    happened: Sequence[Happened], state: Tournament, query: str, lang: Lang, most: int = 30
) -> list[dict[str, Any]]:
    """Entries of the event's journal that speak of somebody or something, newest first."""
    found = []
    for one in reversed(happened):
        text = told(one, state, lang)
        if has_words(query, text, one.by.name):
            found.append({"seq": one.seq, "at": one.at, "by": one.by.name, "text": text})
            if len(found) == most:
                break
    return found
