"""What is wrong with a formula. ``at`` is the character it was found at, counted from 1."""

from torneo.rulebook import Bilingual

FORMULA: dict[str, Bilingual] = {
    "formula.too_long": Bilingual(
        "tiene {length} caracteres; caben {limit}", "it has {length} characters; {limit} fit"
    ),
    "formula.too_deep": Bilingual(
        "carácter {at}: más de {limit} niveles de paréntesis o potencias",
        "character {at}: more than {limit} levels of brackets or powers",
    ),
    "formula.too_many_parts": Bilingual(
        "carácter {at}: la fórmula tiene más de {limit} partes",
        "character {at}: the formula has more than {limit} parts",
    ),
    "formula.character": Bilingual(
        "carácter {at}: «{found}» no se entiende", "character {at}: '{found}' cannot be read"
    ),
    "formula.long_number": Bilingual(
        "carácter {at}: el número es demasiado largo", "character {at}: the number is too long"
    ),
    "formula.chained": Bilingual(
        "carácter {at}: dos comparaciones seguidas; se unen con «and»",
        "character {at}: two comparisons in a row; join them with 'and'",
    ),
    "formula.unknown_name": Bilingual(
        "carácter {at}: no existe la variable «{name}»; ¿quizá {known}?",
        "character {at}: there is no variable '{name}'; perhaps {known}?",
    ),
    "formula.unknown_function": Bilingual(
        "carácter {at}: no existe la función «{name}»; ¿quizá {known}?",
        "character {at}: there is no function '{name}'; perhaps {known}?",
    ),
    "formula.how_many": Bilingual(
        "carácter {at}: «{name}» lleva {wanted} valores y tiene {found}",
        "character {at}: '{name}' takes {wanted} values and has {found}",
    ),
    "formula.not_closed": Bilingual(
        "carácter {at}: este paréntesis no se cierra", "character {at}: this bracket is not closed"
    ),
    "formula.ends_early": Bilingual(
        "carácter {at}: la fórmula acaba y falta algo",
        "character {at}: the formula ends and something is missing",
    ),
    "formula.comma": Bilingual(
        "carácter {at}: aquí no va una coma; los decimales se escriben con punto",
        "character {at}: no comma goes here; decimals are written with a point",
    ),
    "formula.unexpected": Bilingual(
        "carácter {at}: «{found}» no va aquí", "character {at}: '{found}' does not go here"
    ),
    "formula.decimals": Bilingual(
        "carácter {at}: se redondea a 0 a 10 decimales, no a {found}",
        "character {at}: rounding takes 0 to 10 decimals, not {found}",
    ),
    "formula.too_large": Bilingual(
        "carácter {at}: el número es demasiado grande", "character {at}: the number is too large"
    ),
    "formula.division_by_zero": Bilingual(
        "carácter {at}: división por cero", "character {at}: division by zero"
    ),
    "formula.root_of_negative": Bilingual(
        "carácter {at}: raíz de un número negativo", "character {at}: square root of a negative number"
    ),
    "formula.log_of_nothing": Bilingual(
        "carácter {at}: el logaritmo solo existe para números mayores que cero",
        "character {at}: a logarithm needs a number above zero",
    ),
    "formula.power_of_negative": Bilingual(
        "carácter {at}: un número negativo no tiene potencias con decimales",
        "character {at}: a negative number has no fractional powers",
    ),
}
