# SPDX-License-Identifier: GPL-3.0-or-later
"""The set-up from nothing, on a tiny project of its own that needs no network."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "tiny"
version = "1"
"""

BACKEND = """
import os
import pathlib
import zipfile


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    if pathlib.Path("spoilt").exists():
        raise SystemExit("the timber is rotten")
    name = "tiny-1-py3-none-any.whl"
    pathlib.Path("compiler").write_text(os.environ.get("CC", "none"))
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w") as wheel:
        about = "tiny-1.dist-info"
        wheel.writestr("tiny.pth", str(pathlib.Path.cwd()))
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n")
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
        )
        wheel.writestr(f"{about}/RECORD", "tiny.pth,,\\n")
    return name
"""


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


@dataclass(frozen=True)
class Tiny:
    """A project like ours in which nothing is large."""

    root: Path

    def bootstrap(self, *arguments: str, **environment: str) -> Done:
        done = subprocess.run(
            [sys.executable, str(self.root / "packaging" / "bootstrap.py"), *arguments],
            # No apt-get on this path: a test installs nothing on the machine.
            env={"PATH": str(self.root), "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")}
            | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    (tmp_path / "packaging").mkdir()
    for script in PACKAGING.glob("*.py"):
        shutil.copy(script, tmp_path / "packaging")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (tmp_path / "backend.py").write_text(BACKEND, encoding="utf-8")
    gui = tmp_path / "composer" / "gui" / "program"
    gui.mkdir(parents=True)
    (gui / "headless.py").write_text("print('solved')", encoding="utf-8")
    (tmp_path / "composer" / "__main__.py").write_text(
        "import sys\nprint('open', *sys.argv[1:])\nsys.exit(7)", encoding="utf-8"
    )
    return Tiny(tmp_path)


def test_help_says_what_it_does(tiny: Tiny) -> None:
    done = tiny.bootstrap("--help")
    assert done.status == 0
    assert "run" in done.out
    assert "test" in done.out


@pytest.mark.parametrize("arguments", [(), ("install",), ("-x", "run")])
def test_other_words_are_refused_in_one_line(tiny: Tiny, arguments: tuple[str, ...]) -> None:
    done = tiny.bootstrap(*arguments)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert not (tiny.root / ".venv").exists()


