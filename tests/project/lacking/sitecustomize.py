"""Python with nothing that Windows lacks: every interpreter that has this folder on its path starts so.

What the standard library itself uses behind the back of its callers is kept for it, and what ours uses
where `sys.platform` is "linux".
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import warnings
from typing import Any

MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
OF_OS = (
    *("chown", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups"),
    *("getloadavg", "getpgid", "getpriority", "getuid", "initgroups", "killpg", "mkfifo", "nice", "openpty"),
    *("pread", "pwrite", "register_at_fork", "sched_getaffinity", "sched_setaffinity", "sendfile", "setpgid"),
    *("setsid", "setuid", "statvfs", "sysconf", "uname", "wait3", "wait4"),
    *("O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC"),
)
SIGNALS = ("SIGALRM", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGTSTP", "SIGUSR1", "SIGUSR2", "SIGWINCH")


def _no_signal_handler(*given: Any) -> None:
    raise NotImplementedError


def _pair(family: int = socket.AF_UNIX, _original: Any = socket.socketpair, **rest: Any) -> Any:
    return _original(family, **rest)


for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]  # importing it is an error
for name in OF_OS:
    delattr(os, name)
for name in SIGNALS:
    delattr(signal, name)
setattr(asyncio.SelectorEventLoop, "add_signal_handler", _no_signal_handler)  # noqa: B010  # mypy forbids it
setattr(subprocess.Popen, "kill", subprocess.Popen.terminate)  # noqa: B010
setattr(socket, "socketpair", _pair)  # noqa: B010
for name in ("AF_UNIX", "SO_REUSEPORT"):
    delattr(socket, name)
# There, a file that is opened without an encoding is not read as UTF-8: see -X warn_default_encoding.
warnings.filterwarnings("error", category=EncodingWarning, module=r"sushiya\b")
