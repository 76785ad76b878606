# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters come into a PDF as letters on every system."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from composer.diagrams.painting.board import add_letters, platform_words

FONTS = "composer.diagrams.painting.board.QFontDatabase"


@pytest.mark.parametrize(
    ("system", "named", "words"),
    [
        ("win32", None, ["-platform", "windows:fontengine=gdi"]),
        ("win32", "offscreen", []),
        ("linux", None, []),
    ],
)
def test_windows_is_told_how_to_draw_letters(
    monkeypatch: pytest.MonkeyPatch, system: str, named: str | None, words: list[str]
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.delenv("QT_QPA_PLATFORM")
    if named is not None:
        monkeypatch.setenv("QT_QPA_PLATFORM", named)
    assert platform_words() == words


@pytest.mark.parametrize("takes_files", [True, False])
def test_qt_gets_letters_by_their_files(monkeypatch: pytest.MonkeyPatch, takes_files: bool) -> None:
    """Of letters that Windows has only in memory a PDF gets outlines."""
    files: list[Path] = []
    contents: list[QByteArray] = []

    def add(file: str) -> int:
        files.append(Path(file))
        return 0 if takes_files else -1

    monkeypatch.setattr(f"{FONTS}.hasFamily", lambda _: False)
    monkeypatch.setattr(f"{FONTS}.addApplicationFont", add)
    monkeypatch.setattr(f"{FONTS}.addApplicationFontFromData", contents.append)
    add_letters()
    assert len(files) == 8
    assert all(file.is_file() for file in files)
    assert len(contents) == (0 if takes_files else 8)
