"""What the product brings along is known: exact versions, free licences, answered faults."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

#: Licences a room may use and pass on beside an MIT product.
FREE = re.compile(
    r"MIT|BSD|Apache|PSF|Python Software|ISC|Zlib|MPL|Mozilla|LGPL|CC0|HPND|Unlicense", re.IGNORECASE
)


@pytest.fixture(scope="module")
def lock() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lock", ROOT / "requirements" / "lock.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lock"] = module
    spec.loader.exec_module(module)
    return module


def test_everything_that_is_installed_with_the_product_is_locked_at_its_version(lock: ModuleType) -> None:
    pins = lock.locked()
    installed = lock.closure(lock.wanted("test.txt"))
    loose = {name for name, package in installed.items() if pins.get(name, ("",))[0] != package.version}
    assert not loose, "python requirements/lock.py --write"


@pytest.mark.parametrize("file", ["base.txt", "sim.txt", "test.txt"])
def test_what_a_requirements_file_names_is_locked_at_that_version(lock: ModuleType, file: str) -> None:
    pins = lock.locked()
    for line in lock.wanted(file):
        name, version = re.sub(r"\[.*\]", "", line).split("==")
        assert pins[lock.canonicalize_name(name)][0] == version


def test_every_licence_lets_a_room_use_it(lock: ModuleType) -> None:
    assert not {name: licence for name, (_, licence) in lock.locked().items() if not FREE.search(licence)}


def test_a_known_fault_that_nobody_has_answered_fails_the_audit(lock: ModuleType, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    fault = {"id": "PYSEC-2099-1", "fix_versions": ["9.9"], "aliases": [], "description": ""}
    said = {"dependencies": [{"name": "django", "version": "5.2", "vulns": [fault]}], "fixes": []}
    report.write_text(json.dumps(said))
    assert lock.audited(report) == ["django 5.2: PYSEC-2099-1, mended in 9.9"]


def test_a_package_that_could_not_be_looked_up_fails_the_audit(lock: ModuleType, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(
        json.dumps({"dependencies": [{"name": "django", "skip_reason": "not found"}], "fixes": []})
    )
    assert lock.audited(report) == ["django: not found"]


def test_every_answer_to_a_fault_gives_its_reason() -> None:
    answers = json.loads((ROOT / "requirements" / "audit.json").read_text())["looked_at"]
    assert all(isinstance(reason, str) and len(reason) > 20 for reason in answers.values())
