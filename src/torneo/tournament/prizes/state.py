"""What was published about the prizes, agreed about them and handed over. Money in minor units."""

from typing import Literal

import msgspec

from torneo.tournament.vocabulary import Money

Kind = Literal["icm", "chip_chop", "even", "custom"]


class Fund(msgspec.Struct, frozen=True, kw_only=True):
    """Where the prize money comes from and what of it the places share.

    ``collected``: of entries, rebuys and add-ons; ``overlay``: what the organiser adds up to the guarantee.
    ``bounties`` are set apart first; ``staff`` is taken from the rest of the prizes; ``prizes`` is left.
    """

    entries: int = 0
    collected: Money = 0
    guarantee: Money = 0
    overlay: Money = 0
    bounties: Money = 0
    staff: Money = 0
    prizes: Money = 0

    @property
    def total(self) -> int:
        return self.collected + self.overlay


class Change(msgspec.Struct, kw_only=True):
    """Payouts published, and again if they changed."""

    at: int
    by: str
    why: str
    places: int
    total: int


class PrizeDeal(msgspec.Struct, kw_only=True):
    """An agreement on the prizes left. ``shares``: {entry: what it gets}; ``reserve`` is played on for.

    ``voted``: how many votes were counted; nothing tells who said no where the vote is secret. ``against`` is
    filled only where the book lets players vote openly.
    """

    number: int
    kind: Kind
    at: int
    by: str
    shares: dict[int, int]
    reserve: int
    remaining: int
    stacks: dict[int, int]
    status: Literal["proposed", "not_unanimous", "agreed", "applied", "refused", "private", "withdrawn"] = (
        "proposed"
    )
    voted: int = 0
    in_favour: int = 0
    against: list[int] = []


class Delivery(msgspec.Struct, kw_only=True):
    """A prize handed over (``paid``), or put off or given in another form (``deferred``, ``other_form``)."""

    entry: int
    kind: Literal["paid", "deferred", "other_form"]
    amount: int
    at: int
    by: str
    method: str = ""
    document: str = ""
    signature: str = ""
    operator: str = ""
    balance: int = 0
    detail: str = ""
    flags: list[str] = []
    ink: str = ""


class PrizeState(msgspec.Struct, kw_only=True):
    """``amounts``: by place, from the first; in a satellite the best ``seats`` places get a seat worth as
    much.

    A deal or the closing of the room settles ``settled_places`` places: {entry: amount} in ``settled``, and
    what is left goes with the ``title``. ``envelopes``: {value: how many are left}; ``opened``: {entry that
    went out: value}. ``credited``: {entry that went out: who is to have its bounty}, where nobody said so at
    the table. ``holders``: {entry: player}, for seats of a satellite that changed hands.
    """

    published_at: int = 0
    fund: Fund = Fund()
    amounts: list[int] = []
    seats: int = 0
    changes: list[Change] = []
    reserve: int | None = None
    deals: list[PrizeDeal] = []
    settled: dict[int, int] = {}
    settled_places: int = 0
    title: int = 0
    settled_by: str = ""
    envelopes: dict[int, int] = {}
    opened: dict[int, int] = {}
    credited: dict[int, list[int]] = {}
    holders: dict[int, str] = {}
    deliveries: list[Delivery] = []
