"""Light stemming of folded words: what is left of a word without number, gender, person and tense.

People type without accents, so both sides are folded first; that is what a stemmer made for correct Spanish
(Snowball) cannot do: ``subio`` and ``subió`` must meet. Vowels that change within a verb are read as one
(``muestro``, ``mostrar``). What no rule can tell (``dio``, ``puse``, ``dealt``) stands in the lexicon.
"""

import re
from functools import lru_cache

from torneo.writing.lang import Lang

#: Pronouns that hang on a verb: ``mostrarlas``, ``llevándoselo``.
_HANGING = re.compile(r"^(\w{2,}(?:[aei]r|ando|iendo|yendo))(?:[ms]e)?(?:l[aeo]s?|nos|[ms]e)$")
#: Endings of Spanish verbs and of the nouns and adjectives made of them, longest first.
_ENDINGS = """
    imientos amientos iendose imiento amiento isteis asteis iesemos ieramos eriamos ariamos andose adores
    adoras aciones yendo iremos iriamos iesen iendo ieron ieran idades eremos aremos aramos amente adora
    acion abamos mente irian iramos imos illos illas erian itos itas iste iria iras iran iamos idos idas
    idad eras eran eria emos aste asen aron arian aria aras aran ando amos ados adas ador aban abas illo
    illa ito ita ire ira ido ida ias ian ere era are ara ado ada aba os io ir ia es er en as ar an s o e a
"""
_SPANISH = tuple(sorted(_ENDINGS.split(), key=lambda ending: (-len(ending), ending)))
#: Endings that are as often the end of a noun (manera, materia): the stem is longer then.
_LIKE_NOUNS = frozenset(("era", "eras", "eran", "ara", "aras", "ira", "iras", "eria", "aria", "ito", "ita"))
_SHORTEST = 3


@lru_cache(maxsize=32_768)
def stem(word: str, lang: Lang) -> str:
    """The stem of a folded word.

    >>> [stem(word, "es") for word in ("muestra", "mostraron", "mostrarlas", "penalizaciones", "penaliza")]
    ['mostr', 'mostr', 'mostr', 'penalic', 'penalic']
    >>> [stem(word, "en") for word in ("bets", "betting", "raised", "raises", "penalties", "penalty")]
    ['bet', 'bet', 'rais', 'rais', 'penalti', 'penalti']
    """
    if word.isdigit() or len(word) <= _SHORTEST:
        return word
    return _english(word) if lang == "en" else _spanish(word)


def _spanish(word: str) -> str:
    word = _HANGING.sub(r"\1", word)
    for ending in _SPANISH:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST + (ending in _LIKE_NOUNS):
            word = word[: -len(ending)]
            break
    # jugué, saqué, empecé, chiquita: the letter changes, not the sound
    word = re.sub(r"gu$", "g", word)
    word = re.sub(r"qu$", "c", word)
    if len(word) > _SHORTEST and word.endswith(("i", "u")):
        word = word[:-1]
    word = re.sub(r"(?<=[^aeiougq])ue(?=[^aeiou])", "o", word)
    word = re.sub(r"(?<=[^aeiou])ie(?=[^aeiou])", "e", word)
    return re.sub(r"z$", "c", word)


def _english(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "shes", "ches", "xes", "zes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ingly", "edly", "ing", "ed", "ly"):
        cut = word[: -len(ending)]
        if word.endswith(ending) and len(cut) >= _SHORTEST and re.search("[aeiouy]", cut):
            word = cut[:-1] if re.search(r"([bdfgmnprt])\1$", cut) else cut
            break
    if word.endswith("e") and len(word) > _SHORTEST:
        word = word[:-1]
    return word[:-1] + "i" if word.endswith("y") and len(word) > _SHORTEST else word
