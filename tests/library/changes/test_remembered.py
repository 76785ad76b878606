# SPDX-License-Identifier: GPL-3.0-or-later
"""What is remembered of a problem beside its versions."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.objects.problemobject import json_text
from composer.library.access.store import Library
from composer.library.changes.bin import empty_bin
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.remembered import (
    MOST,
    MOST_UNSOUND,
    Memory,
    MemoryUnreadable,
    Remembered,
    forget,
    found_in,
    join_memory,
    keep_memory,
    memory_from_object,
    memory_object,
    memory_of,
    remember,
    thinned,
    united,
    without_branch,
)
from composer.library.records.problemform import ProblemFormError
from composer.problem.credits import Credits
from composer.problem.edits import put
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import EMPTY
from composer.problem.problem import Problem

NOW = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)


def one(number: int, parent: int | None = None, **more: object) -> Remembered:
    """Return a position of its own for each number below 320."""
    man = list(ORTHODOX_MEN)[number // 64]
    problem = Problem(put(EMPTY, number % 64, man))
    return Remembered(number, problem, parent, met_at=NOW, **more)  # type: ignore[arg-type]


def chain(length: int) -> Memory:
    memory: Memory = ()
    for number in range(1, length + 1):
        memory = remember(memory, one(number, number - 1 or None))
    return memory


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
memories = st.lists(
    st.builds(
        one,
        st.integers(1, 300),
        st.none() | st.integers(1, 300),
        version_id=st.none() | st.integers(1, 9),
        key_text=texts,
        themes=st.lists(texts, max_size=3).map(tuple),
        name=texts,
        note=texts,
        pinned=st.booleans(),
    ),
    max_size=8,
    unique_by=lambda entry: entry.number,
).map(tuple)


@given(memories)
def test_a_memory_goes_through_json_unchanged(memory: Memory) -> None:
    assert memory_from_object(json.loads(json.dumps(memory_object(memory)))) == memory


@given(memories, memories)
def test_two_memories_become_one(first: Memory, second: Memory) -> None:
    whole = united(first, second)
    numbers = [entry.number for entry in whole]
    assert len(set(numbers)) == len(numbers)
    positions = {entry.problem for entry in whole}
    assert positions == {entry.problem for entry in (*first, *second)}
    assert whole[: len(first)] == first or any(entry.is_wanted for entry in second)


def test_a_position_is_remembered_once_and_without_its_author() -> None:
    memory = remember((), replace(one(1), problem=replace(one(1).problem, title="T")))
    assert memory[0].problem.title == ""
    again = replace(one(1).problem, credits=Credits(authors=("A",)))
    assert remember(memory, replace(one(2), problem=again)) == memory
    assert found_in(memory, again) == memory[0]


def test_the_oldest_go_and_those_that_are_wanted_stay() -> None:
    memory = chain(5)
    memory = tuple(replace(entry, pinned=entry.number == 2) for entry in memory)
    for number in range(6, MOST + 10):
        memory = remember(memory, one(number, number - 1))
    numbers = [entry.number for entry in memory]
    assert len(memory) == MOST + 1
    assert numbers[0] == 2
    assert numbers[1] == 10
    assert memory[1].parent == 2  # what was between has gone


def test_what_is_forgotten_hands_its_children_on() -> None:
    memory = forget(chain(4), 2)
    assert [(entry.number, entry.parent) for entry in memory] == [(1, None), (3, 1), (4, 3)]
    assert forget(memory, 99) == memory


def test_it_is_kept_with_the_record_and_goes_with_it(tmp_path: Path) -> None:
    with Library.create(tmp_path / "l.chesslib") as library:
        saved = add_problem(library, Problem())
        assert memory_of(library, saved.record_id) == ()
        keep_memory(library, saved.record_id, chain(3))
        keep_memory(library, saved.record_id, chain(2))
        assert memory_of(library, saved.record_id) == chain(2)
        keep_memory(library, 4711, chain(2))  # of a record that is not there
        assert memory_of(library, 4711) == ()
        delete_records(library, (saved.record_id,))
        assert memory_of(library, saved.record_id) == chain(2)
        empty_bin(library)
        assert memory_of(library, saved.record_id) == ()


@pytest.mark.parametrize(
    "form",
    [
        "{",
        '{"form": 2, "positions": []}',
        json_text([{**memory_object(chain(1))[0], "colour": "of tomorrow"}]),
        json_text([*memory_object(chain(2)), {"number": 3, "problem": {"fen": "of tomorrow"}}]),
        b"[\xff]",
        None,
    ],
)
def test_what_cannot_be_read_is_never_written_over(tmp_path: Path, form: object) -> None:
    path = tmp_path / "l.chesslib"
    with Library.create(path) as library:
        record = add_problem(library, Problem()).record_id
        other = add_problem(library, Problem()).record_id
    with closing(sqlite3.connect(path)) as file, file:
        if form is None:
            file.execute("INSERT INTO remembered VALUES (?, 17)", (record,))
        else:
            file.execute("INSERT INTO remembered VALUES (?, CAST(? AS TEXT))", (record, form))
        (before,) = file.execute("SELECT hex(form) FROM remembered").fetchone()
    with Library.open(path) as library:
        with pytest.raises(MemoryUnreadable, match=f"problem {record} of"):
            memory_of(library, record)
        for write in (keep_memory, join_memory):
            for memory in (chain(1), ()):
                with pytest.raises(MemoryUnreadable):
                    write(library, record, memory)
        keep_memory(library, other, chain(1))
        assert memory_of(library, other) == chain(1)
    with closing(sqlite3.connect(path)) as file:
        found = file.execute("SELECT hex(form) FROM remembered WHERE record_id = ?", (record,))
        assert found.fetchall() == [(before,)]


def test_what_was_met_elsewhere_comes_beside_what_is_kept(tmp_path: Path) -> None:
    with Library.create(tmp_path / "l.chesslib") as library:
        record = add_problem(library, Problem()).record_id
        assert join_memory(library, record, chain(2)) == chain(2)
        whole = join_memory(library, record, (one(9),))
        assert whole == (*chain(2), one(9)) == memory_of(library, record)
        assert join_memory(library, record, ()) == whole


@every(
    "form",
    [
        {},
        [1],
        [{"number": "x"}],
        [{**memory_object(chain(1))[0], "themes": 3}],
        [{**memory_object(chain(1))[0], "met_at": "yesterday"}],
        [*memory_object(chain(1)), *memory_object(chain(1))],
    ],
)
def test_what_is_no_memory_is_refused(form: object) -> None:
    with pytest.raises(ProblemFormError):
        memory_from_object(form)


def run_of(*verdicts: str) -> Memory:
    """Return positions each made from the one before."""
    return tuple(
        Remembered(n, place(n), n - 1 or None, verdict=verdict)
        for n, verdict in enumerate(verdicts, start=1)
    )


def place(number: int) -> Problem:
    """Return a position like no other."""
    return Problem(put(EMPTY, number % 64, Man.from_letter("PNBRQKpnbrqk"[number // 64])))


def numbers(memory: Memory) -> list[tuple[int, int | None]]:
    return [(entry.number, entry.parent) for entry in memory]


def test_a_run_of_unsound_positions_is_merged_into_its_last() -> None:
    memory = run_of("sound", "cooked", "no-solution", "short", "cooked", "sound", "cooked")
    assert numbers(thinned(memory, 3)) == [(1, None), (5, 1), (6, 5), (7, 6)]
    assert numbers(thinned(memory, 5)) == [(1, None), (5, 1), (6, 5), (7, 6)]
    assert thinned(memory, 7) == memory  # nothing to merge
    wanted = tuple(replace(e, note="see") if e.number == 3 else e for e in memory)
    assert numbers(thinned(wanted, 2)) == [(1, None), (3, 1), (4, 3), (5, 4), (6, 5), (7, 6)]


def test_a_branch_of_unsound_positions_is_forgotten_without_what_is_sound() -> None:
    memory = run_of("sound", "cooked", "no-solution", "sound", "cooked")
    assert numbers(without_branch(memory, 2)) == [(1, None), (4, 1), (5, 4)]
    named = tuple(replace(e, name="mine") if e.number == 3 else e for e in memory)
    assert numbers(without_branch(named, 2)) == [(1, None), (3, 1), (4, 3), (5, 4)]


def test_unsound_positions_never_push_out_sound_ones_and_have_a_limit() -> None:
    memory: Memory = ()
    for number in range(1, 300):
        verdict = "sound" if number % 10 == 0 else "cooked"
        parent = memory[-1].number if memory else None
        memory = remember(memory, Remembered(number, place(number), parent, verdict=verdict))
    sound = [entry.number for entry in memory if entry.is_sound]
    assert sound == list(range(10, 300, 10))
    assert sum(not entry.is_sound for entry in memory) == MOST_UNSOUND
    known = {entry.number for entry in memory}
    assert all(entry.parent in known for entry in memory[1:])
    # Of each run the last stays longest: it is what the next sound position was made from.
    assert {entry.number for entry in memory if not entry.is_sound} >= set(range(9, 299, 10))
    assert len(json_text(memory_object(memory))) < 40_000  # of sixty and forty at most so much


def test_the_verdict_is_kept_and_what_older_programs_kept_was_sound() -> None:
    (unsound,) = memory_from_object(memory_object(run_of("short")))
    assert unsound.verdict == "short"
    form = memory_object(run_of("sound"))
    assert isinstance(form[0], dict)
    del form[0]["verdict"]
    assert memory_from_object(form)[0].is_sound