@pytest.mark.parametrize("script", ["bootstrap.py", "machine.py", "progress.py"])
def test_an_old_python_can_read_it(script: str) -> None:
    """Else it would show a syntax error in place of the sentence that it is too old."""
    ast.parse((PACKAGING / script).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_is_refused(tiny: Tiny) -> None:
    script = tiny.root / "packaging" / "bootstrap.py"
    text = script.read_text(encoding="utf-8")
    script.write_text(text.replace("OLDEST_PYTHON = (3, 11)", "OLDEST_PYTHON = (9, 1)"), "utf-8")
    done = tiny.bootstrap("run")
    assert done.status == 1
    assert done.err.startswith("Chess Composer needs Python 3.11 or newer; this is ")
    assert len(done.err.splitlines()) == 1


def test_a_change_of_the_kernel_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Cython writes beside its source is no change: it would be built again each time."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    spec = importlib.util.spec_from_file_location("bootstrap_here", PACKAGING / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    bootstrap = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bootstrap)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    core = tmp_path / "composer" / "core"
    core.mkdir(parents=True)
    marks = [bootstrap.fingerprint()]
    for name in ("engine.pyx", "part.pxi", "part.c", "part.h"):
        (core / name).touch()
        marks.append(bootstrap.fingerprint())
        (core / name).write_text("1", encoding="utf-8")
        marks.append(bootstrap.fingerprint())
    assert len(set(marks)) == len(marks)
    (core / "engine.c").touch()
    (core / "engine.so").touch()
    assert bootstrap.fingerprint() == marks[-1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_the_set_up_is_made_once_and_mended_when_broken(tiny: Tiny) -> None:
    (tiny.root / "spoilt").touch()
    spoilt = tiny.bootstrap("run")
    assert spoilt.status == 1
    assert "Making the environment" in spoilt.out
    assert "the timber is rotten" in spoilt.err
    assert spoilt.err.splitlines()[-1].startswith("Installing into .venv failed")

    (tiny.root / "spoilt").unlink()
    mended = tiny.bootstrap("run")
    assert (mended.status, mended.err) == (0, "")
    assert "Making" not in mended.out
    assert "Installing" in mended.out
    assert "There is no screen" in mended.out
    assert mended.out.endswith("solved\n")

    # A shared machine's settings lead nowhere else, and nothing is done twice.
    again = tiny.bootstrap("run", PYTHONPATH="/nowhere", VIRTUAL_ENV="/nowhere", PYTHONSAFEPATH="1")
    assert again.status == 0
    assert "Making" not in again.out
    assert "Installing" not in again.out

    with (tiny.root / "pyproject.toml").open("a", encoding="utf-8") as pyproject:
        pyproject.write("# changed\n")
    changed = tiny.bootstrap("run")
    assert "Making" not in changed.out
    assert "Installing" in changed.out

    state = next((tiny.root / ".venv").glob("*setup.json"))
    state.write_text('{"under way": "since the power went"}', encoding="utf-8")
    interrupted = tiny.bootstrap("run")
    assert "half-made" in interrupted.out
    assert "Making the environment" in interrupted.out
    assert interrupted.out.endswith("solved\n")

    # With a screen, the studio gets the arguments, and its exit status is ours.
    opened = tiny.bootstrap("run", "mine.olv", WAYLAND_DISPLAY="wayland-0")
    assert opened.status == 7
    assert opened.out.endswith("open mine.olv\n")


def _offer_compiler(folder: Path) -> None:
    """Lay down what PyPI has under this name, but that it compiles nothing."""
    about = "ziglang-1.dist-info"
    with zipfile.ZipFile(folder / "ziglang-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("ziglang/zig", "")
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: ziglang\nVersion: 1\n")
        wheel.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{about}/RECORD", "ziglang/zig,,\n")


@pytest.mark.skipif(
    not Path(sysconfig.get_paths()["include"], "Python.h").is_file(),
    reason="nothing can be compiled for this Python",
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there it is looked for")
def test_a_compiler_is_taken_from_pypi_where_there_is_none(tiny: Tiny) -> None:
    kernel = tiny.root / "composer" / "solver" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "engine.pyx").touch()
    shelf = tiny.root / "shelf"
    shelf.mkdir()
    # Nowhere to take it from: the rest is installed all the same, and it is said what is missing.
    without = tiny.bootstrap("run", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(shelf))
    assert "There is none for this machine" in without.out
    assert "The compiled kernel could not be built" in without.out
    assert without.out.endswith("solved\n")
    assert (tiny.root / "compiler").read_text(encoding="utf-8") == "none"

    _offer_compiler(shelf)
    (kernel / "engine.pyx").write_text("# changed", encoding="utf-8")
    (kernel / "engine.py").touch()  # as if it were built
    taken = tiny.bootstrap("run", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(shelf))
    assert "taking one from PyPI" in taken.out
    assert "could not be built" not in taken.out
    named = (tiny.root / "compiler").read_text(encoding="utf-8")
    assert named.endswith("zig cc")
    assert not Path(named.removesuffix(" cc")).exists()  # it does not stay

    (kernel / "engine.pyx").write_text("# changed again", encoding="utf-8")
    own = tiny.bootstrap("run", CC="my-own-cc", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(shelf))
    assert "PyPI" not in own.out
    assert (tiny.root / "compiler").read_text(encoding="utf-8") == "my-own-cc"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there it is packed apart")
def test_a_python_without_ensurepip_is_told_kindly(tiny: Tiny) -> None:
    (tiny.root / "ensurepip.py").write_text("raise ImportError", encoding="utf-8")
    done = tiny.bootstrap("run", PYTHONPATH=str(tiny.root))
    assert done.status == 1
    assert "cannot make environments without ensurepip" in done.err
    assert len(done.err.splitlines()) == 1
    assert not (tiny.root / ".venv").exists()


def test_what_stands_in_the_way_is_named(tiny: Tiny) -> None:
    (tiny.root / ".venv").write_text("not a folder", encoding="utf-8")
    done = tiny.bootstrap("run")
    assert done.status == 1
    assert ".venv" in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("tools", "begins"), [(("apt-get", "sudo"), "sudo "), (("apt-get",), "su ")]
)
def test_what_is_vital_is_asked_for_apart(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tools: tuple[str, ...],
    begins: str,
) -> None:
    """Nobody should install a compiler to see a window, nor look in vain for `sudo`."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    import machine

    monkeypatch.setattr(machine, "_is_root", lambda: False)
    monkeypatch.setattr(machine.shutil, "which", lambda name: name if name in tools else None)
    needs = [need for need in machine.NEEDS if need.use in (machine.QT, machine.COMPILER)]
    assert machine.provide(needs) == needs
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    vital, *_ = typed = [line for line in lines if "apt-get" in line]
    assert vital.startswith(begins)
    assert "libgssapi-krb5-2" in vital
    assert "gcc" not in vital
    assert "gcc" in typed[-1]
    # Root's path has what dpkg needs only after a login; and not everybody has sudo.
    assert typed[-1].startswith('su - -c "apt-get')
    assert len(lines[0]) < 100  # some names, not all


def test_the_count_of_compiled_files_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    import progress

    file = tmp_path / "compiled"
    with progress.Progress(file):
        pass
    assert not capsys.readouterr().out  # nothing was compiled
    file.write_text("4\none.c\ntwo.c\n", encoding="utf-8")
    with progress.Progress(file):
        pass
    assert capsys.readouterr().out == "  compiled 2 of 4 files\n"
    # What writes the file and what reads it agree on its name.
    assert f'"{progress.VARIABLE}"' in (PACKAGING.parent / "setup.py").read_text(encoding="utf-8")
