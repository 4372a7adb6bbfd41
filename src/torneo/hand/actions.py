"""What the record of a hand calls an action: one list for everybody who asks whether somebody has acted."""

#: Actions of betting, and whether chips go in with each. Forced bets and draws are none.
BETTING = {"fold": False, "check": False, "call": True, "bet": True, "raise": True}
