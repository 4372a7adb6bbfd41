### Words of the line before the registration desk.

title = Cola de inscripción
about = Escriba su nombre y guarde el sitio desde el teléfono: la caja llama por este orden. Nadie queda inscrito hasta que la caja ve el documento y cobra.
name = Nombre y apellidos
join = Ponerme en la cola
next = Es su turno: pase por la caja.
place = Su puesto en la cola: { $place }
bring = Tenga a mano el documento con foto y el dinero. Esta página se actualiza sola.
leave = Dejar la cola
out = Ya no está en la cola: está dentro, o la caja ha quitado su nombre.
full = Ahora no cabe nadie más en la cola: acérquese a la caja.
here = Estoy aquí: ponerme en la cola
poster = Escanee el código con el teléfono y guarde su sitio en la cola de inscripción.
to_poster = Cartel con el código QR
nobody = Nadie espera. Con el cartel, cada jugador se pone en la cola desde su teléfono.
take_out = Quitar
waiting = { $count ->
    [0] Cola
   *[other] Cola ({ $count })
}
