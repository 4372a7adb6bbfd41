"""Events of suspicions, and of what other events have on record."""

from torneo.tournament.conduct.state import Earlier, Suspicion
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import ClauseId, Code, Number, PlayerId


class PlaySuspected(Event, frozen=True):
    """Play that may not have been fair; the direction judges it."""

    kind: Code
    players: tuple[PlayerId, ...]
    hands: tuple[tuple[int, int], ...] = ()
    facts: str = ""
    clauses: tuple[ClauseId, ...] = ()


class PlayJudged(Event, frozen=True):
    """What the direction found."""

    suspicion: Number
    finding: Code


class HistoryBrought(Event, frozen=True):
    """What other events have on record about a player."""

    player: PlayerId
    earlier: tuple[Earlier, ...]


@applies(PlaySuspected)
def _suspected(state: Tournament, event: PlaySuspected, happened: Happened) -> None:
    number = len(state.conduct.suspicions) + 1
    state.conduct.suspicions.append(
        Suspicion(
            number=number, kind=event.kind, players=list(event.players), at=happened.at, by=happened.by,
            hands=list(event.hands), facts=event.facts, clauses=list(event.clauses),
        )
    )  # fmt: skip
    state.conduct.suspected.append(number)


@applies(PlayJudged)
def _judged(state: Tournament, event: PlayJudged, _: Happened) -> None:
    state.conduct.suspicions[event.suspicion - 1].answer = event.finding
    state.conduct.suspected.remove(event.suspicion)


@applies(HistoryBrought)
def _history(state: Tournament, event: HistoryBrought, _: Happened) -> None:
    state.conduct.earlier.setdefault(event.player, []).extend(event.earlier)
