"""Devices, appearance and stacks: what may be decided about a camera on the table, a face under a hood, a
complaint about hygiene, chips nobody can size up."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_player
from torneo.tournament.citations import cite
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.kernel import DIRECTORS, Asked, Events, Refused
from torneo.tournament.state import Tournament


def _device(state: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about``: ``player``, ``device``, ``complaint`` if somebody is disturbed.

    Where the book leaves devices to the house, its own rules decide; where a disturbance counts, an
    infraction may follow once somebody complains or the player goes on after being told to stop.
    """
    match book.values["conduct_devices"]["other"]:
        case "director_judges_penalty_menu":
            return ("allow", "forbid", "record_infraction")
        case "director_judges_and_house_rules":
            if about.get("complaint") or _told_to_stop(state, about):
                return ("allow", "forbid", "record_infraction")
    return ("allow", "forbid")


def _told_to_stop(state: Tournament, about: About) -> bool:
    player = about.get("player")
    return bool(player) and any(
        one.matter == "other_device" and one.option == "forbid" and one.about.get("player") == player
        for one in state.decisions
    )


def _appearance(_: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about``: ``player``, ``fully_hidden`` if nothing of the face can be seen."""
    match book.values["conduct_appearance"]["hidden_face"]:
        case "director_allows_removes_or_penalises":
            return ("allow", "require_removal", "penalise")
        case "forbidden_if_fully_hidden":
            return ("require_removal", "penalise") if about.get("fully_hidden") else ("allow",)
    return ("allow", "require_removal")


def _hygiene(state: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about``: ``player``, and ``refused`` if asked to remedy it the player did not. A sanction
    rests on that refusal, or needs none where the book lists it among what may be penalised; books without a
    rule leave it at asking."""
    options = ("no_disturbance", "ask_to_remedy")
    match book.values["conduct_appearance"]["hygiene"]:
        case "penalty_menu":
            return (*options, "sanction")
        case "sanction_after_refusal_to_remedy" if _asked_before(state, about) and about.get("refused"):
            return (*options, "sanction")
    return options


def _asked_before(state: Tournament, about: About) -> bool:
    return any(
        one.matter == "hygiene"
        and one.option == "ask_to_remedy"
        and one.about.get("player") == about.get("player")
        for one in state.decisions
    )


def _stack(_: Tournament, about: About, book: Book) -> tuple[str, ...]:
    """``about``: ``player``, whose stack a floor person cannot size up at a glance."""
    return ("restack", "exchange_chips", "penalise")


#: The options that put an infraction on record, so that its penalties are offered.
_PUNISHED = ("record_infraction", "penalise", "sanction")


def _punished(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """What is punished goes by an infraction, like any other."""
    command = asked.command
    if command.option not in _PUNISHED:
        return ()
    player = known_player(state, str(command.about.get("player") or ""))
    if isinstance(player, Refused):
        return player
    if not player.entries:
        return Refused("no_entry", {"player": player.id})
    clause = cite(book, command.matter)[0]
    return (noticed(state, clause, player.entries[-1], asked.by, asked.at, book, facts=command.why.strip()),)


def _named(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """The matter is about somebody, whatever is decided."""
    player = known_player(state, str(asked.command.about.get("player") or ""))
    return player if isinstance(player, Refused) else _punished(state, asked, book)


matter("hygiene", _hygiene, effect=_named)
matter("unreadable_stack", _stack, effect=_named)
matter("other_device", _device, effect=_punished)
matter("appearance", _appearance, effect=_punished, roles=DIRECTORS)
