# SPDX-License-Identifier: GPL-3.0-or-later
"""Ask `chess-composer mcp` as assistants do, and compare what it tells with what the program finds.

    python tests/truth/assistants.py [--seed N] [--count N]

The calls go through standard input and output of a process. Of random problems, what is told by
`keys` and `solve` is compared with `composer.solve`, by `moves` and `diagram` with python-chess,
by the others with what their command says in this process. Prints what differs, how long the
longest call took and how much memory the two processes had at most, and at last `N of M right`;
the status is 1 if anything differs, or if a bound of a call is exceeded. On a machine that is full
of other work a call may not come to its end in its time, and says so: it is counted apart.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import chess

import composer
from composer.cli.assistants.limits import USUAL
from composer.launcher import main as command
from composer.solver.options import SolveOptions

Json = dict[str, Any]

ASKED: Final = ("#2", "h#2", "s#2", "h#1.5", "#2 Circe")
BESIDE: Final = {"nodes", "seconds", "themes", "points", "quality"}
"""What a solution says of measures, or what a later stage adds."""
KINDS: Final = ("keys", "solve", "moves", "diagram", "text", "themes", "legal")
_SHORT: Final = SolveOptions(tries=False, set_play=False)
_LATE: Final = ("Nothing is known: it took more than", "Not finished:")
_RARE: Final = 100  # one call in so many asks for all neighbours, which takes longest
_WARM: Final = 100  # calls after which memory should grow no more
_GROWTH: Final = 32 * 1024 * 1024  # bytes that the one who only passes messages on may grow then


class LateError(Exception):
    """A call said that it had not come to its end in its time."""


class Assistant:
    """One that has started the program and asks it.

    Attributes:
        process: the program.
        longest: seconds that the longest call took.
    """

    def __init__(self, *words: str) -> None:
        line = [sys.executable, "-m", "composer", "mcp", *words]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen(line, **pipes)  # type: ignore[call-overload]
        self._last = 0
        self.longest = 0.0

    def say(self, line: bytes) -> None:
        """Send a line."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def hear(self) -> Json:
        """Return the next answer."""
        return dict(json.loads(self.process.stdout.readline()))

    def send(self, method: str, params: object = None) -> int:
        """Send a request, and return its number."""
        self._last += 1
        told = {"jsonrpc": "2.0", "id": self._last, "method": method, "params": params or {}}
        self.say(json.dumps(told).encode("utf-8"))
        return self._last

    def ask(self, method: str, params: object = None) -> Json:
        """Send a request, and return what is answered to it."""
        number = self.send(method, params)
        answer = self.hear()
        assert answer["id"] == number
        return answer

    def call(self, name: str, **given: object) -> Json:
        """Call a tool, and return its result."""
        begun = time.monotonic()
        found = self.ask("tools/call", {"name": name, "arguments": given})
        self.longest = max(self.longest, time.monotonic() - begun)
        return dict(found["result"])

    def told(self, name: str, **given: object) -> Any:
        """Call a tool that is to answer, and return what it tells, read as JSON."""
        return json.loads(self.written(name, **given))

    def written(self, name: str, **given: object) -> str:
        """Call a tool that is to answer, and return what it tells as it is written.

        Raises:
            LateError: it had too little time.
        """
        result = self.call(name, **given)
        texts = [str(content["text"]) for content in result["content"]]
        for text in texts if result["isError"] else texts[1:]:  # beside the answer
            if text.startswith(_LATE):
                raise LateError(text)
        assert not result["isError"], result
        return texts[0]

    def refused(self, name: str, **given: object) -> str:
        """Call a tool that is to refuse, and return why it does."""
        result = self.call(name, **given)
        assert result["isError"], result
        return str(result["content"][0]["text"])

    def close(self) -> None:
        """Say nothing more: then the program ends."""
        self.process.stdin.close()
        assert self.process.wait(60) == 0
        assert self.process.stdout.read() == b""
        assert self.process.stderr.read() == b""
        self.process.stdout.close()
        self.process.stderr.close()

    def memory(self) -> dict[str, int]:
        """Return how many bytes this process and the one that works for it had at most (Linux)."""
        number = self.process.pid
        begun = (
            each.read_text("ascii") for each in Path(f"/proc/{number}/task").glob("*/children")
        )
        children = " ".join(begun).split()
        return {"server": _peak(number), "work": max(_peak(int(each)) for each in children)}


