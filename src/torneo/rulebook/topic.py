"""The topics every clause is filed under, in groups."""

import msgspec

from torneo.rulebook.bilingual import Bilingual


class TopicGroup(msgspec.Struct, frozen=True):
    id: str
    title: Bilingual
    topics: dict[str, Bilingual]
