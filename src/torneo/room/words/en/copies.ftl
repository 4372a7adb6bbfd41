### Words of copies of the room: taken away, and brought back into a new one.

title = Backup
lead = The whole room in one file as it is now: events, accounts, links and secret seeds. Play may go on meanwhile.
secret = Whoever has the file has the room: keep it like the cash box. Who downloads it is put on record.
password = Your password
wrong_password = The password is not right: no copy was made.
download = Download the backup
back_title = Or bring a backup back
back_lead = Only into an empty room such as this one: events, accounts and links of the backup return, and one signs in with an account of the backup. What its room did after it was made is not in it.
file = File of the backup
restore = Restore the backup
sure = Restore this backup? The room will be that of the backup, with its accounts.
no_file = The file is missing: choose a backup (.torneo).
not_restored = Nothing was restored: { $why }
restored = Backup restored. Events and cases: { $streams }; accounts and the rest: { $objects }; left out: { $left_out }. Sign in with an account of the backup.
