"""Devices and appearance: what may be decided about a camera on the table or a face under a hood."""

from torneo.rulebook import Book
from torneo.tournament.conduct.matters import About, matter
from torneo.tournament.kernel import DIRECTORS
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


matter("other_device", _device)
matter("appearance", _appearance, roles=DIRECTORS)
