# SPDX-License-Identifier: GPL-3.0-or-later
"""A small engine that speaks UCI, for tests: it plays the first move asked about, or misbehaves.

python engine.py [hang|die|lie|silent|mate|wait]
"""

from __future__ import annotations

import os
import sys
import time

import chess


def say(text: str) -> None:
    """Say a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def searched(board: chess.Board, words: list[str], way: str) -> None:
    """Answer a `go`: a bound first, which is no score, then a line of one or two moves."""
    asked = words[words.index("searchmoves") + 1 :] if "searchmoves" in words else []
    moves = [move for move in board.legal_moves if not asked or move.uci() in asked]
    nodes = words[words.index("nodes") + 1]
    first = moves[0]
    if way == "die":
        os._exit(11)
    if way == "lie":
        first = next(move for move in board.legal_moves if move.uci() not in asked)
    say(f"info depth 9 score cp 999 lowerbound nodes {nodes} pv {first.uci()}")
    if way == "hang":
        time.sleep(60)
    if way == "wait":
        while sys.stdin.readline().strip() != "stop":
            pass
    board.push(first)
    reply = next(iter(board.legal_moves), None)
    line = f"{first.uci()} {reply.uci() if reply else ''}".strip()
    score = "mate 3" if way == "mate" else f"cp {len(moves)}"
    say(f"info depth 7 score {score} nodes {nodes} pv {line}")
    say(f"bestmove {first.uci()}")


def main(way: str) -> None:
    """Hear and answer until it is told to quit."""
    board = chess.Board()
    for line in sys.stdin:
        words = line.split()
        match words[:1]:
            case ["uci"]:
                if way == "silent":
                    time.sleep(60)
                say("id name Fake 1\noption name Threads type spin default 4 min 1 max 8\nuciok")
            case ["isready"]:
                say("readyok")
            case ["position"]:
                board = chess.Board(" ".join(words[2:8])) if words[1] == "fen" else chess.Board()
                for uci in words[words.index("moves") + 1 :] if "moves" in words else []:
                    board.push_uci(uci)
            case ["go"]:
                searched(board, words, way)
            case ["quit"]:
                return


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "")
