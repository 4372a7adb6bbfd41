"""What can be told about a table by tapping: one form for every act of the scenario language.

A form is a step with gaps. ``picker`` gives them with their words, for ``spot.js`` to draw.
"""

from functools import lru_cache
from typing import Any

import msgspec

from torneo.floor.scenario import words as known
from torneo.floor.sentences.acts import ACTS, DEALER, DISCOVERED, DOES
from torneo.floor.sentences.rulings import infraction_text, street_title
from torneo.floor.speech.official_terms import official_terms
from torneo.floor.speech.vocabulary import TERMS_BY_KIND
from torneo.hand import GAMES
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang, labels


class Gap(msgspec.Struct, frozen=True):
    """One key of a step still to be filled in. ``kind``: seat, seats (who saw or heard it), seat_or_pot,
    finder, card, cards, chips, number, text, yes (only if so), yes_no, sure (yes, no or in percent),
    choice, level."""

    key: str
    kind: str
    options: tuple[str, ...] = ()
    need: bool = False
    #: How many cards there are at most; 0: any number.
    most: int = 0
    #: Numbers one tap away.
    quick: tuple[int, ...] = ()


class Form(msgspec.Struct, frozen=True):
    """``step``: what it says already. ``player``: it is the act of a seat. ``section``: the heading it stands
    under in a long list."""

    id: str
    group: str
    step: dict[str, Any] = {}
    gaps: tuple[Gap, ...] = ()
    player: bool = True
    section: str = ""


def _player(group: str, verb: str, *gaps: Gap, value: Any = True) -> Form:
    filled = any(gap.key == verb and gap.need for gap in gaps)
    return Form(verb, group, {} if filled else {verb: value}, gaps)


_SEAT = Gap("seat", "seat", need=True)
_MAYBE_SEAT = Gap("seat", "seat")
_BY = Gap("by", "finder")
_COUNT = Gap("count", "number")
_CARD = Gap("card", "card", most=1)
_CARDS = Gap("cards", "cards")
_EXPOSED = Gap("exposed", "yes_no")
_SURE = Gap("identifiable", "sure")
_SAW = Gap("to", "seats")
_LEVEL = Gap("level", "level", need=True)
#: What a player may be reported for; one of them is named by a clause only.
_OFFENCES = tuple(sorted({*known.infractions(), "checking_nuts", "chip_dumping"}))
_HOW_STARTED = Gap("how", "choice", ("first_riffle", "shuffler_button", "shuffle_after_all_cards_gathered"))
_HOW_CHANGED = Gap("how", "choice", ("dealer_change", "level_change", "house_schedule"))

_PLAYERS = (
    _player("cards", "turns_in", Gap("thrown", "yes"), Gap("past_line", "yes_no"), Gap("touches_muck", "yes"),
            Gap("touches", "choice", known.TOUCHES), _SURE, Gap("face_up", "yes"), Gap("high", "yes"),
            Gap("misled_by", "seat")),
    _player("cards", "exposes", Gap("exposes", "cards", need=True), _SAW),
    _player("cards", "tables", Gap("tables", "cards")),
    _player("cards", "mucks"),
    _player("cards", "shows", Gap("shows", "cards"), _SAW),
    _player("cards", "picks_up_upcards"),
    _player("asks", "asks_count_of", Gap("asks_count_of", "seat_or_pot", need=True)),
    _player("asks", "asks_to_see", Gap("asks_to_see", "seat", need=True)),
    _player("asks", "calls_time_on", Gap("calls_time_on", "seat", need=True),
            Gap("from", "choice", known.WHERE[1:])),
    _player("asks", "claims_turn", Gap("reasonable_time", "yes_no")),
    _player("asks", "disputes", Gap("disputes", "choice", known.DISPUTES, need=True)),
    _player("asks", "asks_to_keep_cards"),
    _player("asks", "asks_for_next_cards"),
    _player("asks", "asks_for_bets_in"),
    _player("asks", "refuses"),
    _player("people", "leaves"),
    _player("people", "returns", Gap("after_cards", "number"), Gap("within_reach", "choice", known.REACH)),
    _player("people", "sits_down", Gap("sits_down", "number", need=True)),
    _player("people", "straddles", Gap("straddles", "number", need=True)),
    _player("people", "moves_table", Gap("moves_table", "text", need=True)),
    _player("people", "hides_chips", Gap("hides_chips", "chips", need=True)),
    _player("people", "finds_chips", Gap("finds_chips", "chips", need=True)),
    Form("lost_chips", "people", {}, (Gap("finds_chips", "chips", need=True), Gap("owner", "seat")),
         player=False),
    _player("people", "discusses", Gap("discusses", "choice", known.DISCUSSES, need=True), _SAW),
    _player("people", "reported_for", Gap("reported_for", "choice", _OFFENCES, need=True),
            Gap("by", "choice", known.REPORTERS)),
    Form("expired", "people", {"clock": "expired"}, (), player=False),
    Form("at_limit", "people", {"clock": "at_limit"}, (), player=False),
    Form("seconds_pass", "people", {}, (Gap("seconds_pass", "number", need=True),), player=False),
    Form("minutes_pass", "people", {}, (Gap("minutes_pass", "number", need=True),), player=False),
    Form("does", "bets", {}, (Gap("does", "choice", known.DOES, need=True), Gap("to", "number"),
                              Gap("discards", "cards"), Gap("unnoticed", "yes"))),
)  # fmt: skip

