"""A real PostgreSQL for tests: a private, throw-away cluster that only this computer can reach."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

__all__ = ["Cluster", "postgres", "postgres_url"]

USER = "sushi"
SERVER_FOLDERS = "/usr/lib/postgresql"
"""Where Debian and its derivatives keep the server's programs, which are not on the path."""


class Cluster:
    """PostgreSQL in its own folder. It listens on a socket there and on no port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)
        folder.chmod(0o755)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "nobody")
        self._run(
            "initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"
        )
        with (folder / "data" / "postgresql.conf").open("a") as file:
            # Tests kill PostgreSQL but never the machine: data in the page cache is safe without fsync.
            file.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nfsync = off\n")

    def start(self) -> None:
        self._control("start")

    def stop(self) -> None:
        """Stop it as if its processes were killed."""
        self._control("stop", "-m", "immediate")

    def restart(self) -> None:
        """Kill it and start it again immediately."""
        self._control("restart", "-m", "immediate")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", "--host", str(self.folder), f"--username={USER}", "--template=template0", name)
        return self.url(name)

    def _control(self, *command: str) -> None:
        self._run("pg_ctl", *command, "--wait", "--silent", "--log", str(self.folder / "server.log"))

    def _run(self, name: str, *options: str) -> None:
        as_nobody: dict[str, Any] = {}
        if os.geteuid() == 0:
            as_nobody = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
        environment = {"PATH": os.defpath, "PGDATA": str(self.folder / "data"), "LC_ALL": "C"}
        done = subprocess.run(
            [program(name), *options],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE
            if name != "pg_ctl"
            else subprocess.DEVNULL,  # the server would keep it open
            text=True,
            **as_nobody,
        )
        if done.returncode:
            log = self.folder / "server.log"
            raise RuntimeError(f"{name}: {done.stderr} {log.read_text() if log.exists() else ''}")


def program(name: str) -> str:
    """One of PostgreSQL's programs."""
    folders = sorted(Path(SERVER_FOLDERS).glob("*/bin"), reverse=True)
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))
    if found is None:
        raise FileNotFoundError(
            f"These tests need PostgreSQL, but there is no {name}. `./run test` installs it where it may; "
            "otherwise install it yourself, as with: apt-get install postgresql"
        )
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="sushiya-") as name:  # short: socket paths are limited
        cluster = Cluster(Path(name))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """An empty database on a running PostgreSQL."""
    return postgres.new_database()
