"""Rulings on showdown and hands in danger: tabling, mucking, exposing, asking to see, disputes."""
