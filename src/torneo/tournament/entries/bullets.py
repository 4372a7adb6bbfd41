"""Which of a player's entries one is: who enters again is placed once for each."""

from torneo.tournament.state import Tournament


def bullet_of(state: Tournament, entry: int) -> int:
    """1 for the first entry a player paid for, 2 for the next; 0 where the player has only this one."""
    own = state.players[state.entries[entry].player].entries
    counted = [one for one in own if state.entries[one].status != "cancelled"]
    return counted.index(entry) + 1 if len(counted) > 1 and entry in counted else 0
