"""What people see of a stream, as plain data: the same whatever the state behind it is called and however it
is grouped. The journals of every release must come to it for ever."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from torneo.commission import Case
from torneo.rulebook import Book
from torneo.tournament import Tournament
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import delivered, prize_list
from torneo.tournament.ranking import Circuit, standings
from torneo.tournament.recorded import Recorded
from torneo.tournament.recorded.recording import told

Plain = dict[str, Any]


def seen(kind: str, state: Any, book: Book) -> Plain:
    look: dict[str, Callable[[Any, Book], Plain]] = {
        "tournament": _event, "case": _case, "circuit": _circuit, "hand": _hand,
    }  # fmt: skip
    return look[kind](state, book)


def digest_of(plain: Plain) -> str:
    """Sixteen digits are enough to find one that differs."""
    text = msgspec.json.encode(msgspec.to_builtins(plain, str_keys=True), order="deterministic")
    return hashlib.sha256(text).hexdigest()[:16]


def _event(state: Tournament, book: Book) -> Plain:
    return {
        "phase": state.phase,
        "policies": state.policies,
        "players": {one.id: [one.name, one.document, one.born] for one in state.players.values()},
        "entries": {
            one.number: [
                one.player, one.status, one.table, one.seat, one.stack, one.rebuys, one.addons, one.paid
            ]
            for one in state.entries.values()
        },
        "places": [[one.place, one.entry, one.tied] for one in places(state, book)],
        "prizes": [
            [one.place, one.entry, one.amount, delivered(state, one.entry)] for one in prize_list(state, book)
        ],
        "chips": [state.ledger.issued, state.ledger.removed, state.ledger.causes],
        "penalties": [
            [one.number, one.player, one.penalty, one.clause, one.hands, one.left, one.status]
            for one in state.conduct.penalties
        ],
        "infractions": [[one.number, one.player, one.clause, one.answer] for one in state.infractions],
        "deals": [[one.number, one.status, one.shares, one.reserve] for one in state.prizes.deals],
        "sessions": {
            one.id: [one.day, one.status, one.clock.level, one.started_at, one.finished_at]
            for one in state.sessions.values()
        },
        "tables": {one.number: [one.open, list(one.seats)] for one in state.tables.values()},
    }  # fmt: skip


def _case(state: Case, _: Book) -> Plain:
    return {
        "case": [state.id, state.status, state.person.name, state.facts, state.charges, state.buy_in],
        "notices": [[one.about, one.channel, one.at] for one in state.notices],
        "defences": [[one.text, one.at, one.late] for one in state.defences],
        "rulings": [[one.outcome, one.amount, one.scope, one.reasons, one.signed] for one in state.rulings],
        "reports": [[one.to, one.at, one.reference] for one in state.reports],
    }


def _circuit(state: Circuit, book: Book) -> Plain:
    rows = standings(state, book).rows
    return {"rows": [[one.rank, one.player, one.points, bool(one.unranked)] for one in rows]}


def _hand(state: Recorded, book: Book) -> Plain:
    return {
        "hand": [state.event, state.table, state.number, state.names, state.setup],
        "acts": state.steps,
        "stacks": told(state, book).table.hand.stacks,
    }
