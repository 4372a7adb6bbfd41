"""``torneo rules mutate``: is each value of each policy noticed by a scenario or a test?"""
