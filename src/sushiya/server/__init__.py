"""The table server: live matches that survive crashes and restarts. Start reading at `app.py`."""

from sushiya.extras import require

require("server", "asyncpg", "segno", "starlette", "uvicorn")