_DEALER_GAPS: dict[str, tuple[Gap, ...]] = {
    "exposed_card": (_MAYBE_SEAT, Gap("position", "number", quick=(1, 2)), _CARD, _COUNT),
    "boxed_cards": (_COUNT, _MAYBE_SEAT, _CARD),
    "duplicate_card": (_CARD,),
    "foreign_card": (_CARD, _MAYBE_SEAT),
    "wrong_first_seat": (_SEAT, Gap("after_cards", "number")),
    "missed_seat": (_SEAT,),
    "dealt_to_unentitled": (_SEAT,),
    "short_cards": (_SEAT, _COUNT),
    "extra_card": (_MAYBE_SEAT, _COUNT),
    "no_burn": (_CARD, _CARDS, _EXPOSED),
    "names_board": (_CARDS,),
    "four_card_flop": (_CARD, _CARDS, _EXPOSED),
    "premature_flop": (Gap("cards", "cards", most=3),),
    "premature_turn": (_CARD,),
    "premature_river": (_CARD,),
    "premature_stud_card": (_COUNT, _CARDS),
    "dropped_deck": (Gap("recoverable", "yes_no"), _SURE, _COUNT),
    "killed_hand": (_SEAT, _SURE, _EXPOSED),
    "collected_hand": (_SEAT, _SURE, _EXPOSED, _CARDS),
    "awards_pot": (_SEAT,),
    "announces_bet": (Gap("amount", "number", need=True), _MAYBE_SEAT),
    "announces_pot": (Gap("amount", "number", need=True),),
    "announces_level": (_LEVEL,),
    "wrong_level": (_LEVEL,),
    "wrong_button": (_SEAT, _COUNT),
    "starts_hand": (_HOW_STARTED,),
    "next_street": (_CARDS,),
    "next_hand": (Gap("level", "level"), Gap("game", "choice", tuple(GAMES))),
    "changes_deck": (_HOW_CHANGED, _MAYBE_SEAT),
    "takes_table": (Gap("name", "text"),),
}
_FOUND_GAPS: dict[str, tuple[Gap, ...]] = {
    "short_hand": (_SEAT, _COUNT, _BY),
    "extra_cards": (_MAYBE_SEAT, _COUNT, _BY),
    "duplicate_card": (_CARD, _BY),
    "foreign_card": (_CARD, _BY),
    "missing_card": (_CARD, _BY),
    "wrong_button": (_SEAT, _COUNT, _BY),
    "wrong_level": (_BY,),
}
#: Discoveries told in another way: what went wrong is told as the act it was.
_NOT_RULED = ("overcall", "hidden_chips")
#: The dealer's errors under their headings, the commonest first; what is done in the ordinary way comes last.
_SECTIONS: dict[str, tuple[str, ...]] = {
    "deal": ("exposed_card", "extra_card", "short_cards", "missed_seat", "dealt_to_unentitled",
             "wrong_first_seat", "irregular_deal", "redeal"),
    "board": ("premature_flop", "premature_turn", "premature_river", "no_burn", "four_card_flop",
              "premature_stud_card", "names_board"),
    "hands": ("killed_hand", "collected_hand", "awards_pot", "announces_bet", "announces_pot",
              "collects_bets"),
    "deck": ("boxed_cards", "duplicate_card", "foreign_card", "odd_back", "dropped_deck", "counts_deck",
             "changes_deck"),
    "order": ("wrong_button", "wrong_level", "announces_level", "calls_time"),
    "ordinary": ("next_street", "starts_hand", "next_hand", "first_hand", "closes_hand", "dealer_change",
                 "takes_table", "opens_table"),
}  # fmt: skip


