### Words of the API: its page, its problems, its tokens and webhooks.

title = API
about = La sala para otros programas: leer todo lo que muestran las páginas y dar cualquier orden, con la misma respuesta razonada que recibe una persona.
good = Hecho
not_changed = Nada ha cambiado desde esa versión
token_about = Una llave de la sala: Authorization: Bearer torneo_…

## operations

tag-academy = La academia: ejercicios, exámenes, certificados
tag-events = Torneos
tag-cases = Expedientes disciplinarios
tag-circuits = Circuitos
tag-hands = Manos anotadas
tag-rule = Resoluciones
tag-rules = Reglamentos
tag-webhooks = Avisos a otros programas (webhooks)
op-rules = Buscar en los reglamentos con las palabras de cada uno: temas y cláusulas
op-academy_question = Un ejercicio de la academia: jugada, pregunta y respuestas a elegir
op-academy_answer = La respuesta a un ejercicio: la correcta, por qué no las otras, la cláusula
op-academy_exams = Los exámenes con sus resultados
op-academy_exam = Un examen: candidatos y resultados
op-academy_certificate = ¿Es auténtico un certificado?
op-events = Los torneos de la sala
op-event = Un torneo: fase, hoja, sesiones, personal
op-clock = El reloj de cada sesión ahora
op-tables = Las mesas y quién se sienta dónde
op-entries = Las inscripciones; los datos personales solo para dirección, floor e inscripción
op-prizes = El fondo de premios y los puestos premiados
op-standings = Recuento de fichas y clasificación
op-todo = Lo que el torneo pide ahora
op-rulings = Resoluciones, llamadas, decisiones, infracciones y sanciones
op-tournament_journal = Las líneas del diario
op-tournament_file = El torneo entero en un archivo
op-tournament_command = Dar una orden
op-begin_event = Crear un torneo con su hoja y su reglamento
op-undo = Deshacer el último acto
op-amend = Corregir un acto anterior
op-cases = Los expedientes
op-case = Un expediente con sus plazos
op-case_journal = Las líneas del diario de un expediente
op-case_file = El expediente entero en un archivo
op-case_command = Dar una orden en un expediente
op-begin_case = Abrir un expediente con su primera orden
op-circuits = Los circuitos
op-circuit = Un circuito con su clasificación
op-circuit_journal = Las líneas del diario de un circuito
op-circuit_file = El circuito entero en un archivo
op-circuit_command = Dar una orden en un circuito
op-begin_circuit = Crear un circuito con su primera orden
op-hands = Las manos anotadas acto por acto
op-hand = Una mano: pasos, resoluciones y texto PHH
op-hand_journal = Las líneas del diario de una mano
op-hand_file = La mano entera en un archivo
op-hand_command = Dar una orden en una mano
op-begin_hand = Empezar a anotar una mano
op-rule = Qué resuelve un reglamento sobre una jugada, paso a paso
op-webhooks = Los avisos y hasta dónde han llegado
op-make_webhook = Crear un aviso
op-delete_webhook = Borrar un aviso
part-stream = El nombre en la dirección de sus páginas
part-name = El nombre de la orden
part-number = El número del aviso
query-after = Solo lo posterior a esta versión
query-limit = Cuántas como mucho
query-q = Lo que se pregunta, en español o inglés
query-book = Solo en este reglamento
query-role = De quién es el curso
query-topic = Solo de este tema
query-kind = Solo cláusulas de esta clase
query-preview = 1: solo dice qué cambiaría
header-key = La misma clave es la misma orden: repetirla no hace nada dos veces; con otra orden es un conflicto (409)
header-if_match = La versión en la que se pensó la orden; si ya hay otra, no se da (412)

## problems

status-401 = Falta una llave válida
status-403 = No le corresponde
status-404 = No existe
status-405 = Así no
status-408 = Demasiado lento
status-409 = No se puede
status-412 = Ha cambiado entretanto
status-413 = Demasiado grande
status-415 = No es JSON
status-422 = No se entiende lo enviado
status-429 = Demasiados intentos
status-500 = Fallo del programa
status-503 = Ocupado
problem-token_missing = Hace falta una llave: Authorization: Bearer torneo_…
problem-token_wrong = La llave no vale: no existe, ha caducado o está anulada.
problem-guessing = { $seconds ->
    [one] Demasiadas llaves falsas desde esta dirección; espere { $seconds } segundo.
   *[other] Demasiadas llaves falsas desde esta dirección; espere { $seconds } segundos.
}
problem-role = Esto es para: { $allowed }. Esta llave es de { $role }.
problem-other_stream = Esta llave solo abre «{ $stream }».
problem-no_stream = No hay nada con el nombre «{ $stream }».
problem-no_command = No hay ninguna orden «{ $command }» aquí.
problem-worked_out = «{ $command }» lleva un estado calculado: se da con …/undo o …/amend.
problem-no_hand = No hay ninguna mano contada «{ $name }».
problem-no_exam = No hay ningún examen «{ $name }».
problem-no_webhook = No hay ningún aviso con ese número.
problem-no_address = Esta dirección no existe en la API.
problem-method = Esta dirección no admite ese método; la cabecera Allow dice cuáles.
problem-moved_on = La orden se pensó en otra versión; ahora es la { $version }. Vuelva a leer y decida.
problem-busy = Demasiadas órdenes a la vez; nada se ha guardado. Vuelva a enviarla.
problem-unsound = La orden rompería lo que siempre debe cumplirse; no se ha guardado nada.
problem-unreadable = «{ $stream }» no se puede leer aquí (versión { $version }): { $why }.
problem-engine_failed = El programa ha fallado al resolver esta jugada: no es una decisión del reglamento. No se ha guardado nada; el fallo queda anotado con la jugada.
problem-server_error = Algo ha fallado en el programa. Lo confirmado está guardado.
problem-too_large = { $most ->
    [one] El cuerpo pasa de { $most } byte.
   *[other] El cuerpo pasa de { $most } bytes.
}
problem-media_type = El cuerpo debe ser application/json, no { $found }.
problem-not_json = El cuerpo no es JSON.
problem-not_object = El cuerpo debe ser un objeto JSON.
problem-too_deep = «{ $field }» tiene demasiados niveles.
problem-number_too_large = «{ $field }» es un número demasiado grande: como mucho { $most }.
problem-unknown_field = El campo «{ $field }» no existe aquí.
problem-bad_field = El campo «{ $field }» falta o no vale.
problem-bad_number = «{ $field }» debe ser un número entero de { $least } a { $most }.
problem-bad_key = Idempotency-Key lleva de 1 a 100 caracteres ASCII sin espacios.
problem-bad_name = El nombre lleva minúsculas, cifras y guiones, 60 como mucho.
problem-bad_book = Ese reglamento no se puede usar.
problem-other_book = El texto de la casa es «{ $found }»: ese es el nombre que va en «book».
problem-stream_taken = «{ $stream }» ya existe.
problem-no_such_kind = No hay sucesos de tipo «{ $kind }».

