"""Deals: the players left agree how to share the prizes left.

Proposed between hands, voted, and carried out or not as the book lets the direction decide (the matter
``deal``). What is kept for the champion is played on for.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase
from torneo.tournament.citations import cite
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.events import EventEnded
from torneo.tournament.kernel import (
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Due,
    Events,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.prizes.commands import EndByDeal, ProposeDeal, SetDealReserve, VoteDeal
from torneo.tournament.prizes.deal_shares import rounded, shares_of
from torneo.tournament.prizes.events import (
    DealClosed,
    DealProposed,
    DealReserveSet,
    DealVoted,
    PrizesSettled,
)
from torneo.tournament.prizes.listing import paid, remaining_prizes
from torneo.tournament.prizes.publishing import out_of_date
from torneo.tournament.prizes.state import PrizeDeal
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

KINDS = ("icm", "chip_chop", "even", "custom")

#: What the direction may do about an agreed deal: carry it out, or not, in the book's words.
_POWERS = {
    "approve_or_refuse_on_conditions": ("approve_deal", "refuse_deal"),
    "forbid_if_coerced": ("allow_deal", "prohibit_for_coercion"),
    "decline_to_pay_it_out": ("pay_agreed_amounts", "leave_to_players"),
}


@decides(SetDealReserve, roles=DIRECTORS)
def set_deal_reserve(state: Tournament, asked: Asked[SetDealReserve], book: Book) -> Answer:
    refused = in_phase(state, "draft", "published", "running")
    if refused is not None:
        return refused
    if asked.command.amount < 0:
        return impossible(asked.command.amount, "money", ">= 0")
    remaining = sum(remaining_prizes(state))
    if state.prizes.published_at and asked.command.amount > remaining:
        return Refused("reserve_above_prizes", {"reserve": asked.command.amount, "remaining": remaining})
    return (DealReserveSet(amount=asked.command.amount),)


@decides(ProposeDeal, roles=FLOOR)
def propose_deal(state: Tournament, asked: Asked[ProposeDeal], book: Book) -> Answer:
    command = asked.command
    if command.kind not in KINDS:
        return Refused("unknown_deal_kind", {"kind": command.kind, "known": ", ".join(KINDS)})
    refused = _impossible(state, book) or _conditions(state, book)
    if refused is not None:
        return refused
    left, prizes = state.alive(), remaining_prizes(state)
    remaining = sum(prizes)
    if remaining < 1:
        return Refused("nothing_left_to_share")
    reserve = _reserve(state, command, left, remaining, book)
    if isinstance(reserve, Refused):
        return reserve
    if reserve == remaining and state.prizes.settled_places:
        return Refused("only_the_reserve_left", {"reserve": reserve}, cite(book, "deal_reserve"))
    stacks = {entry.number: entry.stack for entry in left}
    if command.rounding < 0:
        return impossible(command.rounding, "money", ">= 0")
    shares = command.amounts
    if command.kind != "custom":
        shares = rounded(shares_of(command.kind, stacks, prizes, reserve), command.rounding)
    if sum(shares.values()) + reserve != remaining:
        return Refused("deal_does_not_add_up", {"shared": sum(shares.values()), "reserve": reserve,
                                                "remaining": remaining})  # fmt: skip
    proposed = DealProposed(
        deal=len(state.prizes.deals) + 1, kind=command.kind, shares=dict(shares), reserve=reserve,
        remaining=remaining, stacks=stacks, clauses=cite(book, "deal_unanimous", "deal_reserve"),
    )  # fmt: skip
    return (proposed,)


def _impossible(state: Tournament, book: Book) -> Refused | None:
    """What no book could allow: no prizes to share, cards on the table, seats instead of money."""
    refused = in_phase(state, "running") or out_of_date(state, book)
    if refused is not None:
        return refused
    if not state.structure.deal.allowed:
        return Refused("deals_not_allowed")
    if state.prizes.seats:
        return Refused("deal_on_seats", {"seats": state.prizes.seats})
    refused = _hand_on(state)
    if refused is not None:
        return refused
    for table in state.tables.values():
        if table.uncounted:
            return Refused("stacks_not_counted", {"table": table.number, "points": table.uncounted})
    return None


def _hand_on(state: Tournament) -> Refused | None:
    """Deals are a matter for between hands."""
    for table in state.tables.values():
        if table.open and table.hand is not None:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    return None


def _conditions(state: Tournament, book: Book) -> Refused | None:
    """The conditions of the book, the first that fails."""
    conditions = book.values["deal_conditions"]
    players = len(state.alive())
    tables = [table for table in state.tables.values() if table.open and table.players]
    if players < 2:
        return Refused("deal_needs_two", {"players": players})
    if "final_table" in conditions and (len(tables) != 1 or tables[0].players != players):
        return Refused("deal_before_final_table", {"players": players, "tables": len(tables)},
                       cite(book, "deal_final_table"))  # fmt: skip
    if "all_in_the_money" in conditions and players > paid(state):
        return Refused("deal_before_money", {"players": players, "places": paid(state)},
                       cite(book, "deal_in_money"))  # fmt: skip
    return None


def least_reserve(state: Tournament, remaining: int, book: Book) -> int | Refused:
    """What must be left for the champion: the most of what book, sheet and organiser want.

    A part of the prizes left is reckoned from what was left at the first deal carried out: what was kept then
    is not shared by a later one.
    """
    rule, own = book.values["deal_reserve_for_champion"], state.prizes.reserve
    whole = max([remaining, *(deal.remaining for deal in state.prizes.deals if deal.status == "applied")])
    sheet = -(-whole * state.structure.deal.champion_per_mille // 1000)
    least = max(sheet, own or 0)
    if rule["rule"] == "percent_of_remaining_prizes":
        percent = Fraction(str(rule["percent_of_remaining_prizes"]))
        return max(least, -(-(whole * percent) // 100))
    if rule["rule"] == "amount_set_by_organiser" and not least:
        return Refused("reserve_not_set", {"remaining": remaining}, cite(book, "deal_reserve"))
    return least


def _reserve(
    state: Tournament, command: ProposeDeal, left: list[Entry], remaining: int, book: Book
) -> int | Refused:
    least = least_reserve(state, remaining, book)
    if isinstance(least, Refused):
        return least
    reserve = command.reserve
    if command.kind == "custom":
        refused = _wrong_amounts(command.amounts, left, remaining, book)
        if refused is not None:
            return refused
        reserve = remaining - sum(command.amounts.values()) if reserve is None else reserve
    elif command.amounts:
        return Refused("amounts_only_custom", {"kind": command.kind})
    elif reserve is None:
        reserve = least
    if not least <= reserve <= remaining:
        facts: dict[str, Value] = {"reserve": reserve, "least": least, "remaining": remaining}
        return Refused("reserve_too_small", facts, cite(book, "deal_reserve"))
    return reserve


def _wrong_amounts(
    amounts: Mapping[int, int], left: list[Entry], remaining: int, book: Book
) -> Refused | None:
    numbers = {entry.number for entry in left}
    missing = sorted(numbers - set(amounts))
    strange = sorted(set(amounts) - numbers)
    if missing:
        return Refused("deal_leaves_out", {"entries": ", ".join(map(str, missing)), "players": len(left)},
                       cite(book, "deal_unanimous"))  # fmt: skip
    if strange:
        return Refused("deal_with_others", {"entries": ", ".join(map(str, strange))})
    low = min(amounts.values())
    if low < 0:
        return impossible(low, "money", ">= 0")
    shared = sum(amounts.values())
    if shared > remaining:
        return Refused("deal_does_not_add_up", {"shared": shared, "reserve": 0, "remaining": remaining})
    return None


# ---- the vote


@decides(VoteDeal, roles=FLOOR)
def vote_deal(state: Tournament, asked: Asked[VoteDeal], book: Book) -> Answer:
    deal = _open_deal(state, "proposed")
    if isinstance(deal, Refused):
        return deal
    refused = _hand_on(state) or _overtaken(state, deal)
    if refused is not None:
        return refused
    votes = asked.command.votes
    strange = sorted(set(votes) - set(deal.shares))
    missing = sorted(set(deal.shares) - set(votes))
    if strange:
        return Refused("deal_with_others", {"entries": ", ".join(map(str, strange))})
    if missing:
        facts: dict[str, Value] = {"entries": ", ".join(map(str, missing)), "players": len(deal.shares)}
        return Refused("votes_missing", facts, cite(book, "deal_unanimous"))
    yes = sum(map(bool, votes.values()))
    wants_all = "unanimous" in book.values["deal_conditions"]
    secret = book.values["deal_vote"] == "secret"
    voted = DealVoted(
        deal=deal.number, votes=len(votes), in_favour=yes,
        agreed=yes == len(votes) if wants_all else 2 * yes > len(votes),
        against=() if secret else tuple(sorted(entry for entry, vote in votes.items() if not vote)),
        clauses=cite(book, "deal_vote", "deal_unanimous"),
    )  # fmt: skip
    return (voted,)


def _open_deal(state: Tournament, *statuses: str) -> PrizeDeal | Refused:
    """The last deal, if it waits for this."""
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    deal = state.prizes.deals[-1] if state.prizes.deals else None
    if deal is None or deal.status not in statuses:
        return Refused("no_deal_open", {"status": deal.status if deal else ""})
    return deal


def _overtaken(state: Tournament, deal: PrizeDeal) -> Refused | None:
    """Has play made another deal of it since it was proposed: is somebody out, or are the stacks it goes by
    others?"""
    stacks = {entry.number: entry.stack for entry in state.alive()}
    same = set(stacks) == set(deal.stacks) and (deal.kind in ("even", "custom") or stacks == deal.stacks)
    if same and sum(remaining_prizes(state)) == deal.remaining:
        return None
    return Refused("deal_overtaken", {"deal": deal.number})


def told(deal: PrizeDeal, book: Book) -> dict[str, Value]:
    """What everybody may be shown of a deal: of a secret vote only whether all agreed."""
    shown: dict[str, Value] = {"deal": deal.number, "kind": deal.kind, "status": deal.status,
                               "reserve": deal.reserve, "remaining": deal.remaining}  # fmt: skip
    if book.values["deal_vote"] == "open" and deal.voted:
        shown |= {"votes": deal.voted, "in_favour": deal.in_favour,
                  "against": ", ".join(map(str, deal.against))}  # fmt: skip
    return shown


# ---- what the direction decides


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    power = book.values["deal_director_power"]
    if power == "forbid_if_coerced":
        deal = _open_deal(state, "agreed", "proposed")
    else:
        deal = _open_deal(state, "agreed")
    if isinstance(deal, Refused):
        return deal
    return _POWERS[power] if deal.status == "agreed" else _POWERS[power][1:]


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    deal = _open_deal(state, "agreed", "proposed")
    if isinstance(deal, Refused):
        return deal
    carried_out, _ = _POWERS[book.values["deal_director_power"]]
    if asked.command.option != carried_out:
        private = asked.command.option == "leave_to_players"
        return (DealClosed(deal=deal.number, status="private" if private else "refused"),)
    refused = _hand_on(state) or _overtaken(state, deal)
    if refused is not None:
        return refused
    settled = PrizesSettled(
        by="deal", places=len(deal.shares), shares=dict(deal.shares), title=deal.reserve, deal=deal.number,
        clauses=cite(book, "deal_reserve", "deal_power"),
    )  # fmt: skip
    return (settled,)


matter("deal", _options, case="deal_power", effect=_effect, roles=DIRECTORS)


def agreed_deal(state: Tournament) -> PrizeDeal | None:
    """The deal that all have agreed on and that waits for the direction, unless play has overtaken it."""
    deal = state.prizes.deals[-1] if state.prizes.deals else None
    if deal is None or deal.status != "agreed" or state.phase != "running":
        return None
    return deal if _overtaken(state, deal) is None else None


def deal_first(state: Tournament, book: Book) -> Refused | None:
    """No hand is dealt over a deal that all have agreed on: it would be another deal afterwards."""
    deal = agreed_deal(state)
    return None if deal is None else Refused("deal_first", {"deal": deal.number}, cite(book, "deal_power"))


@asks
def deal_to_decide(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    deal = agreed_deal(state)
    if deal is not None:
        option = _POWERS[book.values["deal_director_power"]][0]
        yield Due(
            command=Decide(matter="deal", option=option, why=""), reason="deal_agreed",
            facts={"deal": deal.number, "players": len(deal.shares), "reserve": deal.reserve},
            clauses=cite(book, "deal_power"), since=deal.at,
        )  # fmt: skip


def _why_play_on(state: Tournament, book: Book) -> Refused | None:
    """The event ends by a deal only where nothing is left to play for."""
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    if state.prizes.settled_by != "deal":
        return Refused("no_deal_open", {"status": ""})
    if state.prizes.title:
        return Refused("title_to_play_for", {"title": state.prizes.title}, cite(book, "deal_reserve"))
    return _hand_on(state)


@asks
def over_by_deal(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.prizes.settled_by == "deal" and _why_play_on(state, book) is None and len(state.alive()) > 1:
        deal = state.prizes.deals[-1]
        yield Due(
            command=EndByDeal(), reason="all_shared", facts={"deal": deal.number}, since=deal.at,
            clauses=cite(book, "deal_power"),
        )  # fmt: skip


@decides(EndByDeal, roles=DIRECTORS)
def end_by_deal(state: Tournament, asked: Asked[EndByDeal], book: Book) -> Answer:
    refused = _why_play_on(state, book)
    if refused is not None:
        return refused
    leader = max(state.alive(), key=lambda entry: (entry.stack, -entry.number))
    return (EventEnded(winner=leader.number),)
