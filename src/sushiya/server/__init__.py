"""The table server: live matches that survive anything. `app.py` is the way in."""

from sushiya.extras import require

require("server", "asyncpg", "segno", "starlette", "uvicorn")
