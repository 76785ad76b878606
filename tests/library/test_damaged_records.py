# SPDX-License-Identifier: GPL-3.0-or-later
"""One damaged record does not end what is done with the others, and is named."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from composer.launcher import main
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_version
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem as Saved
from composer.library.changes.writing import add_problems
from composer.library.classify.run import Run
from composer.library.classify.waiting import waiting_counts
from composer.library.classify.worker import Round
from composer.library.file.faults import LibraryDamaged, LibraryFault, RecordDamaged
from composer.library.keeping.copying import save_copy
from composer.library.keeping.rescue import rescue
from composer.library.records.values import Finding
from composer.library.search.search import Order, find, rows
from composer.problem.problem import Problem

HURT = 7
COUNT = 30

Change = Callable[[sqlite3.Connection], object]
TEXTS = {
    "no JSON": "UPDATE version SET problem = '{' WHERE id = 7",
    "a changed byte": "UPDATE version SET problem = CAST(x'7b22fe22' AS TEXT) WHERE id = 7",
    "bytes that are no text within": """
        UPDATE version SET problem = CAST(replace(CAST(problem AS BLOB), x'22736f75', x'ff736f75')
        AS TEXT) WHERE id = 7""",
    "no text": "UPDATE version SET problem = x'00ff' WHERE id = 7",
    "a number": "UPDATE version SET problem = 12 WHERE id = 7",
    "another thing": "UPDATE version SET problem = '[1]' WHERE id = 7",
    "very deep": """
        UPDATE version SET problem = replace(hex(zeroblob(50000)), '0', '[') WHERE id = 7""",
}
OTHERS = {
    "a date beyond 9999": "UPDATE record SET changed_at = 400000000000000000 WHERE id = 7",
    "a date before all": "UPDATE record SET created_at = -9000000000000000000 WHERE id = 7",
    "no date": "UPDATE record SET opened_at = 'x' WHERE id = 7",
    "findings that are none": "UPDATE finding SET details = '{' WHERE version_id = 7",
    "findings that are no text": "UPDATE finding SET keys = x'ff', details = x'ff' "
    "WHERE version_id = 7",
    "a note of bytes": "UPDATE version SET note = CAST(x'fffe' AS TEXT) WHERE id = 7",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library of thirty problems, each with a finding."""
    path = tmp_path / "l.chesslib"
    with Library.create(path) as library:
        entries = [
            Saved(sample_problem, Finding("sound", ("a1a2",)))
            for sample_problem in sample_problems()[:COUNT]
        ]
        for _ in add_problems(library, entries):
            pass
    return path


