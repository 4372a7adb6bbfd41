"""The certificate of an exam passed, with the code that leads to where it can be verified."""

from collections.abc import Mapping
from typing import Any

from torneo.paper.qr import qr
from torneo.rulebook import Bilingual, Lang

_SAY = {
    "title": Bilingual("Certificado", "Certificate"),
    "certifies": Bilingual("Se certifica que", "This is to certify that"),
    "has_passed": Bilingual("ha aprobado el examen", "has passed the exam"),
    "book": Bilingual("Reglamento", "Rulebook"),
    "role": Bilingual("Papel", "Role"),
    "result": Bilingual("Resultado", "Result"),
    "score": Bilingual("{right} de {of} bien ({percent} %)", "{right} of {of} right ({percent}%)"),
    "day": Bilingual("Fecha", "Date"),
    "number": Bilingual("Número", "Number"),
    "scan": Bilingual(
        "Compruebe este certificado con la cámara: una letra cambiada y no vale.",
        "Verify this certificate with a camera: one altered letter and it is void.",
    ),
    "signed": Bilingual("Firma de la dirección", "Signed by the direction"),
}


def data(certificate: Mapping[str, Any], address: str, lang: Lang) -> dict[str, Any]:
    """``certificate``: all in words; ``address``: where anybody can verify it."""
    return {
        "lang": lang,
        "at": 0,
        "title": _SAY["title"].say(lang),
        "event": certificate["title"],
        "w": {key: text.say(lang) for key, text in _SAY.items()},
        "name": certificate["name"],
        "exam": certificate["title"],
        "rows": [
            [_SAY["book"].say(lang), certificate["book"]],
            [_SAY["role"].say(lang), certificate["role"]],
            [_SAY["result"].say(lang), _SAY["score"].say(lang).format(**certificate)],
            [_SAY["day"].say(lang), certificate["day"]],
            [_SAY["number"].say(lang), certificate["number"]],
        ],
        "qr": qr(address),
    }
