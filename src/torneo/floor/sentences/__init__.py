"""Acts and rulings in words: commands, pages and papers tell them alike. One catalogue per subject and
language beside this file, ``es/reasons.ftl``."""

from importlib.resources import files
from typing import Final

from torneo.writing.catalogue import Catalogue

words: Final = Catalogue(files(__name__))
