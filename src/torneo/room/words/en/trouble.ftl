### What is said when disk or database fail, with what to do.

disk_full = The disk is full: what was asked for last has not been stored. Make room on the room's disk (delete downloads, or move old backups elsewhere) and do it again. What was confirmed before is safe.
read_only = The disk or the data folder is read-only: nothing can be stored. Check the folder's permissions, or whether the disk has protected itself after a failure, and do it again. What was confirmed before is safe.
damaged = The database is damaged. Do not go on writing to it: close the room, keep a copy of the file as it is, and bring back the last backup with 'torneo restore' in a new folder.
disk_failing = The disk failed while reading or writing: what was asked for last has not been stored. Make a backup onto another disk now, and do it again. What was confirmed before is safe.
cannot_open = The database cannot be opened: the data folder is not there, or there is no permission for it.
busy = The database is busy: what was asked for last has not been stored. Do it again in a moment.
files = The system does not let any more files be opened: too many pages are open at once. Do it again in a moment.
away = The database does not answer: what was asked for last has not been stored. The room goes on as soon as it is back; do it again then with the same button. What was confirmed before is safe.
no_driver = DATABASE_URL names a PostgreSQL and what speaks to it is not installed: pip install 'torneo[postgres]'.
emptied = There has been a room here, and its database is gone or empty: it is not taken for a new room. Bring back the last backup with 'torneo restore' in a new folder; to begin anew in this one, delete the file torneo.lock first.
uncopied = The database is of an earlier Torneo and must be copied before it is updated, but pg_dump is not there or could not do it. Nothing has been changed. Install the PostgreSQL client of your server's version (on Debian: postgresql-client); or make the copy yourself and start once with TORNEO_OWN_COPY=1.
copied = The database was of an earlier Torneo and is being updated. A copy of it as it was has been kept first: { $file }
