"""Lists of players as XLSX."""

from torneo.paper.spreadsheets import as_xlsx
from torneo.room.sheets.people import Known, read_people
from torneo.room.sheets.reading import Unreadable, read_table


def feed(data: bytes) -> None:
    try:
        rows = read_table(data, "socios.xlsx")
    except Unreadable:
        return
    read_people(rows, Known())


def seeds() -> list[bytes]:
    head = ["Nombre", "Documento", "Nacimiento"]
    return [as_xlsx("socios", head, [["Ana Gómez", "12345678Z", "1980-05-03"], ["Luz Pérez", "", ""]])]
