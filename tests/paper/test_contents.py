"""What stands on each document, against the event it was made from."""

import copy
import re
from typing import Any

import msgspec
import pytest
from tests.support.hearing import decided, finished
from tests.support.hearing import ended as end_of_event
from tests.support.marked import book_of, marked
from tests.support.papers import flat, pages, text_of
from tests.support.prizes import ended, final, out
from tools.paper_samples import Stage, case, sample

from torneo.commission.commands import DeclareFinal
from torneo.commission.events import ReportSent
from torneo.paper import (
    case_papers,
    count_sheets,
    move_slips,
    prize_papers,
    receipts,
    results,
    seat_cards,
    structure_sheet,
    table_sheets,
)
from torneo.paper.words import labels, say
from torneo.rulebook import Lang, book_ids, load_book
from torneo.tournament import Tournament
from torneo.tournament.prizes.commands import PayPrize
from torneo.tournament.structure.templates import template, template_names
from torneo.tournament.structure.venue_time import there
from torneo.writing import hour

LANGS: tuple[Lang, ...] = ("es", "en")


def at(stage: str, book: str = "fcp-2025") -> tuple[Tournament, Any, int]:
    event = sample(book)
    found: Stage = getattr(event, stage)
    return found.state, event.book, found.now


# ---- words


def test_a_document_has_its_own_words_and_those_of_all() -> None:
    assert labels("counts", "es")["title"] == "Planilla de recuento"
    assert labels("counts", "en")["page"] == "Page {page} of {pages}"
    assert "title" not in labels("common", "es")
    assert say("tables.sheet", "es", {"table": 4}) == "Mesa 4"


# ---- structure sheet


@pytest.mark.parametrize("name", template_names())
@pytest.mark.parametrize("lang", LANGS)
def test_a_structure_sheet_has_every_level_and_break(name: str, lang: Lang) -> None:
    sheet = template(name)
    state = Tournament(structure=sheet.structure, book=sheet.book)
    data = structure_sheet.data(state, load_book(sheet.book), lang, 0)
    text = text_of("structure", data)
    mark = "." if lang == "es" else ","
    for level in sheet.structure.levels:
        if level.big_blind:
            assert f"{level.small_blind:,} / {level.big_blind:,}".replace(",", mark) in text
    levels = [row for row in data["levels"] if not row["pause"]]
    breaks = [row for row in data["levels"] if row["pause"] and not row["strong"]]
    assert [row["number"] for row in levels] == [str(one.number) for one in sheet.structure.levels]
    assert len(breaks) == sum(bool(one.after_level) for one in sheet.structure.breaks)
    assert sum(int(row["minutes"]) for row in breaks) == sum(
        one.minutes for one in sheet.structure.breaks if one.after_level
    )


@pytest.mark.clause("fcp-2025/art-3.1")
def test_the_federations_sheet_cites_what_it_must_settle() -> None:
    state, book, now = at("seated")
    data = structure_sheet.data(state, book, "es", now)
    cited = {one["label"]: one["clauses"] for one in data["terms"]}
    assert "fcp-2025/art-3.1" in cited["Entrada"]
    assert "fcp-2025/annex-a" in cited["Reentradas"]
    assert data["day_clauses"] == ("fcp-2025/art-3.1",)
    text = text_of("structure", data)
    assert "800.000 COP + 100.000 COP" in text
    assert "viernes 12 de marzo de 2027, 14:00" in text
    assert "Director general Marta Ruiz" in text
    english = text_of("structure", structure_sheet.data(state, book, "en", now))
    assert "800,000 COP + 100,000 COP" in english
    assert "Friday 12 March 2027, 14:00" in english


# ---- seats


