"""What may lie on the table: card protectors of the right size, and nothing that belongs elsewhere."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry, sitting_at
from torneo.tournament.citations import cite, speaks
from torneo.tournament.conduct.commands import ReportObject
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.kernel import TABLE, Answer, Asked, Event, Refused, Value, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

FOOD = ("food", "drink")


def why_not_allowed(
    book: Book, thing: str, count: int = 1, diameter_cm: float = 0, width_cm: float = 0
) -> str:
    """The code of what the book has against it; empty where it may lie there."""
    rules = book.values["conduct_table_objects"]
    if thing == "card_protector":
        if count > rules["card_protectors"]:
            return "too_many_protectors"
        widest, deepest = rules["protector_max_diameter_cm"], rules["protector_max_width_cm"]
        too_big = (widest is not None and diameter_cm > widest) or (
            deepest is not None and width_cm > deepest
        )
        return "protector_too_big" if too_big else ""
    if thing in FOOD:
        return "food_or_drink" if rules["food_and_drink"] == "forbidden" else ""
    if thing == "foreign_chip":
        return "" if rules["foreign_chips"] else "foreign_chip"
    return "personal_object" if speaks(book, "object_personal_object") else ""


@decides(ReportObject, roles=TABLE)
def report_object(state: Tournament, asked: Asked[ReportObject], book: Book) -> Answer:
    """An infraction with the order to take it away, or a refusal: the book allows it, or leaves it to the
    house."""
    command = asked.command
    thing = command.thing.strip()
    if not thing:
        return Refused("thing_missing")
    if command.count < 1 or min(command.diameter_cm, command.width_cm) < 0:
        return impossible(command.count, "count", ">= 1")
    entry = (
        known_entry(state, command.entry) if command.entry else sitting_at(state, command.table, command.seat)
    )
    if isinstance(entry, Refused):
        return entry
    why = why_not_allowed(book, thing, command.count, command.diameter_cm, command.width_cm)
    case = f"object_{why}" if why else "object_allowed"
    clauses = cite(book, case)
    if not why:
        return Refused("object_allowed", {"thing": thing}, clauses)
    about: dict[str, Value] = {"thing": thing, "player": entry.player, "table": entry.table, "why": why}
    removed: Event = Noted(kind="object_removed", about=about, clauses=clauses)
    recorded = noticed(
        state,
        clauses[0],
        entry.number,
        asked.by,
        asked.at,
        book,
        facts=thing,
        act=why,
        seen_by=command.seen_by,
    )
    return (recorded, removed)
