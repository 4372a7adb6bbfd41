"""Recipes for questions without end."""

from torneo.academy.recipes import chips_and_words, dealing, people, showdown, turns
from torneo.academy.recipes.book import RECIPES, Recipe, about

_SHELVES = (chips_and_words, turns, dealing, showdown, people)

__all__ = ["RECIPES", "Recipe", "about"]
