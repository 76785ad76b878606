# SPDX-License-Identifier: GPL-3.0-or-later
"""The Model Context Protocol over standard input and output: JSON-RPC 2.0, a message a line.

As https://modelcontextprotocol.io/specification/2025-06-18 has it, of which only tools are needed.
What comes is read in one thread, so that a call under way can be cancelled; calls are answered in
their order, in another.
"""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import isfinite
from typing import Any, BinaryIO, Final

from composer.cli.assistants.hand import Hand
from composer.cli.assistants.limits import USUAL, Limits
from composer.cli.assistants.tools import Tool, call
from composer.solver.jsonform import Json

VERSIONS: Final = ("2025-06-18", "2025-03-26", "2024-11-05")
"""The versions of the protocol that are spoken, the newest first."""

_PARSE, _INVALID, _NO_METHOD, _PARAMS, _BUSY = -32700, -32600, -32601, -32602, -32000
_INSTRUCTIONS: Final = (
    "Chess Composer solves chess problems exactly. Ask it for every verdict, key, line and theme "
    "instead of working them out: what it calls sound was proved, and what it did not finish it "
    "says. Positions are FEN, stipulations such as #2, s#3, h#2.5."
)

Id = str | int | float | None


@dataclass(slots=True)
class _Call:
    number: Id
    tool: Tool
    given: object
    unwanted: threading.Event = field(default_factory=threading.Event)


class Server:
    """Answers one assistant until it says nothing more."""

    def __init__(
        self,
        reading: BinaryIO,
        writing: BinaryIO,
        tools: Mapping[str, Tool],
        version: str,
        *,
        library: str = "",
        limits: Limits = USUAL,
    ) -> None:
        """Make ready.

        Args:
            reading: where messages come from.
            writing: where answers go to.
            tools: what is offered, by name.
            version: of this program.
            library: the library that is searched; empty for the studio's own.
            limits: what bounds the calls.
        """
        self._reading, self._writing, self._tools = reading, writing, tools
        self._version, self._library, self._limits = version, library, limits
        self._hand = Hand(limits)
        self._lock = threading.Lock()
        self._more = threading.Condition()
        self._calls: deque[_Call] = deque()
        self._at_hand: _Call | None = None
        self._over = False
        self._gone = False

    def run(self) -> None:
        """Answer until nothing more comes and all is answered."""
        working = threading.Thread(target=self._work, daemon=True)
        working.start()
        try:
            for message in self._messages():
                self._take(message)
                if self._gone:
                    break
        finally:
            with self._more:
                self._over = True
                self._more.notify()
            working.join()
            self._hand.close()

    def _messages(self) -> Iterator[bytes | None]:
        """Yield what comes, line by line; None for a line that is too long."""
        most = self._limits.message
        while line := self._reading.readline(most + 1):
            if len(line) > most and not line.endswith(b"\n"):
                while rest := self._reading.readline(most):
                    if rest.endswith(b"\n"):
                        break
                yield None
            elif line.strip():
                yield line

    def _take(self, line: bytes | None) -> None:
        if line is None:
            self._refuse(None, _INVALID, f"a message has at most {self._limits.message} bytes")
            return
        try:
            message = json.loads(line, parse_constant=_no_number, parse_float=_number)
        except (ValueError, RecursionError):
            self._refuse(None, _PARSE, "this is no JSON")
            return
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            self._refuse(None, _INVALID, "expected one message of JSON-RPC 2.0")
            return
        method, number = message.get("method"), message.get("id")
        if not isinstance(method, str):
            if "result" not in message and "error" not in message:  # nothing was asked of it
                self._refuse(_id_of(number), _INVALID, "a method is missing")
            return
        params = message.get("params", {})
        if "id" not in message:
            if method == "notifications/cancelled" and isinstance(params, dict):
                self._cancel(params.get("requestId"))
            return
        if number is not None and _id_of(number) is None:
            self._refuse(None, _INVALID, "an id is a text or a number")
            return
        if not isinstance(params, dict):
            self._refuse(number, _PARAMS, "params: expected an object")
            return
        answer: Callable[[Id, Json], None] | None = self._methods().get(method)
        if answer is None:
            self._refuse(number, _NO_METHOD, f"{method[:80]!r} is not known here")
            return
        answer(number, params)

    def _methods(self) -> dict[str, Callable[[Id, Json], None]]:
        return {
            "initialize": self._initialize,
            "ping": lambda number, _: self._answer(number, {}),
            "tools/list": self._list,
            "tools/call": self._call,
        }

    def _initialize(self, number: Id, params: Json) -> None:
        wanted = params.get("protocolVersion")
        self._answer(
            number,
            {
                "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
                "capabilities": {"tools": {"listChanged": False}},
                "serverInfo": {
                    "name": "chess-composer",
                    "title": "Chess Composer",
                    "version": self._version,
                },
                "instructions": _INSTRUCTIONS,
            },
        )

    def _list(self, number: Id, _params: Json) -> None:
        told = [tool.object(self._limits) for tool in self._tools.values()]
        self._answer(number, {"tools": told})

    def _call(self, number: Id, params: Json) -> None:
        name = params.get("name")
        tool = self._tools.get(name) if isinstance(name, str) else None
        if tool is None:
            self._refuse(number, _PARAMS, f"there is no tool {str(name)[:80]!r}")
            return
        with self._more:
            if len(self._calls) < self._limits.waiting:
                self._calls.append(_Call(number, tool, params.get("arguments", {})))
                self._more.notify()
                return
        self._refuse(number, _BUSY, f"{self._limits.waiting} calls wait already")

    def _cancel(self, number: object) -> None:
        """Give up a call; nothing is answered to it."""
        with self._more:
            waiting = [*self._calls, *([self._at_hand] if self._at_hand is not None else [])]
            for each in waiting:
                if each.number == number and type(each.number) is type(number):
                    each.unwanted.set()

    def _work(self) -> None:
        while True:
            with self._more:
                while not self._calls and not self._over:
                    self._more.wait()
                if not self._calls or self._gone:
                    return
                self._at_hand = at_hand = self._calls.popleft()
            if not at_hand.unwanted.is_set():
                found = call(
                    *(at_hand.tool, at_hand.given, self._hand, self._limits, self._library),
                    partial(self._unwanted, at_hand),
                )
                if not at_hand.unwanted.is_set():
                    self._answer(at_hand.number, found)
            with self._more:
                self._at_hand = None

    def _unwanted(self, each: _Call) -> bool:
        return each.unwanted.is_set() or self._gone

    def _answer(self, number: Id, result: Json) -> None:
        self._say({"jsonrpc": "2.0", "id": number, "result": result})

    def _refuse(self, number: Id, code: int, why: str) -> None:
        error = {"code": code, "message": why}
        self._say({"jsonrpc": "2.0", "id": number, "error": error})

    def _say(self, message: Json) -> None:
        line = json.dumps(message, ensure_ascii=True).encode("ascii") + b"\n"
        with self._lock, suppress(ValueError):
            try:
                self._writing.write(line)
                self._writing.flush()
            except OSError:  # nobody reads any more
                self._gone = True


def _id_of(number: Any) -> Id:
    """Return the id of a message, None where it is none."""
    return number if type(number) in (str, int, float) else None


def _number(written: str) -> float:
    """Read a number; one that is too large, such as 1e999, could not be sent back."""
    number = float(written)
    return number if isfinite(number) else _no_number(written)


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number of JSON")
