"""Imports whatever this section registers."""

from torneo.tournament.seats import balance_events as balance_events
from torneo.tournament.seats import balance_tables as balance_tables
from torneo.tournament.seats import before_start as before_start
from torneo.tournament.seats import break_order as break_order
from torneo.tournament.seats import breaking as breaking
from torneo.tournament.seats import correcting as correcting
from torneo.tournament.seats import draw as draw
from torneo.tournament.seats import events as events
from torneo.tournament.seats import final_table as final_table
from torneo.tournament.seats import halting as halting
from torneo.tournament.seats import mark_events as mark_events
from torneo.tournament.seats import marking as marking
from torneo.tournament.seats import moving as moving
from torneo.tournament.seats import needs as needs
from torneo.tournament.seats import placing as placing
from torneo.tournament.seats import redraw as redraw
from torneo.tournament.seats import second_big_blind as second_big_blind
