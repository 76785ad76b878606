# SPDX-License-Identifier: GPL-3.0-or-later
"""Fifty edits by mouse and keyboard in the real window; every verdict as the reference has it."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest
from gui.test_composing_session import Report, Studio, studio_on
from moves import relocate
from xvfb import Screen

from composer.problem import edits
from composer.problem.fen import parse_fen, placement
from composer.problem.groups import moved_by
from composer.problem.men import Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Symmetry, file_of, parse_square, rank_of
from composer.solver.compiled import REFERENCE, VARIABLE
from composer.solver.solve import solve

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]

# What is done: a word, then a man's letter or squares.
STEPS = """
tray k e8, tray K d6, tray N a5, drag a5 a4, tray R b3, copy b3 h1, off h1, stamp P c2,
stamp P g2, stamp P h3, right h3, right h3, double g2, double g2, wheel-up c2, wheel-up c2,
wheel-down c2, middle c2, exchange b3 a4, undo, redo, exchange a4 b3, type q h8, delete h8,
type R h1, delete g2, delete c2, flip-last, flip-last, mirror, mirror, mirror-ranks, undo,
rotate, rotate-back, left, right-all, up, down, colours, undo, select a3 b4, drag b3 c2,
drag c2 b3, copy b3 e2, delete e2, unselect, off h1, off h3, drag d6 e6, drag e6 d6, type p d2,
right d2
"""
ACTIONS = {
    "mirror": ("ctrl+m", lambda p: edits.transform(p, Symmetry.MIRROR_FILES)),
    "mirror-ranks": ("ctrl+shift+m", lambda p: edits.transform(p, Symmetry.MIRROR_RANKS)),
    "rotate": ("ctrl+r", lambda p: edits.transform(p, Symmetry.ROTATE_270)),
    "rotate-back": ("ctrl+shift+r", lambda p: edits.transform(p, Symmetry.ROTATE_90)),
    "colours": ("ctrl+shift+w", edits.swap_colours),
    "left": ("alt+Left", lambda p: shifted(p, -1, 0)),
    "right-all": ("alt+Right", lambda p: shifted(p, 1, 0)),
    "up": ("alt+Up", lambda p: shifted(p, 0, 1)),
    "down": ("alt+Down", lambda p: shifted(p, 0, -1)),
}
WALKS = {"undo": "ctrl+z", "redo": "ctrl+shift+z", "flip-last": "F6"}
KEYS_HELD = {"drag": "", "copy": "ctrl", "exchange": "alt"}


def shifted(position: Position, files: int, ranks: int) -> Position:
    try:
        return edits.shift(position, files, ranks)
    except ValueError:  # the studio says so and does nothing
        return position


class Composer:
    """A person at the studio, who also knows what must come of it: by edits of values alone."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.screen = studio, studio.screen
        self.history: list[Position] = [EMPTY]
        self.index = 0
        self.went_back = False
        self.selected: frozenset[int] = frozenset()

    @property
    def position(self) -> Position:
        return self.history[self.index]

    def point(self, square: str) -> tuple[int, int]:
        x, y = self.studio.look()["squares"][square]
        return x, y

    def take(self, after: Position) -> None:
        if after != self.position:
            self.history[self.index + 1 :] = [after]
            self.index, self.went_back = self.index + 1, False

    def do(self, word: str, *what: str) -> None:
        """Do one step, and know what the position is then."""
        if word in ACTIONS:
            keys, change = ACTIONS[word]
            self.screen.key(keys)
            self.take(change(self.position))
        elif word in WALKS:
            self.screen.key(WALKS[word])
            back = word == "undo" or (word == "flip-last" and not self.went_back)
            self.index, self.went_back = self.index + (-1 if back else 1), back
        elif word in KEYS_HELD:
            self.drag(word, *what)
        elif word in ("tray", "stamp", "type"):
            self.put(word, *what)
        elif word == "select":
            self.select(*what)
        elif word == "unselect":
            self.screen.key("Escape")
            self.selected = frozenset()
        else:
            self.change(word, what[0])

    def drag(self, word: str, origin: str, target: str) -> None:
        held = KEYS_HELD[word]
        with self.screen.holding(held) if held else nullcontext():
            self.studio.drag(self.point(origin), self.point(target))
        a, b = parse_square(origin), parse_square(target)
        if a in self.selected:
            step = file_of(b) - file_of(a), rank_of(b) - rank_of(a)
            plan = moved_by(self.selected, *step)
            self.take(relocate(self.position, plan, copying=word == "copy"))
            self.selected = frozenset(plan.values())
        else:
            change = {"drag": edits.move, "copy": edits.copy, "exchange": edits.exchange}[word]
            self.take(change(self.position, a, b))

    def put(self, word: str, letter: str, square: str) -> None:
        tray = tuple(self.studio.look()["palette"][letter])
        if word == "tray":
            self.studio.drag(tray, self.point(square))
        elif word == "stamp":
            self.screen.click(*tray)
            self.screen.click(*self.point(square))
            self.screen.key("Escape")
        else:
            self.screen.move(*self.point(square))
            self.screen.key(letter)
        self.take(edits.put(self.position, parse_square(square), Man.from_letter(letter)))

    def select(self, start: str, end: str) -> None:
        self.studio.drag(self.point(start), self.point(end))
        a, b = parse_square(start), parse_square(end)
        files, ranks = sorted((file_of(a), file_of(b))), sorted((rank_of(a), rank_of(b)))
        self.selected = frozenset(
            square
            for square, _ in self.position
            if files[0] <= file_of(square) <= files[1] and ranks[0] <= rank_of(square) <= ranks[1]
        )

    def change(self, word: str, name: str) -> None:
        """Do something to one square."""
        square, place = parse_square(name), self.point(name)
        man = self.position[square]
        if word == "double":
            assert man is not None
            self.screen.double_click(*place)
            self.take(edits.put(self.position, square, man.recoloured()))
        elif word in ("wheel-up", "wheel-down", "middle"):
            assert man is not None
            button, steps = {"wheel-up": (4, -1), "wheel-down": (5, 1), "middle": (2, 1)}[word]
            self.screen.click(*place, button)
            self.take(edits.put(self.position, square, man.next_kind(steps)))
        elif word == "right":  # an empty square takes the man put down last, a pawn here
            self.screen.click(*place, 3)
            after = edits.put(self.position, square, Man.WHITE_PAWN)
            self.take(after if man is None else edits.remove(self.position, square))
        elif word == "delete":
            self.screen.move(*place)
            self.screen.key("Delete")
            gone = self.selected or {square}
            self.take(edits.set_squares(self.position, dict.fromkeys(gone)))
            self.selected = frozenset()
        else:
            self.studio.drag(place, (self.point("a1")[0] - 90, 780))
            self.take(edits.remove(self.position, square))


def settled(studio: Studio, wanted: str) -> Report:
    """Wait for men to stand as wanted and to be judged; return what is shown then, or at last."""
    try:
        return studio.until(lambda now: now["fen"].split()[0] == wanted and now["final"])
    except AssertionError:
        return studio.look()


def test_fifty_edits_and_every_verdict(
    window_display: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [step.split() for step in STEPS.replace("\n", " ").split(",")]
    assert len(steps) >= 50
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])  # the hints of the first start
        studio.click(seen["welcome_close"][0])
        studio.until(lambda now: not now["welcome_close"])
        monkeypatch.setenv(VARIABLE, REFERENCE)  # for us; the studio has begun
        composer, verdicts = Composer(studio), set()
        for step in steps:
            composer.do(*step)
            wanted = placement(composer.position)
            seen = settled(studio, wanted)
            assert (step, seen["fen"].split()[0]) == (step, wanted)
            verdict = solve(parse_fen(seen["fen"]), "#2").verdict.value
            assert seen["verdict"] == verdict, (step, seen["fen"])
            verdicts.add(verdict)
        assert verdicts >= {"invalid", "no-solution", "sound", "cooked"}
