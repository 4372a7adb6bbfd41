"""The API as another program meets it: reading, giving commands, being refused."""

import hashlib
from typing import Any

import msgspec
import pytest
from tests.support.api import Program
from tests.support.console_event import seated
from tests.support.kept_room import keep, state_of
from tests.support.private import PERSONAL, with_luz

from torneo.rulebook import load_book
from torneo.simulate.runner import staff_of


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("api", with_luz())


@pytest.fixture(scope="module")
def director(room: None) -> Program:
    return Program("director")


READS = ("", "/clock", "/tables", "/entries", "/prizes", "/standings")


def test_the_public_reads_what_the_public_page_shows(stream: str) -> None:
    anybody = Program()
    for part in READS:
        answer = anybody.get(f"/events/{stream}{part}")
        assert answer.status_code == 200, part
        text = answer.content.decode()
        assert not [secret for secret in PERSONAL if secret in text], part
    names = [one["name"] for one in anybody.get(f"/events/{stream}/entries").json()["entries"]]
    assert len(names) == 13
    assert "Luz Amaya" in names
    for part in ("/journal", "/file", "/rulings"):
        assert anybody.get(f"/events/{stream}{part}").status_code == 401, part


def test_what_is_read_agrees_with_the_event(stream: str, director: Program) -> None:
    state = state_of(stream)
    read = {part: director.get(f"/events/{stream}{part}").json() for part in READS}
    assert read[""]["phase"] == "running"
    assert read[""]["structure"]["stack"] == {str(chip): n for chip, n in state.structure.stack.items()}
    seated = {
        (table["table"], seat["seat"]): seat["entry"]
        for table in read["/tables"]["tables"]
        for seat in table["seats"]
    }
    assert seated == {(one.table, one.seat): one.number for one in state.alive()}
    assert sum(one["stack"] for one in read["/standings"]["counts"]) == sum(
        one.stack for one in state.alive()
    )
    assert sum(one["paid"] for one in read["/entries"]["entries"]) == read["/prizes"]["fund"]["collected"]
    level = read["/clock"]["sessions"][0]["level"]
    assert level["number"] == state.sessions["1"].clock.level


def test_who_runs_the_room_sees_people(stream: str) -> None:
    for role in ("director", "operations", "floor", "desk"):
        text = Program(role).get(f"/events/{stream}/entries").content.decode()
        assert "DOC98765" in text, role
    for role in ("dealer", "commission"):
        text = Program(role).get(f"/events/{stream}/entries").content.decode()
        assert not [secret for secret in PERSONAL if secret in text], role


def test_a_reader_asks_only_for_what_is_new(stream: str, director: Program) -> None:
    version = state_of(stream).version
    first = director.get(f"/events/{stream}/journal?limit=5")
    assert first.headers["ETag"] == f'"{version}"'
    lines = first.json()["lines"]
    assert [one["version"] for one in lines] == [1, 2, 3, 4, 5]
    found = lines
    following = first.json()["next"]
    while following is not None:
        page = director.get(f"/events/{stream}/journal?after={following}&limit=1000").json()
        found, following = found + page["lines"], page["next"]
    assert [one["version"] for one in found] == list(range(1, version + 1))
    assert director.get(f"/events/{stream}/tables", If_None_Match=f'"{version}"').status_code == 304
    assert director.get(f"/events/{stream}/tables", If_None_Match='"1"').status_code == 200
    assert director.get(f"/events/{stream}/journal?after={version}").json()["lines"] == []
    wrong = director.get(f"/events/{stream}/journal?limit=0")
    assert (wrong.status_code, wrong.json()["field"]) == (422, "limit")


def test_the_file_is_the_one_torneo_journal_reads(stream: str, director: Program) -> None:
    from torneo.journal.event_file import read_file
    from torneo.journal.kinds import KINDS
    from torneo.journal.verify import verify

    body = director.get(f"/events/{stream}/file").content
    head, lines = read_file(body.splitlines(keepends=True))
    assert head.name == stream
    assert verify(head, KINDS, lambda: lines).fault is None
    assert len(lines) == state_of(stream).version


def test_a_command_answers_with_its_events(stream: str, director: Program) -> None:
    before = state_of(stream).version
    answer = director.post(f"/events/{stream}/commands/PauseClock", {"why": "se fue la luz"}).json()
    assert answer["version"] == before + len(answer["events"]) == state_of(stream).version
    assert [one["event"]["event"] for one in answer["events"]] == ["ClockPaused"]
    last = director.get(f"/events/{stream}/journal?after={before}").json()["lines"][-1]
    assert (last["actor"], last["role"]) == ("Programa director", "director")
    director.do(stream, "ResumeClock")


