"""The words of the betting: which phrase stands for which action, in Spanish and English.

``official`` marks the usual terms, regional ones included; whether a given book accepts a term is for the
book, which lists its terms under the names used here (`Term.name`).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Kind = Literal[
    "check",
    "call",
    "bet",
    "raise",
    "fold",
    "all_in",
    "pot",
    "complete",
    "bring_in",
    "amount",
    "conditional",
    "unofficial",
]

Place = Literal["any", "alone", "stake"]

_FOLDED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúüñàèìòùâêîôûäëïöçÁÉÍÓÚÜÑÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ’‘´`\u00a0\u202f\u2009\t\n\r‐‑",
    "abcdefghijklmnopqrstuvwxyzaeiouunaeiouaeiouaeiocaeiouunaeiouaeiouaeioc''''      --",
)


def fold(text: str) -> str:
    """Lower case without accents, letter for letter, so that positions still point into `text`."""
    return text.translate(_FOLDED)


def any_of(words: str) -> frozenset[str]:
    return frozenset(words.split())


class Term(NamedTuple):
    """A phrase and its action.

    ``place``: ``alone`` counts only when nothing else is said in the same breath ("voy", but not "voy a
    pensar"); ``stake`` counts alone or straight after a bet or raise ("apuesto todo", but not "todo bien").
    ``kind`` None: words that look like an action and are none ("call the clock").
    """

    kind: Kind | None
    official: bool
    name: str
    place: Place = "any"


#: Kind, official, name, other ways to say it. Articles are left out everywhere.
_TERMS: tuple[tuple[Kind | None, bool, str, str], ...] = (
    ("check", True, "check", "checking|checks|cheque|hago check|doy check"),
    ("check", True, "paso", "pasar|pasando"),
    ("check", True, "checo", "chequeo|checkeo|checar|chequear|checkear"),
    ("call", True, "call", "calling|calls|hago call|snap call"),
    ("call", True, "veo", "lo veo|te veo|se ve|ver apuesta"),
    ("call", True, "igualo", "igualar|igualando|lo igualo|te igualo"),
    ("call", True, "pago", "pagar|pagando|lo pago|te pago|pago por ver"),
    ("call", False, "see you", "see it|ll see|will see|see bet|see raise"),
    ("call", False, "calleo", "callear|llamo|snap"),
    ("bet", True, "bet", "betting|bets"),
    ("bet", True, "apuesto", "apostar|apostando|apuesto yo"),
    ("bet", True, "abro", "abrir|open|open for|opening|abro de"),
    ("bet", False, "apuesta", "lead out"),
    ("raise", True, "raise", "raising|raises|raise it|raise you|hago raise|raise it up|raise up"),
    ("raise", True, "subo", "subir|subiendo|lo subo|le subo|te subo|se sube"),
    ("raise", True, "aumento", "aumentar|aumentando"),
    ("raise", True, "resubo", "resubir|re subo"),
    ("raise", True, "revire", "reviro|revirar|reviro a"),
    ("raise", True, "reraise", "re raise|reraising|re raising"),
    ("raise", False, "3-bet", "3 bet|3bet|three bet|threebet|tres bet|tribet"),
    ("raise", False, "4-bet", "4 bet|4bet|four bet|5 bet|5bet|cuatro bet"),
    ("raise", False, "doblo", "redoblo|doblar|double it"),
    ("raise", False, "triplico", "triplicar|triple it"),
    ("raise", False, "subida", "resubida|recubo|levanto|bump it|bump it up|up it|raiseo"),
    ("fold", True, "fold", "folding|hago fold|foldeo|foldear"),
    ("fold", True, "no voy", "no voy mas"),
    ("fold", True, "me retiro", "retirarme"),
    ("fold", True, "tiro", "me tiro|tiro cartas|tiro mis cartas|tirar|tirarme"),
    ("fold", True, "boto", "boto cartas|botar|boto mis cartas"),
    ("fold", False, "no quiero", "no juego|no acepto|me bajo|me rajo|muck|lay it down|give up|m out|am out"),
    ("all_in", True, "all-in", "all in|allin|oll in|voy all in|i m all in"),
    ("all_in", True, "envido", "envidar"),
    ("all_in", True, "resto", "mi resto|con resto|con mi resto|rest|restado|my rest|al resto|de resto"),
    (
        "all_in",
        True,
        "voy con todo",
        "con todo|va todo|voy todo|por todo|pongo todo|meto todo|todo adentro|todo dentro|van todas",
    ),
    ("all_in", False, "shove", "push|jam|shoving|pushing|empujo|empujo todo|jugado|it all in|ship it"),
    ("all_in", False, "todas mis fichas", "todas fichas|todo lo que tengo|my stack|all my chips|all of it"),
    ("pot", True, "pot", "pot it|potting|poteo"),
    ("pot", True, "bote", "tamano bote"),
    ("pot", True, "pozo", "tamano pozo"),
    ("complete", True, "complete", "completing|complete it"),
    ("complete", True, "completo", "completar|completando"),
    ("bring_in", True, "bring-in", "bring in|bring it in|bringin|bringing in|bringing it in"),
    ("bring_in", True, "entrada", "pago entrada|pongo entrada"),
    # No action of the speaker.
    (None, True, "", "call clock|call time|call floor|call director|call dealer|calling clock|calling floor"),
    (None, True, "", "ya veo|veo que|no veo nada|pago luego|check raise|check my|check cards|check pot"),
    (None, True, "", "you bet|let me check|me igual|da igual|me da igual|count pot|all right"),
)

_ALONE: tuple[tuple[Kind, bool, str, str], ...] = (
    ("check", False, "mesa", ""),
    ("check", False, "pass", "passing"),
    ("call", True, "igual", ""),
    ("call", False, "voy", ""),
    ("call", False, "quiero", "acepto"),
    ("call", False, "in", "m in|am in|adentro|dentro"),
    ("fold", True, "me voy", ""),
    ("fold", False, "out", "fuera"),
    ("raise", False, "double", ""),
)

_STAKE: tuple[tuple[Kind, bool, str, str], ...] = (
    ("all_in", True, "todo", "everything"),
    ("all_in", False, "it all", "all|whole stack|mi stack"),
)

#: Left out before phrases are looked up; they may show that a noun follows ("call the bet").
ARTICLES = any_of("el la los las the tu tus su sus your his her their that this ese esa esos este esta")
#: Said with any statement without changing it.
FILLERS = any_of(
    "yo i me te le lo it you pues bueno ok okay si yes yeah ya no ll m am will s ahora eh ah oh che so well "
    "vale por favor please senor sir amigo hermano parce man bro dealer crupier solo just only va alright o"
)
CONJUNCTIONS = any_of("y e and then luego despues entonces pero but plus tambien also sino")
NEGATIONS = any_of("no not don won cannot never nunca tampoco")
HEDGES = any_of(
    "quizas quiza maybe perhaps puedo podria deberia could should would can might capaz creo pienso think "
    "thinking pensando talvez igual"
)
#: "you raise", "who bets": somebody else's action.
OTHERS = any_of("you he she they who")
#: "nice call", "buena apuesta".
PRAISE = any_of("nice good great bad buena buen bonita gran linda mala bad big sick hero")
QUESTIONS = any_of("cuanto cuanta cuantos cuantas how what quien whose")
#: Sizes nobody can turn into a number from the words alone.
VAGUE = any_of(
    "algo some something poco poquito bit little bastante mucho lot big small fuerte ciegas blinds blind bb "
    "bbs veces times tercio third tercios thirds doble triple mitad half medio media pico"
)
MINIMUM = any_of("minimo minima minimum min minraise minbet")
MORE_AFTER = any_of("mas more extra adicional adicionales encima arriba additional")
MORE_AFTER_TWO = frozenset(
    [("on", "top"), ("de", "mas"), ("por", "encima"), ("por", "arriba"), ("de", "encima"), ("over", "top")]
)
MORE_BEFORE = any_of("otros otras otro otra another plus extra mas additional")
#: "mil pesos", "500 in chips".
UNITS = any_of("fichas ficha chips chip puntos points pesos euros euro dolares dollars bucks total to")
#: A number after these is no amount: "asiento 5".
NUMBERED = any_of("asiento seat jugador player nivel level mesa table silla puesto carta card")
TAPS = any_of("tap taps tapping toc knock knocks golpe golpes golpecito golpecitos golpea golpeo toca")

#: What the others do, after "si" or "if".
_CONDITIONS: tuple[tuple[Kind, str], ...] = (
    ("bet", "apuestas apuesta apuestan apueste apuestes apuesten apostas apostais apostara abres abre bets"),
    ("raise", "subes sube suben suba subas suban subis aumentas aumenta resubes resube revira raises"),
    ("call", "pagas paga pagan pague pagues paguen pagais ves ve ven igualas iguala igualan calls vas va"),
    ("check", "pasas pasa pasan pase pases pasen pasais checas checa chequeas chequea checkeas checks"),
    ("fold", "tiras tira retiras retira foldeas foldea folds botas bota"),
    ("all_in", "empujas empuja shoves pushes jams envidas envida"),
)
CONDITIONS: dict[str, Kind] = {word: kind for kind, words in _CONDITIONS for word in words.split()}
#: Words that open a condition; those of the second set only when somebody else's action follows.
IF = frozenset(("si", "if"))
WHENEVER = any_of("cuando when whenever whatever unless")
#: Words that open the consequence.
THEN = any_of("then entonces yo i me")


def _index() -> dict[str, tuple[tuple[tuple[str, ...], Term], ...]]:
    by_first: dict[str, list[tuple[tuple[str, ...], Term]]] = {}
    places: tuple[tuple[Place, Sequence[tuple[Kind | None, bool, str, str]]], ...] = (
        ("any", _TERMS),
        ("alone", _ALONE),
        ("stake", _STAKE),
    )
    for place, rows in places:
        for kind, official, name, others in rows:
            term = Term(kind, official, name, place)
            for phrase in (name.replace("-", " "), *others.split("|")):
                words = tuple(word for word in phrase.split() if word not in ARTICLES)
                if words:
                    by_first.setdefault(words[0], []).append((words, term))
    return {first: tuple(sorted(found, key=lambda item: -len(item[0]))) for first, found in by_first.items()}


_BY_FIRST = _index()


def find_term(words: list[str], at: int) -> tuple[Term, int] | None:
    """The longest phrase that starts at `at`, with the position after it."""
    for phrase, term in _BY_FIRST.get(words[at], ()):
        end = at + len(phrase)
        if len(phrase) == 1 or tuple(words[at:end]) == phrase:
            return term, end
    return None


#: The usual terms by action, to choose from.
TERMS_BY_KIND: dict[str, tuple[str, ...]] = {
    kind: tuple(
        name for other, official, name, _ in (*_TERMS, *_ALONE, *_STAKE) if official and other == kind
    )
    for kind in ("check", "call", "bet", "raise", "fold", "all_in", "pot", "complete", "bring_in")
}
