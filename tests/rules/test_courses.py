# SPDX-License-Identifier: GPL-3.0-or-later
"""Men whose lines follow a rule of their own: where they go, found by hand."""

from __future__ import annotations

from cases import every

from composer.geometry.geometry import CHESSBOARD
from composer.rules.kinds import kinds_by_id
from composer.rules.walks import walks


def targets(kind: str, cell: str, men: str = "") -> str:
    """Return where a white man goes while others, all to be captured, stand on some cells."""
    standing = {CHESSBOARD.number(name): True for name in men.split()}
    found = walks(kinds_by_id()[kind].movement, CHESSBOARD, CHESSBOARD.number(cell), standing)
    return " ".join(sorted({CHESSBOARD.cells[walk.target].label for walk in found}))


@every(
    "kind, cell, men, expected",
    [
        ("archbishop", "b1", "b3 a2 d3", "a2 c2 d3"),  # no further reflection than one
        ("archbishop", "g2", "f1 f3 h1", "f1 f3 c8 d7 e6 f5 g4 h1 h3"),
        ("reflecting-bishop", "a1", "c3", "b2 c3"),
        ("cardinal", "h4", "g3 g5 f7", "f7 g3 g5 f1 g2 g6 h3 h5"),
        ("edgehog", "d4", "d1 g7 d6", "a1 a4 a7 d1 g1 h4"),
        ("edgehog", "a1", "d4", "b2 c3 d4"),
        ("bouncer", "d4", "d6 b4", "d2 f4 h8"),
        ("contra-hamster", "d4", "d3 d7", "d5 d6 d7"),
        ("double-grasshopper", "a1", "a2 b3", "c3"),
        ("double-grasshopper", "a1", "a2 b3 c3", "b2 c3"),
        ("double-grasshopper", "a1", "a2 a3 b3", ""),
        ("mao-hopper", "a1", "a2", "b3"),
        ("moa-hopper", "a1", "b2 c2", "b3 c2"),
        ("maorider-lion", "a1", "a2 b3", "b3"),
        ("maorider-lion", "a1", "b3", "c5 d7"),
        ("rose-hopper", "a1", "b3", "a5 d4"),
        ("equistopper", "a1", "a5 g1", "a3 d1"),
        ("eagle-equihopper", "a1", "c1", "c3"),
        ("scarabeus", "a1", "a3", "b5"),
        ("leafhopper", "a1", "a4", "d1"),
        ("treehopper", "a1", "a4", "a7 d4"),
        ("greater-leafhopper", "a1", "b3", "c2"),
        ("skylla", "a1", "a2", "b3 c2"),
        ("querquisite", "b1", "", "a3 c3 d2"),
        ("querquisite", "e4", "", "d3 d4 d5 e3 e5 f3 f4 f5"),
        ("chinese-pawn", "e4", "e5 d4", "e5"),
        ("chinese-pawn", "e5", "d5", "d5 e6 f5"),
        ("boyscout", "a1", "", "b2 c1 a3 a5 a7 b4 b6 b8 d2 e1 f2 g1 h2"),
        ("rabbit", "a1", "a3 a4", "a5 a6 a7 a8"),
        ("bob", "a1", "a2 a3 a4 a5", "a6 a7 a8"),
        ("poseidon", "a1", "a2 b1 c1", "a3 b2"),
    ],
)
def test_where_a_man_goes(kind: str, cell: str, men: str, expected: str) -> None:
    assert targets(kind, cell, men) == " ".join(sorted(expected.split()))
