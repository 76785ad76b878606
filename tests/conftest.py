# SPDX-License-Identifier: GPL-3.0-or-later
"""What all tests share: no screen, a home of their own, and nothing left behind.

The fixtures that watch every test lie in `leaks.py` and `logs.py`, the screen for tests of
a real window in `xvfb.py`, a bot that waits as long as it takes in `patience.py`, the sample
of `--quick` in `quick.py`, how files are spread over processes in `spread.py`: as many at a
time as there are processors (`-n logical --dist loadgroup`), tests of widgets anywhere, for each
process has its own `QApplication` and draws offscreen.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication
from thorough import BRUTE, IN_FULL

if TYPE_CHECKING:
    from composer.studies.endings import Endings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in (
    "DESKTOP_SESSION",
    "KDE_FULL_SESSION",
    "LANG",
    "LANGUAGE",
    "QT_FONT_DPI",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_STYLE_OVERRIDE",
    "XDG_CURRENT_DESKTOP",
):
    os.environ.pop(_name, None)  # a developer's desktop must not change what is measured
for _name in [each for each in os.environ if each.startswith("LC_")]:
    del os.environ[_name]
os.environ["LC_ALL"] = "C.UTF-8"  # nor his language what is said, and how numbers are written
if os.environ.get("COMPOSER_FONTS") != "system":  # nor may the fonts that are installed
    _fonts = Path(__file__).resolve().parent / "data" / "fonts" / "fonts.conf"
    os.environ["FONTCONFIG_FILE"] = str(_fonts)

_MEMORY = Path("/dev/shm")
_ROOM = 2 << 30  # bytes; far more than the files of all tests that run at a time
if (
    "TMPDIR" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > _ROOM
):
    # A library says that a problem is saved when it is on the disk: most of the time of tests
    # that save was spent in waiting for that. TMPDIR=/tmp waits, as the program does.
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None  # asked before, perhaps

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background job ignores Ctrl-C, and so would the programs that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = ["leaks", "logs", "patience", "quick", "spread", "xvfb"]

PURE = frozenset(
    (
        *("analysis", "beside", "explore", "files", "formats", "gamebook", "games", "geometry"),
        *("library", "manual", "notation", "pools", "problem", "retro", "rules", "said"),
        *("solver", "truth"),
    )
)
"""Rooms that draw nothing."""

CORPUS = Path(__file__).resolve().parent.parent.parent / "shared" / "corpus"

hypothesis.settings.register_profile("dev", deadline=None, max_examples=30)
hypothesis.settings.register_profile(
    "ci",
    deadline=None,
    max_examples=2000 if BRUTE else 100,
    derandomize=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],  # the machine may be busy
)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_FULL else "dev")
)


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The large collection of test problems, where it lies beside the project."""
    if not CORPUS.is_dir():
        pytest.skip(f"the large collection of test problems is not at {CORPUS}")
    return CORPUS


@pytest.fixture(scope="session")
def endings() -> Endings:
    """One set of tables for all tests that ask some: each is made once."""
    pytest.importorskip("composer.studies.kernel.endings")
    from composer.studies.endings import Endings

    return Endings()


@pytest.fixture
def without_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let neither of the solver's compiled modules be there."""
    from composer.solver import kernel

    for name in ("engine", "games"):
        monkeypatch.setitem(sys.modules, f"{kernel.__name__}.{name}", None)
        monkeypatch.delattr(kernel, name, raising=False)


@pytest.fixture(scope="session", autouse=True)
def _one_application(request: pytest.FixtureRequest) -> Iterator[None]:
    """One Qt application for all of a process: after a first one has gone, Qt limps.

    None is made where only tests of rooms run that have nothing to do with Qt.
    """
    from quick import room_of

    if all(room_of(item.nodeid) in PURE for item in request.session.items):
        yield
        return
    application: QApplication = request.getfixturevalue("qapp")
    yield
    application.clipboard().clear()  # what lies there must not outlive Python


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    place = tmp_path_factory.mktemp("homes")
    return (place / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, so that no test sees or touches the settings and files of the user."""
    place = next(_homes)
    place.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(place))
    for name, folder in (
        ("APPDATA", "AppData/Roaming"),
        ("LOCALAPPDATA", "AppData/Local"),
        ("WIN_PD_OVERRIDE_APPDATA", "AppData/Roaming"),  # platformdirs asks Windows else
        ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "AppData/Local"),
        ("XDG_CONFIG_HOME", ".config"),
        ("XDG_DATA_HOME", ".local/share"),
        ("XDG_STATE_HOME", ".local/state"),
        ("XDG_CACHE_HOME", ".cache"),
    ):
        monkeypatch.setenv(name, str(place / folder))
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QSettings

        for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(place / ".config"))
    return place
