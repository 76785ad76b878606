# SPDX-License-Identifier: GPL-3.0-or-later
"""From a fresh copy of the sources to the running studio, or through all its checks.

    python3 packaging/bootstrap.py run [ARGUMENTS]    set up, then open the studio
    python3 packaging/bootstrap.py test [ARGUMENTS]   set up, then lint, types, imports, tests
    python3 packaging/bootstrap.py test --quick       the same with a sample of the tests

Each makes `.venv` beside the sources, installs the program and its libraries into it, and
looks for the system libraries that Qt needs. Both may be repeated at will: what is done is
not done again. Arguments of `run` go to the studio, those of `test` to pytest.

Standard library only, and nothing here is newer than Python 3.7 in its syntax, so that an
old Python reaches the sentence that says so.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # not there under PYTHONSAFEPATH

import machine
import progress

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STATE = VENV / "chess-composer-setup.json"
UNDER_WAY = "under way"
OLDEST_PYTHON = (3, 11)
OLDEST_PIP = (25, 1)  # the first that installs dependency groups
KERNEL_SUFFIXES = (".pyx", ".pxd", ".pxi", ".c", ".h")
TAIL = 25  # lines of a failed tool's output worth showing
QT_LOADS = """
try:
    from PySide6 import QtNetwork, QtPrintSupport, QtSvgWidgets
except ModuleNotFoundError:
    pass
"""
USAGE = "usage: python3 packaging/bootstrap.py run|test [ARGUMENTS]"


class SetupError(Exception):
    """The set-up cannot go on; the text is one sentence, `details` what a tool said."""

    def __init__(self, sentence: str, details: str = "") -> None:
        super().__init__(sentence)
        self.details = details


def main(arguments: list[str]) -> int:
    """Do what the first argument says and return the exit status."""
    if arguments[:1] and arguments[0] in ("-h", "--help"):
        say(USAGE)
        say((__doc__ or "").split("\n\n", 1)[1].strip("\n"))
        return 0
    commands = {"run": run, "test": test}
    if not arguments or arguments[0] not in commands:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        return commands[arguments[0]](arguments[1:])
    except SetupError as error:
        if error.details:
            print(error.details, file=sys.stderr)
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The set-up cannot go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 130


def run(arguments: list[str]) -> int:
    """Set up and open the studio; without a screen, do its main job without one."""
    wayland = (machine.WAYLAND,) if os.environ.get("WAYLAND_DISPLAY") else ()
    python, lacking = set_up("run", *wayland)
    if sys.platform.startswith("linux"):
        screens = {
            machine.WAYLAND: os.environ.get("WAYLAND_DISPLAY"),
            machine.WINDOW: os.environ.get("DISPLAY"),
        }
        if not any(screens.values()):
            return run_without_screen(python, "There is no screen here")
        without = {need.use for need in lacking}
        if not any(there and use not in without for use, there in screens.items()):
            return run_without_screen(python, "No window can be opened until those are there")
    return call([python, "-P", "-m", "composer", *arguments])


def run_without_screen(python: str, reason: str) -> int:
    """Solve and draw a sample problem instead of opening a window."""
    say(f"{reason}, so the studio solves a sample problem without a window.")
    return call([python, "-P", "-m", "composer.gui.program.headless"])


def test(arguments: list[str]) -> int:
    """Set up and run every check, stopping at the first that fails."""
    require_python()
    import checks  # here, since an old Python, which was refused by now, could not read it

    beside = (machine.LATEX,) if checks.is_ci() else ()  # large, for one test
    python, _ = set_up("dev", machine.SCREEN, *beside)
    for check in checks.desk_checks(python, str(venv_script("lint-imports")), arguments):
        say(f"== {check.name}")
        status = call(list(check.command), extra=check.extra)
        if status != 0:
            return status
    if checks.is_ci():
        say("== without a compiler")
        return checks.check_without_compiler(python, ROOT, call)
    return 0


def set_up(group: str, *uses: str) -> tuple[str, list[machine.Need]]:
    """See to the system libraries and to `.venv`, for "run" or for "dev".

    Returns its Python, and what a window lacks still.

    Raises:
        SetupError: something is missing without which nothing works, or a step failed.
    """
    require_python()
    python = str(venv_script("python"))
    state = read_state()
    whole = VENV.exists() and UNDER_WAY not in state and works(python)
    ready = whole and state.get(group) == fingerprint()
    more = [] if whole else [machine.VENV]
    if not ready:  # what is only nice to have is spoken of once
        more += [machine.PRINTERS, *([machine.COMPILER] if kernel_sources() else [])]
    needs = machine.missing(machine.QT, machine.WINDOW, *uses, *more)
    if not machine.can_install():
        needs = [need for need in needs if need.name != "gcc"]  # PyPI has a compiler as well
    lacking = machine.provide(needs)
    for use, sentence in (
        (machine.QT, "Without {} the studio cannot work"),
        (machine.VENV, f"This Python ({sys.executable}) cannot make environments without {{}}"),
    ):
        vital = [need for need in lacking if need.use == use]
        if vital:
            without = sentence.format(machine.named(vital))
            raise SetupError(f"{without}; when that is there, type this again.")
    if not whole:
        make_venv()
        state = {}
    if not ready:
        install(python, group, state)
        require_qt(python)
    screens = (machine.WINDOW, machine.WAYLAND)
    return python, [need for need in lacking if need.use in screens]


def require_qt(python: str) -> None:
    """Refuse a machine that lacks a library of Qt's that nobody has thought of yet."""
    try:
        quietly([python, "-P", "-c", QT_LOADS], "")
    except SetupError as error:
        said = error.details.splitlines()[-1:]
        raise SetupError(f"Qt cannot be loaded on this machine: {''.join(said)}.") from error


