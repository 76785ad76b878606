# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest

from composer.problem.fen import parse_fen
from composer.solver.processes import Processes, shared_folder
from composer.solver.session import kept_endings
from composer.studies.endings import Endings
from composer.studies.shared import SharedFolder
from composer.studies.tables import Men

KPK = parse_fen("8/8/8/8/4P3/8/k7/4K3 w - - 0 1")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Men]:
    """The tables that are made by anyone, in order."""
    kernel = pytest.importorskip("composer.studies.kernel.endings")
    found: list[Men] = []

    def make(men: Men, *rest: object) -> object:
        found.append(men)
        return kernel.make(men, *rest)

    monkeypatch.setattr(
        "composer.studies.endings.compiled_tables",
        lambda: SimpleNamespace(**{**vars(kernel), "make": make}),
    )
    return found


def test_a_table_is_made_by_one_and_read_by_the_others(made: list[Men], tmp_path: Path) -> None:
    values = [Endings(shared=SharedFolder(tmp_path)).value(KPK) for _ in range(2)]
    assert values[0] == values[1]
    assert values[0] is not None
    assert made
    assert len(made) == len(set(made))


def test_who_wants_a_table_that_another_makes_waits_for_it(made: list[Men], tmp_path: Path) -> None:
    threads = [
        Thread(target=Endings(shared=SharedFolder(tmp_path)).value, args=(KPK,)) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == len(set(made)) > 0


def test_a_damaged_table_is_made_again(made: list[Men], tmp_path: Path) -> None:
    wanted = Endings(shared=SharedFolder(tmp_path)).value(KPK)
    count = len(made)
    for path in tmp_path.iterdir():
        path.write_bytes(path.read_bytes()[:-1])
    assert Endings(shared=SharedFolder(tmp_path)).value(KPK) == wanted
    assert len(made) == 2 * count


def test_without_a_folder_that_can_be_written_each_has_its_own(
    made: list[Men], tmp_path: Path
) -> None:
    gone = SharedFolder(tmp_path / "gone")
    assert Endings(shared=gone).value(KPK) == Endings(shared=gone).value(KPK)
    assert len(made) > len(set(made))


def test_who_waits_can_be_cancelled(made: list[Men], tmp_path: Path) -> None:
    folder = SharedFolder(tmp_path)
    with folder.alone():
        assert Endings(shared=folder).value(KPK, bytearray(b"\1")) is None
    assert not made


def _value() -> object:
    return kept_endings().value(KPK)


def test_processes_of_one_program_share_them_and_leave_nothing(tmp_path: Path) -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    processes = Processes(1, low=False)
    try:
        folder = processes.submit(shared_folder).result()
        assert processes.submit(_value).result() == Endings().value(KPK)
        assert folder is not None
        assert len(list(folder.iterdir())) >= 5  # pawn, and what it is promoted to
    finally:
        processes.close()
    assert not folder.exists()
    assert shared_folder() is None
