# SPDX-License-Identifier: GPL-3.0-or-later
"""Syzygy's tables in folders of the user's: who wins positions with up to seven men.

They are read by python-chess, and asked without the fifty-move rule. In how many moves White or
Black mates they do not say.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import chess
import chess.syzygy

from composer.problem.boards import board_of
from composer.problem.position import Position
from composer.said.sentence import Sentence, said
from composer.studies.values import DRAWN, Value

MOST_MEN: Final = 7
"""Kings among them."""


class Folders:
    """The tables of some folders; may be asked by several threads."""

    def __init__(self, folders: Iterable[Path]) -> None:
        """Look for tables.

        Raises:
            OSError: a folder cannot be read.
        """
        self._tables = chess.syzygy.Tablebase()
        self.count = sum([int(self._tables.add_directory(str(folder))) for folder in folders])
        """How many files there are."""

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