def require_python() -> None:
    """Refuse a Python that is too old."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(
            f"Chess Composer needs Python 3.11 or newer; this is {found} ({sys.executable})."
        )


def make_venv() -> None:
    """Make `.venv`, in the place of a broken one if there is one.

    Raises:
        SetupError: Python could not.
    """
    if VENV.exists():
        say("The environment .venv is broken or was left half-made; making it anew.")
        shutil.rmtree(VENV)
    VENV.mkdir()
    write_state({UNDER_WAY: "made"})
    say(f"Making the environment .venv for Python {sys.version.split()[0]} ...")
    quietly([sys.executable, "-m", "venv", str(VENV)], "Making .venv failed.")


def install(python: str, group: str, state: dict[str, str]) -> None:
    """Bring the program, its libraries and, for "dev", its tools, into `.venv`.

    Raises:
        SetupError: pip could not.
    """
    wanted = fingerprint()
    kept = {name: mark for name, mark in state.items() if mark == wanted}
    write_state({UNDER_WAY: group})
    try:
        pip_install(python, group)
    except SetupError:  # pip gave up in order: what there is can be built upon
        write_state(kept)
        raise
    # What "dev" installs holds all that "run" needs.
    write_state({**kept, "run": wanted, group: wanted})


def pip_install(python: str, group: str) -> None:
    """Have pip install it all, quietly."""
    what = "its libraries" if group == "run" else "its libraries and tools"
    say(f"Installing Chess Composer with {what} (some minutes the first time) ...")
    failure = (
        "Installing into .venv failed; see above for what pip said. "
        "When that is mended (is the network there?), type this again."
    )
    command = [python, "-m", "pip", "install", "--editable", ".[web]"]
    if group == "dev":
        look = [python, "-c", "import pip; print(pip.__version__)"]
        version = quietly(look, failure).split(".")
        if tuple(int(part) for part in version[:2] if part.isdigit()) < OLDEST_PIP:
            quietly([python, "-m", "pip", "install", "--upgrade", "pip"], failure)
        command += ["--group", group]
    with tempfile.TemporaryDirectory(prefix="chess-composer-compiler-") as folder:
        told = Path(folder, "compiled")
        extra = {**borrowed_compiler(python, folder), progress.VARIABLE: str(told)}
        with progress.Progress(told):
            quietly(command, failure, extra)
    tell_of_kernel(python)


def borrowed_compiler(python: str, folder: str) -> dict[str, str]:
    """Bring a C compiler from PyPI into a folder where the machine has none that would do.

    Returns what names it to those who compile; nothing where it is not wanted or cannot be had.
    """
    if not kernel_sources() or not machine.lacks_only_compiler():
        return {}
    say("There is no C compiler here; taking one from PyPI for the installation (100 MB) ...")
    command = [python, "-m", "pip", "install", "--only-binary", ":all:", "--target", folder]
    try:
        quietly([*command, "ziglang"], "")
    except SetupError:
        say("There is none for this machine.")
        return {}
    compiler = f"{shlex.quote(str(Path(folder, 'ziglang', 'zig')))} cc"
    return {"CC": compiler, "ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}


def tell_of_kernel(python: str) -> None:
    """Say so where the compiled kernel was not built, for nothing else shows it so soon."""
    if not kernel_sources():
        return
    try:
        quietly([python, "-P", "-c", "import composer.solver.kernel.engine"], "")
    except SetupError:
        say("The compiled kernel could not be built: long problems will take far longer to solve.")
        say(machine.compiler_advice())


def fingerprint() -> str:
    """Return a mark of all that the installation depends on."""
    digest = hashlib.sha256(f"{ROOT}\n{sys.version}\n".encode())
    for name in ("pyproject.toml", "setup.py"):
        if (ROOT / name).exists():
            digest.update((ROOT / name).read_bytes())
    sources = kernel_sources()
    if sources:
        # With a compiler that came later the kernel must be built after all.
        digest.update(f"{machine.compiler()} {machine.has_python_headers()}".encode())
        digest.update(os.environ.get("CFLAGS", "").encode())
    for source in sources:
        digest.update(source.relative_to(ROOT).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()


def kernel_sources() -> list[Path]:
    """Return the sources of compiled modules, in a fixed order; no C that Cython wrote."""
    found = (path for path in (ROOT / "composer").rglob("*.*") if path.suffix in KERNEL_SUFFIXES)
    return sorted(
        path for path in found if path.suffix != ".c" or not path.with_suffix(".pyx").exists()
    )


def read_state() -> dict[str, str]:
    """Return the marks left by earlier set-ups; empty where none was or none is readable."""
    try:
        state = json.loads(STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def write_state(state: dict[str, str]) -> None:
    """Leave the marks, never half-written."""
    beside = STATE.with_suffix(".new")
    beside.write_text(json.dumps(state), encoding="utf-8")
    beside.replace(STATE)


def venv_script(name: str) -> Path:
    """Return where `.venv` keeps this program."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def works(python: str) -> bool:
    """Tell whether this Python starts, has pip and is new enough."""
    try:
        quietly([python, "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"], "")
    except (SetupError, OSError):
        return False
    return True


