"""A PostgreSQL of the tests' own (``tools.chaos.postgres``), and whether it may be missing."""

import os

from tools.chaos.postgres import Cluster, binaries

__all__ = ["Cluster", "binaries", "must_be_there"]


def must_be_there() -> bool:
    """On a machine that builds for everybody, what is missing is a failure, not a reason to skip."""
    return bool(os.environ.get("CI"))
