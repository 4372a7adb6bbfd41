"""The languages Torneo speaks."""

from typing import Literal

Lang = Literal["es", "en"]
