# SPDX-License-Identifier: GPL-3.0-or-later
"""From an empty board under a finger to paper: composed on the page, found and printed here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from atdesk import PATIENCE, Away, begun
from studio import Studio

from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.solver.solution import Verdict

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_a_two_mover_is_composed_on_a_telephone_found_at_the_desk_and_printed(
    qtbot: Any, studio: Studio, dialog: Any, away: Away, tmp_path: Path
) -> None:
    touched = pytest.importorskip("touched", reason="selenium is not installed")
    server = begun(qtbot, studio, dialog)

    def compose() -> str:
        with touched.telephone((390, 844)) as phone:
            phone.open(server.link)
            phone.compose(STAR)
            verdict: str = phone.verdict()
            phone.tap("header .tool:last-child")
            field = phone.find("dialog label:nth-of-type(2) input")
            field.send_keys("Hand, Ada")
            phone.tap("dialog .primary")
            phone.tap("[aria-label=Save]")
            phone.until(lambda: "not saved" not in phone.text(".state"))
            phone.until(lambda: phone.problem().get("authors") == ["Hand, Ada"])
            assert phone.faults() == []
            return verdict

    assert away.do(compose) == "Sound: 1.Qe4! (zugzwang)"
    found: list[list[int]] = []
    studio.window.librarian.read(lambda library: find(library, 'author:"Hand" #2'), found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE)
    assert len(found[0]) == 1
    studio.window.desk.open_record(found[0][0])
    studio.until(lambda: studio.window.workbench.document.problem.position == parse_fen(STAR))
    assert studio.answered() is Verdict.SOUND
    studio.prompts.path = tmp_path / "printed.pdf"
    studio.trigger("print")
    studio.until(lambda: studio.prompts.path.is_file() and studio.prompts.path.stat().st_size)
    assert studio.prompts.path.read_bytes().startswith(b"%PDF-")
