"""Templates as they are read: indentation is for people and is not sent to anybody's screen."""

import re
from typing import Final

from django.template import Origin
from django.template.loaders import app_directories

_INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)


class Loader(app_directories.Loader):
    """The templates of the applications without leading whitespace. Text that keeps its spaces (``pre``,
    ``textarea``) comes out of variables, which this does not touch."""

    def get_contents(self, origin: Origin) -> str:
        return _INDENT.sub("", super().get_contents(origin))
