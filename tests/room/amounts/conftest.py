"""The night, played once for all that is read of it."""

import pytest
from tests.room.amounts.night import Night


@pytest.fixture(scope="session")
def night(room: None) -> None:
    """Put down in the seventh level, with a deal proposed and agreed, and after its last prize."""
    played = Night(entries=14)
    played.go(lambda state: played.event.level >= 7)
    played.record_a_hand()
    played.record_an_infraction()
    played.put_down("play")
    played.propose_a_deal()
    played.put_down("proposed")
    played.agree()
    played.put_down("agreed")
    played.carry_it_out()
    played.go(lambda state: state.phase == "ended")
    while played.event.settle():
        pass
    played.put_down("end")
