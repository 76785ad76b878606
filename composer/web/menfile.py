# SPDX-License-Identifier: GPL-3.0-or-later
"""How all kinds of men go, as the page's own solver reads it: made of the tables, kept packed.

To work it out takes half a minute, so the file lies with the program (`packaging/men.py` makes it).
Unpacked (gzip) it begins with the length of a head (32 bits), which is JSON:

    templates  what trails have but their squares, as the engine has it: way, flags, first stop,
               period, hurdles, landing, distance
    kinds      the orthodox six, then the table's: id, code, whether he is promoted, moves at all,
               goes as others do; where his trails begin, whether several may lead to one square;
               `black`: whether Black's are the same, turned round (rank 1 is rank 8), or their own

Then, of each kind, square by square, how many trails there are (16 bits); of all trails the
template; how many squares; the square passed over, from where it begins and 128, 255 for none; the
squares, each from the one before and 128, and of landings aside as many landings, each from the
square of the hurdle. What stands so is packed to a tenth.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

from composer.geometry.geometry import CHESSBOARD
from composer.problem.attacks import movement_of
from composer.problem.men import FAIRY, ORTHODOX_KINDS, Kind
from composer.rules.movement import Learn
from composer.solver.general.tables import NO_CELL, WaysTable, ways_table
from composer.solver.setup import is_promoted

NAME: Final = "solver/men.bin"
"""Its place among the files of the page."""
KINDS: Final = (*ORTHODOX_KINDS, *FAIRY)
"""The kinds that it has, in their order there."""
_PACKAGE: Final = Path(__file__).resolve().parent.parent
_SOURCES: Final = (
    *("geometry/*.py", "problem/attacks.py", "rules/arrivals.py", "rules/courses.py"),
    *("rules/fairykind.py", "rules/fairymen.tsv", "rules/grids.py", "rules/kinds.py"),
    *("rules/movement.py", "rules/movementlimits.py", "rules/movetext.py", "rules/orthodox.py"),
    *("rules/trail.py", "rules/trails.py", "solver/general/tables.py", "solver/setup.py"),
    "web/menfile.py",
)
_NOWHERE: Final = 255
_HOP, _ASIDE = 1, 4  # as the engine has them

Way: TypeAlias = tuple[int, tuple[int, ...], int, tuple[int, ...]]
"""A trail: the square passed over, what else it has, how many squares, and they."""


def sources_digest() -> str:
    """Return what tells the tables and what reads them from all others."""
    found = hashlib.sha256()
    for pattern in _SOURCES:
        for path in sorted(_PACKAGE.glob(pattern)):
            found.update(f"\0{path.relative_to(_PACKAGE).as_posix()}\0".encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def men_file(kinds: Iterable[Kind] = KINDS) -> bytes:
    """Return the file, packed."""
    templates: dict[tuple[int, ...], int] = {}
    rows: list[dict[str, Any]] = []
    body = bytearray()
    for kind in kinds:
        white, black = (ways_table(kind, CHESSBOARD, side) for side in (True, False))
        ours, theirs = _ways(white), _ways(black)
        row = {"id": kind.id, "code": kind.code, "at": len(body)}
        said = {"repeats": white.repeats or black.repeats, "promotes": is_promoted(kind)}
        said |= {"moves": bool(movement_of(kind)), "learns": _learns(kind)}
        row |= {name: 1 for name, value in said.items() if value}
        body += _written(ours, templates)
        if theirs != ours:
            row["black"] = "turned" if theirs == _turned(ours) else "own"
        if row.get("black") == "own":
            body += _written(theirs, templates)
        rows.append(row)
    told = {"templates": list(templates), "kinds": rows}
    head = json.dumps(told, separators=(",", ":")).encode()
    return gzip.compress(struct.pack("<I", len(head)) + head + body, 9, mtime=0)


def _learns(kind: Kind) -> bool:
    return any(isinstance(part, Learn) for part in movement_of(kind))


def _ways(table: WaysTable) -> list[list[Way]]:
    """Return a table as trails by square."""
    first = struct.unpack("=65I", table.first)
    cells = struct.unpack(f"={len(table.cells) // 2}H", table.cells)
    packed = list(struct.iter_unpack("=IH8BH", table.trails))
    ends = [*(row[0] for row in packed[1:]), len(cells)]
    found = []
    for square in range(64):
        row = []
        for number in range(first[square], first[square + 1]):
            start, passed, *rest, count, _ = packed[number]
            row.append((passed, tuple(rest), count, cells[start : ends[number]]))
        found.append(row)
    return found


def _turned(ways: list[list[Way]]) -> list[list[Way]]:
    """Return trails as they are with rank 1 for rank 8."""

    def turned(cell: int) -> int:
        return cell if cell == NO_CELL else cell ^ 56

    return [
        [
            (turned(passed), template, count, tuple(map(turned, cells)))
            for passed, template, count, cells in ways[square ^ 56]
        ]
        for square in range(64)
    ]


def _written(ways: list[list[Way]], templates: dict[tuple[int, ...], int]) -> bytes:
    counts = struct.pack("<64H", *map(len, ways))
    kinds, lengths, passing, cells = bytearray(), bytearray(), bytearray(), bytearray()
    for square, trails in enumerate(ways):
        for passed, template, count, path in trails:
            kinds.append(templates.setdefault(template, len(templates)))
            lengths.append(count)
            passing.append(_NOWHERE if passed == NO_CELL else passed - square + 128)
            before = (square, *path[: count - 1])
            cells += bytes(cell - last + 128 for cell, last in zip(path, before, strict=False))
            aside = path[count:]
            assert len(aside) == count * (template[0] == _HOP and template[5] == _ASIDE)
            for cell, landing in zip(path, aside, strict=False):
                cells.append(_NOWHERE if landing == NO_CELL else landing - cell + 128)
    return counts + kinds + lengths + passing + cells
