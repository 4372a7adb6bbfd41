"""What people and other programs hand in, one reader a file: ``feed(data)`` reads it and lets nothing out but
what the reader says it may raise. ``seeds()`` are files that can be read, to start from."""
