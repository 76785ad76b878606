# SPDX-License-Identifier: GPL-3.0-or-later
"""What was open is written down and read back; a damaged file is as none."""

from __future__ import annotations

import json
from pathlib import Path

from cases import every
from studio import BLOCK, problem

from composer.gui.documents.savedsession import (
    FILE,
    SavedSession,
    Tab,
    read_session,
    set_aside,
    write_session,
)

WHOLE = SavedSession(
    tabs=(Tab("a.draft.json", 3, 4), Tab(), Tab(problem=problem(BLOCK, "#2", "Loyd, Sam"))),
    front=2,
    library=Path("/somewhere/l.chesslib"),
    shows_library=True,
    query="author:Loyd",
)


def test_it_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_session(tmp_path, WHOLE)
    assert read_session(tmp_path) == WHOLE
    write_session(tmp_path, SavedSession())
    assert read_session(tmp_path) == SavedSession()
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_where_nothing_was_written_nothing_is_read(tmp_path: Path) -> None:
    assert read_session(tmp_path) is None


@every(
    "change",
    [
        {"form": 2},
        {"tabs": 3},
        {"tabs": [3]},
        {"tabs": [{"draft": 3}]},
        {"tabs": [{"record_id": "3"}]},
        {"tabs": [{"record_id": True}]},
        {"tabs": [{"problem": {"fen": "x"}}]},
        {"query": 3},
        {"library": 3},
        {"front": []},
    ],
)
def test_a_file_that_makes_no_sense_is_as_none(tmp_path: Path, change: dict[str, object]) -> None:
    write_session(tmp_path, WHOLE)
    told = json.loads((tmp_path / FILE).read_text("utf-8"))
    (tmp_path / FILE).write_text(json.dumps(told | change), "utf-8")
    assert read_session(tmp_path) is None


@every("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b" " * (5 << 20)])
def test_a_damaged_file_is_as_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert read_session(tmp_path) is None


def test_a_file_that_cannot_be_read_is_set_aside_each_under_a_name_of_its_own(
    tmp_path: Path,
) -> None:
    assert set_aside(tmp_path) is None
    aside = []
    for content in ("[", '{"form": 2}'):
        (tmp_path / FILE).write_text(content, "utf-8")
        path = set_aside(tmp_path)
        assert path is not None
        aside.append(path.read_text("utf-8"))
    assert aside == ["[", '{"form": 2}']
    assert len(list(tmp_path.iterdir())) == 2
