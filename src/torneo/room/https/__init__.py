"""https on the room's own network: a small authority of the room's own, and certificates for its names."""
