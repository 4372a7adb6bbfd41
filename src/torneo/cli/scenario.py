"""``torneo scenario``: run scenario files, or tell one as a story with its rulings."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from torneo.cards import cards_text
from torneo.cli.errors import not_there, say
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.ruling_card import ruling_card
from torneo.cli.ruling_text import STREETS, action_text, infraction_text, number, option_text
from torneo.floor import acts
from torneo.floor import card_acts as cards
from torneo.floor.ruling import Ruling
from torneo.floor.scenario import (
    BrokenDocument,
    Document,
    Played,
    Result,
    load_file,
    opened,
    play,
    run_file,
    scenario_files,
)
from torneo.floor.table import Table
from torneo.hand import IllegalAction, SetupError, game
from torneo.rulebook import Bilingual, Lang

SAY: dict[str, Bilingual] = {
    "ok": Bilingual("bien", "ok"),
    "bad": Bilingual("NO", "NO"),
    "sum": Bilingual("{n} escenarios, {ok} bien, {bad} mal", "{n} scenarios, {ok} ok, {bad} failed"),
    "none": Bilingual("no hay escenarios en {path}", "there are no scenarios in {path}"),
    "step": Bilingual("paso {n}", "step {n}"),
    "start": Bilingual("al empezar", "at the start"),
    "expected": Bilingual(
        "{key}: se esperaba {expected}, hay {got}", "{key}: expected {expected}, got {got}"
    ),
    "not ruled on yet": Bilingual("todavía no se resuelve sobre esto", "not ruled on yet"),
    "blinds": Bilingual("ciegas {small}/{big}", "blinds {small}/{big}"),
    "ante": Bilingual("ante {ante}", "ante {ante}"),
    "bb_ante": Bilingual("ante de ciega grande {ante}", "big-blind ante {ante}"),
    "bring_in": Bilingual("bring-in {bring_in}", "bring-in {bring_in}"),
    "button": Bilingual("Botón: asiento {button}.", "Button: seat {button}."),
    "from": Bilingual(
        "Empieza en {street}, con {pot} en el bote", "It begins on {street}, with {pot} in the pot"
    ),
    "seat": Bilingual("asiento {seat}", "seat {seat}"),
    "absent": Bilingual("ausente", "absent"),
    "penalised": Bilingual("penalizado: {n} manos", "penalised: {n} hands"),
    "unposted": Bilingual("no ha puesto lo suyo", "has not posted"),
    "posted": Bilingual("{who} puso su ciega con {chips}.", "{who} posted with {chips}."),
    "acts": Bilingual("Habla: {who}.", "To act: {who}."),
    "street_over": Bilingual("Termina la ronda de apuestas.", "The betting round is over."),
    "showdown": Bilingual("Se llega al showdown.", "It is the showdown."),
    "frozen": Bilingual("La mano espera la decisión.", "The hand waits for the decision."),
    "hand_over": Bilingual("Termina la mano.", "The hand is over."),
    "follows": Bilingual("Y entonces, {who}:", "And then, {who}:"),
    "then": Bilingual("Y entonces:", "And then:"),
    "decided": Bilingual("Lo decidió: {by}", "Decided by: {by}"),
    "floor": Bilingual("el floor", "the floor"),
    "director": Bilingual("el director", "the director"),
    "missed": Bilingual("No es lo que el escenario esperaba:", "Not what the scenario expects:"),
    "and": Bilingual(" y ", " and "),
    "or": Bilingual(" o ", " or "),
    "dealer": Bilingual("Crupier", "Dealer"),
}

DOES: dict[str, Bilingual] = {
    "fold": Bilingual("se retira", "folds"),
    "check": Bilingual("pasa", "checks"),
    "call": Bilingual("iguala", "calls"),
    "bet": Bilingual("apuesta", "bets"),
    "raise": Bilingual("sube", "raises"),
    "complete": Bilingual("completa la apuesta", "completes"),
    "bring_in": Bilingual("pone el bring-in", "brings it in"),
    "all_in": Bilingual("va all-in", "goes all-in"),
    "draw": Bilingual("descarta", "draws"),
    "stand_pat": Bilingual("se planta", "stands pat"),
}

ACTS: dict[str, Bilingual] = {
    "to": Bilingual("{does} a {to}", "{does} to {to}"),
    "bet_of": Bilingual("{does} {to}", "{does} {to}"),
    "unnoticed": Bilingual("{what}; nadie lo advierte", "{what}; nobody notices"),
    "discards": Bilingual("{what} {n}", "{what} {n}"),
    "says": Bilingual("dice «{words}»", "says '{words}'"),
    "puts": Bilingual("pone {chips}", "puts in {chips}"),
    "motions": Bilingual("pone, en {n} movimientos, {chips}", "puts in, in {n} motions, {chips}"),
    "takes_back": Bilingual("retira {chips}", "takes back {chips}"),
    "untouched": Bilingual("sin tocar las fichas que tenía delante", "leaving the chips in front untouched"),
    "partly_pulled": Bilingual(
        "retirando parte de las fichas que tenía delante", "pulling back part of the chips in front"
    ),
    "pulled": Bilingual("retirando las fichas que tenía delante", "pulling back the chips in front"),
    "words_first": Bilingual("las palabras primero", "the words first"),
    "chips_first": Bilingual("las fichas primero", "the chips first"),
    "together": Bilingual("todo a la vez", "all at once"),
    "could_mean": Bilingual("podría ser {amounts}", "it could be {amounts}"),
    "unclear": Bilingual("no se entiende bien", "not clearly"),
    "confused": Bilingual("no se sabe qué fue primero", "nobody can say which came first"),
    "pushes_all": Bilingual("empujándolo todo", "pushing it all forward"),
    "throws_all": Bilingual("arrojándolo todo", "throwing it all in"),
    "not_released": Bilingual("sin soltar las fichas", "without releasing the chips"),
    "turns_in": Bilingual("entrega sus cartas boca abajo", "turns the cards in face down"),
    "thrown": Bilingual("tirándolas", "throwing them"),
    "past_line": Bilingual("pasan la línea", "past the line"),
    "touches_muck": Bilingual("tocan el montón", "touching the muck"),
    "identifiable": Bilingual("se pueden identificar", "they can be identified"),
    "misled_by": Bilingual("engañado por {who}", "misled by {who}"),
    "count": Bilingual("pide la cuenta de {who}", "asks for a count of {who}"),
    "pot": Bilingual("pide la cuenta del bote", "asks for a count of the pot"),
    "see": Bilingual("pide ver la mano de {who}", "asks to see the hand of {who}"),
    "time": Bilingual("pide tiempo para {who}", "calls time on {who}"),
    "rabbit": Bilingual("pide ver las cartas que habrían salido", "asks for the cards that would have come"),
    "straddles": Bilingual("pone {chips} antes del reparto", "puts out {chips} before the deal"),
    "reported_for": Bilingual("se le señala por {what}", "is reported for {what}"),
    "keep_cards": Bilingual("pide conservar sus cartas", "asks to keep the cards"),
    "dispute_reading": Bilingual("discute la lectura de las manos", "disputes the reading of the hands"),
    "dispute_pot": Bilingual("discute la cuenta del bote", "disputes the count of the pot"),
    "claims_turn": Bilingual("reclama su turno", "claims the turn"),
    "had_time": Bilingual("tuvo tiempo de hablar", "there was time to speak up"),
    "no_time": Bilingual("no tuvo tiempo de hablar", "there was no time to speak up"),
    "finds_chips": Bilingual("encuentra {chips}", "finds {chips}"),
    "refuses": Bilingual("se niega", "refuses"),
    "says_bet": Bilingual("anuncia una apuesta de {amount}", "announces a bet of {amount}"),
    "says_pot": Bilingual("anuncia un bote de {amount}", "announces a pot of {amount}"),
    "next_street": Bilingual("reparte la calle siguiente", "deals the next street"),
    "discovered": Bilingual("Se descubre: {what}", "Discovered: {what}"),
    "of": Bilingual("{what}, {who}", "{what}, {who}"),
    "exposes": Bilingual("muestra {cards}", "exposes {cards}"),
    "to_table": Bilingual("a toda la mesa", "to the whole table"),
    "to_spectator": Bilingual("a un espectador", "to a spectator"),
    "high": Bilingual("por el aire", "through the air"),
    "face_up": Bilingual("con alguna a la vista", "with some face up"),
    "touches_burn_cards": Bilingual("tocan las quemadas", "touching the burn cards"),
    "touches_discards": Bilingual("tocan los descartes", "touching the discards"),
    "touches_deck": Bilingual("tocan la baraja", "touching the deck"),
    "talks_folded_hand": Bilingual("dice qué cartas se tiraron", "says which cards were folded"),
    "talks_live_hand": Bilingual("habla de las cartas de una mano viva", "talks about a live hand"),
    "talks_own_hand": Bilingual("comenta su propia mano", "discusses the own hand"),
    "talks_unseen_hand": Bilingual("dice qué lleva otro", "says what somebody else holds"),
    "talks_play": Bilingual("aconseja o critica la jugada", "advises on or criticises the play"),
    "talks_decision": Bilingual("decide la mano con otro", "decides the hand together with somebody"),
    "moves_table": Bilingual(
        "cambia de mesa; lleva las fichas: {who}", "changes table; chips carried by: {who}"
    ),
    "hides_chips": Bilingual("esconde {chips}", "hides {chips}"),
    "lost_chips": Bilingual("Aparecen fichas perdidas: {chips}", "Lost chips turn up: {chips}"),
    "to_some": Bilingual("a {who}", "to {who}"),
    "tables": Bilingual("abre su mano {cards}", "tables the hand {cards}"),
    "mucks": Bilingual("tira su mano sin mostrarla", "mucks the hand"),
    "shows": Bilingual("enseña {cards}", "shows {cards}"),
    "picks_up_upcards": Bilingual("recoge sus cartas descubiertas", "picks up the upcards"),
    "leaves": Bilingual("deja la mesa", "leaves the table"),
    "returns": Bilingual("vuelve a la mesa", "returns to the table"),
    "sits_down": Bilingual("se sienta con {chips}", "sits down with {chips}"),
    "expired": Bilingual("Se agota el tiempo.", "The time runs out."),
    "at_limit": Bilingual("El tiempo llega a su límite.", "The time is at its limit."),
    "seconds_pass": Bilingual("Pasan {n} segundos.", "{n} seconds pass."),
    "decides": Bilingual("Decide {by}: {option}", "{by} decides: {option}"),
    "why": Bilingual("porque {why}", "because {why}"),
}

DEALER: dict[str, Bilingual] = {
    "exposed_card": Bilingual("descubre una carta", "exposes a card"),
    "boxed_cards": Bilingual("aparecen cartas boca arriba en el mazo", "boxed cards turn up in the deck"),
    "duplicate_card": Bilingual("aparece una carta repetida", "a duplicate card turns up"),
    "foreign_card": Bilingual("aparece una carta ajena al mazo", "a foreign card turns up"),
    "odd_back": Bilingual("aparece un dorso distinto", "a card with another back turns up"),
    "wrong_first_seat": Bilingual(
        "empieza a repartir por otro asiento", "deals the first card to a wrong seat"
    ),
    "missed_seat": Bilingual("se salta un asiento al repartir", "misses a seat in the deal"),
    "dealt_to_unentitled": Bilingual("reparte a quien no debía", "deals to a seat not entitled"),
    "short_cards": Bilingual("reparte cartas de menos", "deals too few cards"),
    "extra_card": Bilingual("reparte una carta de más", "deals an extra card"),
    "no_burn": Bilingual("no quema carta", "does not burn"),
    "four_card_flop": Bilingual("pone cuatro cartas en el flop", "deals a four-card flop"),
    "premature_flop": Bilingual("pone el flop antes de tiempo", "deals the flop too early"),
    "premature_turn": Bilingual("pone el turn antes de tiempo", "deals the turn too early"),
    "premature_river": Bilingual("pone el river antes de tiempo", "deals the river too early"),
    "premature_stud_card": Bilingual("reparte antes de tiempo", "deals a stud card too early"),
    "dropped_deck": Bilingual("se le cae el mazo", "drops the deck"),
    "irregular_deal": Bilingual("reparte con un fallo sin nombre", "makes a fault no list names"),
    "killed_hand": Bilingual("mata una mano por error", "kills a hand by mistake"),
    "collected_hand": Bilingual("recoge una mano por error", "collects a hand by mistake"),
    "awards_pot": Bilingual("entrega el bote", "pushes the pot"),
    "announces_bet": Bilingual("anuncia una apuesta", "announces a bet"),
    "announces_pot": Bilingual("anuncia el bote", "announces the pot"),
    "announces_level": Bilingual("anuncia el nivel", "announces the level"),
    "calls_time": Bilingual("pide tiempo", "calls time"),
    "wrong_level": Bilingual("la mano empezó con otro nivel", "the hand was started at a wrong level"),
    "wrong_button": Bilingual("el botón está mal puesto", "the button is in a wrong place"),
    "redeal": Bilingual("vuelve a repartir", "redeals"),
    "starts_hand": Bilingual("empieza la mano", "starts the hand"),
    "next_street": Bilingual("reparte la calle siguiente", "deals the next street"),
    "next_hand": Bilingual("empieza la mano siguiente", "starts the next hand"),
    "first_hand": Bilingual("empieza la primera mano", "starts the first hand"),
    "closes_hand": Bilingual("cierra la mano", "closes the hand"),
    "dealer_change": Bilingual("cambia el crupier", "the dealer changes"),
    "changes_deck": Bilingual("cambia de baraja", "changes the deck"),
    "takes_table": Bilingual("ocupa la mesa un crupier", "a dealer takes the table"),
    "opens_table": Bilingual("abre la mesa", "opens the table"),
    "counts_deck": Bilingual("cuenta el mazo", "counts the deck"),
}

DISCOVERED: dict[str, Bilingual] = {
    "underbet": Bilingual("una apuesta por debajo del mínimo", "a bet below the minimum"),
    "underraise": Bilingual("una subida por debajo del mínimo", "a raise below the minimum"),
    "undercall": Bilingual("un pago de menos", "a call for less"),
    "overcall": Bilingual("un pago de más", "a call for more"),
    "overbet": Bilingual("una apuesta por encima del máximo", "a bet above the maximum"),
    "pot_miscount": Bilingual("el bote estaba mal contado", "the pot was miscounted"),
    "missing_ante": Bilingual("falta un ante", "an ante is missing"),
    "missing_blind": Bilingual("falta una ciega", "a blind is missing"),
    "short_hand": Bilingual("una mano con cartas de menos", "a hand with too few cards"),
    "extra_cards": Bilingual("una mano con cartas de más", "a hand with too many cards"),
    "skipped_player": Bilingual("un jugador saltado", "a player was skipped"),
    "wrong_button": Bilingual("el botón estaba mal puesto", "the button was in a wrong place"),
    "wrong_level": Bilingual("se jugaba con otro nivel", "the level was wrong"),
    "duplicate_card": Bilingual("una carta repetida", "a duplicate card"),
    "foreign_card": Bilingual("una carta ajena al mazo", "a foreign card"),
    "missing_card": Bilingual("falta una carta", "a card is missing"),
    "hidden_chips": Bilingual("fichas escondidas", "hidden chips"),
    "misread_hand": Bilingual("una mano mal leída", "a misread hand"),
    "miscalled_hand": Bilingual("una mano anunciada en falso", "a hand announced falsely"),
    "wrong_pot_award": Bilingual("un bote mal entregado", "a pot awarded wrongly"),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("scenario", help="run scenario files, or tell them as a story")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    run = commands.add_parser(
        "run",
        help="run scenarios and report those that do not come out as written",
        description="Runs scenario files, and every .yaml file of the folders given. Exit code 1 if a "
        "scenario fails, 2 if a file cannot be read.",
    )
    run.add_argument("paths", nargs="+", metavar="PATH", help="scenario file or folder")
    add_json(run, "[{file, scenario, ok, step, expected, got}]")
    add_language(run)
    run.set_defaults(run=run_command)
    explain = commands.add_parser(
        "explain",
        help="tell a scenario with its rulings",
        description="Tells every scenario of a file: the spot, each step, the ruling with its clauses. Exit "
        "code 1 if a ruling is not what the scenario expects, 2 if the file cannot be read.",
    )
    explain.add_argument("file", metavar="FILE")
    add_language(explain)
    explain.set_defaults(run=explain_command)


# ---- run -------------------------------------------------------------------------------------------


def run_command(args: argparse.Namespace) -> int:
    lang: Lang = args.lang
    results: list[Result] = []
    for path in args.paths:
        if not Path(path).exists():
            return _not_there(path, lang)
        files = list(scenario_files([path]))
        if not files:
            print(f"torneo: {SAY['none'].say(lang).format(path=path)}", file=sys.stderr)
            return 2
        results += [result for file in files for result in run_file(file)]
    good = sum(result.ok for result in results)
    if args.json:
        print(msgspec.json.encode([_as_json(result) for result in results]).decode())
    else:
        for result in results:
            print("\n".join(_report(result, lang)))
        print(SAY["sum"].say(lang).format(n=len(results), ok=good, bad=len(results) - good))
    if any(result.problems for result in results):
        return 2
    return 0 if good == len(results) else 1


def _not_there(path: str, lang: Lang) -> int:
    print(f"torneo: {say(not_there(path), lang)}", file=sys.stderr)
    return 2


def _as_json(result: Result) -> dict[str, Any]:
    got: Any = result.got
    if result.problems:
        got = {"error": [problem.say("en") for problem in result.problems]}
    return {
        "file": result.file,
        "scenario": result.scenario,
        "ok": result.ok,
        "step": result.step,
        "expected": result.expected,
        "got": got,
    }


def _report(result: Result, lang: Lang) -> Iterator[str]:
    mark = SAY["ok" if result.ok else "bad"].say(lang)
    yield f"{mark:5}{result.file}:{result.line} {result.scenario}".rstrip()
    yield from (f"     {problem.say(lang)}" for problem in result.problems)
    if result.ok or result.problems:
        return
    where = SAY["step"].say(lang).format(n=result.step) if result.step else SAY["start"].say(lang)
    if result.error:
        yield f"     {where}: {SAY[result.error].say(lang) if result.error in SAY else result.error}"
        return
    for line in _differences(result.expected or {}, result.got or {}, lang):
        yield f"     {where}: {line}"


def _differences(expected: Mapping[str, Any], got: Mapping[str, Any], lang: Lang) -> Iterator[str]:
    for key, found in got.items():
        told = {"expected": _value(key, expected.get(key)), "got": _value(key, found)}
        yield SAY["expected"].say(lang).format(key=key, **told)


def _value(key: str, value: Any) -> str:
    if key == "board" and isinstance(value, list):
        return f"[{cards_text(value)}]"
    return msgspec.json.encode(value).decode()


# ---- explain ---------------------------------------------------------------------------------------


def explain_command(args: argparse.Namespace) -> int:
    code = 0
    if not Path(args.file).exists():
        return _not_there(args.file, args.lang)
    for place, document in enumerate(load_file(args.file)):
        if place:
            print()
        if isinstance(document, BrokenDocument):
            for problem in document.problems:
                print(f"torneo: {problem.say(args.lang)}", file=sys.stderr)
            code = 2
            continue
        story = Story(document, args.lang)
        try:
            for line in story.lines():
                print(line)
        except (IllegalAction, SetupError) as error:
            print(f"torneo: {document.file}:{document.line}: {error}", file=sys.stderr)
            story.failed = True
        if story.failed:
            code = max(code, 1)
    return code


class Story:
    """One scenario told to a person."""

    def __init__(self, document: Document, lang: Lang) -> None:
        self.document = document
        self.lang = lang
        self.failed = False

    def lines(self) -> Iterator[str]:
        table = opened(self.document)
        yield from self._spot(table)
        for played in play(self.document, table):
            yield ""
            yield f"{played.step.number}. {self.act(played.step.act)}"
            yield from self._outcome(played)

    def say(self, key: str, texts: Mapping[str, Bilingual] = SAY, /, **values: object) -> str:
        return texts[key].say(self.lang).format(**values)

    def number(self, amount: int) -> str:
        return number(amount, self.lang)

    def who(self, seat: int | None) -> str:
        if seat is None:
            return ""
        player = self.document.seats.get(seat)
        place = self.say("seat", seat=seat)
        return f"{player.name} ({place})" if player and player.name else place

    def chips(self, chips: acts.Chips) -> str:
        """``1×1.000 + 5×100 (1.500)``."""
        piles = " + ".join(
            f"{count}×{self.number(chip)}" for chip, count in sorted(chips.items(), reverse=True)
        )
        total = sum(chip * count for chip, count in chips.items())
        return f"{piles} ({self.number(total)})" if piles else self.number(0)

    # ---- the spot ------------------------------------------------------------------------------

    def _spot(self, table: Table) -> Iterator[str]:
        document, level = self.document, self.document.level
        yield document.title
        yield "=" * len(document.title)
        amounts = {name: self.number(getattr(level, name)) for name in ("small", "big", "ante", "bring_in")}
        told = [document.book.name.say(self.lang), getattr(game(document.game), self.lang)]
        told += [self.say("blinds", **amounts)] if level.big else []
        told += (
            [self.say("bb_ante" if level.ante_kind == "big_blind" else "ante", **amounts)]
            if level.ante
            else []
        )
        told += [self.say("bring_in", **amounts)] if level.bring_in else []
        yield " · ".join(told)
        if document.start:
            board = f" [{cards_text(document.start.board)}]" if document.start.board else ""
            pot = self.number(document.start.pot)
            street = self.say(document.start.street, STREETS)
            yield self.say("from", street=street, pot=pot) + board + "."
        yield self.say("button", button=document.button)
        for seat, player in sorted(document.seats.items()):
            notes = [self.say("absent")] if player.absent else []
            notes += [self.say("penalised", n=player.penalty_hands)] if player.penalty_hands else []
            notes += [self.say("unposted")] if player.unposted else []
            held = document.cards.get(seat)
            notes += [cards_text(held)] if held else []
            line = f"  {self.who(seat)}: {self.number(player.stack)}"
            yield f"{line} ({', '.join(notes)})" if notes else line
        for seat, chips in document.posted.items():
            yield self.say("posted", who=self.who(seat), chips=self.chips(chips))
        yield self._turn(table)

    def _turn(self, table: Table) -> str:
        turn = table.next
        return self.say("acts", who=self.who(turn)) if isinstance(turn, int) else self.say(turn)

    # ---- the ruling ----------------------------------------------------------------------------

    def _outcome(self, played: Played) -> Iterator[str]:
        if played.ruling is None:
            self.failed = True
            yield f"   ► {self.say(played.error) if played.error in SAY else played.error}"
            return
        yield from self._ruling(played.ruling)
        for follower in played.ruling.followed_by:
            follows = "follows" if follower.seat is not None else "then"
            yield f"   {self.say(follows, who=self.who(follower.seat))}"
            yield from self._ruling(follower)
        if isinstance(played.step.act, acts.Decides) and played.table.decisions:
            decision = played.table.decisions[-1]
            why = f" ({decision.why})" if decision.why else ""
            yield f"     {self.say('decided', by=self.say(decision.by))}{why}."
        yield f"   {self._turn(played.table)}"
        if played.missed:
            self.failed = True
            yield f"   ✗ {self.say('missed')}"
            yield from (f"     {line}" for line in _differences(played.step.expect, played.missed, self.lang))

    def _ruling(self, ruling: Ruling) -> Iterator[str]:
        for line in ruling_card(ruling, self.document.book, self.lang, self.who):
            yield f"   {line}"

    # ---- acts in words -------------------------------------------------------------------------

    def act(self, act: acts.Act) -> str:
        """What happened, in one line."""
        told = _TELL[type(act)](self, act)
        if isinstance(act, acts.PlayerAct):
            told = f"{self.who(act.seat)}: {told}"
        told = told[0].upper() + told[1:]
        return told if told.endswith(".") else f"{told}."

    def note(self, key: str, /, **values: object) -> str:
        return self.say(key, ACTS, **values)

    def joined(self, amounts: tuple[int, ...]) -> str:
        return self.say("or").join(map(self.number, amounts))

    def does(self, act: acts.Does) -> str:
        what = self.say(act.does, DOES)
        if act.to is not None:
            what = self.note("bet_of" if act.does == "bet" else "to", does=what, to=self.number(act.to))
        if act.discards:
            what = self.note("discards", what=what, n=cards_text(act.discards))
        return self.note("unnoticed", what=what) if act.unnoticed else what

    def bets(self, act: acts.Bets) -> str:
        parts = [self.note("says", words=act.says)] if act.says is not None else []
        if len(act.motions) == 1:
            parts.append(self.note("puts", chips=self.chips(act.motions[0])))
        elif act.motions:
            motions = "; ".join(map(self.chips, act.motions))
            parts.append(self.note("motions", n=len(act.motions), chips=motions))
        if act.takes_back:
            parts.append(self.note("takes_back", chips=self.chips(act.takes_back)))
        notes = [self.note(key) for key in (act.prior, act.order, act.gesture) if key]
        notes += [self.note("could_mean", amounts=self.joined(act.could_mean))] if act.could_mean else []
        notes += [self.note("confused")] if act.clear == "confused" else []
        notes += [self.note("unclear")] if act.clear is False else []
        notes += [self.note("not_released")] if not act.released else []
        first = self.say("and").join(parts) or notes.pop(0)
        return f"{first} ({'; '.join(notes)})" if notes else first

    def turns_in(self, act: acts.TurnsIn) -> str:
        flags = ("thrown", "high", "face_up", "past_line", "touches_muck", "identifiable")
        notes = [self.note(flag) for flag in flags if getattr(act, flag)]
        notes += [self.note(f"touches_{act.touches}")] if act.touches else []
        notes += [self.note("misled_by", who=self.who(act.misled_by))] if act.misled_by else []
        return ", ".join([self.note("turns_in"), *notes])

    def asks(self, act: acts.Asks) -> str:
        if act.what == "dispute":
            return self.note(f"dispute_{act.about}")
        return self.note(act.what, who=self.who(act.of))

    def claims_turn(self, act: acts.ClaimsTurn) -> str:
        if act.reasonable_time is None:
            return self.note("claims_turn")
        return f"{self.note('claims_turn')} ({self.note('had_time' if act.reasonable_time else 'no_time')})"

    def dealer_says(self, act: acts.DealerSays) -> str:
        amount = self.number(act.amount) if act.amount is not None else "?"
        return f"{self.say('dealer')}: {self.note(f'says_{act.what}', amount=amount)}"

    def discovered(self, act: acts.Discovered) -> str:
        what = (
            DISCOVERED[act.what].say(self.lang) if act.what in DISCOVERED else str(act.what).replace("_", " ")
        )
        what = self.note("discovered", what=what)
        return self.note("of", what=what, who=self.who(act.seat)) if act.seat is not None else what

    def decides(self, act: acts.Decides) -> str:
        what = option_text(act.option, self.lang)
        if act.action:
            what += f", {action_text(act.action, act.to, self.lang)}"
        told = self.note("decides", by=self.say(act.by), option=what)
        return f"{told}, {self.note('why', why=act.why)}" if act.why else told

    def exposes(self, act: cards.Exposes) -> str:
        return f"{self.note('exposes', cards=cards_text(act.cards))} {self.witnesses(act.to)}"

    def witnesses(self, to: cards.Witnesses) -> str:
        if isinstance(to, str):
            return self.note(f"to_{to}")
        return self.note("to_some", who=", ".join(map(self.who, to)))

    def shows(self, act: cards.Shows) -> str:
        shown = self.note("shows", cards=cards_text(act.cards)).rstrip()
        return shown if act.to == "table" else f"{shown} {self.witnesses(act.to)}"

    def lost_chips(self, act: cards.ChipsFound) -> str:
        found = self.note("lost_chips", chips=self.chips(act.chips))
        return found if act.owner is None else self.note("of", what=found, who=self.who(act.owner))

    def dealer(self, act: cards.DealerActs) -> str:
        what = f"{self.say('dealer')}: {self.say(act.what, DEALER)}"
        what = self.note("of", what=what, who=self.who(act.seat)) if act.seat is not None else what
        shown = act.cards or ((act.card,) if act.card is not None else ())
        return f"{what} [{cards_text(shown)}]" if shown else what


_TELL: dict[type[acts.Act], Callable[[Story, Any], str]] = {
    acts.Does: Story.does,
    acts.Bets: Story.bets,
    acts.TurnsIn: Story.turns_in,
    acts.Asks: Story.asks,
    acts.ClaimsTurn: Story.claims_turn,
    acts.FindsChips: lambda story, act: story.note("finds_chips", chips=story.chips(act.chips)),
    acts.Refuses: lambda story, _: story.note("refuses"),
    acts.DealerSays: Story.dealer_says,
    acts.Discovered: Story.discovered,
    acts.Decides: Story.decides,
    acts.NextStreet: lambda story, _: f"{story.say('dealer')}: {story.note('next_street')}",
    cards.Exposes: Story.exposes,
    cards.Tables: lambda story, act: story.note("tables", cards=cards_text(act.cards)).rstrip(),
    cards.Mucks: lambda story, _: story.note("mucks"),
    cards.Shows: Story.shows,
    cards.Discusses: lambda story, act: f"{story.note(f'talks_{act.about}')} {story.witnesses(act.to)}",
    cards.MovesTable: lambda story, act: story.note("moves_table", who=act.carried_by),
    cards.HidesChips: lambda story, act: story.note("hides_chips", chips=story.chips(act.chips)),
    cards.ChipsFound: Story.lost_chips,
    cards.PicksUpUpcards: lambda story, _: story.note("picks_up_upcards"),
    cards.Leaves: lambda story, _: story.note("leaves"),
    cards.Returns: lambda story, _: story.note("returns"),
    cards.SitsDown: lambda story, act: story.note("sits_down", chips=story.number(act.stack)),
    cards.Straddles: lambda story, act: story.note("straddles", chips=story.number(act.amount)),
    cards.Reported: lambda story, act: story.note(
        "reported_for", what=infraction_text(act.offence, story.lang)
    ),
    cards.DealerActs: Story.dealer,
    cards.ClockRuns: lambda story, act: story.note(act.clock),
    cards.TimePasses: lambda story, act: story.note("seconds_pass", n=act.seconds),
}
