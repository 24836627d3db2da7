"""Matches between bots: paired deals, and win shares with confidence intervals."""
