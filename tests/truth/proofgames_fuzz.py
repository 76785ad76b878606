# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare proof games of random diagrams with those that Popeye finds, without end.

    python tests/truth/proofgames_fuzz.py POPEYE [--seed N] [--cases N] [--seconds N]

Diagrams are reached by random games from the game array, or from random positions; some are
spoilt afterwards, so that there may be no game. Prints each that differs, and at last how many
were compared; the status is 1 if any differs.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import chess
from proofgames import read_game, shorter_count, shorter_games  # type: ignore[import-not-found]

from composer.problem.fen import parse_fen, placement
from composer.problem.men import Colour
from composer.problem.position import Position, possible_castling
from composer.retro.proofgames.finding import searching, why_not_searched
from composer.retro.proofgames.games import ARRAY

_MOST: Final = 20_000  # games of a diagram that are compared
_MEN: Final = "PPPPNBRQpppnbrq"


@dataclass(frozen=True, slots=True)
class Case:
    """A diagram, how many half-moves lead there, and where the games begin."""

    diagram: str
    halfmoves: int
    start: Position | None = None

    @property
    def popeye(self) -> str:
        """What Popeye is asked."""
        whole, half = divmod(self.halfmoves, 2)
        length = f"{whole}.5" if half else f"{whole}"
        lines = [f"forsyth {_letters(self.diagram)}", f"stip dia{length}", "option nobo"]
        if self.start is not None:
            begins = " whitetoplay" if self.start.turn is Colour.WHITE else ""
            first = f"forsyth {_letters(placement(self.start))}"
            lines = [first, f"stip a=>b{length}", lines[0], f"option nobo{begins}"]
        return "\n".join(("BeginProblem", *lines, "EndProblem", ""))


def _letters(fen: str) -> str:
    return fen.replace("n", "s").replace("N", "S")


def _played(board: chess.Board, halfmoves: int, rng: random.Random) -> bool:
    """Play random moves, captures and castling more often; return whether there were enough."""
    for _ in range(halfmoves):
        moves = list(board.legal_moves)
        if not moves:
            return False
        special = [move for move in moves if board.is_capture(move) or board.is_castling(move)]
        special += [move for move in moves if move.promotion]
        board.push(rng.choice(special if special and rng.random() < 0.3 else moves))
    return True


def _spoilt(board: chess.Board, rng: random.Random) -> str:
    """Return the men, in some cases with one taken away, put there or moved."""
    if rng.random() < 0.8:
        return board.board_fen()
    other = board.copy()
    square = rng.choice(
        [square for square in chess.SQUARES if other.piece_type_at(square) != chess.KING]
    )
    if rng.random() < 0.5:
        other.remove_piece_at(square)
    elif not 0 < chess.square_rank(square) < 7:
        other.set_piece_at(square, chess.Piece.from_symbol(rng.choice("NBRQnbrq")))
    else:
        other.set_piece_at(square, chess.Piece.from_symbol(rng.choice(_MEN)))
    return other.board_fen()


def _from_array(rng: random.Random, longest: int) -> Case | None:
    board, halfmoves = chess.Board(), rng.randint(3, longest)
    asked = halfmoves + rng.choice((0, 0, 0, 0, 1, 2, -1))
    if not _played(board, halfmoves, rng) or asked > longest:
        return None
    return Case(_spoilt(board, rng), max(1, asked))


def _from_position(rng: random.Random, longest: int) -> Case | None:
    """Return a case with few men: pawns near promotion, castling and e.p. are frequent."""
    board = chess.Board(None)
    white, black = rng.sample(range(64), 2)
    white = chess.E1 if rng.random() < 0.4 else white
    black = chess.E8 if rng.random() < 0.4 else black
    if white == black:
        return None
    board.set_piece_at(white, chess.Piece.from_symbol("K"))
    board.set_piece_at(black, chess.Piece.from_symbol("k"))
    corners = [(chess.A1, "R"), (chess.H1, "R"), (chess.A8, "r"), (chess.H8, "r")]
    for square, letter in corners:
        if rng.random() < 0.3 and board.piece_at(square) is None:
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
    for _ in range(rng.randint(1, 8)):
        square, letter = rng.randrange(64), rng.choice(_MEN)
        if board.piece_at(square) is None and (letter not in "Pp" or 8 <= square < 56):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
    halfmoves = rng.randint(2, min(longest, 7))  # Popeye solves no a=>b0.5
    board.turn = rng.random() < 0.5
    start = parse_fen(f"{board.board_fen()} {'w' if board.turn else 'b'} - - 0 1")
    start = Position.of(dict(start), start.turn, possible_castling(start.board))
    board.castling_rights = sum(
        chess.BB_SQUARES[castling.rook_square] for castling in start.castling
    )
    if why_not_searched(start, start) is not None or not _played(board, halfmoves, rng):
        return None
    return Case(_spoilt(board, rng), halfmoves, start)


def cases(rng: random.Random, longest: int) -> Iterator[Case]:
    """Yield random cases without end."""
    while True:
        make = _from_array if rng.random() < 0.6 else _from_position
        case = make(rng, longest)
        if case is not None:
            yield case


def difference(case: Case, popeye: Path, seconds: float) -> str | None:
    """Return what differs; empty if nothing does, None if one of the two takes too long."""
    target = parse_fen(f"{case.diagram} w - - 0 1")
    *_, found = searching(target, case.halfmoves, case.start, most=_MOST, stop_at=_MOST)
    if not found.complete or found.count + shorter_count(found) > _MOST:
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as asked:
        asked.write(case.popeye)
        asked.flush()
        command = [str(popeye), "-maxmem", "200M", asked.name]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
    if "solution finished" not in answer.stdout:
        return None if "interrupted" in answer.stdout else f"Popeye says {answer.stdout!r}"
    start = ARRAY if case.start is None else case.start
    lines = [line for line in answer.stdout.splitlines() if line.strip().startswith("1.")]
    try:
        theirs = {read_game(line, start) for line in lines}
    except ValueError as fault:
        return str(fault)
    games = found.games + shorter_games(found)
    ours = {tuple(move.uci for move in game) for game in games}
    if theirs == ours and len(games) == len(ours):
        return ""
    return f"missing {sorted(theirs - ours)[:2]}, too many {sorted(ours - theirs)[:2]}"


def main(arguments: list[str] | None = None) -> int:
    """Compare random cases; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare random proof games with Popeye's.")
    parser.add_argument("popeye", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=0, help="how many; without end if 0")
    parser.add_argument("--longest", type=int, default=12, help="half-moves")
    parser.add_argument("--seconds", type=float, default=20.0, help="for Popeye, each")
    given = parser.parse_args(arguments)
    tried = compared = different = 0
    for case in cases(random.Random(given.seed), given.longest):
        if given.cases and tried >= given.cases:
            break
        tried += 1
        differs = difference(case, given.popeye, given.seconds)
        compared += differs is not None
        if differs:
            different += 1
            sys.stdout.write(f"{case.popeye}{differs}\n")
        if tried % 50 == 0:
            sys.stdout.write(f"{tried} tried, {compared} compared, {different} differ\n")
            sys.stdout.flush()
    sys.stdout.write(f"{tried} tried, {compared} compared, {different} differ\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
