"""How often somebody may try: counted by a key (an address, an account) in a window, in bounded memory."""

import threading
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network


class Tries:
    """At most ``most`` tries of a key within ``window`` seconds of the first. Of more than ``kept`` keys the
    oldest is forgotten: memory does not grow with what strangers make up."""

    def __init__(self, most: int, window: float, kept: int = 10_000) -> None:
        self._most, self._window, self._kept = most, window, kept
        self._seen: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._guard = threading.Lock()

    def take(self, key: str) -> int:
        """Notes one more; the seconds this key has to wait, 0 if it may go on."""
        now = time.monotonic()
        with self._guard:
            count, until = self._seen.get(key, (0, 0.0))
            if until <= now:
                count, until = 0, now + self._window
            self._seen[key] = (min(count + 1, self._most + 1), until)
            self._seen.move_to_end(key)
            while len(self._seen) > self._kept:
                self._seen.popitem(last=False)
            return max(1, round(until - now)) if count >= self._most else 0

    def give_back(self, key: str) -> None:
        """The last one was in order and does not count."""
        with self._guard:
            count, until = self._seen.get(key, (0, 0.0))
            if count > 1:
                self._seen[key] = (count - 1, until)
            else:
                self._seen.pop(key, None)

    def forget(self) -> None:
        with self._guard:
            self._seen.clear()


def one_sender(address: str) -> str:
    """The address as far as it tells senders apart: a machine may choose the second half of an IPv6 one."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(ip_network((known, 64), strict=False).network_address)
    return address
