# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer export --app`: the page for telephones, as static files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.launcher import main


def test_the_page_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "page"
    assert main(["export", "--app", str(folder)]) == 0
    assert (folder / "solver" / "engine.wasm").read_bytes()[:4] == b"\0asm"
    assert str(folder / "index.html") in capsys.readouterr().out
    assert main(["export", "--app", str(folder), "--force", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"format": 1, "file": str(folder / "index.html"), "written": 0}


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (["--app", "FOLDER", "author:Loyd"], "--app writes the page, which holds no problems"),
        (["--app", ""], "--app: expected the name of a folder"),
        (["--app", "FOLDER/none/more/page"], "cannot be written"),
        (["--app", "FOLDER", "-o", "x.pgn"], "not allowed with"),
    ],
)
def test_bad_input(
    given: list[str], wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [each.replace("FOLDER", str(tmp_path / "f")) for each in given]
    assert main(["export", *asked]) == 2
    assert wrong in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
