"""What only a developer of Torneo needs: benches, chaos, monkey, mutations, coverage, random hands, pictures.

They stand beside the package and are not installed with it. ``torneo bench`` and the others find them where
they are run from a checkout (``torneo/cli/from_checkout.py``).
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main_of(module: str) -> list[str]:
    """The command line that runs ``main`` of one of these modules in a process of its own."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from {module} import main; main()"
    return [sys.executable, "-c", code]
