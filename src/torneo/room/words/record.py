"""Words of the record of accounts, tokens, links and settings."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Registro de cuentas y llaves", "Record of accounts and keys"),
    "lead": B(
        "Quién cambió qué en las puertas de la sala: cuentas, funciones, contraseñas (nunca la contraseña "
        "misma), llaves, enlaces, avisos y ajustes. Nada de esto se puede cambiar ni borrar. Las horas son "
        "UTC.",
        "Who changed what at the doors of the room: accounts, roles, passwords (never the password "
        "itself), tokens, links, webhooks and settings. None of it can be changed or removed. Times are UTC.",
    ),
    "empty": B("Todavía no se ha cambiado nada.", "Nothing has been changed yet."),
    "when": B("Cuándo", "When"),
    "who": B("Quién", "Who"),
    "changed": B("Qué", "What"),
    "where": B("Desde", "From"),
    "older": B("Más antiguos", "Older"),
    "newest": B("Los más recientes", "The newest"),
    "terminal": B("terminal del ordenador de la sala", "terminal of the room's computer"),
    "kind.totp": B("códigos del teléfono", "codes of a phone"),
    "kind.passkey": B("llave de acceso", "passkey"),
    "kind.player": B("jugador", "player"),
    "kind.overlay": B("rótulo de la mesa", "overlay of table"),
    "what.account_made": B("Cuenta nueva: {about} ({role})", "New account: {about} ({role})"),
    "what.account_role": B("{about}: de {before} a {role}", "{about}: from {before} to {role}"),
    "what.account_disabled": B("{about} ({role}) ya no puede entrar", "{about} ({role}) may no longer enter"),
    "what.account_enabled": B("{about} ({role}) puede entrar otra vez", "{about} ({role}) may enter again"),
    "what.password_changed": B("{about} cambia su contraseña", "{about} changes the own password"),
    "what.password_reset": B("Contraseña nueva para {about} ({role})", "New password for {about} ({role})"),
    "what.sessions_ended": B("Sesiones de {about} cerradas", "Sessions of {about} ended"),
    "what.token_made": B("Llave nueva: {about} ({role}, {stream})", "New token: {about} ({role}, {stream})"),
    "what.token_revoked": B("Llave anulada: {about} ({role})", "Token revoked: {about} ({role})"),
    "what.link_made": B(
        "Enlace privado nuevo: {kind} {about} ({stream})", "New private link: {kind} {about} ({stream})"
    ),
    "what.link_revoked": B(
        "Enlace privado anulado: {kind} {about} ({stream})", "Private link revoked: {kind} {about} ({stream})"
    ),
    "what.webhook_made": B("Aviso nuevo: {about} → {url}", "New webhook: {about} → {url}"),
    "what.webhook_paused": B("Aviso en pausa: {about}", "Webhook paused: {about}"),
    "what.webhook_resumed": B("Aviso reanudado: {about}", "Webhook resumed: {about}"),
    "what.webhook_deleted": B("Aviso borrado: {about} → {url}", "Webhook deleted: {about} → {url}"),
    "what.showing_saved": B(
        "Quién ve las manos de {about}: {public}, {minutes} min; rótulo {seconds} s",
        "Who sees the hands of {about}: {public}, {minutes} min; overlay {seconds} s",
    ),
    "what.screen_text": B("Texto en las pantallas de {about}", "Text on the screens of {about}"),
    "what.screen_picture": B(
        "Imagen nueva en las pantallas de {about}: {name}", "New picture on the screens of {about}: {name}"
    ),
    "what.screen_picture_removed": B(
        "Imagen quitada de las pantallas de {about}: {name}",
        "Picture removed from the screens of {about}: {name}",
    ),
    "what.factor_added": B("{about}: segundo paso nuevo ({kind})", "{about}: new second step ({kind})"),
    "what.factor_removed": B(
        "{about}: segundo paso quitado ({kind})", "{about}: second step removed ({kind})"
    ),
    "what.factor_required": B("El segundo paso se pide a: {role}", "The second step is asked of: {role}"),
    "what.recovery_made": B("{about}: códigos de recuperación nuevos", "{about}: new recovery codes"),
    "what.event_put_away": B("{about}: ya no está en la portada", "{about}: no longer on the first page"),
    "what.event_listed": B("{about}: vuelve a la portada", "{about}: back on the first page"),
    "what.backup_taken": B(
        "Copia de la sala descargada ({streams} torneos y casos)",
        "Backup of the room downloaded ({streams} events and cases)",
    ),
    "what.room_restored": B(
        "Sala restaurada de una copia ({streams} torneos y casos)",
        "Room restored from a backup ({streams} events and cases)",
    ),
    "what.recovery_used": B(
        "{about} entra con un código de recuperación; quedan {left}",
        "{about} enters with a recovery code; {left} left",
    ),
    "what.house_book_saved": B(
        "Reglamento propio {about}, versión {version}", "House book {about}, version {version}"
    ),
}
