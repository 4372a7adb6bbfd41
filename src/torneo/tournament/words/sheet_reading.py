"""What is said of a text that is no structure sheet."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "sheet.unreadable": Bilingual("el texto no se puede leer: {said_es}", "the text cannot be read: {said}"),
    "sheet.nothing": Bilingual("el texto está vacío", "the text is empty"),
    "sheet.field_twice": Bilingual("el campo se repite", "the field is given twice"),
    "sheet.field_missing": Bilingual("falta este campo", "this field is missing"),
    "sheet.field_unknown": Bilingual(
        "no existe el campo «{field}»; hay: {known}", "there is no field '{field}'; there are: {known}"
    ),
    "sheet.field_unknown_near": Bilingual(
        "no existe el campo «{field}»; ¿quizá «{near}»?", "there is no field '{field}'; perhaps '{near}'?"
    ),
    "sheet.not_a_number": Bilingual(
        "debe ser un número entero, no «{found}»", "must be a whole number, not '{found}'"
    ),
    "sheet.not_text": Bilingual("debe ser un texto, no «{found}»", "must be a text, not '{found}'"),
    "sheet.not_yes_or_no": Bilingual(
        "debe ser true o false, no «{found}»", "must be true or false, not '{found}'"
    ),
    "sheet.not_a_list": Bilingual("debe ser una lista, no «{found}»", "must be a list, not '{found}'"),
    "sheet.not_a_group": Bilingual(
        "debe ser un grupo de campos, no «{found}»", "must be a group of fields, not '{found}'"
    ),
    "sheet.not_a_choice": Bilingual(
        "«{found}» no vale; puede ser: {known}", "'{found}' is not possible; it may be: {known}"
    ),
    "sheet.negative": Bilingual("no puede ser negativo: {found}", "may not be below zero: {found}"),
    "sheet.percent": Bilingual(
        "el porcentaje {found} debe estar entre 0 y 100", "the percentage {found} must be between 0 and 100"
    ),
    "sheet.per_mille": Bilingual(
        "el tanto por mil {found} debe estar entre 0 y 1000", "{found} per mille must be between 0 and 1000"
    ),
}
