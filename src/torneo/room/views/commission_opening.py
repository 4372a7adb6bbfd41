"""The form that opens a case: from an infraction of an event, about somebody in an event, or from nothing."""

import re
from datetime import datetime
from typing import Any

import msgspec

from torneo.commission import Case, Person, case_about
from torneo.commission.carrying_out import buy_in_of, fined_of, offset_of
from torneo.commission.commands import AppointCommission, OpenCase
from torneo.commission.opening import PERSONS
from torneo.commission.words import name
from torneo.room.views.commission import field_name, written
from torneo.room.views.fields import Field
from torneo.room.words import say
from torneo.rulebook import Book, Clause, Lang
from torneo.tournament import Refused, Tournament
from torneo.writing import Unreadable, east, read_moment

#: Topics whose clauses a case is usually about: offered while typing. Any other clause may be written too.
_TOPICS = ("ethics", "conduct", "penalties", "no-disclosure", "chips-in-transit", "hidden-chips",
           "electronic-devices", "exposing-cards", "check-the-nuts", "player-responsibilities")  # fmt: skip


def opening(
    state: Tournament | None, book: Book, infraction: int, last: Case | None, now: int, lang: Lang
) -> dict[str, Any] | None:
    """What the form holds beforehand; none if there is no such infraction. ``last``: the event's newest case,
    whose commission is likely to judge this one too."""
    opens = None
    if state is not None and infraction:
        found = case_about(state, infraction, "-")
        if isinstance(found, Refused):
            return None
        opens = found
    offset = offset_of(state) if state is not None else _offset_here(now)
    person = opens.person if opens else Person(name="")
    commission = last.commission if last else None
    members = [*(commission.members if commission else ())]
    needed = book.values["discipline_commission"]["members"]
    members += [""] * (needed - len(members))

    def text(field: str, value: object = "", **more: Any) -> Field:
        return Field(name=field, label=field_name(field.partition(":")[0], lang), value=value, **more)

    kinds = [(one, name(one, lang)) for one in PERSONS]
    known = [(one.name, one.name) for one in state.players.values()] if state is not None else []
    clauses = [_listed(one, lang) for one in book.clauses.values() if one.topic in _TOPICS]
    charged = [_listed(book.clauses[one], lang) for one in (opens.charges if opens else ())]
    return {
        "from_infraction": infraction,
        "person": [
            text("name", person.name, required=True, options=known),
            text("kind", person.kind, kind="select", options=kinds),
            text("club", person.club), text("league", person.league), text("contact", person.contact),
        ],
        "facts": [
            text("facts", opens.facts if opens else "", kind="textarea", required=True, wide=True),
            text("occurred:moment", written(opens.occurred if opens else now, offset), kind="moment",
                 required=True),
            text("charges", "; ".join(charged), options=[(one, one) for one in clauses], wide=True,
                 hint=say("commission.hint.charges", lang)),
            Field(name="venue", label=say("commission.field.venue", lang), kind="checkbox", value="true",
                  on=not (opens and not opens.venue), wide=True),
        ],
        "place": [] if state is not None else [
            text("country", book.country), text("region"), text("offset", _offset_text(offset)),
            text("buy_in:money"), text("currency"),
        ],
        "members": [
            Field(name="members[]", label=f"{say('commission.field.member', lang)} {number}", value=one)
            for number, one in enumerate(members, 1)
        ],
        "resolution": text("resolution", commission.resolution if commission else ""),
        "needed": needed,
    }  # fmt: skip


def _listed(clause: Clause, lang: Lang) -> str:
    return f"{clause.number} {clause.wording(lang).title}"


def _offset_here(now: int) -> int:
    """Of the clock of this computer: the room's own is at the venue."""
    shift = datetime.fromtimestamp(now / 1000).astimezone().utcoffset()
    return int(shift.total_seconds()) // 60 if shift else 0


def _offset_text(minutes: int) -> str:
    sign = "-" if minutes < 0 else "+"
    return f"{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


