"""Rulings on showdown: tabling, mucking, asking to see, disputes."""
