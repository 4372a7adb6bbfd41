"""What is left to do and no command does at one touch: cards that lead to the page where it is done."""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.tournament.prizes.listing import delivered, prize_list
from torneo.writing import money


def errands(trial: Trial) -> list[dict[str, Any]]:
    """Seat cards once everybody has a seat and nobody plays yet; prizes nobody has handed over."""
    return [*_seat_cards(trial), *_prizes(trial)]


def _seat_cards(trial: Trial) -> list[dict[str, Any]]:
    state = trial.state
    drawn = [one.id for one in state.sessions.values() if one.drawn and one.status == "planned"]
    players = sum(one.session in drawn and bool(one.table) for one in state.entries.values())
    if not players:
        return []
    return [_card(trial, f"seat-cards-{len(drawn)}", "seat_cards", "papers", players=players)]


def _prizes(trial: Trial) -> list[dict[str, Any]]:
    state = trial.state
    if state.phase != "ended" or not state.prizes.published_at:
        return []
    owed = [one.amount - delivered(state, one.entry) for one in prize_list(state, trial.book) if one.place]
    open_ = [amount for amount in owed if amount > 0]
    if not open_:
        return []
    total = money(sum(open_), state.structure.currency, trial.lang)
    return [_card(trial, "prizes", "unpaid", "console_prizes", count=len(open_), total=total)]


def _card(trial: Trial, name: str, key: str, where: str, **facts: Any) -> dict[str, Any]:
    return {
        "id": name, "title": trial.say(f"errand.{key}"), "why": trial.say(f"errand.{key}.why", **facts),
        "clauses": (), "must": False, "since": 0, "waits": 0, "act": None, "sheet": None, "elsewhere": where,
        "roles": "director operations",
    }  # fmt: skip