def test_a_seat_card_shows_the_seat_that_was_drawn() -> None:
    state, book, now = at("seated")
    data = seat_cards.data(state, book, "es", now)
    for card, entry in zip(data["cards"], seat_cards.seated(state), strict=True):
        assert state.tables[int(card["table"])].seats[int(card["seat"]) - 1] == entry.number
        assert card["name"] == state.players[entry.player].name
        assert card["chips"] == "30.000"
    one = seat_cards.data(state, book, "es", now, entries=[3])
    assert [card["entry"] for card in one["cards"]] == ["Inscripción n.º 3"]
    assert one["cards"][0]["number"] == "1 de 1"


@pytest.mark.clause("fcp-2025/2.1", "fcp-2025/7.2", "tda-2013/2.1", "tda-2013/6.2")
@pytest.mark.parametrize("book", book_ids())
def test_players_are_told_to_check_their_seat_where_the_book_says_so(book: str) -> None:
    state, rules, now = at("seated", book)
    data = seat_cards.data(state, rules, "es", now)
    told = "Compruebe sus datos y su asiento." in text_of("seat_cards", data)
    assert told == (book != "pokerfest-2011")


@pytest.mark.clause("fcp-2025/art-5.1")
def test_a_card_whose_holder_has_not_shown_a_document_says_so() -> None:
    state, book, now = at("seated")
    state = copy.deepcopy(state)
    entry = seat_cards.seated(state)[0]
    state.players[entry.player].id_checked_days = []
    data = seat_cards.data(state, book, "es", now)
    assert data["cards"][0]["identity"] == ("fcp-2025/art-5.1",)
    assert data["cards"][1]["identity"] == ()
    assert "Se entrega tras ver el documento de identidad." in pages("seat_cards", data)[0].text


def test_a_table_sheet_lists_every_seat_and_its_chips() -> None:
    state, book, now = at("seated")
    data = table_sheets.data(state, book, "es", now)
    tables = table_sheets.tables_in_play(state)
    assert [one["title"] for one in data["sheets"]] == [f"Mesa {one.number}" for one in tables]
    for sheet, table in zip(data["sheets"], tables, strict=True):
        assert len(sheet["rows"]) == len(table.seats)
        assert sum(row["taken"] for row in sheet["rows"]) == table.players
        assert sheet["sum"] == f"{30_000 * table.players:,}".replace(",", ".")
    found = pages("tables", data)
    assert len(found) == len(tables)
    assert "libre" in " ".join(page.text for page in found)
    assert len(table_sheets.data(state, book, "es", now, tables=[2])["sheets"]) == 1


def test_a_slip_says_from_where_to_where_and_why() -> None:
    state, book, now = at("moving")
    data = move_slips.data(state, book, "es", now)
    entries = move_slips.moved(state, now)
    assert len(entries) >= 5
    for card, entry in zip(data["cards"], entries, strict=True):
        assert card["from"] == f"Sale de la mesa {entry.last_table}"
        assert (card["table"], card["seat"]) == (str(entry.table), str(entry.seat))
        assert card["carries"] == f"Lleva {entry.stack:,} puntos".replace(",", ".")
        broken = not state.tables[entry.last_table].open
        assert ("se cierra" in card["why"]) == broken
        assert card["clauses"]
        assert all(one in book.clauses for one in card["clauses"])
    later = now + move_slips.RECENT
    assert {one.number for one in move_slips.moved(state, later)} == {
        one.number for one in state.entries.values() if not one.arrived and one.last_table
    }


@pytest.mark.clause("tda-2024/63.4", "tda-2024/rp-6.2", "tda-2024/rp-12.3")
def test_a_slip_asks_for_a_rack_and_larger_chips_where_the_book_recommends_them() -> None:
    """One slip for each mover of a broken table, so one rack each."""
    state, book, now = at("moving", "tda-2024")
    for lang, words in (
        ("es", ("bandeja o bolsa", "fichas mayores")),
        ("en", ("rack or bag", "larger chips")),
    ):
        data = move_slips.data(state, book, lang, now)  # type: ignore[arg-type]
        assert all(word in card["aids"] for card in data["cards"] for word in words)
        text = flat(text_of("moves", data))
        assert text.count(words[0]) == len(data["cards"]) >= 5
        for clause in ("tda-2024/63.4", "tda-2024/rp-6.2", "tda-2024/rp-12.3"):
            assert all(clause in card["clauses"] for card in data["cards"])
    for other in book_ids():
        if other != "tda-2024":
            state, book, now = at("moving", other)
            assert not any(card["aids"] for card in move_slips.data(state, book, "es", now)["cards"])