def hurt(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE finding SET analysis_version = 1")
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize("statement", TEXTS.values(), ids=TEXTS)
def test_a_damaged_problem_is_passed_over_and_named(path: Path, statement: str) -> None:
    hurt(path, statement)
    whole = set(range(1, COUNT + 1)) - {HURT}
    with Library.open(path) as library:
        assert {row.record_id for row in rows(library, range(1, COUNT + 1))} == whole
        assert list(library.passed_over) == [HURT]
        assert f"Problem {HURT} of the library" in str(library.passed_over[HURT])
        for order in Order:
            assert set(find(library, "", order)) == whole | {HURT}
        with pytest.raises(RecordDamaged):
            load(library, HURT)


@pytest.mark.parametrize("statement", OTHERS.values(), ids=OTHERS)
def test_what_is_damaged_beside_a_problem_does_not_hide_it(path: Path, statement: str) -> None:
    hurt(path, statement)
    with Library.open(path) as library:
        assert len(rows(library, range(1, COUNT + 1))) == COUNT
        assert load(library, HURT).problem == sample_problems()[HURT - 1]
        assert not library.passed_over


@pytest.mark.parametrize("statement", [*TEXTS.values(), *OTHERS.values()], ids=[*TEXTS, *OTHERS])
def test_every_command_goes_on_with_the_others(
    path: Path, statement: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hurt(path, statement)
    is_lost = statement in TEXTS.values()
    status = 2 if is_lost else 0
    left = COUNT - is_lost
    name = str(path)

    def told(*arguments: str) -> tuple[int, str, str]:
        done = main(arguments)
        out, err = capsys.readouterr()
        assert "failure" not in err
        assert (f"Problem {HURT} of the library" in err) == (is_lost and done == 2)
        return done, out, err

    done, out, _ = told("search", "--library", name, "--format", "id")
    assert (done, len(out.splitlines())) == (status, left)
    done, out, err = told("export", "--library", name, "-o", str(tmp_path / "all.olv"))
    assert done == status
    assert f"{left} written" in out
    if is_lost:
        assert "1 damaged passed over; chess-composer rescue" in err
    done, out, _ = told("import", "--library", name, str(tmp_path / "all.olv"))
    assert f"{left} there already" in out
    new = tmp_path / "new.chesslib"
    done, out, _ = told("rescue", name, "-o", str(new))
    assert done == 0
    assert f"{left} problems rescued" in out
    assert ("lost: problem 7" in out) == is_lost
    done, out, _ = told("search", "--library", str(new), "--format", "id")
    assert (done, len(out.splitlines())) == (0, left)


class InThisThread:
    """Processes that are none: what is handed out is done at once."""

    workers, lack = 1, ""

    def submit(self, function, /, *arguments):
        from concurrent.futures import Future

        future = Future()
        future.set_result(function(*arguments))
        return future

    def close(self) -> None:
        pass


@pytest.mark.parametrize("statement", TEXTS.values(), ids=TEXTS)
def test_classifying_goes_on_with_the_others(path: Path, statement: str) -> None:
    hurt(path, statement)
    with Library.open(path) as library, library.writing() as connection:
        connection.execute("DELETE FROM version WHERE id NOT IN (5, 6, 7) AND 0")
        connection.execute("UPDATE record SET deleted_at = 1 WHERE id NOT IN (6, 7)")
        connection.execute("UPDATE classification SET verdict = NULL, analysis_version = 0")
    with Library.open(path) as library:
        run = Run(InThisThread)  # type: ignore[arg-type]
        for _ in range(20):
            run.step(library)
        run.close()
        now = waiting_counts(library)
    assert now.by_round[Round.VERDICTS] <= 1
    assert now.by_round[Round.ANALYSES] <= 1


@pytest.mark.parametrize("version", [0, 1, 2, 3])
def test_a_lowered_version_is_told_as_damage_and_rescued(
    path: Path, version: int, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(LibraryDamaged):
        Library.open(path)
    done = rescue(path, tmp_path / "new.chesslib")
    assert (done.records, done.is_whole) == (COUNT, True)


def test_a_rescue_keeps_versions_and_says_which_are_older(
    path: Path, mate: Problem, other: Problem, tmp_path: Path
) -> None:
    with Library.open(path) as library:
        record_id = add_problem(library, mate, note="first").record_id
        first = load(library, record_id).version_id
        second = save_version(library, record_id, other).version_id
        whole = add_problem(library, mate).record_id
        last = save_version(library, whole, other, note="last").version_id
    assert second == 32
    hurt(path, "UPDATE version SET problem = '' WHERE id = 32")
    done = rescue(path, tmp_path / "new.chesslib")
    assert (done.records, done.lost, done.older) == (COUNT + 2, (), (record_id,))
    assert done.versions_lost == 1
    with Library.open(done.path) as library:
        library.check()
        kept = load(library, record_id)
        assert (kept.version_id, kept.problem, kept.note) == (first, mate, "first")
        kept = load(library, whole)
        assert (kept.version_id, kept.problem, kept.note) == (last, other, "last")
        assert add_problem(library, mate).record_id > whole, "numbers are never given again"


@pytest.mark.parametrize("seed", range(12))
def test_pages_overwritten_at_random(path: Path, seed: int, tmp_path: Path) -> None:
    """Whatever is hurt: no failure of ours, and what is rescued is what was there."""
    with Library.open(path) as library:
        before = {row.record_id: row.problem for row in rows(library, find(library))}
    dice = random.Random(seed)
    content = bytearray(path.read_bytes())
    for _ in range(dice.choice([1, 3, 8])):
        page = dice.randrange(1, len(content) // 4096)
        at = page * 4096 + dice.randrange(0, 4000)
        length = dice.choice([1, 8, 96])
        content[at : at + length] = dice.randbytes(length)
    path.write_bytes(content)
    try:
        done = rescue(path, tmp_path / "new.chesslib")
    except LibraryFault:
        return
    with Library.open(done.path) as library:
        library.check()
        found = [*find(library), *find(library, in_bin=True)]
        after = {row.record_id: row.problem for row in rows(library, found)}
    assert len(after) == done.records
    same = [number for number, problem in after.items() if before.get(number) == problem]
    assert len(same) >= len(after) - 3
    with suppress(LibraryFault), Library.open(path) as library:
        rows(library, find(library))


def test_a_whole_page_of_versions_costs_only_those_on_it(path: Path, tmp_path: Path) -> None:
    with Library.open(path) as library:
        for _ in add_problems(
            library, [Saved(sample_problem) for sample_problem in sample_problems() * 4]
        ):
            pass
        total = len(find(library))
    content = bytearray(path.read_bytes())
    leaves = [
        at
        for at in range(4096, len(content), 4096)
        if content[at] == 0x0D and content.count(b'{"fen"', at, at + 4096) > 3
    ]
    hurt_at = leaves[len(leaves) // 2]
    content[hurt_at : hurt_at + 4096] = bytes(4096)
    path.write_bytes(content)
    done = rescue(path, tmp_path / "new.chesslib")
    assert 0 < len(done.lost) + done.versions_lost < 120
    assert total - 60 < done.records < total
    with Library.open(done.path) as library:
        library.check()


@pytest.fixture
def large(path: Path) -> tuple[Path, int]:
    """A library so large that the pages of its tables are found by other pages; its problems."""
    with Library.open(path) as library:
        for _ in add_problems(
            library, [Saved(sample_problem) for sample_problem in sample_problems() * 12]
        ):
            pass
        return path, len(find(library))


@pytest.mark.parametrize("share", [0.999, 0.9, 0.6])
def test_a_library_that_was_cut_off_is_rescued_page_by_page(
    large: tuple[Path, int], tmp_path: Path, share: float
) -> None:
    path, total = large
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(LibraryFault), Library.open(path) as library:
        library.check()
    done = rescue(path, tmp_path / "new.chesslib")
    assert done.records + len(done.lost) >= total
    assert done.records > 0
    assert done.is_whole or share < 0.9
    assert path.stat().st_size == int(len(content) * share)  # only read
    with Library.open(done.path) as library:
        library.check()
        assert len(find(library)) == done.records


def test_what_no_page_leads_to_any_more_is_read_by_itself(
    large: tuple[Path, int], tmp_path: Path
) -> None:
    path, total = large
    content = path.read_bytes()
    inner = [at for at in range(4096, len(content), 4096) if content[at] == 0x05]
    assert len(inner) > 2
    for at in inner:
        path.write_bytes(content[:at] + bytes(4096) + content[at + 4096 :])
        done = rescue(path, tmp_path / f"{at}.chesslib")
        assert done.records == total
        assert not done.lost
        assert not done.versions_lost


def test_a_copy_of_an_open_library_holds_all(path: Path, mate: Problem, tmp_path: Path) -> None:
    path.chmod(0o600)
    with Library.open(path) as library:
        record_id = add_problem(library, mate).record_id
        copy = save_copy(library, tmp_path / "copy.chesslib")
        with pytest.raises(LibraryFault, match="already a file"):
            save_copy(library, copy)
    with Library.open(copy) as library:
        assert load(library, record_id).problem == mate
        assert len(find(library)) == COUNT + 1
    assert copy.stat().st_mode & 0o777 == 0o600
