"""From one hand to the next: button, blinds and level."""