@pytest.mark.clause("tda-2024/rp-6.1")
def test_a_move_stays_on_the_list_with_the_time_of_the_order_until_the_player_sits() -> None:
    state, book, now = at("moving", "tda-2024")
    state = copy.deepcopy(state)
    later = now + 2 * move_slips.RECENT
    walking = next(one for one in state.entries.values() if one.last_table and not one.arrived)
    listed = {card["name"]: card for card in move_slips.data(state, book, "es", later)["cards"]}
    slip = listed[state.players[walking.player].name]
    assert slip["when"] == hour(there(walking.moved_at, state.structure))
    walking.arrived = True
    assert walking not in move_slips.moved(state, later)


# ---- counts


@pytest.mark.clause("pokerfest-2011/levels-11", "pokerfest-2011/levels-12")
def test_the_pokerfest_sheet_is_signed_by_player_and_supervisor() -> None:
    state, book, now = at("seated", "pokerfest-2011")
    data = count_sheets.data(state, book, "es", now)
    text = text_of("counts", data)
    assert {"pokerfest-2011/levels-11", "pokerfest-2011/levels-12"} <= set(data["rule"]["clauses"])
    assert "El jugador y el supervisor firman los puntos" in text
    assert "Firma del jugador" in text
    assert "Firma del supervisor" in text
    sheet = data["sheets"][0]
    table = table_sheets.tables_in_play(state)[0]
    assert len(sheet["rows"]) == table.players
    held = sum(state.entries[one].stack for one in table.seats if one)
    assert sheet["expected"] == f"Según el registro: {held:,}".replace(",", ".")


def test_other_books_ask_for_a_count_and_no_rule_is_made_up() -> None:
    for book in book_ids():
        rules = load_book(book)
        assert count_sheets.signed(rules) == (book == "pokerfest-2011")


def test_a_bag_tag_bears_the_points_put_away() -> None:
    state, book, now = at("bagged")
    data = count_sheets.bag_tags(state, book, "es", now)
    bagged = [one for one in state.entries.values() if one.status == "bagged"]
    assert len(data["cards"]) == len(bagged) > 3
    told = {card["entry"]: card["points"] for card in data["cards"]}
    for entry in bagged:
        assert told[f"Inscripción n.º {entry.number}"] == f"{entry.stack:,}".replace(",", ".")
    assert all(card["next"] == "Vuelve el domingo 14 de marzo de 2027, 12:00" for card in data["cards"])
    text = text_of("bags", data)
    assert text.count("Firma del supervisor") == len(bagged)
    during = at("seated")
    blank = count_sheets.bag_tags(*during[:2], "es", during[2])
    assert {card["points"] for card in blank["cards"]} == {""}


# ---- money


@pytest.mark.clause("fcp-2025/art-8.1", "fcp-2025/art-8.2")
def test_a_receipt_adds_up_and_carries_the_terms_of_the_book() -> None:
    state, book, now = at("ended")
    data = receipts.data(state, book, "es", now)
    for card, entry in zip(data["cards"], receipts.receipted(state), strict=True):
        assert card["total"].replace("\xa0", " ") == f"{(entry.paid + entry.fees) // 100:,} COP".replace(
            ",", "."
        )
        assert card["when"].endswith("(UTC−5)")
    assert [one["clauses"] for one in data["terms"]] == [("fcp-2025/art-8.1",), ("fcp-2025/art-8.2",)]
    text = text_of("receipts", receipts.data(state, book, "es", now, entries=[1]))
    assert "declara conocer el reglamento del torneo y lo acepta por completo" in text
    assert "autoriza, sin condiciones y sin coste (0)" in text


