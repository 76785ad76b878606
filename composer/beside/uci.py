# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine of the user's beside us, asked by UCI: what it sees, never a proof.

It is driven so that its answers come again: one thread, a number of nodes, a fresh game for each
study. It is asked of some moves at a time (`searchmoves`), which brings it much deeper than a list
of its best moves would. A position that could end it is not shown to it; where it hangs or dies it
is ended and started again, once for each question.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from typing import Final

import chess
import chess.engine

from composer.beside.program import Program, find_program
from composer.beside.uciprocess import UciProcess
from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of, move_of
from composer.problem.defects import is_solvable
from composer.problem.move import Move
from composer.problem.position import Position
from composer.said.sentence import NOTHING, Sentence, said
from composer.studies.marks import Opinion

NAMES: Final = ("stockfish", "/usr/games/stockfish", "lc0", "berserk", "komodo", "ethereal")
"""What engines are called that are looked for on PATH, in this order."""

NODES: Final = 300_000
"""How many nodes a question is worth, unless told otherwise."""

LEAST_NODES: Final = 100
MOST_NODES: Final = 1_000_000_000

_OPTIONS: Final = {"Threads": 1, "Hash": 32}
_LOOK: Final = 0.005  # seconds between two looks at what goes on
_SLOWEST: Final = 5_000  # nodes a second of an engine that is not hanging
_FATAL: Final = (
    chess.STATUS_NO_WHITE_KING
    | chess.STATUS_NO_BLACK_KING
    | chess.STATUS_TOO_MANY_KINGS
    | chess.STATUS_PAWNS_ON_BACKRANK
    | chess.STATUS_OPPOSITE_CHECK
    | chess.STATUS_BAD_CASTLING_RIGHTS
)


def find_engine(given: str = "") -> Program | None:
    """Return the engine of a path or name, or the first that is found."""
    if given.strip():
        return find_program(given)
    found = (find_program(name) for name in NAMES)
    return next((program for program in found if program is not None), None)


def may_be_asked(position: Position) -> bool:
    """Return whether a position is one of chess, which no engine stumbles over."""
    if not all_orthodox(position.board) or not is_solvable(position):
        return False
    return not board_of(position).status() & _FATAL


class _Fault(Exception):  # noqa: N818 - the engine's, not the program's
    """The engine died, hung or said what cannot be."""

    def __init__(self, why: Sentence | str) -> None:
        """Say why: a sentence, or the library's own words."""
        super().__init__(str(why))
        self.why = why


@dataclass(slots=True)
class _Search:
    """One question while it is answered.

    Attributes:
        result: what is told of it, as soon as the engine listens.
        told: the last that was said, bounds left out.
        is_over: whether nobody waits for the answer any more.
    """

    result: chess.engine.AnalysisResult | None = None
    told: chess.engine.InfoDict = field(default_factory=lambda: chess.engine.InfoDict())
    is_over: bool = False

    def begin(self, result: chess.engine.AnalysisResult) -> None:
        """Note that the engine listens; in its own thread, as `stop`."""
        self.result = result
        if self.is_over:  # cancelled before it listened
            result.stop()

    def stop(self) -> None:
        """Have the engine stop, now or as soon as it listens."""
        self.is_over = True
        if self.result is not None:
            self.result.stop()


