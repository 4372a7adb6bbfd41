"""Moments as people at the venue read them: on pages as on paper."""

from torneo.paper.moments import day_and_hour, hour, millis, read, zone_of

__all__ = ["day_and_hour", "hour", "millis", "read", "zone_of"]
