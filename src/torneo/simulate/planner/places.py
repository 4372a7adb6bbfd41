"""Where things stand in the arrays the planner's steps share. All are whole numbers; times are seconds from
the start of the session."""

#: The sheet and the book, for one session.
(
    SEATS, WIDTH, FINAL, DIFFERENCE, MOST_TABLES, LEVELS, LAST_LEVEL, STOP_AT, DAY_ENDS, CLOSES, STACK,
    AGAIN, AGAIN_LIMIT, AGAIN_UNTIL, AGAIN_STACK, ADD_ON_STACK, NEAR_MONEY, ROUNDS_FROM, ROUNDS_TO,
    POSTPONE, ALONE, SOLD_BEFORE,
) = range(22)  # fmt: skip
RULES = 22
"""``ALONE``: the session has the whole field, so it knows who is left. ``ROUNDS_*``: hand-for-hand by players
left; ``POSTPONE``: breaks wait for its end. ``AGAIN``: one of the two below, 0 neither."""
REENTRY, REBUY = 1, 2

#: What people do, as shares; ``PACE``: how much longer than the bots' a hand takes.
BUYS_AGAIN, TAKES_ADD_ON, PACE = range(3)

#: A row of ``levels``.
SMALL, BIG, BIG_ANTE, EACH_ANTE, UNIT, SECONDS, PAUSE, NUMBER, FIRST_KIND, SECOND_KIND, ADD_ONS = range(11)
LEVEL_ROW = 11
"""``FIRST_KIND``, ``SECOND_KIND``: of a thousand hands those without limit, and those up to pot limit."""

#: A row of ``tables``. ``ENDS``: when its hand ends, 0 if none is played.
COUNT, BUTTON, ENDS = range(3)
TABLE_ROW = 3

#: How a session stands, and in the end how it went; moments that have not come are -1.
(
    NOW, MINUTE, LEVEL, LEVEL_ENDS, RESUMES, KEPT, OWED_PAUSE, PAUSES_TAKEN, OPEN, ALIVE, COMING, SOLD,
    REBUYS, ADDED, POINTS_IN, LAST_END, UNEVEN, ADD_ONS_SOLD, SAMPLES, PEAK, HANDS, TOP_LEVEL, PAID,
    FINAL_AT, MONEY_AT, HEADS_UP_AT, STUCK, DEAL_AT,
) = range(28)  # fmt: skip
ROOM = 28
"""``RESUMES``: when the break ends, 0 in play; ``KEPT``: what is left of the level it interrupted."""

#: A row of ``series``, one for every ``SAMPLE`` seconds. ``DEPTH``: hundredths of a big blind.
PLAYERS, TABLES, AT_LEVEL, DEPTH = range(4)
SAMPLE_ROW = 4
SAMPLE = 600

#: The odds of a kind of game. Stacks fall into classes of depth, tables into sizes of 2 to 10 players.
DEPTHS, SIZES, POINTS = 17, 9, 17
EDGES = 0
LOSES = EDGES + DEPTHS
"""Chance to lose more than the forced bets: by size of the table and depth of the stack."""
TAKES = LOSES + SIZES * DEPTHS
"""Weights to win a hand in which nobody does, and one in which somebody does."""
WINS = TAKES + DEPTHS
ALL_IN = WINS + DEPTHS
"""Chance that the loser's stack, or else the winner's, goes in: heads-up, three or four players, more; by the
smaller of both, first where that is the loser's."""
LOSSES = ALL_IN + 6 * DEPTHS
"""Share of the smaller stack lost otherwise: points of its distribution, by the smaller stack."""
TIMES = LOSSES + POINTS * DEPTHS
"""Seconds at least and at most: by size, without and with a loser."""
KIND = TIMES + 4 * SIZES
