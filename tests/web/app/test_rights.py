# SPDX-License-Identifier: GPL-3.0-or-later
"""Which castlings the page shows beside the task; in Node, where it is there."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from withoutdesk import APP, node

from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.stipulation import parse_task
from composer.solver.conditions.table import castlings_by

SCRIPT = Path(__file__).with_name("read_rights.js")
DIAGRAMS = (
    ("r3k3/8/8/8/8/8/8/R3K2R w KQq -", ""),
    ("r3k3/8/8/8/8/8/8/R3K2R w KQq -", "Circe"),
    (".tr3k3/8/8/8/8/8/8/R3K2.TR w KQq -", ""),
    (".tr3k3/8/8/8/8/8/8/R3K2.TR w KQq -", "MarineChess"),
    ("=R3k3/8/8/8/8/8/8/4K2R{royal} w q -", ""),
    ("r3k3/8/8/8/8/8/8/R3K2=R{half-neutral} w KQq -", ""),
)


def test_castlings_are_shown_as_the_desk_shows_them() -> None:
    asked = [(fen, [name] if name else []) for fen, name in DIAGRAMS]
    command = [node(), "--experimental-default-type=module", str(SCRIPT)]
    done = subprocess.run(
        [*command, (APP / "position.js").as_uri(), json.dumps(asked)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    desk = [
        castlings_by(parse_fen(fen).board, parse_task(f"#2 {name}").rules) for fen, name in DIAGRAMS
    ]
    assert Castling.WHITE_SHORT in desk[-1]
    assert [set(shown) for shown in json.loads(done.stdout)] == [
        {right.value for right in rights} for rights in desk
    ]
