"""Whatever stands in a file, reading it ends in documents or problems, and running in results."""

from typing import Any

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from torneo.floor.scenario import BrokenDocument, Document, run
from torneo.floor.scenario.expectations import READERS
from torneo.floor.scenario.files import open_house
from torneo.floor.scenario.reader import KEYS, read_documents
from torneo.floor.scenario.steps import KEYS as STEP_KEYS
from torneo.floor.scenario.words import DEALER, DISCOVERED, DOES

SPOT: dict[str, Any] = {
    "scenario": "fuzz",
    "book": "fcp-2025",
    "game": "nlhe",
    "level": {"small": 100, "big": 200},
    "button": 3,
    "seats": {1: 10000, 2: 10000, 3: 10000},
    "steps": [{"seat": 3, "does": "fold"}],
}

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 30000),
    st.floats(allow_nan=False),
    st.sampled_from(
        ["As", "KdQd", "pot", "table", "subo, mil", "call", "", "flop", *DOES, *DEALER, *DISCOVERED]
    ),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.one_of(st.integers(-1, 6), st.sampled_from([*KEYS, *STEP_KEYS, *READERS])), inner, max_size=3
        ),
    ),
    max_leaves=6,
)
steps = st.lists(st.dictionaries(st.sampled_from(STEP_KEYS), values, min_size=1, max_size=3), max_size=3)


def read(document: Any) -> list[Document | BrokenDocument]:
    return read_documents(yaml.safe_dump(document, allow_unicode=True), "fuzz.yaml", open_house)


def check(found: list[Document | BrokenDocument]) -> None:
    assert found
    for document in found:
        if isinstance(document, BrokenDocument):
            assert document.problems
            for problem in document.problems:
                assert problem.line >= 1
                assert problem.say("es")
                assert problem.say("en")
        else:
            result = run(document)
            assert result.ok or result.got is not None or result.error


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changes=st.dictionaries(st.sampled_from(KEYS), values, min_size=1, max_size=4))
def test_any_spot(changes: dict[str, Any]) -> None:
    check(read({**SPOT, **changes}))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(happened=steps, seat=st.integers(0, 4))
def test_any_steps(happened: list[dict[str, Any]], seat: int) -> None:
    check(read({**SPOT, "steps": [{"seat": seat, **step} for step in happened]}))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(expect=st.dictionaries(st.sampled_from([*READERS]), values, min_size=1, max_size=4))
def test_any_expectations(expect: dict[str, Any]) -> None:
    check(read({**SPOT, "steps": [{"seat": 3, "does": "fold", "expect": expect}]}))


@settings(max_examples=100, deadline=None)
@given(text=st.text(alphabet="abc:{}[]-#&*!|>'\"%@`\n 0123", max_size=60))
def test_any_text(text: str) -> None:
    check(read_documents(text, "fuzz.yaml", open_house))
