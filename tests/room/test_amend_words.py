"""A correction is chosen and told in words: no data, no names of the program's own fields, in any act."""

import random
import re
from typing import Any

import pytest
from tests.room.matrix.comers import in_play
from tests.support.any_command import command_like
from tests.support.kept_room import keep, state_of
from tests.support.mistakes import broken_table, elimination, sale
from tests.support.room import Room
from tests.support.words import page_texts

from torneo.room.views.amend_choices import choices, chosen
from torneo.room.views.amend_fields import fields_of
from torneo.rulebook import Lang
from torneo.tournament import TOURNAMENT, Command
from torneo.tournament.corrections.acts import acts_of
from torneo.tournament.corrections.acts import state_of as state_after
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import ReportHand

LANGS: tuple[Lang, ...] = ("es", "en")
#: Data, types and names of the program.
LEAKS = re.compile(r"[{}\[\]]|\b(int|str|None|True|False|null)\b|\b[a-z]+_[a-z_]+\b|\$\.|Expected")


@pytest.fixture(scope="module")
def played() -> Room:
    return in_play()


@pytest.mark.parametrize("kind", TOURNAMENT.commands, ids=lambda kind: kind.__name__)
def test_every_act_is_corrected_in_words(played: Room, kind: type[Command]) -> None:
    one = command_like(random.Random(kind.__name__), played.state, kind)
    for lang in LANGS:
        found = choices(one, played.state, played.state, lang)
        assert found[-1].code == "never"
        said = [text for choice in found for text in (choice.label, *(word for _, word in choice.options))]
        for field in fields_of(one, played.state, lang):
            assert not field.name.endswith(":json"), field
            said += [field.label, *(word for _, word in field.options)]
        assert not [text for text in said if LEAKS.search(text)]


def test_special_words_are_of_acts_and_values_there_are() -> None:
    kinds = {kind.__name__: kind for kind in TOURNAMENT.commands}
    for key in page_texts():
        place, _, rest = key.partition(".")
        name, _, field = rest.partition("-")
        if place == "amend" and name[:1].isupper():
            known = {*kinds[name].__struct_fields__, "never", *(("out", "nobody") * (name == "ReportHand"))}
            assert field in known, key


def _place(room: Room, kind: type[Command], which: int = -1) -> tuple[list[Any], int]:
    acts = acts_of(room.journal)
    return acts, [place for place, act in enumerate(acts) if isinstance(act.command, kind)][which]


def test_nobody_went_out_in_the_hand() -> None:
    room = elimination(right=False)
    acts, place = _place(room, ReportHand, 0)
    then = state_after(acts[:place])
    right = chosen(acts[place].command, "nobody", "", then)
    assert right == ReportHand(table=1, stacks={3: 10_000, 5: 10_000})


def seen(browser: Any, stream: str, seq: int, **sent: Any) -> str:
    answer = browser.post(f"/e/{stream}/direccion/corregir/{seq}/ver/", sent)
    assert answer.status_code == 200
    return str(answer.content.decode())


def hidden(text: str, name: str) -> list[str]:
    return re.findall(rf'name="{name}" value="([^"]*)"', text)


def test_what_stands_in_the_way_is_listed_and_taken_back_with_it(client: Any, room: None) -> None:
    wrong, right = broken_table(right=False), broken_table(right=True)
    stream = keep("cierre-en-palabras", wrong)
    broken = next(act for act in acts_of(wrong.journal) if type(act.command).__name__ == "BreakTable")
    browser = client("director")
    text = seen(browser, stream, broken.seq, what="never")
    assert text.count("ya está en su nuevo asiento") == 4
    assert "La mesa nunca se cerró" in text
    gone = hidden(text, "gone")
    assert len(gone) == 4
    again = seen(browser, stream, broken.seq, what="never", gone=gone, expects="ab" * 16, amend_why="x")
    assert "ha avanzado mientras tanto" in again
    assert hidden(again, "gone") == gone
    answer = browser.post(
        f"/e/{stream}/direccion/corregir/{broken.seq}/ver/",
        {"what": "never", "gone": gone, "expects": hidden(text, "expects")[0], "amend_why": "no tocaba"},
        headers={"HX-Request": "1"},
    )
    assert answer.headers["X-Torneo-Status"] == "200", answer.content.decode()
    state = state_of(stream)
    assert state.tables[3].open
    assert {one.number: one.seat for one in state.entries.values()} == {
        one.number: one.seat for one in right.state.entries.values()
    }


def test_somebody_registered_only_later_can_be_who_it_was(client: Any, room: None) -> None:
    """The sale was to Jugador 10, who was not on the list yet."""
    night = sale(right=False)
    stream = keep("venta-en-palabras", night)
    acts, place = _place(night, EnterPlayer, -2)
    _, later = _place(night, RegisterPlayer)
    assert later > place
    text = seen(client("director"), stream, acts[place].seq, what="player", value="p10")
    assert "Jugador 10" in text
    assert "No se puede" not in text
    assert hidden(text, "expects")


def test_what_is_typed_wrongly_is_told_in_words(client: Any, room: None) -> None:
    night = elimination(right=False)
    stream = keep("mal-escrito", night)
    acts, place = _place(night, ReportHand, 0)
    for wrong in ({"stacks.3": "muchas"}, {"what": "out", "value": "99"}, {"what": "table", "value": "x"},
                  {"what": "nada", "value": "1"}, {"what": "stacks", "value": "[1]"}):  # fmt: skip
        answer = client("director").post(f"/e/{stream}/direccion/corregir/{acts[place].seq}/ver/", wrong,
                                         headers={"HX-Request": "1"})  # fmt: skip
        text = re.sub(r"<[^>]*>", " ", answer.content.decode())
        assert answer.status_code == 200, wrong
        assert not LEAKS.search(text), (wrong, text)