#: What happens in stud alone.
_STUD = frozenset({"picks_up_upcards", "dealer.premature_stud_card"})


def _dealer() -> list[Form]:
    return [
        Form(f"dealer.{word}", "dealer", {"dealer": word}, _DEALER_GAPS.get(word, ()), player=False,
             section=section)
        for section, acts in _SECTIONS.items() for word in acts
    ]  # fmt: skip


def _found() -> list[Form]:
    gaps = (_MAYBE_SEAT, Gap("amount", "number"), _BY)
    return [
        Form(f"discovered.{word}", "found", {"discovered": word}, _FOUND_GAPS.get(word, gaps), player=False)
        for word in known.DISCOVERED
        if word not in _NOT_RULED
    ]


FORMS: tuple[Form, ...] = (*_PLAYERS, *_dealer(), *_found())
GROUPS = ("bets", "cards", "asks", "people", "dealer", "found")
#: Keys of words and chips, which have a form of their own.
BETS = ("says", "chips", "prior", "takes_back", "gesture", "order", "could_mean", "clear", "released")


# ---- with their words ----------------------------------------------------------------------------------


def picker(book: Book, lang: Lang) -> dict[str, Any]:
    """All a page needs to draw the forms, in its language."""
    return {**_shared(lang), "terms": _terms(book, lang)}


@lru_cache(maxsize=4)
def _shared(lang: Lang) -> dict[str, Any]:
    return {
        "groups": [{"id": one, "label": say(f"spot.group.{one}", lang)} for one in GROUPS],
        "forms": [_form(one, lang) for one in FORMS],
        "sections": [[one, say(f"spot.section.{one}", lang)] for one in _SECTIONS],
        "does": {code: say(f"spot.do.{code}", lang) for code in known.DOES},
        "order": _listed(known.ORDER, lang),
        "prior": _listed(known.PRIOR, lang),
        "gesture": _listed(known.GESTURE, lang),
        "finders": _listed(known.FINDERS, lang),
        "say": words.under("spot.js", lang),
        "games": [{"code": code, "label": one.say(lang), "streets": [
            {"code": street.name, "label": street_title(street.name, lang), "board": street.board}
            for street in one.streets], "stud": one.is_stud} for code, one in GAMES.items()],
    }  # fmt: skip


def _form(form: Form, lang: Lang) -> dict[str, Any]:
    return {
        "id": form.id, "group": form.group, "step": form.step, "player": form.player,
        "section": form.section, "stud": form.id in _STUD, "label": _label(form, lang),
        "gaps": [
            {"key": gap.key, "kind": gap.kind, "need": gap.need, "most": gap.most,
             "label": _gap_label(form, gap, lang), "options": _listed(gap.options, lang),
             "quick": [[one, say(f"spot.quick.{gap.key}.{one}", lang)] for one in gap.quick]}
            for gap in form.gaps
        ],
    }  # fmt: skip


def _label(form: Form, lang: Lang) -> str:
    kind, _, word = form.id.partition(".")
    if word:
        return _capital({"dealer": DEALER, "discovered": DISCOVERED}[kind][word].say(lang))
    return say(f"spot.form.{form.id}", lang)


def _gap_label(form: Form, gap: Gap, lang: Lang) -> str:
    own = f"spot.gap.{form.id}.{gap.key}"
    return say(own if own in words else f"spot.gap.{gap.key}", lang)


def _listed(codes: tuple[str, ...], lang: Lang) -> list[list[str]]:
    return [[code, _option(code, lang)] for code in codes]


def _option(code: str, lang: Lang) -> str:
    """A word of a closed list: ours, else an act's, an offence's or the rulebook's."""
    if f"spot.option.{code}" in words:
        return say(f"spot.option.{code}", lang)
    if code in GAMES:
        return GAMES[code].say(lang)
    for texts in (DOES, ACTS):
        if code in texts and not texts[code].message(lang).gaps:
            return _capital(texts[code].say(lang))
    if code in _OFFENCES:
        return _capital(infraction_text(code, lang))
    return _capital(labels().value(code, lang))


def _terms(book: Book, lang: Lang) -> list[dict[str, Any]]:
    """The words players say: first those the book names, in the page's language first, then other usual
    ones."""
    named = official_terms(book)
    languages = sorted(named, key=lambda other: other != lang)
    found = []
    for kind, terms in TERMS_BY_KIND.items():
        ours = list(dict.fromkeys(one for other in languages for one in named[other][kind]))
        found.append({"kind": kind, "official": ours, "usual": [one for one in terms if one not in ours]})
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
