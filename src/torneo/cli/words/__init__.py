"""What the floor's codes are called, by subject: reasons, options, infractions, steps."""