class Engine:
    """A process of an engine; asked by one thread at a time."""

    def __init__(self, program: Program, nodes: int = NODES, patience: float = 10.0) -> None:
        """Start nothing yet.

        Args:
            program: the engine.
            nodes: how many it may look at for a question.
            patience: seconds in which it must answer what takes no time.

        Raises:
            ValueError: so many nodes are not asked for.
        """
        if not LEAST_NODES <= nodes <= MOST_NODES:
            raise ValueError(f"expected {LEAST_NODES:,} to {MOST_NODES:,} nodes, got {nodes:,}")
        self._program, self._nodes, self._patience = program, nodes, patience
        self._process: UciProcess | None = None
        self._game = object()
        self._lock = threading.Lock()
        self.fault: Sentence = NOTHING
        """Why it is not asked any more; nothing while it is."""

    def begin(self) -> None:
        """Begin with another study: the engine is to forget what it knows."""
        self._game = object()

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.close()  # it is killed if it still runs

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def opinion(
        self, position: Position, moves: Sequence[Move], flag: bytearray | None = None
    ) -> Opinion | None:
        """Return what the engine sees after the best of some moves.

        Args:
            position: where they are played.
            moves: legal moves.
            flag: a byte that cancels once it is set.

        Returns:
            None where it was cancelled, has nothing to say, or may not be asked; `fault` says if
            it will not be asked again.
        """
        if not moves or not may_be_asked(position):
            return None
        board = board_of(position)
        asked = [chess.Move.from_uci(move.uci) for move in moves]
        if not all(board.is_legal(move) for move in asked):
            return None
        with self._lock:
            for _ in range(2):
                if self.fault or (flag is not None and flag[0]):
                    return None
                try:
                    return self._asked(board, asked, flag)
                except _Fault as error:
                    why = error.why
                    self.close()
            name = self._program.path.name
            self.fault = said("{engine} is not asked any more: {why}", engine=name, why=why)
        return None

    def _asked(
        self, board: chess.Board, moves: list[chess.Move], flag: bytearray | None
    ) -> Opinion | None:
        process = self._started()
        search = _Search()
        answer = self._answer(process.protocol, board, moves, search)
        try:
            future = asyncio.run_coroutine_threadsafe(answer, process.loop)
        except RuntimeError as error:  # its loop was closed meanwhile
            answer.close()
            raise _Fault(said("it died")) from error
        if not self._waited(process, future, search, flag):
            return None
        try:
            future.result()
        except (
            chess.engine.EngineError,
            ValueError,
            RuntimeError,
            asyncio.CancelledError,
            CancelledError,
        ) as error:
            raise _Fault(str(error) or said("it died")) from error
        return self._opinion(process, board, moves, search.told)

    def _waited(
        self,
        process: UciProcess,
        future: Future[None],
        search: _Search,
        flag: bytearray | None,
    ) -> bool:
        """Wait for an answer; return whether it was not cancelled.

        Whoever cancels is not kept waiting: what the engine does with the word is seen to in its
        own thread, and before the next question.
        """
        until = time.monotonic() + self._patience + self._nodes / _SLOWEST
        while not future.done():
            if flag is not None and flag[0]:
                self._stop(process, future, search)
                return False
            if time.monotonic() > until:
                raise _Fault(said("it does not answer"))
            time.sleep(_LOOK)
        return True

    def _stop(self, process: UciProcess, future: Future[None], search: _Search) -> None:
        with contextlib.suppress(RuntimeError):  # its loop was closed meanwhile
            process.loop.call_soon_threadsafe(search.stop)
        watch = threading.Thread(
            target=self._ended, args=(process, future), name="engine-watch", daemon=True
        )
        watch.start()

    def _ended(self, process: UciProcess, future: Future[None]) -> None:
        """Kill a process that does not stop."""
        until = time.monotonic() + self._patience
        while not future.done():
            if time.monotonic() > until:
                process.close()
                return
            time.sleep(_LOOK)
        if not future.cancelled():  # as it is where the process was closed
            future.exception()

    async def _answer(
        self,
        protocol: chess.engine.Protocol,
        board: chess.Board,
        moves: list[chess.Move],
        search: _Search,
    ) -> None:
        limit = chess.engine.Limit(nodes=self._nodes)
        result = await protocol.analysis(board, limit, game=self._game, root_moves=moves)
        search.begin(result)
        async for info in result:
            if info.get("lowerbound") or info.get("upperbound"):
                continue
            if "score" in info and info.get("pv"):
                search.told = info
        await result.wait()

    def _opinion(
        self,
        process: UciProcess,
        board: chess.Board,
        moves: list[chess.Move],
        told: chess.engine.InfoDict,
    ) -> Opinion | None:
        line = told.get("pv")
        if not line or "score" not in told:
            return None
        if line[0] not in moves:
            raise _Fault(said("it speaks of another move than it was asked about"))
        score = told["score"].white()
        read: list[Move] = []
        playing = board.copy(stack=False)
        for move in line:
            if not playing.is_legal(move):
                break
            read.append(move_of(playing, move))
            playing.push(move)
        name = process.protocol.id.get("name") or self._program.path.name
        nodes = told.get("nodes", 0)
        depth = told.get("depth", 0)
        return Opinion(name, nodes, depth, score.score(), score.mate(), tuple(read))

    def _started(self) -> UciProcess:
        """Return the process; another one where it has ended."""
        if self._process is not None and not self._process.has_ended:
            return self._process
        self.close()
        command = [str(self._program.path), *self._program.arguments]
        try:
            self._process = UciProcess(command, _OPTIONS, self._patience)
        except (OSError, TimeoutError, chess.engine.EngineError) as error:
            raise _Fault(str(error) or said("it does not answer")) from error
        return self._process
