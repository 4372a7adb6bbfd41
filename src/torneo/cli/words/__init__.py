"""What the command line says: one catalogue per command and language beside this file, ``es/icm.ftl``."""

from importlib.resources import files
from typing import Final

from torneo.writing.catalogue import Catalogue

words: Final = Catalogue(files(__name__))
