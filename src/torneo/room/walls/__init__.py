"""Walls of the server: what a slow, broken or hostile client may hold of it, and for how long.

``connection``  a TCP connection: how many there may be, how long a head may take, who does not read
``bodies``      a request's body, read in the event loop within a size and a time
``porter``      who is at the door: somebody of the staff, or anybody
``workers``     the threads that answer, some of them for the staff alone
``answers``     what is said to whoever is turned away
"""
