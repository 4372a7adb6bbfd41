"""Whether the second person is another: a key of another program stands for whoever made it."""

from torneo.room.models import Token
from torneo.tournament import Actor, Refused, Tournament
from torneo.tournament.second_person.commands import ConfirmMoney
from torneo.tournament.second_person.state import giver_of


def same_person(state: Tournament, command: ConfirmMoney, by: Actor, key: str) -> Refused | None:
    if not 1 <= command.number <= len(state.waiting):
        return None
    one = state.waiting[command.number - 1]
    if _behind(one.by, one.key) != _behind(by.name, key):
        return None
    return Refused("same_person", {"number": one.number, "by": one.by})


def _behind(name: str, key: str) -> str:
    """The name of the person behind a key."""
    space, _, number = giver_of(key).partition(":")
    if space == "api" and number.isdecimal():
        token = Token.objects.filter(pk=int(number)).first()
        name = token.made_by if token and token.made_by else name
    return name.strip().casefold()
