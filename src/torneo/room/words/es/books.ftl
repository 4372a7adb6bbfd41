### Words of the rulebooks.

title = Reglamentos
about = Busque una regla por sus palabras, lea un libro por temas, compare dos, o pruebe una situación paso a paso.
clauses = { $count ->
    [one] { $count } cláusula · { $edition }
   *[other] { $count } cláusulas · { $edition }
}
clauses_only = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
in_force = en vigor desde { $date }
replaces = sustituye a
replaced_by = sustituido por
the_books = Los libros
houses = Libros de casa
over = sobre { $base }
edit_houses = Hacer o cambiar libros de casa
by_topic = Por temas
compare = Comparar dos libros
policies_link = Tabla de políticas

## search

search = Buscar en los reglamentos
search_this = Buscar en este libro
search_hint = Palabras en español o inglés, o un número: fuera de turno, 45-B-1
search_button = Buscar
in_book = Libro
all_books = todos los libros
topic = Tema
all_topics = todos los temas
kind_word = Clase
all_kinds = todas las clases
found = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
found_one = 1 cláusula
more = y { $more } más: añada una palabra para encontrar antes la suya.
meant = ¿Quiso decir
unknown_words = No se conoce: { $words }
topics_found = Temas
nothing = Ninguna cláusula habla de eso. Pruebe con otras palabras, o con el principio de una.
start_typing = Escriba lo que pasó en la mesa: aparecerán las cláusulas que hablan de ello.
lang-es = español
lang-en = inglés
lang-en_optional = inglés, si se quiere

## a book

filter = Filtrar las cláusulas de este libro
own = de la casa
amended = cambiada por la casa
groups = Temas de este libro

## a clause

note = Nota de lectura
policies = Lo que fija
policy_table = en los otros libros
refers = Remite a
cited = Remiten a ella
origin = Procede de
settled = Cómo se resolvió una duda del texto
settled_says = Los textos: { $says }
amended_by = La casa la cambia con
params = Datos de la cláusula para programas
elsewhere = Lo mismo en los otros libros
same = igual
differs = distinto
silent = el libro no lo dice
topic_there = Cláusulas sobre este tema: { $count }
no_topic = No habla de esto.
in_other = El texto en inglés
used = Dónde la aplica el programa
used-floor = casos de mesa que la citan: { $count }
used-tournament = casos de la marcha del torneo que la citan: { $count }
used-commission = pasos de un caso disciplinario que la citan: { $count }
used-policies = políticas que descansan en ella: { $count }
used-examples = ejemplos que la muestran: { $count }
used-shown = Se muestra aquí, en el índice del libro y en la búsqueda: informa, no hay nada que calcular.
used-duty = Su incumplimiento se anota en Disciplina, con esta cláusula y las sanciones del libro.
kind-automatic = La aplica el programa.
kind-judgement = Decide el floor entre lo que el libro permite.
kind-procedure = La lleva a cabo el personal.
kind-duty = Hay que cumplirla.
kind-information = Informa.

## examples

examples = Ejemplos paso a paso
examples_more = { $count ->
    [one] { $count } ejemplo más
   *[other] { $count } ejemplos más
}
no_examples = Ningún ejemplo de mesa la nombra.
example = Ejemplo
open_example = Abrir en su propia página
under = Bajo el reglamento
under_other = La misma situación, escrita para { $home }, bajo { $book }.
change_book = Ver
step = Paso { $n } de { $last }
step_start = Al empezar
prev = Anterior
next = Siguiente
keys = También con las flechas ← y →
no_ruling = Este libro no resuelve sobre esto.
others = Lo mismo en los otros libros
other_way = aquí la mano ya va por otro camino
proves = Muestra
pot = Bote
board = Mesa
button = botón
bets = apuesta
folded = sin cartas
all_in = all-in
to_act = habla
behind = fichas

## comparison and policies

compare_title = Comparar dos libros
changes_title = Lo que cambia de { $left } a { $right }
changes = lo que cambia
print_changes = Imprimir la lista
left = Primer libro
right = Segundo libro
compare_button = Comparar
differ = { $differ ->
    [one] { $differ } política distinta, { $same } iguales.
   *[other] { $differ } políticas distintas, { $same } iguales.
}
pick_two = Son el mismo libro: elija dos distintos.
only_in = Temas de los que solo habla { $book }
stated_in = Lo dice solo { $book }
stated_note = En la mesa no cambia nada: el otro libro calla y se juega igual.
filter_compare = Filtrar las diferencias
policies_title = Tabla de políticas
policies_about = Una política es una decisión que el programa toma igual cada vez: aquí está cada una, con lo que dice cada libro y en qué cláusula.
filter_policies = Filtrar las políticas
only_differing = Solo las que no son iguales en todos
same_everywhere = igual en todos
doubts = Dudas resueltas: { $count }

## the house's own

