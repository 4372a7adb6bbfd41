"""What a command is, in a few words: its name with its table, player or session."""

from typing import Any

from torneo.room.views.naming import Names, entry_name, matter_name
from torneo.room.words import say, say_as, words
from torneo.rulebook import Lang
from torneo.tournament import TOURNAMENT, Command, Tournament
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.corrections.commands import Amend
from torneo.tournament.second_person.commands import ConfirmMoney


def command_told(command: Command, state: Tournament, lang: Lang) -> str:
    if isinstance(command, Decide):
        name = matter_name(command.matter, lang)
        return name[:1].upper() + name[1:]
    if isinstance(command, ConfirmMoney) and 1 <= command.number <= len(state.waiting):
        return waiting_told(state.waiting[command.number - 1].asked, state, lang)
    facts = {name: getattr(command, name) for name in command.__struct_fields__}
    if isinstance(facts.get("entry"), int):
        facts["who"] = entry_name(state, facts["entry"])
    if isinstance(command, Amend) and command.corrections:
        facts["seq"] = command.corrections[0].seq
    return command_label(type(command).__name__, facts, state, lang)


def command_label(kind: str, facts: dict[str, Any], state: Tournament, lang: Lang) -> str:
    """``commands.BreakTable.of`` filled; without facts the plain name of the act."""
    filled = f"commands.{kind}.of"
    if facts and filled in words:
        return say_as(filled, facts, Names(state, lang))
    return say(f"commands.{kind}", lang)


def waiting_told(asked: str, state: Tournament, lang: Lang) -> str:
    """A command kept as JSON, in the same words."""
    return command_told(TOURNAMENT.asked.read(asked), state, lang)
