# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user has chosen and how the window was left, kept between two sessions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import platformdirs
from PySide6.QtCore import QByteArray, QSettings, QSize, Qt
from PySide6.QtWidgets import QWidget

APP_NAME = "Chess Composer"
_FOLDER = "chess-composer"
LAYOUT = 1  # raised when docks or toolbars change, so that an old layout is not restored
_FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the user has chosen.

    Attributes:
        language: the code of the window's language; empty for the system's.
        theme: `system`, `light` or `dark`.
        board: the name of the board's colours; empty for those that go with the theme.
        men: the set of men, as `composer.diagrams.style.style` names it.
        letters: the piece letters, as `composer.notation.letters` names them; empty for those
            that go with the language.
        library: the file of the library opened last.
        font_percent: the size of letters, in percent of the system's.
        contrast: `system`, `high` or `usual`.
        reduce_motion: whether nothing is animated.
        refutations: how many refutations a try may have.
        all_defences: whether ineffective defences are shown.
        trivial_tries: whether trivial tries are shown.
        tour_seen: whether the welcome of the first start was seen.
        analysis_paused: whether the analysis of the library was paused.
        drop_map: whether squares say what a man in hand would do there.
        resume: whether the tabs of the last time are opened again at the start.
        solutions_as_rows: whether each solution of help play is a row, not a column.
        processes: how many processes analyse the library; 0 for one for each processor.
        exports: the folder that dialogs for saving begin in; empty for the one used last.
        popeye: where the Popeye program is; empty for one that the system finds.
        popeye_memory: the memory that it may use for its table, in megabytes.
        popeye_seconds: how long it may work at a problem; 0 for no limit.
        popeye_asked: whether it is asked by itself about what is not solved here.
        engine: where the UCI engine is that is asked about studies; empty for one that is found.
        syzygy: the folder with Syzygy's tables of five to seven men; empty for none.
    """

    language: str = ""
    theme: str = "system"
    board: str = ""
    men: str = "classic"
    letters: str = ""
    library: str = ""
    font_percent: int = 100
    contrast: str = "system"
    reduce_motion: bool = False
    refutations: int = 1
    all_defences: bool = False
    trivial_tries: bool = False
    tour_seen: bool = False
    analysis_paused: bool = False
    drop_map: bool = True
    resume: bool = True
    solutions_as_rows: bool = False
    processes: int = 0
    exports: str = ""
    popeye: str = ""
    popeye_memory: int = 256
    popeye_seconds: int = 60
    popeye_asked: bool = True
    engine: str = ""
    syzygy: str = ""


def data_folder() -> Path:
    """Return the folder for the user's library and drafts."""
    return Path(platformdirs.user_data_dir(_FOLDER, appauthor=False))


def log_folder() -> Path:
    """Return the folder for logs and reports of faults."""
    return Path(platformdirs.user_log_dir(_FOLDER, appauthor=False))


def default_library() -> Path:
    """Return the file of the library that a first start makes."""
    return data_folder() / "library.chesslib"


def is_library(path: Path) -> bool:
    """Return whether a file is a library, by its ending."""
    return path.suffix.lower() == default_library().suffix


class Settings:
    """Preferences and window layout in an INI file of the user's."""

    def __init__(self, path: Path | None = None) -> None:
        folder = Path(platformdirs.user_config_dir(_FOLDER, appauthor=False))
        self._store = QSettings(str(path or folder / "studio.ini"), QSettings.Format.IniFormat)

    def preferences(self) -> Preferences:
        """Read the preferences; what is missing or senseless is at its default."""
        known = asdict(Preferences())
        for name, default in known.items():
            known[name] = _parsed(self._store.value(f"preferences/{name}"), default)
        return Preferences(**known)

    def keep_preferences(self, preferences: Preferences) -> None:
        """Write the preferences."""
        for field in fields(Preferences):
            self._store.setValue(f"preferences/{field.name}", getattr(preferences, field.name))

    def text(self, part: str) -> str:
        """Return what a part of the window has written down; empty if it has nothing."""
        value = self._store.value(f"texts/{part}")
        return value if isinstance(value, str) else ""

    def keep_text(self, part: str, text: str) -> None:
        """Write something down for a part of the window."""
        self._store.setValue(f"texts/{part}", text)

    def layout(self, part: str) -> QByteArray:
        """Return how a part of the window was left; empty if it is not known."""
        value = self._store.value(f"layout-{LAYOUT}/{part}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_layout(self, part: str, state: QByteArray) -> None:
        """Remember how a part of the window is left."""
        self._store.setValue(f"layout-{LAYOUT}/{part}", state)

    def keep_window(self, part: str, window: QWidget) -> None:
        """Remember where a window is, and how large."""
        usual = not window.windowState() & _FILLING
        size = window.size() if usual else window.normalGeometry().size()
        self.keep_layout(part, window.saveGeometry())
        self._store.setValue(f"layout-{LAYOUT}/{part}-size", size)

    def restore_window(self, part: str, window: QWidget) -> bool:
        """Put a window where it was, in the size it had; return whether that is known."""
        if not window.restoreGeometry(self.layout(part)):
            return False
        size = self._store.value(f"layout-{LAYOUT}/{part}-size")
        if isinstance(size, QSize) and not window.windowState() & _FILLING:
            # Qt makes a window smaller that is as large as the screen.
            room = window.screen().availableSize()
            if size.boundedTo(room) == size:
                window.resize(size)
        return True

    def forget_layout(self) -> None:
        """Forget how the window was left."""
        self._store.remove(f"layout-{LAYOUT}")

    def searches(self) -> tuple[str, ...]:
        """Return what was asked of libraries before, the newest last."""
        try:
            kept = json.loads(str(self._store.value("searches") or "[]"))
        except ValueError:  # written by hand
            return ()
        return (
            tuple(text for text in kept if isinstance(text, str)) if isinstance(kept, list) else ()
        )

    def keep_searches(self, searches: Sequence[str]) -> None:
        """Remember what was asked of libraries, the newest last."""
        self._store.setValue("searches", json.dumps(list(searches)))

    def flush(self) -> None:
        """Write everything to the file now."""
        self._store.sync()


def _parsed(value: object, default: object) -> object:
    """Read what an INI file gives back, which is mostly text."""
    if isinstance(default, bool):
        return (
            value if isinstance(value, bool) else str(value).lower() == "true" if value else default
        )
    if isinstance(default, int):
        text = str(value)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else default
    return value if isinstance(value, str) else default


def library_to_open(asked: Path | None, last: str) -> tuple[Path, Path | None]:
    """Return the library to open at the start, and the one meant where that has gone.

    Args:
        asked: by the user; opened whatever it is.
        last: the one that was open last; empty at the first start.
    """
    if asked is not None:
        return asked, None
    kept = Path(last) if last else None
    if kept is not None and kept.exists():
        return kept, None
    return default_library(), kept if kept != default_library() else None
