"""The container is made of what is there, and its room speaks to the database beside it."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def test_the_container_takes_in_only_what_there_is() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    taken = [one for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.M) for one in line.split()]
    assert taken
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for one in taken:
        assert (ROOT / one).exists(), one
        assert f"!{one.split('/')[0]}" in kept, one
    assert "tools" not in taken


def test_the_room_waits_for_its_database_and_is_open_to_this_machine_only() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    room = services["room"]
    assert (ROOT / room["build"]["dockerfile"]).is_file()
    assert room["environment"]["DATABASE_URL"].startswith("postgresql://")
    assert room["depends_on"]["database"]["condition"] == "service_healthy"
    assert all(port.startswith("127.0.0.1:") for port in room["ports"])
    assert "healthcheck" in services["database"]
    assert "ports" not in services["database"], "nobody but the room needs it"
