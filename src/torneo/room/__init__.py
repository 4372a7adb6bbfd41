"""The web room: director, clock screens, desk, players and public, on one laptop or a PostgreSQL of its
own."""
