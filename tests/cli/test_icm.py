"""``torneo icm`` as a person at the terminal sees it."""

import json

import pytest

from torneo.cli import main


def test_exact_fractions_and_money(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20"]) == 0
    shown = capsys.readouterr().out
    for part in ("1075/28", "131/4", "202/7", "38,39", "32,75", "28,86", "100,00"):
        assert part in shown


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["icm", "--stacks", "50000,30000,20000", "--prizes", "5000,3000,2000", "--places", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert [one["cents"] for one in found["stacks"]] == [383_929, 327_500, 288_571]
    assert found["total_cents"] == 1_000_000
    assert found["stacks"][0]["fraction"] == "26875/7"
    assert found["stacks"][0]["places"][0] == 0.5
    assert abs(sum(found["stacks"][2]["places"]) - 1) < 1e-12


def test_decimals_and_a_stack_without_chips(capsys: pytest.CaptureFixture[str]) -> None:
    args = [
        "icm",
        "--stacks",
        "326.8, 120.4, 67.6, 0",
        "--prizes",
        "10000000,6000000,4000000",
        "--lang",
        "en",
    ]
    assert main(args) == 0
    shown = capsys.readouterr().out
    for part in ("8,388,358.54", "6,287,067.07", "5,324,574.39", "20,000,000.00"):
        assert part in shown


def test_large_fields_and_long_fractions(capsys: pytest.CaptureFixture[str]) -> None:
    for players in (14, 40):
        stacks = ",".join(str(10_007 * number * number + 31) for number in range(1, players + 1))
        assert main(["icm", "--stacks", stacks, "--prizes", "50,30,20", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert sum(one["cents"] for one in found["stacks"]) == 10_000
        assert main(["icm", "--stacks", stacks, "--prizes", "50,30,20"]) == 0
        assert "100,00" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("stacks", "prizes"),
    [("1,2", "3,2,1"), ("1,-2", "3"), ("1,x", "3"), ("", "3"), ("1,2", "0.001"), ("1", ""), ("1/0", "1")],
)
def test_questions_that_make_no_sense(stacks: str, prizes: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["icm", f"--stacks={stacks}", f"--prizes={prizes}"]) == 2
    assert capsys.readouterr().err.startswith("torneo: --")
