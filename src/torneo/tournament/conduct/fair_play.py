"""Play that may not have been fair, as cases: opened with the hands that raise the question, judged by the
direction, and only then an infraction."""

from collections.abc import Iterator

from torneo.cards import CardError, cards_signs, check_distinct, parse_cards
from torneo.hand.book_rules import hand_rules
from torneo.hand.games import GAMES
from torneo.hand.nuts import is_nuts
from torneo.rulebook import Book
from torneo.tournament.checks import known_player, sitting_at
from torneo.tournament.citations import cite, speaks
from torneo.tournament.conduct.commands import ReportRiver, SuspectPlay
from torneo.tournament.conduct.fair_play_events import PlayJudged, PlaySuspected
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.conduct.matters import About, Decide, matter, offer
from torneo.tournament.conduct.state import Suspicion
from torneo.tournament.kernel import (
    ANY_TIME,
    DIRECTORS,
    TABLE,
    Answer,
    Asked,
    Due,
    Event,
    Events,
    Refused,
    asks,
    decides,
)
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import game_of

KINDS = ("soft_play", "chip_dumping", "collusion")
NUTS = "checked_nuts"

NO_VIOLATION = "no_violation"


@decides(SuspectPlay, roles=TABLE | {"commission"}, phases=ANY_TIME)
def suspect_play(state: Tournament, asked: Asked[SuspectPlay], book: Book) -> Answer:
    command = asked.command
    if not state.id:
        return Refused("no_event")
    if command.kind not in KINDS:
        return Refused("unknown_suspicion", {"kind": command.kind, "known": ", ".join(KINDS)})
    players = tuple(dict.fromkeys(command.players))
    for player in players:
        found = known_player(state, player)
        if isinstance(found, Refused):
            return found
    least = 1 if command.kind == "soft_play" else 2
    if len(players) < least:
        return Refused("players_needed", {"kind": command.kind, "least": least, "told": len(players)},
                       cite(book, f"suspected_{command.kind}"))  # fmt: skip
    for table, hand in command.hands:
        place = state.tables.get(table)
        if place is None:
            return Refused("unknown_table", {"table": table})
        if not 1 <= hand <= place.hands:
            return Refused("unknown_hand", {"table": table, "hand": hand, "played": place.hands})
    if not command.facts.strip() and not command.hands:
        return Refused("facts_missing", {"kind": command.kind})
    return (
        PlaySuspected(
            kind=command.kind, players=players, hands=command.hands, facts=command.facts.strip(),
            clauses=cite(book, f"suspected_{command.kind}"),
        ),
    )  # fmt: skip


# ---- the best hand checked ---------------------------------------------------------------------------


@decides(ReportRiver, roles=TABLE)
def report_river(state: Tournament, asked: Asked[ReportRiver], book: Book) -> Answer:
    """Raised by itself as soft play where the book says so, else put to the director."""
    command = asked.command
    entry = sitting_at(state, command.table, command.seat)
    if isinstance(entry, Refused):
        return entry
    table = state.tables[command.table]
    hand = command.hand or (table.hand.number if table.hand is not None else table.hands)
    if not 1 <= hand <= table.hands:
        return Refused("unknown_hand", {"table": table.number, "hand": hand, "played": table.hands})
    code = table.hand.game if table.hand is not None else table.last_game
    game = GAMES[code or game_of(state.structure, 1, 1)]
    try:
        cards, board = parse_cards(command.cards), parse_cards(command.board)
        check_distinct((*cards, *board))
    except CardError as error:
        return Refused("cards_unreadable", {"cards": f"{command.cards} {command.board}", "why": str(error)})
    if game.family != "board" or len(board) != 5 or len(cards) != game.hole_cards:
        return Refused("not_a_river_hand", {"game": game.code, "cards": len(cards), "board": len(board)})
    if not is_nuts(game, cards, board, hand_rules(book).ranking):
        return Refused("not_the_nuts", {"cards": cards_signs(cards), "board": cards_signs(board)},
                       cite(book, "suspected_checked_nuts"))  # fmt: skip
    facts = f"{command.cards} / {command.board}"
    if book.values["penalty_check_nuts"] == "automatic_violation_director_judges_penalty":
        clause = _clause(book, NUTS, "soft_play")
        return (noticed(state, clause, entry.number, asked.by, asked.at, book, facts=facts, act=NUTS,
                        offence="soft_play", hand=hand),)  # fmt: skip
    return (
        PlaySuspected(
            kind=NUTS, players=(entry.player,), hands=((table.number, hand),), facts=facts,
            clauses=cite(book, "suspected_checked_nuts"),
        ),
    )  # fmt: skip