class BadField(ValueError):
    """A field that cannot be read; its name."""


def read_opening(
    fields: dict[str, Any], state: Tournament | None, book: Book, infraction: int, lang: Lang
) -> tuple[AppointCommission | None, OpenCase]:
    """The commands of a filled-in form. What the event knows about the person and its prices is taken from
    there, not from the form."""
    members = tuple(one.strip() for one in fields.get("members", ()) if one.strip())
    resolution = str(fields.get("resolution", ""))
    appoint = AppointCommission(members=members, resolution=resolution) if members or resolution else None
    offset = offset_of(state) if state is not None else read_offset(str(fields.get("offset", "")))
    person = Person(
        name=str(fields.get("name", "")).strip(), kind=str(fields.get("kind", "player")),
        club=str(fields.get("club", "")).strip(), league=str(fields.get("league", "")).strip(),
        contact=str(fields.get("contact", "")).strip(),
    )  # fmt: skip
    opens = OpenCase(
        id="-", person=person, facts=str(fields.get("facts", "")),
        occurred=moment_typed(str(fields.get("occurred", "")), offset, lang),
        charges=tuple(read_charges(str(fields.get("charges", "")), book)), venue=bool(fields.get("venue")),
        buy_in=int(fields.get("buy_in", 0)), currency=str(fields.get("currency", "")).upper(),
        country=str(fields.get("country", "")).upper(), region=str(fields.get("region", "")).upper(),
        utc_offset=offset,
    )  # fmt: skip
    if state is None:
        return appoint, opens
    return appoint, _known(opens, state, infraction)


def _known(opens: OpenCase, state: Tournament, infraction: int) -> OpenCase:
    """With what the event's record has: the infraction, or the player of that name."""
    replace = msgspec.structs.replace
    found = case_about(state, infraction, "-") if infraction else None
    if isinstance(found, OpenCase):
        person = replace(found.person, name=opens.person.name, club=opens.person.club,
                         league=opens.person.league, contact=opens.person.contact)  # fmt: skip
        # The form shows minutes; the record has the very moment.
        occurred = found.occurred if found.occurred // 60_000 == opens.occurred // 60_000 else opens.occurred
        return replace(found, person=person, facts=opens.facts, charges=opens.charges, venue=opens.venue,
                       occurred=occurred)  # fmt: skip
    wanted = opens.person.name.casefold()
    player = next((key for key, one in state.players.items() if one.name.casefold() == wanted), "")
    person = opens.person
    if player and person.kind == "player":
        one = state.players[player]
        person = replace(person, player=player, entry=max(one.entries, default=0),
                         club=person.club or one.club, contact=person.contact or one.contact)  # fmt: skip
    return replace(
        opens, tournament=state.id, event_name=state.structure.name, person=person,
        buy_in=buy_in_of(state, person.player),
        fined=fined_of(state, person.player), currency=state.structure.currency,
        country=state.structure.country,
    )  # fmt: skip


def moment_typed(text: str, offset: int, lang: Lang) -> int:
    """A day and hour at the venue, in milliseconds since 1970."""
    try:
        return round(read_moment(text, lang, east(offset)).timestamp() * 1000)
    except Unreadable as wrong:
        raise BadField("occurred") from wrong


def read_offset(text: str) -> int:
    """``-05:00`` in minutes."""
    found = re.fullmatch(r"([+-]?)(\d{1,2})(?::?(\d\d))?", text.strip() or "0")
    if found is None:
        raise BadField("offset")
    minutes = int(found[2]) * 60 + int(found[3] or 0)
    return -minutes if found[1] == "-" else minutes


def read_charges(text: str, book: Book) -> list[str]:
    """Clauses as they are written: ``70.4 Ejemplos de trampa; 5.1``. The number counts."""
    numbers = {one.number: one.id for one in book.clauses.values()}
    words = [part.split()[0].rstrip(",") for part in re.split(r"[;\n]", text) if part.strip()]
    return list(dict.fromkeys(numbers.get(word, word) for word in words))
