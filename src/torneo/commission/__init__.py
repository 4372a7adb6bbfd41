"""Disciplinary cases: commission, charges, defence, decision, appeal, notices, with their time limits.

    case = Case()
    act(case, Asked(command=AppointCommission(members=(...), resolution="12"), by=..., at=now, key="1"), book)
    deadlines(case, now, book); dues(case, now, book)

``docs/discipline.md`` tells a case from the first notice to the last. Nothing here reads a clock: every
moment comes with its command.
"""

from torneo.commission import appealing as appealing
from torneo.commission import applying as applying
from torneo.commission import closing as closing
from torneo.commission import deciding as deciding
from torneo.commission import reviewing as reviewing
from torneo.commission import voting as voting
from torneo.commission.carrying_out import case_about, orders, pending
from torneo.commission.competence import Competence, competence, incomplete
from torneo.commission.deadlines import Deadline, deadlines, dues
from torneo.commission.decider import CASE, act, decide, evolve, fold
from torneo.commission.sanctions import offer
from torneo.commission.state import Case, Evidence, Person
from torneo.commission.words import say

__all__ = [
    "CASE",
    "Case",
    "Competence",
    "Deadline",
    "Evidence",
    "Person",
    "act",
    "case_about",
    "competence",
    "deadlines",
    "decide",
    "dues",
    "evolve",
    "fold",
    "incomplete",
    "offer",
    "orders",
    "pending",
    "say",
]