def test_a_repeated_command_is_answered_as_the_first_time(stream: str, director: Program) -> None:
    fields = {"player": "dos-veces", "name": "Dos Veces", "document": "X-2"}
    where = f"/events/{stream}/commands/RegisterPlayer"
    first = director.post(where, fields, Idempotency_Key="alta-1").json()
    again = director.post(where, fields, Idempotency_Key="alta-1").json()
    assert again == {**first, "repeated": True}
    other = Program("director").post(where, fields, Idempotency_Key="alta-1")
    assert other.status_code == 409, "another program's key is another wish"


def test_a_refusal_is_a_problem_with_reason_and_clauses(stream: str) -> None:
    for lang, word in (("es", "mesa"), ("en", "table")):
        desk = Program("director", lang=lang)
        answer = desk.post(f"/events/{stream}/commands/StartHand", {"table": 99})
        assert answer.status_code == 409
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert answer.headers["Content-Language"] == lang
        problem = answer.json()
        assert problem["status"] == 409
        assert problem["reason"]
        assert word in problem["detail"]
    closed = Program("director").post(f"/events/{stream}/commands/ReEnter", {"player": "luz"}).json()
    assert closed["clauses"], closed


def test_languages_are_chosen_as_readers_ask(stream: str) -> None:
    from django.test import RequestFactory

    from torneo.room.api.door import language

    def chosen(header: str, query: str = "") -> str:
        headers = {"Accept-Language": header} if header else {}
        return language(RequestFactory().get(f"/api/events{query}", headers=headers))

    assert chosen("") == "es"
    assert chosen("en-GB,en;q=0.9") == "en"
    assert chosen("fr, es;q=0.4, en;q=0.8") == "en"
    assert chosen("de") == "es"
    assert chosen("en", "?lang=es") == "es"
    assert chosen(";;;q=,en;q=x") == "es"


def test_a_version_that_has_moved_on_is_told(stream: str, director: Program) -> None:
    version = state_of(stream).version
    where = f"/events/{stream}/commands/Announce"
    late = director.post(where, {"kind": "prizes"}, If_Match=f'"{version - 1}"')
    assert late.status_code == 412
    assert late.headers["ETag"] == f'"{version}"'
    assert late.json()["facts"] == {"version": version}
    assert state_of(stream).version == version
    taken = director.post(where, {"kind": "prizes"}, If_Match=f'"{version}"', Idempotency_Key="k")
    assert taken.status_code == 200, taken.content
    again = director.post(where, {"kind": "prizes"}, If_Match=f'"{version}"', Idempotency_Key="k")
    assert again.json()["repeated"], "the same wish is not late"
    assert director.post(where, {}, If_Match="mañana".encode().hex()).status_code == 422


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"seconds": "mucho"}, 422, "seconds"),
        ({"seconds": 60, "minuts": 1}, 422, "minuts"),
        ({}, 422, "seconds"),
        ({"seconds": 10**30}, 422, "seconds"),
        ([1], 422, ""),
        (b"{", 422, ""),
        (b"\xff", 422, ""),
        (b"[" * 5000 + b"]" * 5000, 422, ""),
        (b'{"x":' * 100 + b"1" + b"}" * 100, 422, None),
    ],
)
def test_what_does_not_fit_is_named(
    stream: str, director: Program, body: Any, status: int, field: Any
) -> None:
    answer = director.post(f"/events/{stream}/commands/AddTime", body)
    assert answer.status_code == status, answer.content
    if field is not None:
        assert answer.json().get("field", "") == field


