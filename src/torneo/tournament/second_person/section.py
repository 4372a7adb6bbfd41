"""Imports whatever this section registers."""

from torneo.tournament.second_person import asking as asking
from torneo.tournament.second_person import confirming as confirming
from torneo.tournament.second_person import events as events
