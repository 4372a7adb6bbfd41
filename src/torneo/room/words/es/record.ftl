### Words of the record of accounts, tokens, links and settings.

title = Registro de cuentas y llaves
lead = Quién cambió qué en las puertas de la sala: cuentas, funciones, contraseñas (nunca la contraseña misma), llaves, enlaces, avisos y ajustes. Nada de esto se puede cambiar ni borrar. Las horas son UTC.
empty = Todavía no se ha cambiado nada.
when = Cuándo
who = Quién
changed = Qué
where = Desde
older = Más antiguos
newest = Los más recientes
terminal = terminal del ordenador de la sala
kind-totp = códigos del teléfono
kind-passkey = llave de acceso
kind-player = jugador
kind-overlay = rótulo de la mesa
what-account_made = Cuenta nueva: { $about } ({ $role })
what-account_role = { $about }: de { $before } a { $role }
what-account_disabled = { $about } ({ $role }) ya no puede entrar
what-account_enabled = { $about } ({ $role }) puede entrar otra vez
what-password_changed = { $about } cambia su contraseña
what-password_reset = Contraseña nueva para { $about } ({ $role })
what-sessions_ended = Sesiones de { $about } cerradas
what-token_made = Llave nueva: { $about } ({ $role }, { $stream })
what-token_revoked = Llave anulada: { $about } ({ $role })
what-link_made = Enlace privado nuevo: { $kind } { $about } ({ $stream })
what-link_revoked = Enlace privado anulado: { $kind } { $about } ({ $stream })
what-webhook_made = Aviso nuevo: { $about } → { $url }
what-webhook_paused = Aviso en pausa: { $about }
what-webhook_resumed = Aviso reanudado: { $about }
what-webhook_deleted = Aviso borrado: { $about } → { $url }
what-showing_saved = Quién ve las manos de { $about }: { $public }, { $minutes } min; rótulo { $seconds } s
what-screen_text = Texto en las pantallas de { $about }
what-screen_picture = Imagen nueva en las pantallas de { $about }: { $name }
what-screen_picture_removed = Imagen quitada de las pantallas de { $about }: { $name }
what-factor_added = { $about }: segundo paso nuevo ({ $kind })
what-factor_removed = { $about }: segundo paso quitado ({ $kind })
what-factor_required = El segundo paso se pide a: { $role }
what-recovery_made = { $about }: códigos de recuperación nuevos
what-event_put_away = { $about }: ya no está en la portada
what-event_listed = { $about }: vuelve a la portada
what-backup_taken = { $streams ->
    [one] Copia de la sala descargada ({ $streams } torneo y casos)
   *[other] Copia de la sala descargada ({ $streams } torneos y casos)
}
what-room_restored = { $streams ->
    [one] Sala restaurada de una copia ({ $streams } torneo y casos)
   *[other] Sala restaurada de una copia ({ $streams } torneos y casos)
}
what-recovery_used = { $about } entra con un código de recuperación; quedan { $left }
what-house_book_saved = Reglamento propio { $about }, versión { $version }
