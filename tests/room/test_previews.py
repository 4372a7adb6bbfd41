"""What a preview tells: never what a draw would bring, and the same whatever it would."""

from collections import Counter
from typing import Any

import pytest
from tests.support.console_event import do, seated

from torneo.cards.verifiable import commitment
from torneo.room.views.acts import Trial
from torneo.room.views.trying import draws, foreseen
from torneo.rulebook import Book, load_book
from torneo.simulate.runner import Run, simulate
from torneo.tournament import TOURNAMENT, Asked, Command, Refused, Tournament
from torneo.tournament.corrections.acts import Act, acts_of, apply
from torneo.tournament.decider import copied
from torneo.tournament.structure.templates import template

#: Draws of one command looked at in an event.
_EACH = 3
_TEMPLATES = {"fcp-2025": "federation-stop", "pokerfest-2011": "pokerfest-2011"}
#: Commands that must have come up, with results that differed.
_DRAWING = {
    "fcp-2025": ("EnterPlayer", "ReEnter", "BreakTable", "RaceChips", "FormFinalTable"),
    "pokerfest-2011": ("EnterPlayer", "BreakTable", "BalanceTables"),
}


def _with_seed(state: Tournament, seed: str) -> Tournament:
    """The same event, whose draws come from another secret."""
    other = copied(state)
    for session in other.sessions.values():
        session.commitment = commitment(bytes.fromhex(seed))
    return other


def _told(state: Tournament, act: Act, command: Command, book: Book, seed: str) -> Any:
    changed = _with_seed(state, seed)
    asked: Asked[Command] = Asked(command=command, by=act.by, at=act.at, seed=seed)
    answer = TOURNAMENT.decide(changed, asked, book)
    assert not isinstance(answer, Refused), answer
    return answer, foreseen(Trial(changed, book, act.at, "es", act.by), answer)


@pytest.mark.parametrize("book", ["fcp-2025", "pokerfest-2011"])
def test_a_preview_is_the_same_whatever_would_be_drawn(book: str) -> None:
    """Every command of a whole event that draws, decided with several secrets: other results, one preview."""
    rules = load_book(book)
    played = simulate(Run(book=rules, structure=template(_TEMPLATES[book]).structure, entries=40, seed=5))
    state, seen, differed = Tournament(), Counter[str](), Counter[str]()
    for act in acts_of(played.director.journal):
        if any(map(draws, act.events)):
            for command in filter(None, [act.command]):
                name = type(command).__name__
                asked: Asked[Command] = Asked(command=command, by=act.by, at=act.at)
                answer = TOURNAMENT.decide(state, asked, rules)
                if seen[name] >= _EACH or not isinstance(answer, Refused) or answer.reason != "seed_missing":
                    continue
                seen[name] += 1
                tried = [_told(state, act, command, rules, f"{n:064x}") for n in range(1, 5)]
                for _, preview in tried[1:]:
                    assert preview == tried[0][1], name
                assert "verificable" in tried[0][1]["told"][-1]
                differed[name] += any(events != tried[0][0] for events, _ in tried)
        apply(state, act)
    assert all(differed[name] for name in _DRAWING[book]), differed


def test_the_page_hides_a_draw_made_again_by_a_correction(client: Any, room: None) -> None:
    """The result of a draw that a correction makes is not among its consequences."""
    from torneo.room.keeping import keeper
    from torneo.tournament.seats.commands import MovePlayer, OpenTable

    session = seated("sorteo-corregido")
    do("sorteo-corregido", OpenTable(session=session, table=3))
    home = keeper().state("sorteo-corregido").entries[1].table
    moved = do("sorteo-corregido", MovePlayer(entry=1, table=3, why="uno"))
    assert moved.happened[0].event.draw is not None
    shown = client("director").post(
        f"/e/sorteo-corregido/direccion/corregir/{moved.happened[0].seq}/ver/",
        {"command": "MovePlayer", "entry": 1, "table": 3 - home, "why": "uno", "amend_why": "era otra"},
    )
    text = shown.content.decode()
    assert "corregir" in text
    assert "verificable" in text
    assert "se sienta en la mesa" not in text
