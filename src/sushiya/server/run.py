"""Start the server: uvicorn with our settings, and logs as JSON lines."""

import logging
import os
import sys
import time
from contextlib import nullcontext
from dataclasses import replace
from tempfile import TemporaryDirectory

import uvicorn
from starlette.applications import Starlette

from sushiya.core.codec import ascii_dumps, from_json, to_json
from sushiya.server.app import make_app
from sushiya.server.open_files import most_waiting, raise_limit
from sushiya.server.request_ids import request_id
from sushiya.server.settings import Settings
from sushiya.server.transport import LimitedHttp, LimitedSocket

__all__ = ["app_from_environment", "run_app", "run_server"]

SETTINGS = "SUSHIYA_SETTINGS"

PLAIN_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line of JSON per message. Secrets must never be passed to a logger."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        for key, value in vars(record).items():
            if key not in PLAIN_FIELDS and not key.startswith("_"):  # other libraries' private attributes
                line[key] = value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return ascii_dumps(line, default=str)


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # warnings are about what clients send


def app_from_environment() -> Starlette:
    """The application in a worker process, with the settings that its parent put into the environment."""
    set_up_logs()
    app = make_app(from_json(Settings, os.environ[SETTINGS]))
    app.state.hub.caretaker.take_over_collections()
    # The store's thread needs the GIL only for an instant, but by default waits 5 ms for it each time.
    sys.setswitchinterval(0.0005)
    return app


def run_server(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until stopped."""
    set_up_logs()
    with TemporaryDirectory(prefix="sushiya-workers-") if workers > 1 else nullcontext("") as folder:
        os.environ[SETTINGS] = to_json(replace(settings.divided(workers), workers_folder=folder))
        run_app(host, port, workers)


def run_app(host: str, port: int, workers: int = 1) -> None:
    """Serve with the settings in the environment."""
    uvicorn.run(
        "sushiya.server.run:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=LimitedHttp,
        ws=LimitedSocket,
        backlog=most_waiting(raise_limit()),
        ws_per_message_deflate=False,
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=30,  # a starved worker that is killed costs its players more than it saves
    )
