"""The dishes with actions: one file each, named as in the reference engine."""
