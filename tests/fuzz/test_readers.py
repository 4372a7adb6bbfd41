"""Readers never crash: whatever is handed in is read, or told in the reader's own words.

``make fuzz`` goes on for as long as one likes, led by what the code does; what it finds is kept under
``kept/<reader>/``.
"""

import pytest
from tests.fuzz.corpus import READERS, kept, reader_named
from tests.fuzz.mutate import mutations
from tests.support.seeds import seeded

_EACH = 150


@pytest.mark.parametrize("name", READERS)
def test_seeds_can_be_read(name: str) -> None:
    reader = reader_named(name)
    assert reader.seeds()
    for data in reader.seeds():
        reader.feed(data)


@pytest.mark.parametrize("name", READERS)
def test_what_broke_a_reader_once_breaks_it_no_more(name: str) -> None:
    reader = reader_named(name)
    for data in kept(name):
        reader.feed(data)


@pytest.mark.parametrize("name", READERS)
def test_files_made_worse_are_told_in_words(name: str) -> None:
    reader = reader_named(name)
    for number, data in enumerate(mutations(reader.seeds() + kept(name), _EACH, seeded("fuzz", name))):
        try:
            reader.feed(data)
        except Exception as error:
            raise AssertionError(f"mutation {number} of {len(data)} bytes: {data[:200]!r}") from error
