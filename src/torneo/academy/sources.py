"""Where questions come from. An id names the source and makes the same question each time:

fcp-2025/g/half-a-raise/17                       recipe and seed
fcp-2025/s/oversized-chip/3/2/ruling             shipped scenario, its step, what is asked
fcp-2025/p/clock_seconds/4                       what the book says of a policy

Where a recipe or a policy belongs to several topics, ``half-a-raise@multiple-chips`` says under which one
it is asked.
"""

import random
from typing import Final

from torneo.academy.making import question_of
from torneo.academy.moment import Moment
from torneo.academy.policy_question import askable, policy_question
from torneo.academy.question import Question, Unfit
from torneo.academy.recipes import RECIPES, about
from torneo.academy.scene import Scene
from torneo.academy.shipped import all_asked, of_topic, shipped_question
from torneo.floor.scenario.shipped import examples
from torneo.rulebook import Book, book_ids, load_book, topic_groups

_TRIES: Final = 12
"""Spots tried for one seed before a recipe gives up."""
SEEDS: Final = 1_000_000_000


def make(ref: str, book: Book | None = None) -> Question:
    """The question of an id; ``Unfit`` if it makes none. ``book``: a house book in place of the one named."""
    name, _, rest = ref.partition("/")
    sort, _, rest = rest.partition("/")
    if book is None:
        if name not in book_ids():
            raise Unfit(f"no book {name!r}")
        book = load_book(name)
    if sort == "g":
        recipe, _, seed = rest.rpartition("/")
        return _cooked(book, *recipe.partition("@")[::2], seed, ref)
    if sort == "p":
        place, _, topic = rest.rpartition("/")[0].partition("@")
        return policy_question(book, place, random.Random(ref), ref, topic)
    if sort == "s":
        topic, number, step, kind = (*rest.split("/"), "", "", "", "")[:4]
        example = examples().get(f"{book.base or book.id}/{topic}/{number}")
        if example is None or not step.isdecimal():
            raise Unfit(f"no scenario {rest!r}")
        return shipped_question(book, example, int(step), kind, ref)
    raise Unfit(f"no source {sort!r}")


def _cooked(book: Book, name: str, topic: str, seed: str, ref: str) -> Question:
    recipe = RECIPES.get(name)
    if recipe is None or topic not in ("", *recipe.topics):
        raise Unfit(f"no recipe {name!r}")
    rng = random.Random(f"{book.id} {name} {seed}")
    for _ in range(_TRIES):
        try:
            scene = Scene(rng, book, rng.choice(recipe.games), **recipe.scene)  # type: ignore[arg-type]
            recipe.cook(scene)
            moment = Moment.of(scene.told, scene.before)
            return question_of(
                moment, rng.choice(recipe.asks), rng, ref, recipe.difficulty, topic or recipe.topics[0]
            )
        except Unfit:
            continue
    raise Unfit(ref)


def draw_id(rng: random.Random, book: Book, topic: str) -> str:
    """The id of a new question about a topic: from its recipes, its scenarios or what the book lays down."""
    recipes = [one.name for one in about(topic)]
    stories = of_topic(book, topic)
    places = [place for place, of in askable(book).items() if topic in of]
    sorts = [*("g" * 3 if recipes else ""), *("s" * 2 if stories else ""), *("p" if places else "")]
    if not sorts:
        raise Unfit(f"nothing to ask about {topic}")
    match rng.choice(sorts):
        case "g":
            return f"{book.id}/g/{rng.choice(recipes)}@{topic}/{rng.randrange(SEEDS)}"
        case "s":
            example = rng.choice(stories)
            asked = all_asked(example)
            if not asked:
                raise Unfit(example.id)
            number, kind = rng.choice(asked)
            return f"{book.id}/s/{topic}/{example.number}/{number}/{kind}"
        case _:
            return f"{book.id}/p/{rng.choice(places)}@{topic}/{rng.randrange(SEEDS)}"


def draw(rng: random.Random, book: Book, topic: str, tries: int = 25) -> Question:
    """A new question about a topic; ``Unfit`` where there is none to be had."""
    for _ in range(tries):
        try:
            return make(draw_id(rng, book, topic), book)
        except Unfit:
            continue
    raise Unfit(f"nothing to ask about {topic} in {book.id}")


def again(question: Question, rng: random.Random, book: Book) -> Question:
    """Another question of the same family; the same one where no other is to be had."""
    name, sort, *rest = question.id.split("/")
    if sort == "g":
        for _ in range(10):
            try:
                other = make(f"{name}/g/{rest[0]}/{rng.randrange(SEEDS)}", book)
            except Unfit:
                continue
            if other.family == question.family:
                return other
    if sort == "p":
        return make(f"{name}/p/{rest[0]}/{rng.randrange(SEEDS)}", book)
    return question


def topics_of(book: Book) -> list[str]:
    """Every topic of a book that can be asked about, in the order of the books."""
    known = {topic for topics in askable(book).values() for topic in topics}
    home = book.base or book.id
    known |= {one.topic for one in examples().values() if one.book == home}
    from_recipes = {topic for one in RECIPES.values() for topic in one.topics}
    has = {clause.topic for clause in book.clauses.values()}
    order = [topic for group in topic_groups() for topic in group.topics]
    return [topic for topic in order if topic in known or (topic in from_recipes and topic in has)]