## the page

lead = Todo lo que hace una página lo puede hacer otro programa: la web del club, una pantalla propia, la contabilidad.
how = Cómo se usa
how_read = Lo que ve el público se lee sin llave. Para lo demás y para dar órdenes hace falta una llave con un rol: puede lo mismo que una persona con ese rol.
how_answer = Una orden responde con los sucesos y la versión nueva, o con el motivo y los artículos si el reglamento no la permite.
document = Documento OpenAPI
keys_link = Llaves y avisos
guide = La guía completa viene con el programa, en docs/api.md.
method = Método
address = Dirección
what = Qué hace
for_whom = Para
anybody = todos
commands = Órdenes
commands_lead = Cada una se envía a POST { $path } con sus campos en JSON; con * los obligatorios.
fields = Campos
filter = Buscar una orden
answers = Respuestas que no son un sí
answers_lead = Un documento application/problem+json (RFC 9457) con reason, detail en su idioma, clauses y field.

## tokens

keys = Llaves y avisos para otros programas
keys_lead = Una llave abre la sala a un programa con el rol que usted le dé. Se muestra una sola vez; aquí solo queda su huella.
tokens = Llaves
no_tokens = Todavía no hay llaves.
name = Nombre
name_hint = Quién la usa: aparece en el diario
role = Rol
reach = Alcance
whole_room = toda la sala
expires = Caduca
expires_days = Caduca en días (vacío: nunca)
never = nunca
used = Último uso
state = Estado
live = vale
revoked = anulada
expired = caducada
revoke = Anular
make_token = Crear la llave
token_once = Cópiela ahora: no se volverá a mostrar.
token_revoked = La llave ya no abre nada.
token_faults = Falta el nombre, o los días no son un número de 1 a 3.650.

## webhooks

hooks = Avisos (webhooks)
hooks_lead = Cada suceso del diario se envía, firmado y en orden, a la dirección que indique. Lleva lo mismo que el diario, también datos personales. Si nadie contesta se reintenta; tras un día se pausa y nada se pierde.
hooks_where = Vale una dirección de Internet, de la red local o de este mismo equipo. No valen las de enlace local ni las de metadatos de la nube, y no se siguen redirecciones.
no_hooks = Todavía no hay avisos.
url = Dirección del receptor
kinds = Tipos de suceso
kinds_hint = Nombres con espacios, como Seated Eliminated; vacío: todos
all_kinds = todos
whole = Enviar también lo ya ocurrido
make_hook = Crear el aviso
secret_once = Con este secreto se comprueba la firma. Cópielo ahora: no se volverá a mostrar.
pause = Pausar
resume = Reanudar
try_now = Reintentar ya
delete = Borrar
delete_sure = Lo que falte por enviar no se enviará.
hook_deleted = El aviso se ha borrado.
hook_state-good = al día
hook_state-behind = por enviar
hook_state-failing = no contesta
hook_state-asked = en pausa
hook_state-dead = en pausa: un día sin contestar
behind = { $stream }: desde la { $version }
next_try = próximo intento: { $at }
deliveries = Últimos envíos
no_deliveries = Todavía no se ha enviado nada.
when = Cuándo
events = Sucesos
attempt = Intento
outcome = Resultado
waiting = en cola
sent_again = repetido
again = Enviar otra vez
again_asked = Se enviará otra vez.
hook_faults = Falta el nombre o la dirección.
hook-status = respondió { $status }
hook-timeout = tardó demasiado
hook-no_connection = no hay conexión
hook-no_answer = cortó sin contestar
hook-certificate = certificado no válido
hook-bad_url = la dirección no está bien escrita
hook-bad_scheme = la dirección debe empezar por http:// o https://
hook-has_password = la dirección no puede llevar usuario ni contraseña
hook-unknown_host = ese nombre no lleva a ninguna parte
hook-refused_address = a esa dirección no se envía nada: enlace local, metadatos o de nadie
