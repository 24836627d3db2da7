"""Pins `sushiya serve`: what it prints, which settings it makes, and what it refuses."""

import gc
import io
import json
import logging
import os
import socket
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from sushiya.cli import serve
from sushiya.cli.main import group
from sushiya.core import BadOptions, SushiyaError
from sushiya.core.codec import from_json
from sushiya.server import run as run_module
from sushiya.server.run import JsonLines, app_from_environment, run_server
from sushiya.server.settings import Settings, default_database
from sushiya.server.store import store_for


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The calls that would have started a server."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run_module, "run_server", lambda *args: calls.append(args))
    monkeypatch.setattr(serve, "check_port", lambda host, port: None)
    monkeypatch.setattr(serve, "check_store", _nothing)
    monkeypatch.setattr(serve, "house_address", lambda: "192.0.2.55")
    return calls


async def _nothing(url: str) -> None:
    pass


def call(*args: str) -> Result:
    result = CliRunner().invoke(serve.command, ["--no-browser", *args], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result


def test_at_home_it_serves_this_computer_and_says_so(started: list[tuple[Any, ...]]) -> None:
    output = call().output
    ((settings, host, port, workers),) = started
    assert (host, port, workers) == ("127.0.0.1", 8000, 1)
    assert settings == Settings(database=default_database(), public_url="http://127.0.0.1:8000", warm_up=True)
    assert "http://127.0.0.1:8000" in output
    assert "Only this computer can join" in output
    assert "█" not in output


def test_for_the_house_it_shows_an_address_and_a_code(started: list[tuple[Any, ...]]) -> None:
    output = call("--lan", "--port", "8080").output
    ((settings, host, port, _),) = started
    assert (host, port) == ("0.0.0.0", 8080)
    assert (settings.loopback_only, settings.public_url) == (False, "http://192.0.2.55:8080")
    assert "http://192.0.2.55:8080" in output
    assert "Only this computer" not in output
    assert sum("█" in line or "▀" in line or "▄" in line for line in output.splitlines()) > 10


def test_every_option_arrives(started: list[tuple[Any, ...]]) -> None:
    call(
        *("--host", "::1", "--port", "81", "--database", "postgresql://db/x", "--workers", "3"),
        *("--trust-proxy", "--origin", "https://a.example", "--origin", "https://b.example"),
        *("--keep-days", "7", "--max-tables", "9", "--name", "sushi.example"),
        *("--metrics-from", "10.0.0.0/8", "--metrics-from", "2001:db8::1"),
        *("--limit", "phrases_per_minute=2.5", "--limit", "most_sockets=7"),
    )
    ((settings, host, port, workers),) = started
    assert (host, port, workers) == ("::1", 81, 3)
    assert settings == Settings(
        database="postgresql://db/x",
        most_tables=9,
        most_sockets=7,
        phrases_per_minute=2.5,
        trust_proxy=True,
        metrics_from=("10.0.0.0/8", "2001:db8::1"),
        allowed_hosts=("sushi.example",),
        allowed_origins=("https://a.example", "https://b.example"),
        keep_finished=7 * 86_400.0,
        loopback_only=True,
        public_url="http://[::1]:81",
        warm_up=True,
    )


@pytest.mark.parametrize("args", [("--port", "0"), ("--port", "70000"), ("--workers", "0"), ("--nothing",)])
def test_options_that_make_no_sense_are_refused(
    args: tuple[str, ...], started: list[tuple[Any, ...]]
) -> None:
    assert CliRunner().invoke(serve.command, args).exit_code == 2
    assert started == []


@pytest.mark.parametrize("limit", ["nothing=1", "most_sockets", "most_sockets=many", "most_sockets=0"])
def test_a_limit_that_makes_no_sense_is_refused_in_a_sentence(
    limit: str, started: list[tuple[Any, ...]]
) -> None:
    result = CliRunner().invoke(serve.command, ["--no-browser", "--limit", limit])
    assert isinstance(result.exception, BadOptions)
    assert "most_sockets" in str(result.exception)
    assert started == []


def test_a_network_that_is_none_is_refused_in_a_sentence(started: list[tuple[Any, ...]]) -> None:
    result = CliRunner().invoke(serve.command, ["--no-browser", "--metrics-from", "home"])
    assert isinstance(result.exception, BadOptions)
    assert "'home'" in str(result.exception)
    assert started == []


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SushiyaError, match=f"--port {port + 1}"):
            serve.check_port("127.0.0.1", port)
    serve.check_port("127.0.0.1", port)


@pytest.mark.anyio
async def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="sqlite:///FILE"):
        await serve.check_store("mysql://localhost")
    url = f"sqlite:///{tmp_path}/x.db"
    await serve.check_store(url)
    store = store_for(url)
    await store.open()
    with pytest.raises(SushiyaError, match="Another server"):
        await serve.check_store(url)
    await store.close()
    await serve.check_store(url)


def test_the_address_of_this_house_is_one() -> None:
    assert socket.inet_aton(serve.house_address())


def test_a_worker_gets_the_settings_of_its_parent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run_module, "run_app", lambda *args: None)
    monkeypatch.setattr(run_module, "set_up_logs", lambda: None)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *args: None)
    monkeypatch.setenv("SUSHIYA_SETTINGS", "")
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", allowed_origins=("https://a.example",))
    run_server(settings, "127.0.0.1", 8000)
    assert from_json(Settings, os.environ["SUSHIYA_SETTINGS"]) == settings
    assert app_from_environment().state.hub.settings == settings


def test_the_data_folder_is_where_the_system_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/sushiya/sushiya.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_database().endswith("/.local/share/sushiya/sushiya.db")
    monkeypatch.setattr("sys.platform", "darwin")
    assert default_database().endswith("/Library/Application Support/sushiya/sushiya.db")


def test_logs_are_lines_of_json() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("test")
    logger.addHandler(handler)
    logger.warning("could not %s", "catch up", extra={"table": "t", "odd": {1}})
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("failed")
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert first.pop("at").endswith("Z")
    assert first == {"level": "warning", "message": "could not catch up", "table": "t", "odd": "{1}"}
    assert "ValueError: two\nlines" in second["error"]


def test_it_is_a_command_of_ours() -> None:
    assert group.get_command(click.Context(group), "serve") is serve.command
