"""How kernels are compiled: kept on disk, without the interpreter's lock, as one place decides.

Import only where numba is known to be there. The folder is that of ``NUMBA_CACHE_DIR``, which whoever runs
the program sets before the first kernel is imported; without it numba keeps the code beside the source.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba as nb

F = TypeVar("F", bound=Callable[..., Any])


def compiled(**options: Any) -> Callable[[F], F]:
    """Like ``numba.njit``, with what is common to all kernels; arguments decide the types at the first call.

    Arithmetic stays as written (no ``fastmath``), so that a kernel and its plain twin may be compared.
    """
    return cast(Callable[[F], F], nb.njit(cache=True, nogil=True, **options))
