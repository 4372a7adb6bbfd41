"""What proves the questions of the academy, and how well its schedule teaches."""
