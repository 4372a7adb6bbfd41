### Words about an event this program cannot read.

title = «{ $stream }» no se puede leer
calm = Los demás torneos de la sala siguen con normalidad. De este no se ha perdido nada de lo guardado.
where = Versión { $version } del diario: { $why }.
why = Motivo: { $why }.
ask = este ordenador no lo puede mostrar ahora; pregunte a la organización
asked = Este ordenador no puede mostrarlo ahora. Pregunte a la organización.
do = Qué hacer
do-update = Lo escribió un Torneo más nuevo: actualice este programa y vuelva a abrir la sala.
do-verify = En este ordenador, «torneo journal verify { $stream }» dice qué está mal y desde dónde.
do-keep = Guarde lo que hay: «torneo backup copia.torneo» lleva también este diario, tal como está.
do-restore = Si hay una copia anterior, sáquelo de ella: «unzip -p copia.torneo streams/{ $stream }.jsonl | torneo journal import - --as { $stream }-2».
do-part = Lo anterior está sano: «torneo journal export { $stream } { $stream }.jsonl --until { $before }» y «torneo journal import { $stream }.jsonl --as { $stream }-2» siguen desde ahí.
brief = «{ $stream }» no se puede leer: { $why }
others = no se puede leer:
at = versión { $version }: { $why }
