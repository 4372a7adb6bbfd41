"""Eliminations in the same hand at different tables, outside hand-for-hand: only people can know."""

from torneo.rulebook import Book
from torneo.tournament.bubble.commands import DeclareSimultaneous
from torneo.tournament.bubble.events import DeclaredSimultaneous
from torneo.tournament.checks import known_entry
from torneo.tournament.citations import cite
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


@decides(DeclareSimultaneous, roles=DIRECTORS)
def declare_simultaneous(state: Tournament, asked: Asked[DeclareSimultaneous], book: Book) -> Answer:
    command = asked.command
    clauses = cite(book, "same_hand_elsewhere")
    if book.values["elimination_different_tables_otherwise"] == "order_of_elimination":
        return Refused("order_decides", {}, clauses)
    wanted = set(command.entries)
    if len(wanted) < 2:
        return Refused("two_eliminations_needed", {"entries": len(wanted)}, clauses)
    for number in command.entries:
        entry = known_entry(state, number)
        if isinstance(entry, Refused):
            return entry
    found = {one.entry: place for place, one in enumerate(state.eliminations) if one.entry in wanted}
    for number in sorted(wanted):
        if number not in found:
            return Refused("entry_not_out", {"entry": number, "status": state.entries[number].status})
    refused = _impossible(state, found, book)
    if refused is not None:
        return refused
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "DeclareSimultaneous"}, clauses)
    number = 1 + max(one.moment for one in state.eliminations)
    entries = tuple(sorted(wanted))
    return (DeclaredSimultaneous(entries=entries, number=number, why=command.why.strip(), clauses=clauses),)


def _impossible(state: Tournament, found: dict[int, int], book: Book) -> Refused | None:
    """Taken out by a ruling, in a round, at one table, or with others gone in between."""
    ones = {entry: state.eliminations[place] for entry, place in found.items()}
    for entry, one in ones.items():
        if one.how != "played":
            return Refused("not_out_in_a_hand", {"entry": entry})
        if one.together:
            return Refused(
                "round_decides", {"entry": entry, "round": one.together}, cite(book, "same_round_elsewhere")
            )
    hands: dict[tuple[str, int], int] = {}
    for entry, one in ones.items():
        if hands.setdefault((one.session, one.table), one.hand) != one.hand:
            return Refused("different_hands", {"entry": entry, "table": one.table})
    if len({table for _, table in hands}) < 2:
        return Refused("one_table_only", {"table": next(iter(hands))[1]}, cite(book, "same_hand_one_table"))
    if len({session for session, _ in hands}) > 1:
        return Refused("two_sessions", {})
    between = _between(state.eliminations, found)
    return Refused("others_between", {"entry": between}) if between else None


def _between(eliminations: list[Elimination], found: dict[int, int]) -> int:
    """Somebody who went out between them, in one of their hands, or at the same declared moment; 0:
    nobody."""
    ours = [eliminations[place] for place in found.values()]
    moments = {one.moment for one in ours} - {0}
    hands = {(one.session, one.table, one.hand) for one in ours}
    first, last = min(found.values()), max(found.values())
    for place, one in enumerate(eliminations):
        same_hand = one.how == "played" and (one.session, one.table, one.hand) in hands
        with_us = same_hand or one.moment in moments
        if one.entry not in found and (first < place < last or with_us):
            return one.entry
    return 0
