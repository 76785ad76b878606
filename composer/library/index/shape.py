# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position says of itself so that it can be found: boards, force, kings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.library.index.canonical import MEN, boards_of, canonical_hash, letters_of
from composer.library.index.games import kept_game
from composer.problem.attacks import all_orthodox
from composer.problem.position import Position
from composer.problem.problem import OtherGame, Problem

_OFFICERS: Final = "QRBNF"
_ORTHODOX: Final = frozenset("KQRBNPkqrbnp")


@dataclass(frozen=True, slots=True)
class Shape:
    """What is derived from a position.

    Attributes:
        canonical: the hash that positions of the same meaning share.
        boards: the twelve bitboards, in the order of `composer.library.index.canonical`.
        white_men: how many men White has.
        black_men: how many men Black has.
        pieces: the force without kings, such as `QRNP3-RBP`: White's men, then Black's; F is
            any fairy man.
        white_king: where it stands, if there is exactly one.
        black_king: where it stands, if there is exactly one.
        neutral_men: how many neutral men there are; of a game that is no chess all men that
            are neither White's nor Black's.
        is_chess: whether there are boards; of a game they are empty and mean nothing.
    """

    canonical: int
    boards: tuple[int, ...]
    white_men: int
    black_men: int
    pieces: str
    white_king: int | None
    black_king: int | None
    neutral_men: int = 0
    is_chess: bool = True

    @classmethod
    def of_problem(cls, problem: Problem) -> Shape:
        """Work out the shape of a problem, of whatever game."""
        return cls.of(problem.position) if problem.game is None else cls._of_game(problem.game)

    @classmethod
    def _of_game(cls, game: OtherGame) -> Shape:
        kept = kept_game(game)
        white, black = kept.owned("white"), kept.owned("black")
        return cls(
            canonical=kept.canonical,
            boards=(0,) * len(MEN),
            white_men=white,
            black_men=black,
            pieces="",  # no pattern of force is like it
            white_king=None,
            black_king=None,
            neutral_men=len(kept.men) - white - black,
            is_chess=False,
        )

    @classmethod
    def of(cls, position: Position) -> Shape:
        """Work out the shape of a position."""
        board = letters_of(position)
        boards = boards_of(board)
        letters, neutral = "".join(board).replace(".", ""), 0
        if not all_orthodox(position.board):
            letters = "".join(map(_force_letter, board))
            neutral = sum(letter.startswith("=") for letter in board)
        white = sum(map(str.isupper, letters))
        return cls(
            canonical=canonical_hash(position, board),
            boards=boards,
            white_men=white,
            black_men=len(letters) - white,
            pieces=f"{_force(letters)}-{_force(letters.swapcase())}",
            white_king=_only_square(boards[0]),
            black_king=_only_square(boards[6]),
            neutral_men=neutral,
        )


def _force_letter(letter: str) -> str:
    """Return what stands for a man in the force: its own letter, or F for a fairy man."""
    if letter in _ORTHODOX:
        return letter
    if letter == "." or letter.startswith("="):
        return ""
    return "f" if letter.startswith(",") or letter.partition("{")[0].islower() else "F"


def _force(letters: str) -> str:
    """Return the men in capitals: officers one by one, pawns counted."""
    pawns = letters.count("P")
    officers = "".join([letter * letters.count(letter) for letter in _OFFICERS])
    return officers + ("" if not pawns else "P" if pawns == 1 else f"P{pawns}")


def _only_square(board: int) -> int | None:
    bits = board & (1 << 64) - 1
    return bits.bit_length() - 1 if bits and not bits & bits - 1 else None
