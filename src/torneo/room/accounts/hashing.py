"""Passwords are weighed with Argon2, which takes a core and a hundred megabytes: so many at once, no more."""

import threading
from typing import Any

from django.contrib.auth.hashers import Argon2PasswordHasher

#: Weighed at once, in this process.
AT_ONCE = 2
slots = threading.BoundedSemaphore(AT_ONCE)


class Hasher(Argon2PasswordHasher):
    """Django's own, in turn."""

    def encode(self, password: str, salt: str) -> Any:
        with slots:
            return super().encode(password, salt)

    def verify(self, password: str, encoded: str) -> bool:
        with slots:
            return bool(super().verify(password, encoded))