house-title = Libros de casa
house-about = Un libro de casa parte de uno de los que vienen con Torneo: cambia las políticas que usted diga, añade cláusulas propias y deja igual todo lo demás. Cuando está listo se puede elegir al preparar un torneo.
house-none = Todavía no hay ninguno. Elija abajo el libro del que partir.
house-start = Empezar uno nuevo
house-start_button = Empezar
house-upload = Subir un archivo YAML
house-upload_why = Se comprueba entero y se guarda como borrador, tal como está escrito.
house-file = Archivo
house-upload_button = Comprobar y guardar
house-file_missing = Elija un archivo.
house-file_too_big = El archivo pasa de { $most } KB.
house-file_not_text = El archivo no es texto UTF-8.
house-file_faults = { $file } no se ha guardado. Corrija esto y vuelva a subirlo:
house-line = línea { $line }
house-open = Abrir
house-read = Leer
house-versions = Versiones
house-version = Versión { $version }
house-ready = lista
house-draft = borrador
house-offered = se ofrece la { $version }
house-not_offered = ninguna versión lista
house-download = Descargar
house-use = Partir de esta
house-new = Nuevo libro de casa
house-the_book = El libro
house-field-house = Nombre corto (letras sin acento, cifras y guiones)
house-field-base = Parte de
house-field-title = Título
house-field-about = Descripción
house-field-id = Número de la cláusula
house-field-topic = Tema
house-field-kind = Clase
house-field-sets = Fija la política
house-field-refs = Remite a (ids de cláusulas)
house-field-text = Texto
house-field-note = Nota
house-field-params = Datos
house-field-policies = Políticas
house-field-clauses = Cláusulas
house-field-cases = Citas caso por caso
house-cases_why = Qué cláusulas, suyas o del libro base, cita un fallo en cada caso; la que decide, primero. Lo que no se escriba queda como en el libro base. Por ejemplo: «floor: { "{" }clock_runs: [mi-casa/1]{ "}" }»
house-policies = Políticas que cambia
house-no_policies = Ninguna todavía: busque abajo lo que su casa hace de otra manera.
house-in_base = En { $base }: { $value }
house-drop = Quitar
house-add_policy = Añadir una política
house-add = Añadir
house-filter = Buscar entre las políticas
house-clauses = Cláusulas propias
house-no_clauses = Ninguna: para cada política que cambie se escribe una por sí sola. Añada las que quiera redactar, también las que solo avisan de algo.
house-add_clause = Añadir una cláusula
house-clause_n = Cláusula { $n }
house-word_it = Redactar una cláusula para esto
house-none_chosen = — elija —
house-not_used = No se usa
house-used = Se usa
house-unset = sin fijar
house-from = de
house-to = a (vacío: sin tope)
house-comma = separadas por comas
house-as_yaml = en YAML
house-review = Comprobación
house-wrong = Falta por arreglar
house-well = Nada que arreglar.
house-changes = Lo que cambia respecto a { $base }
house-no_changes = Todavía no cambia nada.
house-adds = Cláusulas que añade
house-try = Probar con los ejemplos del libro
house-try_why = Resuelve otra vez todos los ejemplos de { $base } y dice cuáles salen de otra manera.
house-trying = Probando…
house-tried = { $tried ->
    [one] { $count } de { $tried } ejemplo sale de otra manera.
   *[other] { $count } de { $tried } ejemplos salen de otra manera.
}
house-tried_more = y { $more } más.
house-tried_none = { $tried ->
    [one] El { $tried } ejemplo sale igual.
   *[other] Los { $tried } ejemplos salen igual.
}
house-tried_first = Arregle primero lo que falta.
house-before = antes
house-after = ahora
house-yaml = El archivo YAML
house-note = Qué cambió en esta versión (opcional)
house-save_draft = Guardar borrador
house-save_ready = Guardar: está listo para usarse
house-save_why = Un borrador se guarda aunque falte algo. Una versión lista se puede elegir al preparar un torneo; los que ya se crearon siguen con la suya.
house-saved_draft = Guardado: versión { $version }, borrador.
house-saved_ready = Guardado: versión { $version }, lista para torneos.
house-reserved = Ese nombre corto está reservado; elija otro.
house-name_first = Dé primero un nombre corto válido: letras sin acento, cifras y guiones, distinto de los libros que vienen con Torneo.
house-name_kept = Este libro se llama «{ $name }» y no puede cambiar de nombre corto: las cláusulas lo llevan.
house-taken = Ya hay un libro de casa «{ $name }»; elija otro nombre corto.
house-not_ready = No puede quedar lista mientras falte algo por arreglar. Puede guardarla como borrador.
house-nothing_new = No ha cambiado nada desde la última versión.
house-overtaken = Alguien ha guardado otra versión mientras tanto. Lo suyo sigue en esta página: descargue el YAML, abra la última versión y compare.
