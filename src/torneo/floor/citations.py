"""Which clauses a case of the floor cites, book by book."""

from torneo.rulebook.cases import Cases

CASES = Cases("floor")
cite = CASES.cite
speaks = CASES.speaks
