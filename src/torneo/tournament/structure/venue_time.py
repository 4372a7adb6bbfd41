"""The time of the venue, as the sheet has it."""

from datetime import UTC, datetime, tzinfo

from torneo.tournament.structure.model import Structure
from torneo.writing import from_iso, moment_at


def zone_of(structure: Structure) -> tzinfo:
    """The zone of the sheet's times; UTC where none of them says."""
    times = [flight.starts for day in structure.days for flight in day.flights]
    for text in (*times, structure.registration.opens, structure.registration.closes_at):
        found = from_iso(text)
        if found is not None and found.tzinfo is not None:
            return found.tzinfo
    return UTC


def there(at: int, structure: Structure) -> datetime:
    """A moment of the event as the clock at the venue shows it."""
    return moment_at(at, zone_of(structure))
