### Words of case letter.

confidential = Documento reservado: contiene datos personales.
charges = Texto de las cláusulas señaladas
channels = Medios de notificación
pending = pendiente
deadlines = Plazos
procedure = Cláusulas del procedimiento
signs = Por la comisión: { $name }
signs_for = Por: { $body }
received = Recibí: nombre, fecha, hora y firma
