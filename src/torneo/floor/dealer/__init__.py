"""What the dealer does besides dealing, and what players ask of him."""
