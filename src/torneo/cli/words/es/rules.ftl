### `torneo rules`: read the rulebooks from the command line

amended = La casa dispone sobre esto en
base = sobre
in_force = en vigor desde { $it }
replaces = sustituye a { $it }
replaced_by = sustituido por { $it }
broken = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
clauses = { $n ->
    [one] { $n } cláusula
   *[other] { $n } cláusulas
}
differ = { $n ->
    [one] { $n } política distinta, { $same } iguales
   *[other] { $n } políticas distintas, { $same } iguales
}
house-ok =
    { $file }: correcto; { $policies ->
        [one] cambia { $policies } política de
       *[other] cambia { $policies } políticas de
    } { $base } y añade { $clauses ->
        [one] { $clauses } cláusula
       *[other] { $clauses } cláusulas
    }
meant = ¿Quiso decir «{ $what }»?
topic = Tema
unknown-words = No se conoce: { $what }
nothing = No hay resultados.
origin = Procede de
refs = Véase también
sets = Fija
settled = Punto resuelto
decided = Se decidió
silent = el libro no lo dice
unknown = No existe «{ $what }».
near = Se parecen: { $known }.
look-up = Lo encuentra «torneo rules search { $what }».
why = Por qué
stated = { $n ->
    [one] { $n } la dice solo uno de los dos, y en la mesa es igual:
   *[other] { $n } las dice solo uno de los dos, y en la mesa son iguales:
}
