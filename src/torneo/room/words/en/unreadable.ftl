### Words about an event this program cannot read.

title = '{ $stream }' cannot be read
calm = The other events of the room go on as usual. Nothing of what was stored of this one is lost.
where = Version { $version } of its journal: { $why }.
why = Reason: { $why }.
ask = this computer cannot show it now; ask the organisers
asked = This computer cannot show it now. Please ask the organisers.
do = What to do
do-update = A newer Torneo wrote it: update this program and open the room again.
do-verify = On this computer, `torneo journal verify { $stream }` says what is wrong and from where on.
do-keep = Keep what there is: `torneo backup copy.torneo` holds this journal too, as it is.
do-restore = If there is an earlier backup, take it from there: `unzip -p copy.torneo streams/{ $stream }.jsonl | torneo journal import - --as { $stream }-2`.
do-part = What is before it is sound: `torneo journal export { $stream } { $stream }.jsonl --until { $before }` and `torneo journal import { $stream }.jsonl --as { $stream }-2` go on from there.
brief = '{ $stream }' cannot be read: { $why }
others = cannot be read:
at = version { $version }: { $why }
