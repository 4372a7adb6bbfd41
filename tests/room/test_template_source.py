"""Indentation of templates is not sent; what is meant to keep its spaces keeps them."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

Client = Callable[[str], Any]


def test_no_line_of_a_page_begins_with_the_indentation_of_its_template(client: Client) -> None:
    page = client("director").get("/libros/politicas/").content.decode()
    assert "<main" in page
    assert not re.findall(r"^[ \t]+<", page, re.MULTILINE)


def test_a_command_to_copy_keeps_its_spaces(client: Client) -> None:
    page = unescape(client("director").get("/api/").content.decode())
    assert re.search(r"-H \"Idempotency-Key: 81f2\" \\\n     -H \"Content-Type", page)
