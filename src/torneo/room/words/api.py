"""Words of the API: its page, its problems, its tokens and webhooks."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("API", "API"),
    "about": B(
        "La sala para otros programas: leer todo lo que muestran las páginas y dar cualquier orden, con la "
        "misma respuesta razonada que recibe una persona.",
        "The room for other programs: read all that the pages show and give any command, with the same "
        "reasoned answer a person gets.",
    ),
    "good": B("Hecho", "Done"),
    "not_changed": B("Nada ha cambiado desde esa versión", "Nothing has changed since that version"),
    "token_about": B(
        "Una llave de la sala: Authorization: Bearer torneo_…",
        "A token of the room: Authorization: Bearer torneo_…",
    ),
    # ---- operations
    "tag.events": B("Torneos", "Events"),
    "tag.cases": B("Expedientes disciplinarios", "Disciplinary cases"),
    "tag.circuits": B("Circuitos", "Circuits"),
    "tag.hands": B("Manos anotadas", "Recorded hands"),
    "tag.rule": B("Resoluciones", "Rulings"),
    "tag.rules": B("Reglamentos", "Rulebooks"),
    "tag.webhooks": B("Avisos a otros programas (webhooks)", "Webhooks"),
    "op.rules": B(
        "Buscar en los reglamentos con las palabras de cada uno: temas y cláusulas",
        "Search the rulebooks in one's own words: topics and clauses",
    ),
    "op.events": B("Los torneos de la sala", "The events of the room"),
    "op.event": B("Un torneo: fase, hoja, sesiones, personal", "An event: phase, sheet, sessions, staff"),
    "op.clock": B("El reloj de cada sesión ahora", "The clock of each session now"),
    "op.tables": B("Las mesas y quién se sienta dónde", "The tables and who sits where"),
    "op.entries": B(
        "Las inscripciones; los datos personales solo para dirección, floor e inscripción",
        "The entries; personal data only for the direction, the floor and the desk",
    ),
    "op.prizes": B("El fondo de premios y los puestos premiados", "The prize pool and the places paid"),
    "op.standings": B("Recuento de fichas y clasificación", "Chip counts and places"),
    "op.todo": B("Lo que el torneo pide ahora", "What the event asks for now"),
    "op.rulings": B(
        "Resoluciones, llamadas, decisiones, infracciones y sanciones",
        "Rulings, calls, decisions, infractions and penalties",
    ),
    "op.tournament_journal": B("Las líneas del diario", "The lines of the journal"),
    "op.tournament_file": B("El torneo entero en un archivo", "The whole event in one file"),
    "op.tournament_command": B("Dar una orden", "Give a command"),
    "op.begin_event": B(
        "Crear un torneo con su hoja y su reglamento", "Begin an event with its sheet and book"
    ),
    "op.undo": B("Deshacer el último acto", "Take the last act back"),
    "op.amend": B("Corregir un acto anterior", "Correct an earlier act"),
    "op.cases": B("Los expedientes", "The cases"),
    "op.case": B("Un expediente con sus plazos", "A case with its time limits"),
    "op.case_journal": B("Las líneas del diario de un expediente", "The lines of a case's journal"),
    "op.case_file": B("El expediente entero en un archivo", "The whole case in one file"),
    "op.case_command": B("Dar una orden en un expediente", "Give a command in a case"),
    "op.begin_case": B("Abrir un expediente con su primera orden", "Begin a case with its first command"),
    "op.circuits": B("Los circuitos", "The circuits"),
    "op.circuit": B("Un circuito con su clasificación", "A circuit with its standings"),
    "op.circuit_journal": B("Las líneas del diario de un circuito", "The lines of a circuit's journal"),
    "op.circuit_file": B("El circuito entero en un archivo", "The whole circuit in one file"),
    "op.circuit_command": B("Dar una orden en un circuito", "Give a command in a circuit"),
    "op.begin_circuit": B("Crear un circuito con su primera orden", "Begin a circuit with its first command"),
    "op.hands": B("Las manos anotadas acto por acto", "The hands recorded act by act"),
    "op.hand": B("Una mano: pasos, resoluciones y texto PHH", "A hand: steps, rulings and PHH text"),
    "op.hand_journal": B("Las líneas del diario de una mano", "The lines of a hand's journal"),
    "op.hand_file": B("La mano entera en un archivo", "The whole hand in one file"),
    "op.hand_command": B("Dar una orden en una mano", "Give a command in a hand"),
    "op.begin_hand": B("Empezar a anotar una mano", "Begin to record a hand"),
    "op.rule": B(
        "Qué resuelve un reglamento sobre una jugada, paso a paso",
        "What a book rules on a spot, step by step",
    ),
    "op.webhooks": B("Los avisos y hasta dónde han llegado", "The webhooks and how far they have got"),
    "op.make_webhook": B("Crear un aviso", "Make a webhook"),
    "op.delete_webhook": B("Borrar un aviso", "Delete a webhook"),
    "part.stream": B("El nombre en la dirección de sus páginas", "The name in the address of its pages"),
    "part.name": B("El nombre de la orden", "The name of the command"),
    "part.number": B("El número del aviso", "The number of the webhook"),
    "query.after": B("Solo lo posterior a esta versión", "Only what comes after this version"),
    "query.limit": B("Cuántas como mucho", "How many at most"),
    "query.q": B("Lo que se pregunta, en español o inglés", "What is asked, in Spanish or English"),
    "query.book": B("Solo en este reglamento", "Only in this rulebook"),
    "query.topic": B("Solo de este tema", "Only on this topic"),
    "query.kind": B("Solo cláusulas de esta clase", "Only clauses of this kind"),
    "query.preview": B("1: solo dice qué cambiaría", "1: only tells what would change"),
    "header.key": B(
        "La misma clave es la misma orden: repetirla no hace nada dos veces; con otra orden es un conflicto "
        "(409)",
        "The same key is the same wish: sending it again does nothing twice; with another command it is a "
        "conflict (409)",
    ),
    "header.if_match": B(
        "La versión en la que se pensó la orden; si ya hay otra, no se da (412)",
        "The version the command was meant for; if there is another by now, it is not given (412)",
    ),
    # ---- problems
    "status.401": B("Falta una llave válida", "A valid token is missing"),
    "status.403": B("No le corresponde", "Not allowed"),
    "status.404": B("No existe", "Not found"),
    "status.405": B("Así no", "Method not allowed"),
    "status.408": B("Demasiado lento", "Too slow"),
    "status.409": B("No se puede", "Refused"),
    "status.412": B("Ha cambiado entretanto", "It has moved on"),
    "status.413": B("Demasiado grande", "Too large"),
    "status.415": B("No es JSON", "Not JSON"),
    "status.422": B("No se entiende lo enviado", "What was sent does not fit"),
    "status.429": B("Demasiados intentos", "Too many attempts"),
    "status.500": B("Fallo del programa", "A fault of the program"),
    "status.503": B("Ocupado", "Busy"),
    "problem.token_missing": B(
        "Hace falta una llave: Authorization: Bearer torneo_…",
        "A token is needed: Authorization: Bearer torneo_…",
    ),
    "problem.token_wrong": B(
        "La llave no vale: no existe, ha caducado o está anulada.",
        "The token opens nothing: it does not exist, has expired or was revoked.",
    ),
    "problem.guessing": B(
        "Demasiadas llaves falsas desde esta dirección; espere {seconds} segundos.",
        "Too many wrong tokens from this address; wait {seconds} seconds.",
    ),
    "problem.role": B(
        "Esto es para: {allowed}. Esta llave es de {role}.", "This is for: {allowed}. This token is {role}."
    ),
    "problem.other_stream": B("Esta llave solo abre «{stream}».", "This token opens only '{stream}'."),
    "problem.no_stream": B("No hay nada con el nombre «{stream}».", "There is nothing called '{stream}'."),
    "problem.no_command": B(
        "No hay ninguna orden «{command}» aquí.", "There is no command '{command}' here."
    ),
    "problem.worked_out": B(
        "«{command}» lleva un estado calculado: se da con …/undo o …/amend.",
        "'{command}' carries a state that is worked out: give it with …/undo or …/amend.",
    ),
    "problem.no_hand": B("No hay ninguna mano contada «{name}».", "There is no told hand ‘{name}’."),
    "problem.no_webhook": B("No hay ningún aviso con ese número.", "There is no webhook of that number."),
    "problem.no_address": B("Esta dirección no existe en la API.", "There is no such address in the API."),
    "problem.method": B(
        "Esta dirección no admite ese método; la cabecera Allow dice cuáles.",
        "This address does not take that method; the Allow header says which.",
    ),
    "problem.moved_on": B(
        "La orden se pensó en otra versión; ahora es la {version}. Vuelva a leer y decida.",
        "The command was meant for another version; it is {version} now. Read again and decide.",
    ),
    "problem.busy": B(
        "Demasiadas órdenes a la vez; nada se ha guardado. Vuelva a enviarla.",
        "Too many commands at once; nothing was stored. Send it again.",
    ),
    "problem.unsound": B(
        "La orden rompería lo que siempre debe cumplirse; no se ha guardado nada.",
        "The command would break what must always hold; nothing was stored.",
    ),
    "problem.unreadable": B(
        "«{stream}» no se puede leer aquí (versión {version}): {why}.",
        "'{stream}' cannot be read here (version {version}): {why}.",
    ),
    "problem.engine_failed": B(
        "El programa ha fallado al resolver esta jugada: no es una decisión del reglamento. No se ha "
        "guardado "
        "nada; el fallo queda anotado con la jugada.",
        "The program failed while it ruled on this spot: it is no ruling by the book. Nothing was stored; "
        "the "
        "fault is on record with the spot.",
    ),
    "problem.server_error": B(
        "Algo ha fallado en el programa. Lo confirmado está guardado.",
        "Something failed in the program. What was confirmed is safe.",
    ),
    "problem.too_large": B("El cuerpo pasa de {most} bytes.", "The body is above {most} bytes."),
    "problem.media_type": B(
        "El cuerpo debe ser application/json, no {found}.", "The body must be application/json, not {found}."
    ),
    "problem.not_json": B("El cuerpo no es JSON.", "The body is not JSON."),
    "problem.not_object": B("El cuerpo debe ser un objeto JSON.", "The body must be a JSON object."),
    "problem.too_deep": B("«{field}» tiene demasiados niveles.", "'{field}' is nested too deep."),
    "problem.number_too_large": B(
        "«{field}» es un número demasiado grande: como mucho {most}.",
        "'{field}' is too large a number: at most {most}.",
    ),
    "problem.unknown_field": B("El campo «{field}» no existe aquí.", "There is no field '{field}' here."),
    "problem.bad_field": B(
        "El campo «{field}» falta o no vale.", "The field '{field}' is missing or does not fit."
    ),
    "problem.bad_number": B(
        "«{field}» debe ser un número entero de {least} a {most}.",
        "'{field}' must be a whole number from {least} to {most}.",
    ),
    "problem.bad_key": B(
        "Idempotency-Key lleva de 1 a 100 caracteres ASCII sin espacios.",
        "Idempotency-Key has 1 to 100 ASCII characters without spaces.",
    ),
    "problem.bad_name": B(
        "El nombre lleva minúsculas, cifras y guiones, 60 como mucho.",
        "The name has lower-case letters, digits and hyphens, 60 at most.",
    ),
    "problem.bad_book": B("Ese reglamento no se puede usar.", "That book cannot be used."),
    "problem.other_book": B(
        "El texto de la casa es «{found}»: ese es el nombre que va en «book».",
        "The text of the house is '{found}': that is the name that belongs in 'book'.",
    ),
    "problem.stream_taken": B("«{stream}» ya existe.", "'{stream}' is taken."),
    "problem.no_such_kind": B("No hay sucesos de tipo «{kind}».", "There are no events of kind '{kind}'."),
    # ---- the page
    "lead": B(
        "Todo lo que hace una página lo puede hacer otro programa: la web del club, una pantalla propia, "
        "la contabilidad.",
        "Whatever a page does another program can do: the club's site, a screen of your own, the books.",
    ),
    "how": B("Cómo se usa", "How to use it"),
    "how_read": B(
        "Lo que ve el público se lee sin llave. Para lo demás y para dar órdenes hace falta una llave con "
        "un rol: puede lo mismo que una persona con ese rol.",
        "What the public sees is read without a token. All else, and giving commands, takes a token with a "
        "role; it may do what a person of that role may.",
    ),
    "how_answer": B(
        "Una orden responde con los sucesos y la versión nueva, o con el motivo y los artículos si el "
        "reglamento no la permite.",
        "A command answers with its events and the new version, or with the reason and the clauses if the "
        "book does not allow it.",
    ),
    "document": B("Documento OpenAPI", "OpenAPI document"),
    "keys_link": B("Llaves y avisos", "Tokens and webhooks"),
    "guide": B(
        "La guía completa viene con el programa, en docs/api.md.",
        "The full guide comes with the program, in docs/api.md.",
    ),
    "method": B("Método", "Method"),
    "address": B("Dirección", "Address"),
    "what": B("Qué hace", "What it does"),
    "for_whom": B("Para", "For"),
    "anybody": B("todos", "anybody"),
    "commands": B("Órdenes", "Commands"),
    "commands_lead": B(
        "Cada una se envía a POST {path} con sus campos en JSON; con * los obligatorios.",
        "Each is sent to POST {path} with its fields in JSON; those with * are required.",
    ),
    "fields": B("Campos", "Fields"),
    "filter": B("Buscar una orden", "Find a command"),
    "answers": B("Respuestas que no son un sí", "Answers that are not a yes"),
    "answers_lead": B(
        "Un documento application/problem+json (RFC 9457) con reason, detail en su idioma, clauses y field.",
        "An application/problem+json document (RFC 9457) with reason, detail in your language, clauses and "
        "field.",
    ),
    # ---- tokens
    "keys": B("Llaves y avisos para otros programas", "Tokens and webhooks for other programs"),
    "keys_lead": B(
        "Una llave abre la sala a un programa con el rol que usted le dé. Se muestra una sola vez; aquí "
        "solo queda su huella.",
        "A token opens the room to a program with the role you give it. It is shown once; only its digest "
        "stays here.",
    ),
    "tokens": B("Llaves", "Tokens"),
    "no_tokens": B("Todavía no hay llaves.", "There are no tokens yet."),
    "name": B("Nombre", "Name"),
    "name_hint": B("Quién la usa: aparece en el diario", "Who uses it: it shows in the journal"),
    "role": B("Rol", "Role"),
    "reach": B("Alcance", "Reach"),
    "whole_room": B("toda la sala", "the whole room"),
    "expires": B("Caduca", "Expires"),
    "expires_days": B("Caduca en días (vacío: nunca)", "Expires in days (empty: never)"),
    "never": B("nunca", "never"),
    "used": B("Último uso", "Last used"),
    "state": B("Estado", "State"),
    "live": B("vale", "valid"),
    "revoked": B("anulada", "revoked"),
    "expired": B("caducada", "expired"),
    "revoke": B("Anular", "Revoke"),
    "make_token": B("Crear la llave", "Make the token"),
    "token_once": B("Cópiela ahora: no se volverá a mostrar.", "Copy it now: it will not be shown again."),
    "token_revoked": B("La llave ya no abre nada.", "The token opens nothing any more."),
    "token_faults": B(
        "Falta el nombre, o los días no son un número de 1 a 3.650.",
        "The name is missing, or the days are not a number from 1 to 3,650.",
    ),
    # ---- webhooks
    "hooks": B("Avisos (webhooks)", "Webhooks"),
    "hooks_lead": B(
        "Cada suceso del diario se envía, firmado y en orden, a la dirección que indique. Lleva lo mismo "
        "que el diario, también datos personales. Si nadie contesta se reintenta; tras un día se pausa y "
        "nada se pierde.",
        "Every event of the journal is sent, signed and in order, to the address you name. It holds what "
        "the journal holds, personal data too. If nobody answers it is tried again; after a day it is "
        "paused and nothing is lost.",
    ),
    "hooks_where": B(
        "Vale una dirección de Internet, de la red local o de este mismo equipo. No valen las de enlace "
        "local ni las de metadatos de la nube, y no se siguen redirecciones.",
        "An address on the Internet, the local network or this machine will do. Link-local and cloud "
        "metadata addresses will not, and redirects are not followed.",
    ),
    "no_hooks": B("Todavía no hay avisos.", "There are no webhooks yet."),
    "url": B("Dirección del receptor", "Address of the receiver"),
    "kinds": B("Tipos de suceso", "Kinds of event"),
    "kinds_hint": B(
        "Nombres con espacios, como Seated Eliminated; vacío: todos",
        "Names with spaces, as Seated Eliminated; empty: all",
    ),
    "all_kinds": B("todos", "all"),
    "whole": B("Enviar también lo ya ocurrido", "Send what has already happened too"),
    "make_hook": B("Crear el aviso", "Make the webhook"),
    "secret_once": B(
        "Con este secreto se comprueba la firma. Cópielo ahora: no se volverá a mostrar.",
        "This secret checks the signature. Copy it now: it will not be shown again.",
    ),
    "pause": B("Pausar", "Pause"),
    "resume": B("Reanudar", "Resume"),
    "try_now": B("Reintentar ya", "Try now"),
    "delete": B("Borrar", "Delete"),
    "delete_sure": B("Lo que falte por enviar no se enviará.", "What is still to be sent will not be sent."),
    "hook_deleted": B("El aviso se ha borrado.", "The webhook is deleted."),
    "hook_state.good": B("al día", "up to date"),
    "hook_state.behind": B("por enviar", "to be sent"),
    "hook_state.failing": B("no contesta", "not answering"),
    "hook_state.asked": B("en pausa", "paused"),
    "hook_state.dead": B("en pausa: un día sin contestar", "paused: a day without an answer"),
    "behind": B("{stream}: desde la {version}", "{stream}: from {version} on"),
    "next_try": B("próximo intento: {at}", "next attempt: {at}"),
    "deliveries": B("Últimos envíos", "Last deliveries"),
    "no_deliveries": B("Todavía no se ha enviado nada.", "Nothing has been sent yet."),
    "when": B("Cuándo", "When"),
    "events": B("Sucesos", "Events"),
    "attempt": B("Intento", "Attempt"),
    "outcome": B("Resultado", "Outcome"),
    "waiting": B("en cola", "waiting"),
    "sent_again": B("repetido", "again"),
    "again": B("Enviar otra vez", "Send again"),
    "again_asked": B("Se enviará otra vez.", "It will be sent again."),
    "hook_faults": B("Falta el nombre o la dirección.", "The name or the address is missing."),
    "hook.status": B("respondió {status}", "answered {status}"),
    "hook.timeout": B("tardó demasiado", "took too long"),
    "hook.no_connection": B("no hay conexión", "no connection"),
    "hook.no_answer": B("cortó sin contestar", "hung up without an answer"),
    "hook.certificate": B("certificado no válido", "bad certificate"),
    "hook.bad_url": B("la dirección no está bien escrita", "the address is not well formed"),
    "hook.bad_scheme": B(
        "la dirección debe empezar por http:// o https://", "the address must begin with http:// or https://"
    ),
    "hook.has_password": B(
        "la dirección no puede llevar usuario ni contraseña", "the address may hold no user name or password"
    ),
    "hook.unknown_host": B("ese nombre no lleva a ninguna parte", "that name leads nowhere"),
    "hook.refused_address": B(
        "a esa dirección no se envía nada: enlace local, metadatos o de nadie",
        "nothing is sent to that address: link-local, metadata or nobody's",
    ),
}
