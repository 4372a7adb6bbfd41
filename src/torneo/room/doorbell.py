"""Hears what other processes store: PostgreSQL tells, SQLite is asked now and then."""

import threading

from django.db import DatabaseError, close_old_connections, connection

from torneo.room.hub import Hub

#: Seconds between two looks at SQLite.
_EVERY = 0.05
CHANNEL = "torneo"


class Doorbell:
    """One thread that rings the hub for streams other processes have added to."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        listen = self._listen if connection.vendor == "postgresql" else self._poll
        self._thread = threading.Thread(target=listen, name="doorbell", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def _poll(self) -> None:
        """SQLite's ``data_version`` changes when another connection has committed."""
        last = None
        while not self._stop.wait(_EVERY):
            if not self._hub.streams():
                continue
            try:
                with connection.cursor() as cursor:
                    cursor.execute("PRAGMA data_version")
                    version = cursor.fetchone()
            except DatabaseError:  # away for a moment: whoever watches must hear of what comes after it
                connection.close()
                self._stop.wait(1)
                continue
            if version != last:
                last = version
                self._ring_all()
        connection.close()

    def _listen(self) -> None:
        """PostgreSQL notifies with the stream's name (``torneo.journal.database``)."""
        import psycopg

        while not self._stop.is_set():
            try:
                connection.ensure_connection()
                with psycopg.connect(**connection.get_connection_params(), autocommit=True) as listener:
                    listener.execute(f"LISTEN {CHANNEL}")
                    self._ring_all()
                    while not self._stop.is_set():
                        for notice in listener.notifies(timeout=1):
                            self._hub.ring(notice.payload)
            except psycopg.Error:
                self._stop.wait(1)
        close_old_connections()

    def _ring_all(self) -> None:
        for stream in self._hub.streams():
            self._hub.ring(stream)
