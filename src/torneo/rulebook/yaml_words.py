"""Why a text is no YAML, or a file cannot be opened, in the words of people who write one."""

import re

from torneo.writing.lang import Lang

#: What libyaml, the system and ``yaml_text`` say, and the same in Spanish. The first that fits is used.
_SPANISH = (
    (r"did not find expected ',' or '(.)'", "falta una «,» o el «{0}» que cierra"),
    (r"did not find expected '-' indicator", "aquí se esperaba otro «-» de la lista, con el mismo sangrado"),
    (r"did not find expected key", "aquí se esperaba una clave, con el mismo sangrado que las de arriba"),
    (r"did not find expected node content", "falta un valor"),
    (r"did not find expected (?:alpha|hexdec|digit|whitespace).*", "hay un signo que YAML no admite aquí"),
    (r"did not find expected <.*>|did not find expected the .*", "aquí se esperaba el comienzo del texto"),
    (r"could not find expected ':'", "falta un «:»"),
    (r"mapping (?:values|keys) are not allowed in this context", "aquí no puede haber «clave: valor»"),
    (r"block sequence entries are not allowed in this context", "aquí no puede empezar una lista"),
    (r"found character that cannot start any token", "aquí hay un signo con el que no empieza ningún valor"),
    (r"found unexpected end of stream", "el texto se acaba antes de tiempo: faltan unas comillas"),
    (r"found unexpected document indicator", "faltan unas comillas antes de «---»"),
    (r"found unexpected ':'", "sobra un «:»"),
    (r"found unknown escape character", "«\\» no vale ante esa letra: escriba dos, o use comillas simples"),
    (r"found a tab character.*", "hay un tabulador: el sangrado va con espacios"),
    (r"found undefined alias.*", "remite a una referencia que no existe"),
    (r"found (?:undefined tag handle|.*tag.*)", "hay una etiqueta «!» que YAML no conoce"),
    (r"found duplicate .*", "se repite"),
    (r"found unhashable key", "una lista no puede ser una clave"),
    (r"(?:control|special) characters are not allowed", "hay un carácter que no es texto"),
    (r"unacceptable character.*", "hay un carácter que no es texto"),
    (r"(\d+) letters, at most (\d+)", "{0} letras, y caben {1}"),
    (r"more than (\d+) levels, one inside another", "más de {0} niveles, uno dentro de otro"),
    (r"more than (\d+) values", "más de {0} valores"),
    (r"a value inside itself", "un valor dentro de sí mismo"),
    (r"No such file or directory", "el archivo no existe"),
    (r"Is a directory", "es una carpeta"),
    (r"Permission denied", "no hay permiso"),
)  # fmt: skip


def yaml_why(problem: str, lang: Lang) -> str:
    """What the reader says, in the language asked for; as it says it where nobody has put it into words."""
    if lang != "es":
        return problem
    for pattern, told in _SPANISH:
        found = re.fullmatch(pattern, problem)
        if found:
            return told.format(*found.groups())
    return problem
