"""What the library of books says to people: what is wrong in a file. Catalogues beside this file."""

from importlib.resources import files
from typing import Final

from torneo.writing.catalogue import Catalogue

words: Final = Catalogue(files(__name__))
