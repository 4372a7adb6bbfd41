"""Who answers to a book: its players and, where it has a commission, everybody who takes part."""

from torneo.rulebook import Book

#: Roles of the persons a commission is competent for, by the kind the policy names.
ROLES = {
    "player": ("player",),
    "official": ("table_official", "technical_staff"),
    "third_party": ("sponsor", "accredited_media", "third_party"),
}


def bound_roles(book: Book) -> tuple[str, ...]:
    """The roles a person may have who answers to the book, as the floor is offered them."""
    commission = book.values["discipline_commission"]
    persons = commission["persons"] if commission else ("player",)
    return tuple(role for person in persons for role in ROLES[person])