@pytest.mark.clause("pokerfest-2011/general-1", "pokerfest-2011/final-2", "fcp-2025/art-8.1")
def test_a_receipt_says_when_the_terms_were_accepted_and_asks_for_no_signature() -> None:
    for book in book_ids():
        state, rules, now = at("seated", book)
        data = receipts.data(state, rules, "es", now)
        text = text_of("receipts", data)
        assert "acepta por completo" in text
        assert "Aceptado al inscribirse" in text
        assert all(card["when"] in card["accepted"] for card in data["cards"])
        assert "Firma" not in text
        displayed = [one for one in data["terms"] if "está expuesto en la sala" in one["text"]]
        assert [one["clauses"] for one in displayed] == (
            [("pokerfest-2011/final-2",)] if book == "pokerfest-2011" else []
        )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("clause", marked("tda-2013/24-A.3", "tda-2024/25-A.3"))
def test_the_count_sheet_says_by_how_many_chips_piles_are_counted(clause: str, lang: Lang) -> None:
    state, book, now = at("seated", book_of(clause))
    data = count_sheets.data(state, book, lang, now)
    assert data["piles"]["clauses"] == (clause,)
    assert "20" in data["piles"]["text"]
    assert data["piles"]["text"] in flat(text_of("counts", data))
    by_tens = book.with_policies({"chips_stack_multiple": 10})
    assert "10" in count_sheets.data(state, by_tens, lang, now)["piles"]["text"]


def test_a_cancelled_entry_has_a_receipt_only_when_asked_for() -> None:
    state, book, now = at("seated")
    state = copy.deepcopy(state)
    state.entries[2].status = "cancelled"
    state.entries[2].refunded = 90_000_000
    every = receipts.data(state, book, "es", now)
    assert "Inscripción n.º 2" not in {card["entry"] for card in every["cards"]}
    text = text_of("receipts", receipts.data(state, book, "es", now, entries=[2]))
    assert "Anulada" in text
    assert "Devuelto 900.000 COP" in text


@pytest.mark.parametrize("lang", LANGS)
def test_the_payout_sheet_adds_up_to_the_fund(lang: Lang) -> None:
    state, book, now = at("ended")
    data = prize_papers.payout_sheet(state, book, lang, now)

    def units(text: str) -> int:
        whole = flat(text).removesuffix(" COP")
        marks = (".", ",") if lang == "es" else (",", ".")
        head, _, cents = whole.replace(marks[0], "").partition(marks[1])
        return int(head) * 100 + int(cents.ljust(2, "0") or 0)

    fund = state.prizes.fund
    assert units(dict(data["fund"])[say("payouts.fund.prizes", lang)]) == fund.prizes
    assert sum(units(amount) for _, amount in data["ladder"]) == fund.prizes
    assert sum(units(one["amount"]) for one in data["people"]) == fund.prizes
    assert all(not one["owed"] for one in data["people"])
    text = text_of("payouts", data)
    assert ("Publicado el" if lang == "es" else "Published on") in text


def test_before_they_are_published_prizes_are_provisional() -> None:
    state, book, now = at("seated")
    text = text_of("payouts", prize_papers.payout_sheet(state, book, "es", now))
    assert "Provisional: los premios no se han publicado." in text


@pytest.mark.clause("fcp-2025/art-10.1", "fcp-2025/art-10.2")
def test_a_prize_receipt_is_signed_and_tells_how_the_entry_was_paid() -> None:
    room = ended(_played("fcp-2025"))
    data = prize_papers.payment_slips(room.state, room.book, "es", room.now)
    text = text_of("payments", data)
    assert text.count("Firma del jugador") == len(data["cards"]) == 3
    assert "El libro pide evitar el efectivo. [fcp-2025/art-10.2, fcp-2025/art-10.1]" in text
    assert [card["place"] for card in data["cards"]] == ["Puesto 1", "Puesto 2", "Puesto 3"]
    assert not any(card["handed"] for card in data["cards"])
    assert len(prize_papers.payment_slips(room.state, room.book, "es", room.now, entries=[2])["cards"]) <= 1


