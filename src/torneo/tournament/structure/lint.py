"""Everything wrong or odd in a sheet, at once.

    for finding in lint(structure, book):
        print(finding.severity, finding.path, say(finding.code, finding.facts, "es"))

Errors keep an event from being published; warnings and notes do not.
"""

from torneo.rulebook import Book
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.lint_book import book_findings
from torneo.tournament.structure.lint_days import day_findings
from torneo.tournament.structure.lint_games import game_findings
from torneo.tournament.structure.lint_levels import level_findings
from torneo.tournament.structure.lint_prizes import prize_findings
from torneo.tournament.structure.lint_purchases import purchase_findings
from torneo.tournament.structure.model import Structure

_CHECKS = (
    game_findings, level_findings, day_findings, purchase_findings, prize_findings, book_findings,
)  # fmt: skip


def lint(structure: Structure, book: Book) -> list[Finding]:
    """All findings, in the order of the sheet's groups: games, levels, days, purchases, prizes, book."""
    return [finding for check in _CHECKS for finding in check(structure, book)]


def errors(structure: Structure, book: Book) -> list[Finding]:
    """Only what keeps the event from being published."""
    return [finding for finding in lint(structure, book) if finding.severity == "error"]
