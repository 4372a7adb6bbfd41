"""What players say: the words of the betting, and amounts as people write and say them."""