def test_a_signature_drawn_on_a_screen_is_printed_on_the_receipt() -> None:
    room = ended(_played("tda-2013"))
    bare = prize_papers.payment_slips(room.state, room.book, "es", room.now)
    (first, *_) = prize_papers.payable(room.state, room.book)
    document = room.state.players[first.player].document
    room.do(
        PayPrize(
            entry=first.entry, method="cheque", document=document or "D", signature="A", ink="M9,9L90,90"
        )
    )
    data = prize_papers.payment_slips(room.state, room.book, "es", room.now)
    assert [card["ink"] for card in bare["cards"]] == ["", "", ""]
    assert [card["ink"] for card in data["cards"]] == ["M9,9L90,90", "", ""]
    assert text_of("payments", data).count("Firma del jugador") == 3


def test_who_still_plays_has_no_prize_receipt() -> None:
    room = _played("tda-2013")
    found = prize_papers.payable(room.state, room.book)
    assert [one.place for one in found] == [2, 3]


def _played(book: str) -> Any:
    fund = final(book, 6).state.prizes.fund.prizes
    first = fund // 2
    room = final(book, 6, amounts=(first, fund - first - fund // 5, fund // 5))
    out(room, "p6", "p5", "p4", "p3", "p2")
    return room


@pytest.mark.clause("fcp-2025/art-11.1", "fcp-2025/rp-3.1", "fcp-2025/art-11.3")
def test_a_deal_is_signed_by_all_and_tells_nobodys_vote() -> None:
    state, book, now = at("deal")
    data = prize_papers.deal_agreement(state, book, "es", now)
    deal = state.prizes.deals[-1]
    assert {row["name"] for row in data["rows"]} == {
        state.players[state.entries[one].player].name for one in deal.shares
    }
    text = text_of("deal", data)
    for row in data["rows"]:
        assert f"{row['name']} {row['document']} {row['chips']} {flat(row['share'])}" in text
    assert "La votación es secreta. [fcp-2025/rp-3.1]" in text
    assert "[fcp-2025/art-11.1]" in text
    assert "[fcp-2025/art-11.3]" in text
    shares = sum(deal.shares.values()) + deal.reserve
    assert shares == deal.remaining
    with pytest.raises(KeyError):
        prize_papers.deal_agreement(*at("seated")[:2], "es", now)


@pytest.mark.parametrize("lang", LANGS)
def test_results_list_every_place_with_its_prize(lang: Lang) -> None:
    state, book, now = at("ended")
    data = results.data(state, book, lang, now)
    assert len(data["rows"]) == sum(
        one.status not in ("cancelled", "qualified") for one in state.entries.values()
    )
    assert data["rows"][0]["place"] == "1"
    assert data["title"] == ("Resultados" if lang == "es" else "Results")
    countries = {row["country"] for row in data["rows"]}
    assert ("España" if lang == "es" else "Spain") in countries
    text = text_of("results", data)
    assert flat(data["rows"][0]["prize"]) in text
    early = results.data(*at("moving")[:2], lang, now)
    assert early["title"] == ("Clasificación hasta ahora" if lang == "es" else "Standings so far")
    assert not any(row["document"] for row in data["rows"] if "document" in row)


# ---- cases


@pytest.mark.clause("fcp-2025/art-18-a", "fcp-2025/art-18-b")
def test_the_notice_of_the_facts_tells_the_charges_and_the_time_to_answer() -> None:
    file, journal = case()
    book = load_book("fcp-2025")
    data = case_papers.letter(file, "charges", book, "es", file.at, journal, event="Parada")
    text = text_of("case_letter", data)
    for told in (
        "Notificación de los hechos", "12 de marzo de 2027, 15:12",
        "por estos hechos: Entregó 12.000 puntos a otro jugador en el pasillo, durante el descanso.",
        "infracción 3, lo vio el floor; grabación cámara 4.",
        "El plazo termina el 12 de marzo de 2027, 17:12.", "como máximo 800.000 COP", "fcp-2025/70.4",
        flat(book.clause("fcp-2025/70.4").es.text)[:60], "de palabra 12/03/2027 15:12 (UTC−5)",
        "Recibí: nombre, fecha, hora y firma", "Por la comisión: Marta Ruiz", "fcp-2025/art-18-b",
    ):  # fmt: skip
        assert told in text, told
    assert "pendiente" not in text


def test_a_notice_not_yet_given_says_by_which_channels_it_has_to_go() -> None:
    file, _ = case()
    file = msgspec.structs.replace(file, notices=[])
    text = text_of("case_letter", case_papers.letter(file, "charges", load_book("fcp-2025"), "es", file.at))
    assert "de palabra pendiente" in text
    assert "electrónico pendiente" in text


@pytest.mark.clause("fcp-2025/art-18-e")
@pytest.mark.parametrize("lang", LANGS)
def test_the_report_holds_the_whole_file(lang: Lang) -> None:
    file, journal = case()
    data = case_papers.letter(file, "report", load_book("fcp-2025"), lang, file.at, journal, event="Parada")
    text = text_of("case_letter", data)
    sent = max(place for place, one in enumerate(journal, 1) if isinstance(one.event, ReportSent))
    assert len(data["record"]) == sent < len(journal), "as it went out"
    close = text.replace(" ", "")
    for line in data["record"]:
        assert flat(line).replace(" ", "") in close, line
    said, why = file.defences[0].text, file.rulings[0].reasons
    for part in (file.facts, said.rstrip("."), why.rstrip("."), "cámara 4", "014 de 2027"):
        assert part in text, part
    spanish = lang == "es"
    assert ("expulsión del torneo" if spanish else "expulsion from the tournament") in text
    window = "del 16 de marzo de 2027 al 23 de marzo de 2027" if spanish else "16 March 2027 to 23 March 2027"
    assert f"({window})" in text
    assert f"{file.person.name}: " + ("descargos" if spanish else "defence") in text
    assert ("Documento reservado" if spanish else "Confidential") in text
    assert ("Por la comisión: Lucía Gil" if spanish else "For the commission: Lucía Gil") in text
    assert ("Recibí" if spanish else "Received") not in text
    assert "fcp-2025/art-18-e" in data["clauses"]
    assert not re.search(r"\.;|\.[»']?\.|\d{4}-\d\d-\d\d", text)


@pytest.mark.clause("fcp-2025/art-20-par-3")
def test_a_final_decision_is_printed_for_each_who_is_told() -> None:
    chamber = end_of_event(finished(decided()))
    chamber.do(DeclareFinal(), "2025-06-14 00:00", role="director")
    found = dict(case_papers.titles(chamber.case, chamber.book, "es"))
    assert found["final-person"] == "Notificación de decisión firme: Luis Mora"
    assert found["final-club"].endswith("Club Ases")
    data = case_papers.letter(chamber.case, "final-club", chamber.book, "es", chamber.case.at)
    text = text_of("case_letter", data)
    assert "es firme desde el 14 de junio de 2025, 00:00" in text
    assert "Por: Comisión Disciplinaria del evento" in text
    assert "Recibí" in text


def test_a_notice_comes_only_once_there_is_something_to_notify() -> None:
    file, _ = case()
    book = load_book("fcp-2025")
    codes = [code for code, _ in case_papers.titles(file, book, "es")]
    assert codes == ["charges", "decision", "report"]
    for which in ("final-person", "nada"):
        with pytest.raises(KeyError):
            case_papers.letter(file, which, book, "es", file.at)


@pytest.mark.policy("chips_stack_multiple")
@pytest.mark.parametrize("book", book_ids())
def test_piles_are_of_twenty_in_every_book(book: str) -> None:
    state, _, now = at("seated", "tda-2013")
    text = count_sheets.data(state, load_book(book), "es", now)["piles"]["text"]
    assert re.findall(r"\d+", text) == ["20"]
