"""Which clauses a case of the event cites, book by book."""

from torneo.rulebook.cases import Cases

CASES = Cases("tournament")
cite = CASES.cite
speaks = CASES.speaks
