"""Acts and rulings in words, Spanish and English: commands, pages and papers tell them alike."""
