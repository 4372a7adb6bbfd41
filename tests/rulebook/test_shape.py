"""Which policy values are allowed."""

from typing import Any

import pytest

from torneo.rulebook.shape import Shape, faults

CODES = ("a", "b")


@pytest.mark.parametrize(
    ("shape", "value", "codes"),
    [
        (Shape("choice", CODES), "a", []),
        (Shape("choice", CODES), "c", ["bad-value"]),
        (Shape("choice", CODES), None, ["wrong-type"]),
        (Shape("choice", CODES, optional=True), None, []),
        (Shape("choices", CODES), ["b", "a"], []),
        (Shape("choices", CODES), ["a", "a"], ["repeated-value"]),
        (Shape("choices", CODES), "a", ["wrong-type"]),
        (Shape("order", CODES), list(reversed(CODES)), []),
        (Shape("order", CODES), list(CODES[1:]), ["wrong-type"]),
        (Shape("order", CODES), [*CODES, CODES[0]], ["wrong-type"]),
        (Shape("order", CODES), "a", ["wrong-type"]),
        (Shape("count"), 1, []),
        (Shape("count"), 0, ["out-of-range"]),
        (Shape("bool"), True, []),
        (Shape("bool"), 1, ["wrong-type"]),
        (Shape("int"), True, ["wrong-type"]),
        (Shape("int"), -1, ["out-of-range"]),
        (Shape("seconds"), 2.5, ["wrong-type"]),
        (Shape("percent"), 2.5, []),
        (Shape("percent"), 101, ["out-of-range"]),
        (Shape("words"), ["voy", ""], ["wrong-type"]),
        (Shape("ints"), [9, 10], []),
        (Shape("ints"), [9, "10"], ["wrong-type"]),
        (Shape("range"), [1, None], []),
        (Shape("range"), [3, 1], ["out-of-range"]),
        (Shape("range"), [1], ["wrong-type"]),
        (Shape("levels"), {1: [50, 100, 0], 2: None}, []),
        (Shape("levels"), {"one": [50, 100, 0]}, ["wrong-type"]),
        (Shape("levels"), {1: [50, 100]}, ["wrong-type"]),
        (Shape("stages"), [{"starts": "x", "levels": [1, 7]}], []),
        (Shape("stages"), [{"starts": "x", "days": 1}], ["unknown-table-key", "missing-table-key"]),
        (Shape("stages"), ["monday"], ["wrong-type"]),
        (Shape("table", (), {"x": Shape("int")}), {"x": 1}, []),
        (Shape("table", (), {"x": Shape("int")}), {"y": 1}, ["unknown-table-key", "missing-table-key"]),
        (Shape("table", (), {"x": Shape("int")}), 1, ["wrong-type"]),
    ],
)
def test_a_value_is_checked_against_its_shape(shape: Shape, value: Any, codes: list[str]) -> None:
    assert [fault.code for fault in faults(shape, value)] == codes


def test_a_fault_inside_a_table_names_its_path() -> None:
    shape = Shape("table", (), {"show": Shape("table", (), {"stud": Shape("choice", CODES)})})
    (fault,) = faults(shape, {"show": {"stud": "z"}})
    assert fault.path == ("show", "stud")
