"""Words of the second step of signing in."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Segundo paso al entrar", "Second step of signing in"),
    "short": B("segundo paso", "second step"),
    "why": B(
        "Con un segundo paso, quien sepa su contraseña no entra sin su teléfono. Es voluntario, salvo que la dirección lo pida para su función.",
        "With a second step, whoever knows your password does not get in without your phone. It is your choice, unless the director asks it of your role.",
    ),
    "on": B("puesto", "set up"),
    "off": B("No está puesto.", "Not set up."),
    "set_up": B("Ponerlo", "Set it up"),
    "change": B("Verlo y cambiarlo", "See and change it"),
    "must": B(
        "La dirección pide un segundo paso a su función: póngalo ahora para entrar.",
        "The director asks a second step of your role: set it up now to sign in.",
    ),
    "phone": B("Códigos del teléfono", "Codes of a phone"),
    "phone_again": B(
        "Para cambiar de teléfono, repita estos pasos con el nuevo: el anterior deja de valer.",
        "For another phone, do these steps again with it: the one before no longer counts.",
    ),
    "phone_scan": B(
        "Abra en el teléfono una aplicación de autenticación y escanee este código.",
        "Open an authenticator app on the phone and scan this code.",
    ),
    "phone_type": B("O escriba en ella esta clave:", "Or type this key into it:"),
    "phone_confirm": B(
        "Escriba el código de seis cifras que enseña.", "Type the code of six digits that it shows."
    ),
    "code": B("Código", "Code"),
    "confirm": B("Comprobar y poner", "Check and set up"),
    "wrong_code": B(
        "Ese código no vale: escriba el que enseña ahora (cada uno sirve una vez, medio minuto). Si sigue fallando, mire la hora del teléfono y del ordenador.",
        "That code does not fit: type the one shown now (each works once, for half a minute). If it goes on failing, look at the time of phone and computer.",
    ),
    "wait": B(
        "Demasiados códigos equivocados: espere {seconds} s.", "Too many wrong codes: wait {seconds} s."
    ),
    "passkey": B("Llave de acceso (passkey)", "Passkey"),
    "passkey_why": B(
        "La huella, la cara o el PIN de este aparato, o una llave de seguridad. No se puede copiar ni engañar con una página falsa.",
        "The fingerprint, face or PIN of this device, or a security key. It cannot be copied, nor fooled by a false page.",
    ),
    "passkey_where": B(
        "Los navegadores solo las admiten en una conexión segura y con nombre: https://nombre, o http://localhost en el propio ordenador. Esta página está abierta en {host}.",
        "Browsers allow them only over a secure connection and under a name: https://name, or http://localhost on the computer itself. This page is open at {host}.",
    ),
    "add_passkey": B("Añadir una llave de acceso", "Add a passkey"),
    "use_passkey": B("Usar la llave de acceso", "Use the passkey"),
    "passkey_failed": B(
        "La llave de acceso no ha servido: pruebe otra vez o use un código.",
        "The passkey did not work: try again or use a code.",
    ),
    "ask_why": B(
        "La contraseña de {name} es correcta. Falta el segundo paso.",
        "The password of {name} is right. The second step is left.",
    ),
    "code_or_recovery": B(
        "Código del teléfono, o uno de recuperación", "Code of the phone, or a recovery code"
    ),
    "recovery": B("Códigos de recuperación", "Recovery codes"),
    "lost": B(
        "¿Perdió el teléfono y los códigos de recuperación? La dirección puede quitarle el segundo paso.",
        "Lost the phone and the recovery codes? The director can remove your second step.",
    ),
    "codes_why": B(
        "Guárdelos en papel, lejos del teléfono: cada uno abre una vez si lo pierde. No se volverán a mostrar.",
        "Keep them on paper, away from the phone: each opens once if you lose it. They will not be shown again.",
    ),
    "kept": B("Los he guardado", "I have kept them"),
    "left": B("Quedan {left} códigos sin usar.", "{left} codes are unused."),
    "new_codes": B("Códigos nuevos", "New codes"),
    "remove": B("Quitar el segundo paso", "Remove the second step"),
    "remove_other": B("Quitar su segundo paso", "Remove the second step"),
    "remove_other_why": B(
        "Para quien haya perdido el teléfono. Queda en el registro.",
        "For somebody who has lost the phone. It goes on record.",
    ),
    "require_why": B(
        "Cada cual puede ponerlo en su cuenta. Aquí se pide a funciones enteras: quien no lo tenga lo pone al entrar la próxima vez.",
        "Everybody may set it up on their account. Here it is asked of whole roles: whoever has none sets it up when signing in the next time.",
    ),
    "require_now": B(
        "cerrar ahora las sesiones de quienes aún no lo tienen",
        "end now the sessions of those who have none yet",
    ),
}
