# SPDX-License-Identifier: GPL-3.0-or-later
"""Syzygy's tables in folders of the user's: who wins positions with up to seven men.

They are read by python-chess, and asked without the fifty-move rule. In how many moves White or
Black mates they do not say.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import chess
import chess.syzygy

from composer.problem.boards import board_of
from composer.problem.position import Position
from composer.said.sentence import Sentence, counted, said
from composer.studies.values import DRAWN, Value

MOST_MEN: Final = 7
"""Kings among them."""

_ENDING: Final = ".rtbw"
_MAGIC: Final = b"\x71\xe8\x23\x5d"
_BLOCK, _SUM = 64, 16  # bytes: a file is whole blocks, and a checksum behind them


class Folders:
    """The tables of some folders, and of the folders in them; may be asked by several threads.

    Attributes:
        count: how many files of wins and draws there are.
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        """Look for tables.

        Raises:
            OSError: a folder cannot be read.
        """
        self._tables = chess.syzygy.Tablebase()
        self._files: dict[str, Path] = {}  # those of wins and draws, by the names of the tables
        self.count = 0
        for folder in folders:
            self._add(folder)
            for inner in _folders_in(folder):
                with suppress(OSError):  # such as `lost+found` of a drive
                    self._add(inner)

    def _add(self, folder: Path) -> None:
        self.count += self._tables.add_directory(str(folder), load_dtz=False)
        self._files |= {path.stem: path for path in folder.glob(f"*{_ENDING}")}

    def report(self) -> tuple[Sentence, ...]:
        """Return what is there, how much of it is missing, and which files are damaged."""
        if not self.count:
            return (said("there are no tables (.rtbw) in the folder"),)
        kept = {name for name in self._files if chess.syzygy.is_tablename(name)}
        damaged = sorted(name for name in kept if _is_damaged(self._files[name]))
        told: list[Sentence] = []
        for men in sorted({len(name) - 1 for name in kept}):
            wanted = chess.syzygy.tablenames(piece_count=men)  # and those of fewer men
            lacking = sorted(name for name in wanted if len(name) - 1 == men and name not in kept)
            if lacking:
                told.append(
                    counted(
                        len(lacking),
                        "of the tables of {men} men one is missing: {name}",
                        "of the tables of {men} men {count} are missing, such as {name}",
                        men=men,
                        name=lacking[0],
                    )
                )
            else:
                told.append(said("all tables of {men} men are there", men=men))
        if damaged:
            told.append(
                counted(
                    len(damaged),
                    "one file is damaged: {name}",
                    "{count} files are damaged, such as {name}",
                    name=self._files[damaged[0]].name,
                )
            )
        return tuple(told)

    def __enter__(self) -> Folders:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all files."""
        self._tables.close()

    def why_not(self, position: Position) -> Sentence | None:
        """Return why a position has no value here; None where it has one."""
        return None if self._value(position) is not None else self._missing(position)

    def value(self, position: Position) -> Value | None:
        """Return the value of a legal position of orthodox men without castling; None of others.

        A damaged file is as good as none.
        """
        return self._value(position)

    def _value(self, position: Position) -> Value | None:
        if len(position) > MOST_MEN:
            return None
        try:
            found = self._tables.probe_wdl(board_of(position))
        except Exception:  # noqa: BLE001 - a damaged file raises whatever its bytes come to
            return None
        if not found:
            return DRAWN
        return Value(position.turn if found > 0 else position.turn.other)

    def _missing(self, position: Position) -> Sentence:
        if len(position) > MOST_MEN:
            return said("Syzygy's tables have at most {count} men", count=MOST_MEN)
        name = chess.syzygy.calc_key(board_of(position))
        return said("the table {name} is missing, or damaged, or lacks smaller ones", name=name)


def unreadable(folder: str, error: OSError) -> Sentence:
    """Return what is to be said of a folder that cannot be read."""
    return said("{folder} cannot be read: {reason}", folder=folder, reason=error.strerror or "?")


def _folders_in(folder: Path) -> list[Path]:
    """Return the folders in one: sets of few and of many men often lie beside each other."""
    return sorted(path for path in folder.iterdir() if path.is_dir())


def _is_damaged(path: Path) -> bool:
    """Return whether a file is no table, was cut off, or cannot be read; its inside is not read."""
    try:
        with path.open("rb") as file:
            begins = file.read(len(_MAGIC))
        return begins != _MAGIC or path.stat().st_size % _BLOCK != _SUM
    except OSError:
        return True
