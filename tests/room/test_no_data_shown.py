"""No page shows people data: no JSON, no type, no name of a field, no path of a data structure."""

import html
import json
import re
from typing import Any

import pytest
from tests.room.matrix.comers import browsers, in_play, one_of_each
from tests.support.addresses import PARTS, address, patterns
from tests.support.kept_room import command, keep

from torneo.rulebook import Lang, policies
from torneo.tournament import Actor

#: JSON, types of the program, paths, names with underscores.
LEAKS = re.compile(r"\{\"|\[\]|\{\}|\bNone\b|\bTrue\b|\bFalse\b|\$\.\w|Expected `|\b[a-z]+_[a-z_]+\b")
#: Pages for programmers, house books (texts with a form of their own), and files.
_OTHERS = re.compile(
    r"^/(api|soporte|static|live|salud|metrics|libros/casa)\b|\.(csv|xlsx|json|pdf|phh|crt|pem|svg|txt)$"
)
_CUT = re.compile(
    r"<(script|style|code|pre|template)\b.*?</\1>|<textarea[^>]* hidden>.*?</textarea>|<!--.*?-->", re.S
)


@pytest.mark.slow
def test_no_page_shows_data(room: None) -> None:
    streams = one_of_each("palabras", in_play())
    found: dict[str, set[str]] = {}
    for comer, browser in browsers().items():
        if comer not in ("director", "commission", "dealer", "public"):
            continue
        for pattern in patterns():
            route = f"/{pattern.pattern}"
            stream = streams["case"] if route.startswith("/caso/") else "palabras"
            where = address(pattern, {**PARTS, "stream": stream, "token": "made-up"})
            if _OTHERS.search(where) or route == "/salir/":
                continue
            answer = browser.get(where)
            if answer.status_code != 200 or not answer.headers["Content-Type"].startswith("text/html"):
                continue
            text = html.unescape(re.sub(r"<[^>]*>", " ", _CUT.sub(" ", answer.content.decode())))
            leaks = {text[max(one.start() - 30, 0) : one.end() + 30] for one in LEAKS.finditer(text)}
            if leaks:
                found.setdefault(where, set()).update(leaks)
    assert not found


def test_a_rule_with_several_values_is_changed_without_writing_data(client: Any, room: None) -> None:
    stream, name = keep("reglas", in_play()), "absence_records"
    browser = client("director")
    page = browser.get(f"/e/{stream}/direccion/ajustes/regla/?policy={name}").content.decode()
    assert "textarea" not in page
    assert f'name="p.{name}.stack_recorded_on_leaving"' in page
    sent = {
        "policy": name, "why": "lo pide la sala", f"p.{name}.no_show_stack": "set_out_at_start",
        f"p.{name}.stack_recorded_on_leaving": "1",
    }  # fmt: skip
    shown = html.unescape(browser.post(f"/e/{stream}/direccion/ver/ChangePolicies/", sent).content.decode())
    (policies_sent,) = re.findall(r'name="policies:json" value="(\{.*?\})">', shown)
    value = json.loads(policies_sent)[name]
    assert value == {"no_show_stack": "set_out_at_start", "stack_recorded_on_leaving": True}
    done = command(browser, stream, "ChangePolicies", **{"policies:json": policies_sent, "why": "x"})
    assert done.headers["X-Torneo-Status"] == "200"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_rule_is_shown_in_words(lang: Lang, room: None) -> None:
    from torneo.room.views.acts import Trial
    from torneo.room.views.console_policy import policy_sheet

    night = in_play()
    trial = Trial(night.state, night.book, night.now, lang, Actor("Ana", "director"))
    tables = []
    for name in policies():
        shown = policy_sheet(trial, name)
        assert shown is not None
        texts = [one.get("label", "") for one in shown["fields"]]
        texts += [choice["text"] for one in shown["fields"] for choice in one.get("choices", ())]
        assert not [text for text in texts if LEAKS.search(str(text))], name
        tables += [name] if shown["elsewhere"] else []
    assert sorted(tables) == ["time_blind_schedule", "time_day_plan"]
