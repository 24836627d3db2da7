"""Bots against each other: paired deals, and figures with intervals for every claim of strength."""
