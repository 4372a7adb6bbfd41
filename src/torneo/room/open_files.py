"""How many files and connections this process may hold open, where the system has such a bound: Windows has
none that a program could ask for."""

import sys

#: Open pages each hold a connection: as many files as the system allows, up to this.
WANTED = 16_384
_NO_BOUND = 1 << 20

if sys.platform == "win32":

    def most_files() -> int:
        """Files this process may hold open."""
        return _NO_BOUND

    def allow_files() -> None:
        """Raises the number of files this process may hold open."""

else:
    import resource

    def most_files() -> int:
        """Files this process may hold open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return _NO_BOUND if soft == resource.RLIM_INFINITY else soft

    def allow_files() -> None:
        """Raises the number of files this process may hold open."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
