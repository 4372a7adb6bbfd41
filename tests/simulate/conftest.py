"""Compiled kernels of test runs are kept in `build/`, so that only the first run compiles."""

import os
from pathlib import Path

os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[2] / "build" / "numba"))
