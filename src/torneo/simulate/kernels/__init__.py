"""Fast numbers: many hands ranked at once, equity, ICM for any field.

Compiled by numba where it is installed (`pip install 'torneo[sim]'`), with a plain twin for each that gives
the same answers, slower. Nothing is imported or compiled before it is used; see `engine`.
"""

from torneo.simulate.kernels.engine import installed, warm
from torneo.simulate.kernels.equity import Equity, Share, equity
from torneo.simulate.kernels.evaluation import count_hands, strengths, values
from torneo.simulate.kernels.icm import bubble_factors, finish_chances, icm_values

__all__ = [
    "Equity",
    "Share",
    "bubble_factors",
    "count_hands",
    "equity",
    "finish_chances",
    "icm_values",
    "installed",
    "strengths",
    "values",
    "warm",
]
