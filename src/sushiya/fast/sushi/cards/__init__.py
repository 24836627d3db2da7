"""The dishes that act: one file each, named as in the reference."""
