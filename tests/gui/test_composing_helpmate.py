# SPDX-License-Identifier: GPL-3.0-or-later
"""A helpmate with twins composed from the empty board, with real mouse and keys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from gui.test_composing_session import Studio, studio_on
from xvfb import Screen

pytestmark = pytest.mark.xvfb

FIRST = ["b2b1r", "d7d8n", "b1b5", "d8c6"]  # P. Benko 1979, h#2 b) b2-f2
SECOND = ["f2f1b", "d7d8q", "f1b5", "d8d2"]


def picture(screen: Screen, name: str) -> None:
    """Keep a picture of the screen where somebody wants to look at it."""
    folder = os.environ.get("COMPOSER_PICTURES")
    if folder:
        screen.screenshot(Path(folder) / f"{name}.png")


def begin(studio: Studio) -> None:
    """Put the hints of the first start away, and ask for a helpmate in two."""
    seen = studio.until(lambda now: now["welcome_close"])
    studio.click(seen["welcome_close"][0])
    studio.until(lambda now: not now["welcome_close"])
    studio.click(studio.look()["stipulation_field"])
    studio.screen.key("ctrl+a")
    studio.screen.type("h#2")
    studio.screen.key("Return")
    studio.until(lambda now: now["stipulation"] == "h#2" and " b " in now["fen"])


def test_a_helpmate_with_twins_from_the_empty_board(window_display: Screen, tmp_path: Path) -> None:
    with studio_on(window_display, tmp_path) as studio:
        begin(studio)
        for letter, square in (("k", "a5"), ("K", "c7"), ("P", "d7"), ("N", "c5")):
            studio.place(letter, square)
        seen = studio.place("p", "b2")
        assert seen["lines"] == [FIRST]
        assert seen["sentence"].startswith("Sound: one solution")
        # step through it, by the mouse and by keys
        studio.click(seen["line_cells"][1])
        studio.until(lambda now: now["played"] == 2)
        window_display.key("Right")
        studio.until(lambda now: now["played"] == 3)
        picture(window_display, "helpmate-stepping")
        window_display.key("Home")
        studio.until(lambda now: now["played"] == 0)
        # the twin: the pawn stands on f2
        window_display.key("ctrl+shift+t")
        seen = studio.until(lambda now: len(now["twins"]) == 2)
        studio.drag(tuple(seen["squares"]["b2"]), tuple(seen["squares"]["f2"]))
        seen = studio.until(lambda now: now["solved"] and now["lines"] == [SECOND])
        assert seen["twins"] == ["a)", "b) bPb2→f2"]
        picture(window_display, "helpmate-twin")
        # one queen more, hundreds of solutions; and back by one undo
        window_display.key("ctrl+Prior")
        studio.until(lambda now: now["solved"] and now["lines"] == [FIRST])
        seen = studio.look()
        studio.drag(tuple(seen["palette"]["Q"]), tuple(seen["squares"]["h1"]))
        seen = studio.until(lambda now: now["solved"] and len(now["lines"]) > 200)
        assert seen["sentence"].startswith("Sound if all are intended: 246 solutions")
        picture(window_display, "helpmate-many")
        window_display.key("ctrl+z")
        studio.until(lambda now: now["solved"] and now["lines"] == [FIRST])
        # two intended: too few; undone, it is sound again
        studio.click(studio.look()["intended_field"])
        studio.fill("2")
        window_display.key("Return")
        studio.until(lambda now: now["solved"] and now["verdict"] == "few")
        assert studio.look()["intended"] == "2"
        window_display.key("ctrl+z")
        studio.until(lambda now: now["solved"] and now["verdict"] == "sound")
        window_display.key("ctrl+s")
        seen = studio.until(lambda now: now["clean"] and now["record"])
        assert not seen["notice"], "nothing went wrong on the way"
        studio.quit()
