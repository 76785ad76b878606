# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of a sitting: what was tried, what came back, and the main steps alone."""

from __future__ import annotations

from datetime import UTC, datetime

from composer.library.changes.remembered import (
    MOST_LOOKED,
    Remembered,
    came_back,
    let_go,
    looked_at,
    memory_from_object,
    memory_object,
)
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.studio.sittingstory import main_steps, steps_of, story_html, story_object, story_text

NOW = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
BARE, SHIFTED, PAWN, WRONG, LAST = (
    f"2B5/2p1N3/3k4/{rest} w - - 0 1"
    for rest in (
        "3N4/4K3/4Q3/8/8",
        "3N1K2/8/4Q3/8/8",
        "3NpK2/8/4Q3/8/8",
        "3NpK2/8/4Q1p1/8/8",
        "3NpK2/8/3pQ3/8/8",
    )
)
"""The mechanism, its king moved, a pawn added; a pawn that led nowhere, and one that stayed."""


def met(number: int, fen: str, parent: int | None, **more: object) -> Remembered:
    problem = Problem(parse_fen(fen))
    return Remembered(number, problem, parent, met_at=NOW, **more)  # type: ignore[arg-type]


MEMORY = (
    met(1, BARE, None, verdict="cooked"),
    met(2, SHIFTED, 1, verdict="cooked"),
    met(3, PAWN, 2, verdict="cooked", returned=1, looked=("1.Be6 e4",)),
    met(4, WRONG, 3, verdict="cooked"),
    met(5, LAST, 3, key_text="Qc1"),
)


def numbers(here: int | None = None, *kept: int) -> list[int]:
    memory = tuple(
        met(entry.number, [BARE, SHIFTED, PAWN, WRONG, LAST][place], entry.parent, pinned=True)
        if entry.number in kept
        else entry
        for place, entry in enumerate(MEMORY)
    )
    return [step.entry.number for step in main_steps(memory, here)]


def test_main_steps_leave_out_what_was_returned_from() -> None:
    assert numbers() == numbers(5) == [1, 2, 3, 5]
    assert numbers(4) == [1, 2, 3, 4]
    assert numbers(None, 2) == [1, 2]
    assert numbers(5, 4) == [1, 2, 3, 4, 5]
    assert numbers(99) == [1, 2, 3, 5]  # what is not remembered is no step
    assert main_steps(()) == ()


def test_a_story_tells_the_edits_and_what_was_looked_up() -> None:
    text = story_text(steps_of(MEMORY))
    assert text.splitlines()[:2] == ["1. #2 cooked", f"   {BARE}"]
    assert "2. (1) wKe4\N{RIGHTWARDS ARROW}f5; #2 cooked" in text
    assert "   1.Be6 e4" in text
    assert "[1x]" in text
    assert "1.Qc1" in text
    short = story_text(main_steps(MEMORY)).splitlines()
    assert [line[:6] for line in short if line[0].isdigit()][1:] == ["2. (1)", "3. (2)", "4. (3)"]
    assert "#2 COOKED" in story_text(steps_of(MEMORY), say=lambda found: str(found).upper())
    page = story_html(main_steps(MEMORY), "a < b")
    assert page.count("<svg") == 4
    assert "a &lt; b" in page
    told = story_object(steps_of(MEMORY))["steps"]
    assert [row["from"] for row in told] == [None, 1, 2, 3, 3]
    assert (told[2]["returned"], told[2]["looked"]) == (1, ["1.Be6 e4"])
    assert all(row["edit"] for row in told[1:])


def test_what_came_back_and_was_looked_up_is_kept() -> None:
    memory = looked_at(came_back(MEMORY, 1), 1, "1.Bf5")
    assert memory[0].returned == 1
    assert looked_at(memory, 1, "1.Bf5") == memory
    assert memory_from_object(memory_object(memory)) == memory
    for number in range(2 * MOST_LOOKED):
        memory = looked_at(memory, 1, f"1.{number}")
    assert len(memory[0].looked) == MOST_LOOKED
    old = memory_object(MEMORY)
    for entry in old:
        del entry["returned"], entry["looked"]
    assert [entry.returned for entry in memory_from_object(old)] == [0] * 5


def test_what_is_kept_no_longer_is_told() -> None:
    shorter = (*MEMORY[:3], *MEMORY[4:])
    assert let_go(MEMORY) == 0
    assert let_go(shorter) == 1
    steps = steps_of(shorter)
    assert "kept no longer" not in story_text(steps)
    assert story_text(steps, gone=1).endswith(
        "One more position was met and is kept no longer: 60 sound ones and 40 others are, "
        "beside those kept for good, named or noted.\n"
    )
    assert "12 more positions were met" in story_html(steps, "Story", gone=12)
