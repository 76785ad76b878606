# SPDX-License-Identifier: GPL-3.0-or-later
"""An import that is only tried: told as it would be, with nothing written and little looked at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from composer.formats.entry import Entry, Fault
from composer.library.access.store import Library
from composer.library.arriving import candidates
from composer.library.arriving.candidates import Candidates
from composer.library.arriving.report import Intake
from composer.library.changes.intake import Duplicates, bring_in, try_in
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.samples import sample_problems
from composer.library.changes.trial import trying
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.edits import transform
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry
from composer.problem.stipulation import parse_stipulation
from composer.said.sentence import as_it_is

NAMES = ("Loyd, Samuel", "Sam Loyd", "S. Loyd", "Куббель, Леонид", "Kubbel, L.", "Kubbel", "…", "")


def tellings(dice: random.Random, count: int) -> Iterator[Problem]:
    """Yield tellings of a few problems, as files of several editors have them."""
    few = tuple(sample_problems())[:6]
    for _ in range(count):
        one = dice.choice(few)
        for _ in range(dice.randrange(3)):
            name, keyword = dice.choice(NAMES), dice.choice("abc")
            signed = Credits((name,) if name else (), date=dice.choice(("", "1890", "1925")))
            one = dice.choice(
                (
                    replace(one, credits=signed),
                    replace(one, credits=NO_CREDITS),
                    replace(one, keywords=(keyword,)),
                    replace(one, comments=(f"seen by {keyword}",)),
                    replace(one, stipulation=parse_stipulation("#4")),
                    replace(one, position=transform(one.position, Symmetry.MIRROR_FILES)),
                )
            )
        yield one


def entries(problems: Iterable[Problem]) -> list[Entry | Fault]:
    found: list[Entry | Fault] = [Entry(each, at) for at, each in enumerate(problems, start=1)]
    return [*found, Fault(999, as_it_is("no problem"))]


@pytest.mark.parametrize("duplicates", Duplicates)
@pytest.mark.parametrize("batch", [1, 7, 100])
@pytest.mark.parametrize("seed", range(4))
def test_a_trial_tells_what_the_import_then_does(
    library: Library, seed: int, batch: int, duplicates: Duplicates
) -> None:
    dice = random.Random(seed)
    for problem in tellings(dice, 12):
        add_problem(library, problem)
    delete_records(library, (2, 5))
    coming = entries(tellings(dice, 40))
    with Library.open(library.path, read_only=True) as reader, trying(reader) as trial:
        tried = [*try_in(trial, coming, duplicates, batch)]
        again = [*try_in(trial, coming, duplicates, batch)][-1]  # they have come now
        assert again.added == (40 if duplicates is Duplicates.ADD else 0)
    done: list[Intake] = [*bring_in(library, coming, duplicates, batch)]
    assert tried == done
    assert done[-1].added
    if duplicates is Duplicates.MERGE:
        assert done[-1].merged
    if duplicates is not Duplicates.ADD:
        assert done[-1].tied


def test_nothing_of_a_trial_is_written(library: Library, mate: Problem, other: Problem) -> None:
    add_problem(library, mate)
    library.close()
    before, beside = library.path.read_bytes(), sorted(library.path.parent.iterdir())
    coming = entries((replace(mate, keywords=("told",)), other))
    for _ in range(2):
        with Library.open(library.path) as opened, trying(opened) as trial:
            *_, told = try_in(trial, coming)
            assert (told.added, told.merged) == (1, 1)
            assert sorted(library.path.parent.glob("*.library")) == [library.path]
    assert library.path.read_bytes() == before
    assert sorted(library.path.parent.iterdir()) == beside


def test_an_import_can_be_tried_with_a_library_that_others_write(
    library: Library, mate: Problem, other: Problem
) -> None:
    add_problem(library, mate)
    with Library.open(library.path, read_only=True) as reader, trying(reader) as trial:
        steps = try_in(trial, entries((other, mate)), batch=1)
        assert next(steps).added == 1
        add_problem(library, other)  # which the trial does not see
        *_, told = steps
        assert (told.added, told.skipped) == (1, 1)


def test_records_of_one_position_are_read_once_in_a_batch(
    library: Library, mate: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many have it, and what has come is not read back from the file."""
    asked: list[int] = []
    plain = Candidates._group

    def counting(self: Candidates, canonical: int) -> object:
        asked.append(canonical not in self._groups)
        return plain(self, canonical)

    monkeypatch.setattr(Candidates, "_group", counting)
    written: list[str] = []
    with_tasks = [replace(mate, stipulation=parse_stipulation(f"#{n}")) for n in range(2, 22)]
    add_problem(library, mate)
    library.with_connection(lambda connection: connection.set_trace_callback(written.append))
    *_, done = bring_in(library, entries(with_tasks))
    assert (done.added, done.skipped) == (19, 1)
    assert sum(asked) == 1
    looks = [each for each in written if "INDEXED BY record_by_canonical" in each]
    assert len(looks) == 2  # which hashes are there, and what lies under the one


def test_an_author_is_looked_up_once_in_a_batch(
    library: Library, mate: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    from composer.library.names import joining

    met: list[str] = []
    plain: Callable[..., int] = joining.person_of

    def counting(connection: object, key: str, name: str) -> int:
        met.append(key)
        return plain(connection, key, name)

    monkeypatch.setattr(joining, "person_of", counting)
    with_tasks = [replace(mate, stipulation=parse_stipulation(f"#{n}")) for n in range(2, 22)]
    *_, done = bring_in(library, entries(with_tasks))
    assert done.tied == 19
    assert len(met) == len(mate.credits.authors)


def test_a_damaged_record_is_passed_over_in_a_trial(
    path: Path, mate: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    from composer.library.file.faults import RecordDamaged

    def damaged(text: object, where: Path, record_id: int) -> Problem:
        raise RecordDamaged(where, str(record_id))

    with Library.create(path) as library:
        add_problem(library, mate)
        monkeypatch.setattr(candidates, "read_problem", damaged)
        with trying(library) as trial:
            *_, told = try_in(trial, entries((mate,)))
        assert told.added == 1
        assert list(library.passed_over) == [1]
