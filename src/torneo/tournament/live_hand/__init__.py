"""The hand being played at a table, as far as it is told: one hand, whoever tells it and whoever looks."""
