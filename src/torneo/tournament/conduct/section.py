"""Imports whatever this section registers."""

from torneo.tournament.conduct import announcing as announcing
from torneo.tournament.conduct import events as events
from torneo.tournament.conduct import fair_play as fair_play
from torneo.tournament.conduct import fair_play_events as fair_play_events
from torneo.tournament.conduct import giving as giving
from torneo.tournament.conduct import history as history
from torneo.tournament.conduct import infractions as infractions
from torneo.tournament.conduct import manners as manners
from torneo.tournament.conduct import matters as matters
from torneo.tournament.conduct import objects as objects
from torneo.tournament.conduct import penalty_events as penalty_events
from torneo.tournament.conduct import reports as reports
from torneo.tournament.conduct import reviews as reviews
from torneo.tournament.conduct import rulings as rulings