def _peak(number: int) -> int:
    for line in Path(f"/proc/{number}/status").read_text("utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    return 0


def drawn(seed: int) -> str:
    """Return a random position with both kings, White to move."""
    drawing = random.Random(seed)
    while True:
        board = chess.Board(None)
        squares = drawing.sample(range(64), drawing.randint(5, 9))
        men = "Kk" + "".join(drawing.choice("QRRBNNPPrbnpp") for _ in squares[2:])
        for square, man in zip(squares, men, strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(man))
        if board.is_valid():
            return board.fen()


def difference(assistant: Assistant, seed: int) -> str:
    """Make one call about a random problem; return what is wrong with its answer, or nothing."""
    fen, asked = drawn(seed), ASKED[seed % len(ASKED)]
    kind = "neighbours" if seed % _RARE == 0 else KINDS[seed % len(KINDS)]
    given = {"fen": fen, "stipulation": asked}
    wrong = ""
    match kind:
        case "keys":
            found = composer.solve(fen, asked, _SHORT).json_object()
            found["keys"] = [key["move"] for key in found["keys"]]
            wrong = _differing(assistant.told("keys", **given), found, ("keys", "lines", *_HEAD))
        case "solve":
            found = composer.solve(fen, asked, SolveOptions()).json_object()
            told = assistant.told("solve", **given, json=True)
            wrong = _differing(told, found, tuple(found.keys() - BESIDE))
        case "moves":
            moves = {move["uci"] for move in assistant.told("moves", fen=fen)["moves"]}
            legal = {move.uci() for move in chess.Board(fen).legal_moves}
            wrong = "" if moves == legal else f"{moves ^ legal}"
        case "diagram":
            picture = assistant.written("diagram", fen=fen, form="txt")
            wrong = "" if _placed(picture) == chess.Board(fen).piece_map() else picture
        case "text":
            told = assistant.written("solve", **given)
            said = _said("solve", "-s", asked, fen)
            wrong = "" if _timeless(told) == _timeless(said) else f"{told} / {said}"
        case "themes":
            (found,) = _values("solve", "-s", asked, "--json", fen)
            wrong = _differing(
                assistant.told("themes", **given), found, ("themes", "points", "quality")
            )
        case "legal":
            (found,) = _values("retro", "-s", "#2", "--json", fen)
            told = assistant.told("legal", fen=fen)
            wrong = _differing(told, found, ("legality", "reason"))
        case _:
            near = _values("neighbours", "-s", "#1", "--json", "--limit", "99999", fen)
            sound = [edit for edit in near if edit["verdict"] == "sound" and edit["complete"]]
            told = assistant.told(
                "neighbours", fen=fen, stipulation="#1", limit=5, seconds=USUAL.seconds
            )
            found = {"decided": len(near), "sound": len(sound), "neighbours": sound[:5]}
            wrong = _differing(told, found, tuple(found))
    return f"{kind} of {fen} {asked}: {wrong}"[:600] if wrong else ""


_HEAD: Final = ("verdict", "message")


def _differing(told: Json, found: Json, names: Sequence[str]) -> str:
    pairs = ((name, told.get(name), found.get(name)) for name in names)
    return "; ".join(f"{name}: {one!r}, {other!r}" for name, one, other in pairs if one != other)


def _placed(picture: str) -> dict[int, chess.Piece]:
    """Return the men of a diagram in plain text, in which knights are S."""
    rows = [line[2:-2].split(" ") for line in picture.split("\n") if line.startswith("|")]
    men = {"S": "N", "s": "n"}
    return {
        chess.square(file, 7 - row): chess.Piece.from_symbol(men.get(sign, sign))
        for row, signs in enumerate(rows)
        for file, sign in enumerate(signs)
        if sign.isalpha()
    }


def _timeless(text: str) -> str:
    return "\n".join(line for line in text.strip().split("\n") if " s)" not in line)


def _said(*words: str) -> str:
    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        assert command([*words]) == 0
    return written.getvalue()


def _values(*words: str) -> list[Any]:
    return [json.loads(line) for line in _said(*words).splitlines()]


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Ask so many questions; return the exit status."""
    parser = argparse.ArgumentParser("assistants.py", description="Ask as assistants do.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    given = parser.parse_args()
    assistant, right, late, warm = Assistant(), 0, 0, 0
    for number, seed in enumerate(range(given.seed, given.seed + given.count)):
        if number == _WARM:
            warm = assistant.memory()["server"]
        try:
            wrong = difference(assistant, seed)
        except LateError as said:
            late += 1
            _tell(f"call {number}: {said}")
            continue
        right += not wrong
        if wrong:
            _tell(wrong)
    most = assistant.memory()
    assistant.close()
    grown = most["server"] - warm if warm else 0
    _tell(f"longest call: {assistant.longest:.1f} s of {USUAL.seconds + USUAL.grace:.0f} s")
    _tell(
        f"memory: {most['server'] / 1e6:.0f} MB, grown by {grown / 1e6:.1f} MB since call {_WARM}; "
        f"at work {most['work'] / 1e6:.0f} MB of {USUAL.memory / 1e6:.0f} MB"
    )
    _tell(f"{late} not answered in their time; {right} of {given.count} right")
    bounded = grown <= _GROWTH and most["work"] <= USUAL.memory
    bounded = bounded and assistant.longest <= USUAL.seconds + USUAL.grace
    return 0 if right + late == given.count and bounded else 1


if __name__ == "__main__":
    sys.exit(main())