# ---- the finding --------------------------------------------------------------------------------------


def _clause(book: Book, kind: str, finding: str) -> str:
    """The clause the finding breaks: that of the case where the book has one, else that of the offence."""
    own = book.clauses_for("penalty_check_nuts") if kind == NUTS else ()
    return (own or cite(book, f"found_{finding}"))[0]


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """``about``: the number of the ``suspicion``. Soft play is a finding only where the book speaks of it."""
    number = about.get("suspicion")
    if not isinstance(number, int) or not 1 <= number <= len(state.conduct.suspicions):
        return Refused("unknown_suspicion_number", {"suspicion": number})
    one = state.conduct.suspicions[number - 1]
    if one.answer:
        return Refused("suspicion_judged", {"suspicion": number})
    soft = ("soft_play",) if speaks(book, "found_soft_play") or one.kind == NUTS else ()
    if one.kind in ("soft_play", NUTS) and soft:
        return (NO_VIOLATION, *soft)
    return (NO_VIOLATION, *soft, "collusion") if len(one.players) > 1 else (NO_VIOLATION, *soft)


def _judged(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """Each player found gets a record of the infraction; the penalty is then the book's to offer."""
    command = asked.command
    number = command.about["suspicion"]
    assert isinstance(number, int)
    one = state.conduct.suspicions[number - 1]
    judged = PlayJudged(suspicion=number, finding=command.option)
    if command.option == NO_VIOLATION:
        return (judged,)
    offence = "soft_play" if command.option == "soft_play" else "collusion_or_chip_dumping"
    clause = _clause(book, one.kind, command.option)
    recorded: list[Event] = []
    for player in one.players:
        entry = _entry(state, player)
        if entry is None:
            return Refused("no_entry", {"player": player})
        others = tuple(other for other in one.players if other != player)
        recorded.append(
            noticed(
                state, clause, entry, asked.by, asked.at, book, facts=_told(one, command.why), act=one.kind,
                offence=offence, others=others, hand=one.hands[-1][1] if one.hands else 0,
            )
        )  # fmt: skip
    return (judged, *recorded)


def _entry(state: Tournament, player: str) -> int | None:
    entries = state.players[player].entries
    return entries[-1] if entries else None


def _told(one: Suspicion, why: str) -> str:
    hands = ", ".join(f"{table}/{hand}" for table, hand in one.hands)
    return "; ".join(part for part in (one.facts, hands, why.strip()) if part)


matter(
    "fair_play", _options, case="fair_play", effect=_judged, roles=DIRECTORS | {"commission"}, phases=ANY_TIME
)


@asks
def play_to_judge(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    for number in state.conduct.suspected:
        one = state.conduct.suspicions[number - 1]
        offered = offer(state, "fair_play", {"suspicion": number}, book)
        if isinstance(offered, Refused):
            continue
        yield Due(
            command=Decide(matter="fair_play", option=NO_VIOLATION, why=one.facts or one.kind,
                           about={"suspicion": number}),
            reason=f"suspected_{one.kind}", must=False, since=one.at, clauses=tuple(one.clauses),
            facts={"players": ", ".join(state.players[player].name for player in one.players),
                   "facts": one.facts, "suspicion": number},
        )  # fmt: skip
