"""A level as it is written on walls and sheets."""

from torneo.paper.levels import event_game, game_name, level_shown

__all__ = ["event_game", "game_name", "level_shown"]