def quietly(command: list[str], failure: str, extra: dict[str, str] | None = None) -> str:
    """Run a tool and return what it said; only if it fails is that shown, from its end.

    Raises:
        SetupError: it failed; the sentence is `failure`.
    """
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**clean_environment(), **(extra or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise SetupError(failure, "\n".join(done.stdout.splitlines()[-TAIL:]))
    return done.stdout


def call(command: list[str], extra: dict[str, str] | None = None) -> int:
    """Run a program in the foreground and return its exit status; 1 if a signal ended it.

    With `extra`, even if empty, it is a check: it runs in the sources, with no input.
    """
    sys.stdout.flush()
    where = None if extra is None else ROOT
    stdin = None if extra is None else subprocess.DEVNULL
    environment = {**clean_environment(), **(extra or {})}
    if extra is not None:
        # Else each process that tests start, and there are hundreds, compiles all sources anew.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
    child = subprocess.Popen(command, cwd=where, env=environment, stdin=stdin)
    while True:
        try:
            status = child.wait()
        except KeyboardInterrupt:  # the child has it too and ends in its own way
            continue
        return status if status >= 0 else 1


def clean_environment() -> dict[str, str]:
    """Return the environment without what would lead Python or pip out of `.venv`."""
    environment = dict(os.environ)
    for name in (
        "PYTHONPATH",
        "PYTHONHOME",
        "PYTHONSAFEPATH",
        "VIRTUAL_ENV",
        "__PYVENV_LAUNCHER__",
        "PIP_TARGET",
        "PIP_PREFIX",
        "PIP_ROOT",
    ):
        environment.pop(name, None)
    environment.update(PIP_USER="0", PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    return environment


def say(text: str) -> None:
    """Print a line at once, in order with what the tools print."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
