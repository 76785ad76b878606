# SPDX-License-Identifier: GPL-3.0-or-later
"""Holes, a grid line and an imitator, and a medieval position with marks, put with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.test_composing_fairy import find, save
from gui.test_composing_helpmate import picture
from gui.test_composing_session import Studio, studio_on
from xvfb import Screen

pytestmark = pytest.mark.xvfb


def test_special_squares_and_marks_from_the_empty_board(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        seen = studio.until(lambda now: not now["welcome_close"])
        samples = seen["found"]
        put_squares(studio)
        picture(window_display, "special-squares")
        save(studio, samples + 1)
        window_display.key("ctrl+n")
        studio.until(lambda now: now["fen"].startswith("8/8/8/8/8/8/8/8") and not now["record"])
        put_marks(studio)
        picture(window_display, "medieval-marks")
        save(studio, samples + 2)
        find(studio, "rules:hole", samples + 2)
        find(studio, "rules:medieval", samples + 2, 9)  # eight of the samples are so, too
        studio.click(studio.look()["table"])
        studio.quit()


def put_squares(studio: Studio) -> None:
    """Put two holes and take one away again, then an imitator and a line of a grid."""
    drag(studio, "K", "a1")
    drag(studio, "k", "h8")
    studio.screen.key("shift+F7")
    studio.until(lambda now: "HOLE" in now["tools"])
    use(studio, "HOLE", "c4", "Hole c4")
    use(studio, "", "e5", "Hole c4e5")
    use(studio, "", "c4", "Hole e5")
    use(studio, "IMITATOR", "f3", "Hole e5, Imitator f3")
    studio.click(studio.look()["tools"]["GRID"])
    (x, y), (right, _) = (studio.look()["squares"][name] for name in ("g4", "h4"))
    studio.click([(x + right) // 2 - 3, y])
    studio.until(
        lambda now: now["task"] == "GridChess Irregular GridLine Vh41, Hole e5, Imitator f3"
    )
    studio.screen.key("ctrl+z")
    studio.until(lambda now: now["task"] == "Hole e5, Imitator f3")
    studio.screen.key("Escape")


def put_marks(studio: Studio) -> None:
    """Mark a fers who may still leap, and carry her away: the mark goes along."""
    drag(studio, "K", "a1")
    drag(studio, "k", "h8")
    drag(studio, "Q", "d1")
    studio.click(studio.look()["stipulation_field"])
    studio.fill("#2 medieval")
    studio.screen.key("Return")
    studio.until(lambda now: now["task"] == "medieval" and "LEAPS" in now["tools"])
    for tool, square, marks in (
        ("LEAPS", "d1", "fresh=d1"),
        ("IMMUNE", "d1", "fresh=d1;immune=d1"),
        ("IMMOVABLE", "h8", "fresh=d1;immune=d1;immovable=h8"),
    ):
        studio.click(studio.look()["tools"][tool])
        studio.click(studio.look()["squares"][square])
        studio.until(lambda now, marks=marks: now["fen"].endswith(f" {marks}"))
    seen = studio.look()["squares"]
    studio.drag(tuple(seen["d1"]), tuple(seen["d3"]))
    studio.until(lambda now: now["fen"].endswith(" fresh=d3;immune=d3;immovable=h8"))


def drag(studio: Studio, letter: str, square: str) -> None:
    """Drag a man from the palette to a square, and wait until he stands there."""
    seen = studio.look()
    before = seen["fen"]
    studio.drag(tuple(seen["palette"][letter]), tuple(seen["squares"][square]))
    studio.until(lambda now: now["fen"] != before)


def use(studio: Studio, tool: str, square: str, rules: str) -> None:
    """Take a tool, or keep the one in hand, and click a square with it."""
    if tool:
        studio.click(studio.look()["tools"][tool])
    studio.click(studio.look()["squares"][square])
    studio.until(lambda now: now["task"] == rules)
