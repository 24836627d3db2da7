"""The table server: live matches that survive anything. `app.py` is the way in."""
