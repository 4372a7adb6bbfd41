"""Being at the seat, being away, sitting down."""
