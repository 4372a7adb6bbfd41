"""The event's page, its results and the proof of its draws, for visitors without an account."""

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.shown import folded, keep, played, up_to
from tests.support.words import page_texts

import torneo.tournament
from torneo.cli import main
from torneo.room.views.prizes import results
from torneo.room.views.public import drawn_for
from torneo.rulebook import load_book
from torneo.tournament import Actor
from torneo.tournament.clock.events import LevelStarted
from torneo.tournament.hands.places import places
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.events import Published

Client = Callable[[str], Any]


def text(browser: Any, address: str) -> str:
    answer = browser.get(address)
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", answer.content.decode())


@pytest.mark.clause("fcp-2025/art-3.2")
def test_the_sheet_in_force_is_readable_without_signing_in(client: Client) -> None:
    from torneo.room.keeping import give

    keep("hoja", up_to(played("fcp-2025"), Published), "fcp-2025")
    seen = text(client("public"), "/e/hoja/")
    assert "Hoja de estructura" in seen
    for shown in (
        "800.000 COP + 100.000 COP",
        "30.000",
        "600 / 1.200",
        "1.200",
        "viernes 12 de marzo, 14:00",
    ):
        assert shown in seen
    assert seen.count("<tr") > 30
    assert re.search(r'<td class="n">30</td>\s*</tr>', seen)
    change = ChangeStructure(changes={"level_minutes": 25}, why="la sala cierra antes")
    give("hoja", change, Actor("Ana", "director"))
    changed = text(client("public"), "/e/hoja/")
    assert re.search(r'<td class="n">25</td>\s*</tr>', changed)
    assert '<td class="n">30</td></tr>' not in changed


def test_a_draft_keeps_its_sheet_from_the_public_but_not_from_the_direction(client: Client) -> None:
    keep("hoja-borrador", played("fcp-2025")[:1], "fcp-2025")
    assert client("public").get("/e/hoja-borrador/").status_code == 404
    assert "600 / 1.200" not in text(client("dealer"), "/e/hoja-borrador/")
    assert "600 / 1.200" in text(client("director"), "/e/hoja-borrador/")


@pytest.mark.shows("pokerfest-2011/stages-4")
def test_the_schedule_shows_the_second_stage(client: Client) -> None:
    keep("fest-hoja", up_to(played("pokerfest-2011"), Published), "pokerfest-2011")
    seen = text(client("public"), "/e/fest-hoja/")
    assert "sábado 25 de junio, 15:00, hasta el final" in seen
    assert "Saturday 25 June, 15:00, to the finish" in text(client("public"), "/e/fest-hoja/?lang=en")


def test_the_results_list_every_place_with_its_prize(client: Client) -> None:
    journal = played("fcp-2025")
    state = keep("resultados", journal, "fcp-2025")
    book = load_book("fcp-2025")
    seen = text(client("public"), "/e/resultados/resultados/")
    assert seen.count("data-find=") == len(places(state, book))
    rows = results(state, book, "es")
    assert sum(bool(row["prize"]) for row in rows) == len(state.prizes.amounts)
    assert all(row["name"] in seen for row in rows)


def test_the_proof_verifies_with_the_command(
    client: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep("sorteos", played("fcp-2025"), "fcp-2025")
    answer = client("public").get("/e/sorteos/sorteos.json")
    assert answer.headers["Content-Type"] == "application/json"
    file = tmp_path / "sorteos.json"
    file.write_bytes(answer.content)
    assert main(["draw", "verify", str(file)]) == 0
    proofs = json.loads(answer.content)["proofs"]
    assert [one["session"] for one in proofs] == ["1A", "1B", "2"]
    seen = text(client("public"), "/e/sorteos/sorteos/")
    for proof in proofs:
        assert proof["commitment"] in seen
        assert proof["seed"] in seen
    assert "corresponde a la huella" in seen
    assert "NO sale igual" not in seen
    proofs[0]["draws"][0]["picked"].reverse()
    file.write_text(json.dumps({"proofs": proofs}))
    assert main(["draw", "verify", str(file)]) != 0


def test_a_seed_stays_secret_until_it_is_revealed(client: Client) -> None:
    keep("secreto", up_to(played("fcp-2025"), LevelStarted), "fcp-2025")
    every = json.loads(client("public").get("/e/secreto/sorteos.json").content)
    assert (every["commitment"], every["seed"]) == (every["commitment"], "")
    seen = text(client("public"), "/e/secreto/sorteos/")
    assert every["commitment"] in seen
    assert "secreta hasta que termine la jornada" in seen
    revealed = folded(played("fcp-2025")).sessions["1A"].seed
    assert revealed
    assert revealed not in seen


def test_every_draw_is_told_in_words_beside_its_label(client: Client) -> None:
    keep("sorteos-dichos", played("fcp-2025"), "fcp-2025")
    seen = text(client("public"), "/e/sorteos-dichos/sorteos/")
    assert re.search(r"Asientos de la salida<br> ?<code>\S+/1A/1 seats</code>", seen)
    kinds = {drawn_for(f"copa/1/3 {what}", "es") for what in _labels()}
    assert len(kinds) >= 13
    assert "" not in kinds
    assert drawn_for("copa/1/3 race of 25 at table 4", "en") == "Chip race for 25 at table 4"


def _labels() -> set[str]:
    """What every draw of the engine is labelled with, each number a 7."""
    found = set()
    for file in Path(torneo.tournament.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "label_of":
                parts = call.args[2].values if isinstance(call.args[2], ast.JoinedStr) else [call.args[2]]
                found.add("".join(str(one.value) if isinstance(one, ast.Constant) else "7" for one in parts))
    return found


@pytest.mark.parametrize("page", ["", "pantalla/", "asientos/", "resultados/", "sorteos/"])
def test_no_page_speaks_two_languages(client: Client, page: str) -> None:
    """No key without its words, and no Spanish sentence left on the English page."""
    keep("lenguas", up_to(played("fcp-2025"), LevelStarted, 4), "fcp-2025", seconds=5)
    seen = text(client("public"), f"/e/lenguas/{page}?lang=en")
    spoken = [
        one.say("es")
        for key, one in page_texts().items()
        if key.split(".")[0] in ("screens", "public")
        and one.say("es") != one.say("en")
        and "{" not in one.say("es")
        and len(one.say("es")) > 8
    ]
    assert [sentence for sentence in spoken if f">{sentence}<" in seen] == []
