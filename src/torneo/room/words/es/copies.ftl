### Words of copies of the room: taken away, and brought back into a new one.

title = Copia de seguridad
lead = La sala entera en un archivo, tal como está ahora: torneos, cuentas, enlaces y semillas secretas. Se puede hacer mientras se juega.
secret = Quien tiene el archivo tiene la sala: guárdelo como la caja. Queda anotado quién lo descarga.
password = Su contraseña
wrong_password = La contraseña no es correcta: no se ha hecho ninguna copia.
download = Descargar la copia
back_title = O traer una copia de seguridad
back_lead = Solo en una sala vacía como esta: vuelven los torneos, las cuentas y los enlaces de la copia, y se entra con una cuenta de la copia. Lo que hizo la sala de la copia después de guardarla no está en ella.
file = Archivo de la copia
restore = Restaurar la copia
sure = ¿Restaurar esta copia? La sala será la de la copia, con sus cuentas.
no_file = Falta el archivo: elija una copia (.torneo).
not_restored = No se ha restaurado nada: { $why }
restored = Copia restaurada. Torneos y casos: { $streams }; cuentas y demás: { $objects }; fuera: { $left_out }. Entre con una cuenta de la copia.
