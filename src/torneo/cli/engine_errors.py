"""What the engine says about cards, hands and recorded files, in Spanish.

The engine's messages are in English, for developers; on the command line they are told in the language asked
for. A message is what it is about (a file, a field), then a sentence: the sentence is looked up here.
"""

import re

_CARD = "a card is a rank 2-9, T or 10, J, Q, K, A followed by a suit c, d, h, s, as in Ah, 10c or T♣"
_RANGE = "a range is written as in: AKs, 77+, T9o, A5s-A2s, 99-66, AhKh, random"

#: Explanations that follow other sentences.
_PARTS = (
    (_CARD, "una carta es un valor 2-9, T o 10, J, Q, K, A seguido de un palo c, d, h, s, como Ah, 10c o T♣"),
    (_RANGE, "un rango se escribe así: AKs, 77+, T9o, A5s-A2s, 99-66, AhKh, random"),
)

#: The end of a message, and the same in Spanish. The first that fits is used.
_SENTENCES = (
    # cards
    (r"a hidden card cannot be ranked(.*)", "una carta oculta no se puede valorar{0}"),
    (r"a hidden card cannot be given: leave it out", "una carta oculta no se da: déjela fuera"),
    (r"a deuce-to-seven hand has exactly five cards",
     "una mano de dos a siete tiene exactamente cinco cartas"),
    (r"a badugi is made of one to four cards, none of them hidden",
     "un badugi se forma con una a cuatro cartas, ninguna oculta"),
    (r"cannot read (.+?) in cards (.+?): (.+), or \?\? for a hidden card",
     "no se entiende {0} en las cartas {1}: {2}, o ?? para una carta oculta"),
    (r"cannot read card (.+?): (.+)", "no se entiende la carta {0}: {1}"),
    (r"cannot read (.+?): (.+)", "no se entiende {0}: {1}"),
    (r"(.+?) is not a card: cards are 0 \(2c\) to 51 \(As\), (.+?) is a hidden one",
     "{0} no es una carta: las cartas van de 0 (2c) a 51 (As), {1} es una oculta"),
    (r"cards are numbers from 0 \(2c\) to 51 \(As\)", "las cartas son números de 0 (2c) a 51 (As)"),
    (r"(.+?) more than once in (.+)", "{0} más de una vez en {1}"),
    (r"(.+?) is not in the short deck", "{0} no está en la baraja corta"),
    (r"duplicate card (.+)", "carta repetida: {0}"),
    (r"short-deck games have no card below the six", "la baraja corta no tiene cartas por debajo del seis"),
    # batches and equity
    (r"all hands of one batch must have the same number of cards",
     "todas las manos de un lote deben tener las mismas cartas"),
    (r"hands are rows of cards", "las manos son filas de cartas"),
    (r"an Omaha board has five cards, not (.+)", "la mesa de Omaha tiene cinco cartas, no {0}"),
    (r"(\S+) ranks hands of (.+?) cards, not (.+)", "{0} valora manos de {1} cartas, no de {2}"),
    (r"samples are a number above zero, and not for exact answers",
     "las muestras son un número mayor que cero, y no van con la respuesta exacta"),
    (r"these hands and ranges cannot all be dealt from one deck",
     "estas manos y rangos no caben juntos en una baraja"),
    (r"(\d+) players: two to (\d+) can be compared", "{0} jugadores: se comparan de dos a {1}"),
    (r"the deck has not enough cards for (.+?) players", "la baraja no alcanza para {0} jugadores"),
    (r"(.+?) has no board", "{0} no tiene cartas en la mesa"),
    (r"a board has three, four or five cards, not (.+)", "la mesa tiene tres, cuatro o cinco cartas, no {0}"),
    (r"a player without cards or range", "un jugador sin cartas ni rango"),
    (r"a hand of (.+?) has one to (\d+) cards, this one (.+)",
     "una mano de {0} tiene de una a {1} cartas; esta, {2}"),
    (r"a hand of (.+?) has (.+?) cards, this one (.+)", "una mano de {0} tiene {1} cartas; esta, {2}"),
    (r"ranges are for hold'em; give the cards of (.+)", "los rangos son para hold'em; dé las cartas de {0}"),
    (r"an empty range: every hand of (.+?) needs a card that is on the board or dead",
     "rango vacío: toda mano de {0} necesita una carta que está en la mesa o muerta"),
    (r"an empty range: (.+)", "rango vacío: {0}"),
    (r"(.+?) goes from suited to offsuit: write two ranges",
     "{0} va de un palo a distinto palo: escriba dos rangos"),
    (r"(.+?) has no common rank or gap: (.+)", "{0} no tiene un valor ni una distancia en común: {1}"),
    (r"(.+?): a pair is neither suited nor offsuit",
     "{0}: una pareja no es ni del mismo palo ni de distinto"),
    # hands
    (r"a hand needs at least two players, got (.+)", "una mano necesita al menos dos jugadores, hay {0}"),
    (r"(\S+) has no (.+?), only (.+)", "{0} no tiene {1}, solo {2}"),
    (r"seat (\d+) owed (.+?) of (.+?), so (.+?) cannot be missing",
     "el asiento {0} debía {1} de {2}: no pueden faltar {3}"),
    (r"must not be below zero, is (.+)", "no puede ser menor que cero, es {0}"),
    (r"must be at least 1, is (.+)", "debe ser al menos 1, es {0}"),
    (r"must be above zero, is (.+)", "debe ser mayor que cero, es {0}"),
    (r"the (.+?) has (.+?) cards, (.+?) given", "{0}: son {1} cartas y se dieron {2}"),
    (r"seat (.+?) holds (.+?) cards on the (.+?), (.+?) given",
     "el asiento {0} tiene {1} cartas en {2} y se dieron {3}"),
    (r"PHH has no code for (.+)", "PHH no tiene código para {0}"),
    (r"PHH begins with the deal", "PHH empieza con el reparto"),
    (r"PHH cannot express dead money", "PHH no puede expresar dinero muerto"),
    (r"PHH cannot express the dead hand of seat (.+)",
     "PHH no puede expresar la mano muerta del asiento {0}"),
    (r"(.+?) is written from the hand itself", "{0} sale de la propia mano"),
    (r"unknown game (.+?); known: (.+)", "no existe el juego {0}; hay: {1}"),
    (r"unknown mix (.+?); known: (.+)", "no existe la mezcla {0}; hay: {1}"),
    (r"have neither a blind nor a bet size", "no tienen ni ciega ni apuesta"),
    (r"nobody sits in seat (.+)", "no hay nadie en el asiento {0}"),
    (r"must be 'hands' or 'levels', is (.+)", "debe ser 'hands' (manos) o 'levels' (niveles), es {0}"),
    (r"names no game", "no nombra ningún juego"),
    (r"(.+?) must last at least 1, lasts (.+)", "{0} debe durar al menos 1, dura {1}"),
    (r"hands and levels are counted from 1, got (.+)", "manos y niveles se cuentan desde 1, y se dio {0}"),
    (r"seat (.+?) must have chips to be dealt in, has (.+)",
     "el asiento {0} debe tener fichas para recibir cartas, tiene {1}"),
    (r"seat numbers start at 1, got (.+)", "los asientos se numeran desde 1, y se dio {0}"),
    (r"(.+?) players cannot hold (.+?) cards each on the (.+)",
     "{0} jugadores no pueden tener {1} cartas cada uno en la calle «{2}»"),
    (r"(.+?) cannot be dealt to (.+?) players", "{0} no se puede repartir a {1} jugadores"),
    (r"(.+?) cards are needed, (.+?) given", "hacen falta {0} cartas y se dieron {1}"),
    # recorded hands
    (r"there is no such file", "no existe el archivo"),
    (r"is a folder, name the files in it", "es una carpeta: nombre los archivos que contiene"),
    (r"is not UTF-8 text \(byte (.+?)\)", "no es un texto en UTF-8 (byte {0})"),
    (r"cannot be read \((.+?)\)", "no se puede leer ({0})"),
    (r"longer than (.+?) letters", "pasa de {0} letras"),
    (r"not readable as TOML: nested too deep", "no se lee como TOML: demasiados niveles"),
    (r"not readable as TOML: (.+)", "no se lee como TOML: {0}"),
    (r"the file is empty", "el archivo está vacío"),
    (r"missing; is the file cut off\?", "falta; ¿está cortado el archivo?"),
    (r"must be a list of numbers, is (.+)", "debe ser una lista de números, es {0}"),
    (r"must be a list of texts, is (.+)", "debe ser una lista de textos, es {0}"),
    (r"must be a text, is (.+)", "debe ser un texto, es {0}"),
    (r"must be true or false, is (.+)", "debe ser true o false, es {0}"),
    (r"must be a list of seat numbers from 1", "debe ser una lista de asientos desde 1"),
    (r"must be a list of (.+?) names", "debe ser una lista de {0} nombres"),
    (r"(.+?) values for (.+?) players", "{0} valores para {1} jugadores"),
    (r"(.+?) seats for (.+?) players", "{0} asientos para {1} jugadores"),
    (r"two players in seat (.+)", "dos jugadores en el asiento {0}"),
    (r"is no PHH action", "no es una acción de PHH"),
    (r"no player (.+?), there are p1 to (.+)", "no hay jugador {0}; van de p1 a {1}"),
    (r"(.+?) is not a number above zero", "{0} no es un número mayor que cero"),
    (r"(.+?) is not a number", "{0} no es un número"),
    (r"(.+?) is not an amount", "{0} no es una cantidad"),
)  # fmt: skip
#: A value at the beginning of a sentence ends before the next colon: what stands before it is a place.
_FIRST = r"((?:(?!: ).)+?)"
_PATTERNS = [
    (re.compile(re.sub(r"^\(\.\+\?\)", lambda _: _FIRST, pattern), re.DOTALL), told)
    for pattern, told in _SENTENCES
]
_WHERE = re.compile(r"(?P<file>.*), hand (?P<hand>[^:]+)")


def in_spanish(message: str) -> str:
    """The message in Spanish, with what it is about in front as it was; unknown sentences stay."""
    for english, spanish in _PARTS:
        message = message.replace(english, spanish)
    about: list[str] = []
    rest = message
    while True:
        for pattern, told in _PATTERNS:
            found = pattern.fullmatch(rest)
            if found is not None:
                return "".join([*map(_place, about), told.format(*found.groups())])
        first, colon, rest = rest.partition(": ")
        if not colon:
            return message
        about.append(f"{first}: ")


def _place(about: str) -> str:
    found = _WHERE.fullmatch(about.removesuffix(": "))
    return f"{found['file']}, mano {found['hand']}: " if found else about
