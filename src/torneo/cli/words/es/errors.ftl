### Errors of the command line in the language asked for: its own and the system's

no_text = no es un texto en UTF-8
unreadable = no se puede leer: { $why }
failed = el programa ha fallado al resolver esto: no es una decisión del reglamento. Este escenario lo repite:
ENOENT = no existe
EISDIR = es una carpeta
ENOTDIR = no es una carpeta
EACCES = no hay permiso
EPERM = no hay permiso
EROFS = el disco es de solo lectura
ENOSPC = el disco está lleno
EADDRNOTAVAIL = la dirección no es de este equipo
unwritable = { $path } no se puede escribir: { $why }
