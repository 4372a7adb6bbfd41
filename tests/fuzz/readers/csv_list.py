"""Lists of players as CSV."""

from torneo.room.sheets.people import Known, read_people
from torneo.room.sheets.reading import Unreadable, read_table


def feed(data: bytes) -> None:
    try:
        rows = read_table(data, "socios.csv")
    except Unreadable:
        return
    read_people(rows, Known())


def seeds() -> list[bytes]:
    head = "Nombre;Documento;Nacimiento;País;Club\n"
    text = f"{head}Ana Gómez;12345678Z;03/05/1980;ES;Norte\nLuz Pérez;;1990-01-02;CO;\n"
    return [text.encode(), text.encode("utf-16"), text.replace(";", ",").encode("cp1252")]
