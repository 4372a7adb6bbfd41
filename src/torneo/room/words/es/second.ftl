### Words of the second step of signing in.

title = Segundo paso al entrar
short = segundo paso
why = Con un segundo paso, quien sepa su contraseña no entra sin su teléfono. Es voluntario, salvo que la dirección lo pida para su función.
on = puesto
off = No está puesto.
set_up = Ponerlo
change = Verlo y cambiarlo
must = La dirección pide un segundo paso a su función: póngalo ahora para entrar.
phone = Códigos del teléfono
phone_again = Para cambiar de teléfono, repita estos pasos con el nuevo: el anterior deja de valer.
phone_scan = Abra en el teléfono una aplicación de autenticación y escanee este código.
phone_type = O escriba en ella esta clave:
phone_confirm = Escriba el código de seis cifras que enseña.
code = Código
confirm = Comprobar y poner
wrong_code = Ese código no vale: escriba el que enseña ahora (cada uno sirve una vez, medio minuto). Si sigue fallando, mire la hora del teléfono y del ordenador.
wait = Demasiados códigos equivocados: espere { $seconds } s.
passkey = Llave de acceso (passkey)
passkey_why = La huella, la cara o el PIN de este aparato, o una llave de seguridad. No se puede copiar ni engañar con una página falsa.
passkey_where = Los navegadores solo las admiten en una conexión segura y con nombre: https://nombre, o http://localhost en el propio ordenador. Esta página está abierta en { $host }.
add_passkey = Añadir una llave de acceso
use_passkey = Usar la llave de acceso
passkey_failed = La llave de acceso no ha servido: pruebe otra vez o use un código.
ask_why = La contraseña de { $name } es correcta. Falta el segundo paso.
code_or_recovery = Código del teléfono, o uno de recuperación
recovery = Códigos de recuperación
lost = ¿Perdió el teléfono y los códigos de recuperación? La dirección puede quitarle el segundo paso.
codes_why = Guárdelos en papel, lejos del teléfono: cada uno abre una vez si lo pierde. No se volverán a mostrar.
kept = Los he guardado
left = { $left ->
    [one] Queda { $left } código sin usar.
   *[other] Quedan { $left } códigos sin usar.
}
new_codes = Códigos nuevos
remove = Quitar el segundo paso
remove_other = Quitar su segundo paso
remove_other_why = Para quien haya perdido el teléfono. Queda en el registro.
require_why = Cada cual puede ponerlo en su cuenta. Aquí se pide a funciones enteras: quien no lo tenga lo pone al entrar la próxima vez.
require_now = cerrar ahora las sesiones de quienes aún no lo tienen
