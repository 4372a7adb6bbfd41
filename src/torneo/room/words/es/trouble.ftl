### What is said when disk or database fail, with what to do.

disk_full = El disco está lleno: lo último que se pidió no se ha guardado. Haga sitio en el disco de la sala (borre descargas o lleve copias de seguridad viejas a otro sitio) y repítalo. Lo confirmado antes está guardado.
read_only = El disco o la carpeta de datos es de solo lectura: no se puede guardar nada. Compruebe los permisos de la carpeta, o que el disco no se haya protegido tras un fallo, y repítalo. Lo confirmado antes está guardado.
damaged = La base de datos está dañada. No siga escribiendo en ella: cierre la sala, guarde una copia del archivo tal como está y recupere la última copia de seguridad con «torneo restore» en una carpeta nueva.
disk_failing = El disco ha dado un error al leer o escribir: lo último que se pidió no se ha guardado. Haga ya una copia de seguridad en otro disco y repítalo. Lo confirmado antes está guardado.
cannot_open = No se puede abrir la base de datos: la carpeta de datos no está, o no hay permiso para ella.
busy = La base de datos está ocupada: lo último que se pidió no se ha guardado. Repítalo dentro de un momento.
files = El sistema no deja abrir más archivos: hay demasiadas páginas abiertas a la vez. Repítalo dentro de un momento.
away = La base de datos no responde: lo último que se pidió no se ha guardado. La sala sigue en cuanto vuelva; repítalo entonces con el mismo botón. Lo confirmado antes está guardado.
no_driver = DATABASE_URL nombra un PostgreSQL y falta el programa para hablar con él: instálelo con pip install 'torneo[postgres]'.
emptied = Aquí ha habido una sala y su base de datos ya no está o está vacía: no se toma por una sala nueva. Recupere la última copia de seguridad con «torneo restore» en una carpeta nueva; para empezar de cero en esta, borre antes el archivo torneo.lock.
uncopied = La base de datos es de un Torneo anterior y antes de actualizarla hay que copiarla, pero pg_dump no está o no ha podido. No se ha cambiado nada. Instale el cliente de PostgreSQL de la versión de su servidor (en Debian: postgresql-client); o haga usted la copia y arranque una vez con TORNEO_OWN_COPY=1.
copied = La base de datos era de un Torneo anterior y se actualiza. Antes se ha guardado una copia tal como estaba: { $file }