def test_bodies_are_json_and_not_endless(stream: str, director: Program) -> None:
    where = f"/api/events/{stream}/commands/AddTime"
    form = director.client.post(where, "a=1", content_type="text/plain", headers=director.headers)
    assert form.status_code == 415
    huge = director.post(f"/events/{stream}/commands/AddTime", b'{"why":"' + b"x" * (1 << 20) + b'"}')
    assert huge.status_code == 413
    assert director.post("/nothing/here").status_code == 404
    wrong = director.post(f"/events/{stream}/tables")
    assert (wrong.status_code, wrong.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")
    assert director.get("/events/nada/tables").status_code == 404
    assert director.get("/events/%00/tables").status_code == 404
    unknown = director.post(f"/events/{stream}/commands/Nothing")
    assert (unknown.status_code, unknown.json()["reason"]) == (404, "no_command")


def test_an_event_is_begun_and_published(room: None, director: Program) -> None:
    from torneo.tournament.structure.templates import template

    sheet = msgspec.to_builtins(template("club-night").structure, str_keys=True)
    begun = director.post("/events", {"stream": "api-nuevo", "book": "tda-2013", "structure": sheet})
    assert begun.status_code == 201, begun.content
    assert begun.headers["Location"] == "/api/events/api-nuevo"
    assert director.get("/events/api-nuevo").json()["phase"] == "draft"
    assert Program("desk").get("/events/api-nuevo").json()["structure"] is None
    assert Program().get("/events/api-nuevo").status_code == 404
    assert "api-nuevo" not in Program().get("/events").content.decode()
    again = director.post("/events", {"stream": "api-nuevo", "book": "fcp-2025", "structure": sheet})
    assert (again.status_code, again.json()["reason"]) == (409, "stream_taken")
    for stream, book, field in (("Mal Nombre", "tda-2013", "stream"), ("api-otro", "nada", "book")):
        wrong = director.post("/events", {"stream": stream, "book": book, "structure": sheet})
        assert (wrong.status_code, wrong.json()["field"]) == (422, field)
    desk = Program("desk").post("/events", {"stream": "api-otro", "book": "tda-2013", "structure": sheet})
    assert (desk.status_code, desk.json()["reason"]) == (403, "role")
    assert director.get("/events/api-otro").status_code == 404


def test_a_draw_of_an_event_run_by_programs_can_be_verified(room: None, director: Program) -> None:
    """The room made the seed and committed to it; no program can know it, so the room fills it in."""
    from torneo.tournament.structure.templates import template

    sheet = msgspec.to_builtins(template("club-night").structure, str_keys=True)
    staff = [{"role": role, "name": name} for role, name in staff_of(load_book("tda-2013")).items()]
    wanted = {"stream": "api-sorteo", "book": "tda-2013", "structure": sheet, "staff": staff}
    begun = director.post("/events", wanted)
    assert begun.status_code == 201, begun.content
    read = director.get("/events/api-sorteo").json()["staff"]
    assert {one["role"]: one["name"] for one in read} == {one["role"]: one["name"] for one in staff}
    published = director.post("/events/api-sorteo/commands/PublishEvent", {})
    assert published.status_code == 200, published.content
    session = next(iter(state_of("api-sorteo").sessions.values()))
    assert session.commitment
    wrong = director.post(
        "/events/api-sorteo/commands/RevealSeed", {"session": session.id, "seed": "00" * 32}
    )
    assert (wrong.status_code, wrong.json()["reason"]) == (409, "seed_wrong")
    revealed = director.post("/events/api-sorteo/commands/RevealSeed", {"session": session.id})
    assert revealed.status_code == 200, revealed.content
    seed = revealed.json()["events"][0]["event"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == session.commitment


def test_a_role_nobody_knows_is_named_as_it_was_sent(room: None, director: Program) -> None:
    from torneo.tournament.structure.templates import template

    sheet = msgspec.to_builtins(template("club-night").structure, str_keys=True)
    wanted = {"stream": "api-cargo", "book": "tda-2013", "structure": sheet, "staff": {"director": "Ana"}}
    refused = director.post("/events", wanted, accept_language="es")
    assert refused.status_code == 409
    assert "«director»" in refused.json()["detail"]


def test_what_is_due_is_listed_with_what_does_it(stream: str, director: Program) -> None:
    table = state_of(stream).alive()[0].table
    told = director.post(f"/events/{stream}/commands/CallFloor", {"table": table, "about": "chips"})
    assert told.status_code == 200, told.content
    listed = director.get(f"/events/{stream}/todo").json()
    calls = [one for one in listed["due"] if one["command"]["command"] == "TakeCall"]
    assert calls
    assert calls[0]["text"]
    assert calls[0]["since"] > 0
    assert Program("desk").get(f"/events/{stream}/todo").status_code == 403


def test_examples_are_commands(room: None) -> None:
    from torneo.room.api.openapi import EXAMPLES, document
    from torneo.tournament import TOURNAMENT

    known = {one.__name__: one for one in TOURNAMENT.commands}
    for name, example in EXAMPLES.items():
        assert msgspec.convert(example, known[name], str_keys=True)
    text = msgspec.json.encode(document("es")).decode()
    assert "Inés Díaz" in text


def test_an_act_is_taken_back_once(room: None, director: Program) -> None:
    stream = keep("api-deshacer", with_luz())
    director.do(stream, "PauseClock", why="x")
    version = state_of(stream).version
    seen = director.post(f"/events/{stream}/undo?preview=1", {"why": "error"}).json()
    assert seen["version"] == version
    assert state_of(stream).version == version, "only looked at"
    done = director.post(f"/events/{stream}/undo", {"why": "error"}, Idempotency_Key="u").json()
    assert [one["event"]["event"] for one in done["events"]] == ["Undone"]
    assert not state_of(stream).sessions["1"].clock.stopped_for
    again = director.post(f"/events/{stream}/undo", {"why": "error"}, Idempotency_Key="u").json()
    assert again["repeated"]
    assert state_of(stream).version == done["version"]
    assert Program("dealer").post(f"/events/{stream}/undo", {}).status_code == 403


def test_an_old_mistake_is_put_right(room: None, director: Program) -> None:
    stream = keep("api-corregir", with_luz())
    director.do(stream, "AddTime", seconds=600, why="por error")
    seq = state_of(stream).version
    director.do(stream, "Announce", kind="prizes")
    ends = state_of(stream).sessions["1"].clock.ends_at
    right = {"command": "AddTime", "seconds": 60, "why": "por el descanso"}
    body = {"corrections": [{"seq": seq, "command": right}], "why": "eran sesenta"}
    seen = director.post(f"/events/{stream}/amend?preview=1", body)
    assert seen.status_code == 200, seen.content
    assert seen.json()["consequences"]
    assert state_of(stream).sessions["1"].clock.ends_at == ends
    done = director.post(f"/events/{stream}/amend", body)
    assert done.status_code == 200, done.content
    assert state_of(stream).sessions["1"].clock.ends_at == ends - 540_000
    floor = Program("floor").post(f"/events/{stream}/amend", body)
    assert (floor.status_code, floor.json()["reason"]) == (403, "role")
    wrong = {"corrections": [{"seq": seq, "command": {"command": "Nothing"}}], "why": "x"}
    assert director.post(f"/events/{stream}/amend", wrong).status_code == 422


def test_a_correction_cannot_bring_a_state_of_its_own(stream: str, director: Program) -> None:
    for name in ("Amend", "Undo"):
        answer = director.post(f"/events/{stream}/commands/{name}", {})
        assert (answer.status_code, answer.json()["reason"]) == (404, "worked_out")


def test_cases_and_circuits(room: None, director: Program) -> None:
    first = {"command": "CreateCircuit", "id": "liga", "name": "Liga"}
    begun = director.post("/circuits", {"stream": "api-liga", "book": "fcp-2025", "first": first})
    assert begun.status_code == 201, begun.content
    for where in ("/circuits", "/events"):
        added = director.post(f"{where}/api-liga/commands/AddLeague", {"id": where[1:], "name": "Norte"})
        assert added.status_code == 200, added.content
    refused = director.post("/circuits/api-liga/commands/AddLeague", {"id": "events", "name": "Norte"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "ranking.known_already")
    read = director.get("/circuits/api-liga").json()
    assert read["circuit"]["name"] == "Liga"
    assert "api-liga" in director.get("/circuits").content.decode()

    commission = Program("commission")
    appoint = {"command": "AppointCommission", "members": ["Ana", "Luis", "Eva"], "resolution": "12"}
    begun = commission.post("/cases", {"stream": "api-caso", "book": "fcp-2025", "first": appoint})
    assert begun.status_code == 201, begun.content
    assert commission.get("/cases/api-caso").json()["case"]["commission"]["resolution"] == "12"
    assert Program("dealer").get("/cases").status_code == 403
    assert Program("dealer").get("/cases/api-caso").status_code == 403
    assert director.get("/events/api-caso").status_code == 404, "a case is no event"
    assert commission.post("/circuits/api-caso/commands/DeclareFinal", {}).status_code == 404
    refused = commission.post("/events/api-caso/commands/DeclareFinal", {})
    assert refused.status_code == 409
    assert refused.json()["detail"]
    assert commission.get("/cases/api-caso/journal").json()["lines"][0]["event"]["event"]


def acting(stream: str) -> Any:
    from torneo.room import told_hands

    story = told_hands.live(stream, 1)
    assert story is not None
    return told_hands.told(story).table.next


def test_a_hand_is_told_and_read_as_phh(room: None) -> None:
    stream = "api-mano"
    seated(stream, "tda-2013", 6, seats_per_table=6)
    dealer = Program("dealer")
    url = f"/events/{stream}/commands"
    assert dealer.post(f"{url}/StartHand", {"table": 1}).status_code == 200
    assert dealer.post(f"{url}/TellSpot", {"table": 1, "spot": {}}).status_code == 200
    (row,) = dealer.get(f"/events/{stream}/hands").json()["hands"]
    assert (row["name"], row["acts"], row["over"]) == ("m1-1", 0, False)
    setup = dealer.get(f"/events/{stream}/hands/m1-1").json()["setup"]
    first = int(min(setup["seats"]))
    wrong = dealer.post(f"{url}/TellAct", {"table": 1, "step": {"seat": first, "does": "fly"}})
    assert wrong.status_code == 409
    assert wrong.json()["detail"]
    folds = 0
    while isinstance(seat := acting(stream), int):
        told = dealer.post(f"{url}/TellAct", {"table": 1, "step": {"seat": seat, "does": "fold"}})
        assert told.status_code == 200, told.content
        folds += 1
    assert dealer.post(f"{url}/EndAsTold", {"table": 1}).status_code == 200
    read = dealer.get(f"/events/{stream}/hands/m1-1").json()
    assert (len(read["cards"]), read["over"], read["to_the_end"]) == (folds, True, True)
    assert read["phh"].startswith("variant")
    assert Program("desk").get(f"/events/{stream}/hands/m1-1").status_code == 403
    assert Program().get(f"/events/{stream}/hands").status_code == 401
    assert dealer.get(f"/events/{stream}/hands/m9-9").status_code == 404


# ---- rulings -------------------------------------------------------------------------------------------

SPOT = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6,
    "seats": {str(seat): 20_000 for seat in range(1, 7)},
}  # fmt: skip


def test_a_spot_is_ruled_on_under_any_book(room: None) -> None:
    """An oversized single chip without a word is a call: as every book says."""
    steps = [{"seat": 3, "chips": {"1000": 1}}]
    for book in ("fcp-2025", "tda-2013", "tda-2024", "adtp-2018", "torrequebrada"):
        answer = Program("dealer", lang="es").post("/rule", {"book": book, "setup": SPOT, "steps": steps})
        assert answer.status_code == 200, answer.content
        ruled = answer.json()["steps"][0]
        assert (ruled["ruling"]["kind"], ruled["ruling"]["action"]) == ("binding", "call"), book
        assert ruled["card"]["clauses"]
        assert "pago" in ruled["card"]["headline"]


def test_a_spot_that_cannot_be_is_told_where(room: None) -> None:
    one = Program("floor")
    for setup, steps, field in (
        ({**SPOT, "game": "snap"}, [], "setup.game"),
        (SPOT, [{"seat": 9, "says": "call"}], "steps[0].seat"),
        (SPOT, [{"seat": 3, "says": "call"}, {"seat": 4}], "steps[1]"),
    ):
        answer = one.post("/rule", {"book": "tda-2013", "setup": setup, "steps": steps})
        assert answer.status_code == 422, answer.content
        assert answer.json()["field"] == field
    assert one.post("/rule", {"book": "nada", "setup": SPOT, "steps": []}).json()["field"] == "book"
    assert Program().post("/rule", {"book": "tda-2013", "setup": SPOT, "steps": []}).status_code == 401


def test_rules_are_searched_as_people_ask(stream: str) -> None:
    found = Program(lang="es").get("/rules?q=apuesta+furea+de+turno&limit=5").json()
    assert found["meant"] == "apuesta fuera de turno"
    assert found["topics"][0] == {**found["topics"][0], "topic": "out-of-turn", "title": "Fuera de turno"}
    assert 0 < len(found["clauses"]) <= 5
    one = Program().get("/rules?q=killed+hand&book=tda-2024&kind=automatic").json()["clauses"]
    assert one
    assert {(clause["book"], clause["kind"], clause["found_in"]) for clause in one} == {
        ("tda-2024", "automatic", "en")
    }
    assert Program().get("/rules?q=unicornio").json()["unknown"] == ["unicornio"]
    assert Program().get("/rules").json()["clauses"] == []
    for field in ("book", "topic", "kind", "limit"):
        wrong = Program().get(f"/rules?q=x&{field}=nada")
        assert (wrong.status_code, wrong.json()["field"]) == (422, field)
