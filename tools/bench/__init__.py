"""The `torneo bench` commands: what this engine does in a second, beside other libraries."""
