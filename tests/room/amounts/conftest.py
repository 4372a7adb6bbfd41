"""The night, played once for all that is read of it."""

import pytest
from tests.room.amounts.night import Night


@pytest.fixture(scope="session")
def night(room: None) -> None:
    """Put down as it stood in the seventh level, and after its last prize."""
    played = Night(entries=14)
    played.go(lambda state: played.event.level >= 7)
    played.record_a_hand()
    played.put_down("play")
    played.go(lambda state: state.phase == "ended")
    while played.event.settle():
        pass
    played.put_down("end")
