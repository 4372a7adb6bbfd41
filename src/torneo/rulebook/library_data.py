"""The shape of the compiled books: what the compiler writes and the library reads."""

import msgspec

from torneo.rulebook.bilingual import Bilingual
from torneo.rulebook.case_source import Cited
from torneo.rulebook.clause import Clause
from torneo.rulebook.label import Labels
from torneo.rulebook.policy import Policy, Section, Setting
from torneo.rulebook.settlement import Settlement
from torneo.rulebook.topic import TopicGroup


class CommonData(msgspec.Struct, frozen=True):
    """What all books share; ``cases``: room -> case -> the policy behind it."""

    books: tuple[str, ...]
    sections: tuple[Section, ...]
    policies: dict[str, Policy]
    cases: dict[str, dict[str, str]]
    topics: tuple[TopicGroup, ...]
    labels: Labels
    settlements: tuple[Settlement, ...]

    @property
    def topic_ids(self) -> frozenset[str]:
        return frozenset(topic for group in self.topics for topic in group.topics)


class BookData(msgspec.Struct, frozen=True):
    id: str
    name: Bilingual
    short: str
    publisher: str
    country: str
    about: Bilingual
    when_silent: tuple[str, ...]
    clauses: tuple[Clause, ...]
    settings: dict[str, Setting]
    cases: Cited
    edition: str = ""
    in_force: str = ""
    replaces: str = ""
