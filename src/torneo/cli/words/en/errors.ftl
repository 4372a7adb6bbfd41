### Errors of the command line in the language asked for: its own and the system's

no_text = not a text in UTF-8
unreadable = cannot be read: { $why }
failed = the program failed while it ruled on this: it is no ruling by the book. This scenario does it again:
ENOENT = no such file or folder
EISDIR = is a folder
ENOTDIR = not a folder
EACCES = permission denied
EPERM = permission denied
EROFS = the disk is read-only
ENOSPC = the disk is full
EADDRNOTAVAIL = the address is not this machine's
unwritable = { $path } cannot be written: { $why }
