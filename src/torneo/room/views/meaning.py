"""Whom somebody means who typed a name, a seat or a document where a form asks for a player."""

from collections.abc import Mapping
from typing import Any

import msgspec

from torneo.room.views.finding_people import holding, people_in, players_of, search
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Command, Tournament
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.kinds import kinds_of

#: People named where several may be meant.
_NAMED = 4


class NotMeant(ValueError):
    """What was typed is nobody's, or several people's (``several``: some of them)."""

    def __init__(self, text: str, several: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.several = text, several

    def told(self, lang: Lang) -> str:
        facts = {"text": self.text[:60], "names": "; ".join(self.several)}
        return say("console.several_meant" if self.several else "console.nobody_meant", lang, facts)


def seat_label(table: int, seat: int, name: str) -> str:
    """A player as lists of people to choose from tell him: ``2-3 · Ana Ruiz``."""
    return f"{table}-{seat} · {name}" if table else name


def with_people(kind: type[Command], fields: Mapping[str, Any], state: Tournament) -> dict[str, Any]:
    """The fields of a command with every player as a number or an id, whatever he was typed as;
    ``msgspec.ValidationError``, caused by a ``NotMeant``, where nobody or several are meant."""
    found = dict(fields)
    if kind is RegisterPlayer:  # its id is nobody's yet
        return found
    kinds = kinds_of(kind)
    for name, value in fields.items():
        of = kinds[name].kind if name in kinds else ""
        if of in ("entry", "player") and isinstance(value, str) and value.strip():
            try:
                found[name] = _meant(value.strip(), state, entry=of == "entry")
            except NotMeant as wrong:
                raise msgspec.ValidationError(f"`{name}`") from wrong
    return found


def _meant(text: str, state: Tournament, *, entry: bool) -> str:
    if text.isdecimal() if entry else text in state.players:
        return text
    people = people_in(state) if entry else players_of(state)
    exact = [one for one in people if text in (one.name, seat_label(one.table, one.seat, one.name))]
    found, count = (exact, len(exact)) if exact else search(people, text, _NAMED, inside_first=True)
    if count != 1:
        raise NotMeant(text, tuple(seat_label(one.table, one.seat, one.name) for one in found[:_NAMED]))
    if not entry:
        return found[0].id
    held = holding(state, found[0].entries)
    return str(held.number if held else found[0].entries[-1])
