"""Imports whatever this section registers, in the order in which ``todo`` asks it."""

from torneo.tournament.entries import absence as absence
from torneo.tournament.entries import absence_events as absence_events
from torneo.tournament.entries import addons as addons
from torneo.tournament.entries import alternates as alternates
from torneo.tournament.entries import entering as entering
from torneo.tournament.entries import events as events
from torneo.tournament.entries import identity as identity
from torneo.tournament.entries import players as players
from torneo.tournament.entries import purchase_events as purchase_events
from torneo.tournament.entries import rebuys as rebuys
from torneo.tournament.entries import refunds as refunds
from torneo.tournament.entries import tickets as tickets
from torneo.tournament.entries import window as window
