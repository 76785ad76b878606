# SPDX-License-Identifier: GPL-3.0-or-later
"""A process that solves for pages: one piece of work at a time, which can be taken from it.

What goes over the pipe begins with a number of eight bytes, that of the piece of work: from here
with one byte more, which says whether it is the last. What follows is JSON.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Final

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.writing.diagrams import diagram_content
from composer.notation.sentences import OUR_FAULT
from composer.said.sentence import said, sentence_of
from composer.solver.deadline import Deadline
from composer.solver.options import Token
from composer.solver.processes import bound_memory, give_way
from composer.solver.session import Session
from composer.web.limits import Limits, shortened
from composer.web.request import (
    BadRequest,
    Json,
    language_of,
    message_of,
    problem_of,
    solve_request,
    text_of,
)
from composer.web.speaker import Speaker
from composer.web.stages import answers, error_stage

_FORMS: Final = {"svg": (Format.SVG, "image/svg+xml"), "html": (Format.HTML, "text/html")}

READY: Final = 0
"""The number that is said once the process hears what it is told; no piece of work has it."""

CANCEL: Final = b"x"
"""What the piece of work at hand is stopped by, in place of JSON."""

_LOG = logging.getLogger(__name__)
_NUMBER: Final = struct.Struct(">Q")
_HEAD: Final = struct.Struct(">QB")
_TABLE_MEGABYTES: Final = 32


def packed(number: int, message: bytes) -> bytes:
    """Return a message to this process."""
    return _NUMBER.pack(number) + message


def unpacked(data: bytes) -> tuple[int, bool, bytes]:
    """Return the number, whether it is the last of it, and what was said."""
    number, last = _HEAD.unpack_from(data)
    return number, bool(last), data[_HEAD.size :]


def work(connection: Connection, limits: Limits) -> None:
    """Work until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of who began this
    with suppress(OSError):
        give_way()
    bound_memory(limits.memory)
    _Worker(connection, limits).run()


class _Worker:
    def __init__(self, connection: Connection, limits: Limits) -> None:
        self._connection, self._limits = connection, limits
        self._session = Session(_TABLE_MEGABYTES, threads=1)
        self._waiting: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self._lock = threading.Lock()
        self._token = Token()
        self._number = 0
        self._cancelled: set[int] = set()

    def run(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        self._say(READY, True, b"")
        while True:
            number, message = self._waiting.get()
            with self._lock:
                self._number, self._token = number, Token()
                if number in self._cancelled:
                    self._token.cancel()
            self._answer(number, message)
            with self._lock:
                self._cancelled.discard(number)

    def _listen(self) -> None:
        while True:
            try:
                data = self._connection.recv_bytes()
            except (EOFError, OSError):
                os._exit(0)  # whoever this works for has gone
            (number,) = _NUMBER.unpack_from(data)
            if data[_NUMBER.size :] == CANCEL:
                with self._lock:
                    self._cancelled.add(number)
                    if number == self._number:
                        self._token.cancel()
            else:
                self._waiting.put((number, data[_NUMBER.size :]))

    def _answer(self, number: int, message: bytes) -> None:
        try:
            for stage in self._told(message):
                data = json.dumps(stage, ensure_ascii=False, separators=(",", ":")).encode()
                if len(data) > self._limits.answer:
                    data = json.dumps(_shortened(stage), separators=(",", ":")).encode()
                self._say(number, False, data)
        except BadRequest as error:
            self._say(number, False, json.dumps(error_stage(str(error))).encode())
        except MemoryError:
            told = error_stage(str(said("this takes more memory than a page may use")))
            self._say(number, False, json.dumps(told).encode())
        except Exception:  # noqa: BLE001 - the process must live on; the report is kept here
            _LOG.exception("a request of a page failed")
            told = error_stage(str(OUR_FAULT))
            self._say(number, False, json.dumps(told).encode())
        self._say(number, True, b"")

    def _told(self, data: bytes) -> Iterator[Json]:
        message = message_of(data)
        token = self._token
        do = _DEEDS.get(message.get("do", ""))
        if do is None:
            raise BadRequest(said("nothing that is done here"))
        with Deadline(token, self._limits.seconds) as deadline:
            yield from do(message, token, self._session, self._limits)
        if deadline.passed:
            yield {"stage": "stopped", "solution": None, "complete": False, "extra": {}}

    def _say(self, number: int, last: bool, data: bytes) -> None:
        try:
            self._connection.send_bytes(_HEAD.pack(number, last) + data)
        except OSError:
            os._exit(0)


def _solve(message: Json, token: Token, session: Session, limits: Limits) -> Iterator[Json]:
    request = solve_request(message)
    try:
        yield from answers(request, token, session, limits)
    except RecursionError:
        yield error_stage(Speaker.of(request.language).say(said("this is too long to be told")))


def _export(message: Json, token: Token, session: Session, limits: Limits) -> Iterator[Json]:
    yield exported(message)


Deed = Callable[[Json, Token, Session, Limits], Iterator[Json]]
_DEEDS: Final[dict[str, Deed]] = {"solve": _solve, "export": _export}


def _shortened(stage: Json) -> Json:
    """Return a stage without the play of a solution that is too long to be sent."""
    solution = stage.get("solution")
    if not isinstance(solution, dict):
        return error_stage(str(said("this is too long to be told")))
    return {**stage, "solution": shortened(solution)}


def exported(message: Json) -> Json:
    """Return the file that a page asks for: name, type and text.

    Raises:
        BadRequest: it is a form that is not handed on, or cannot be drawn.
    """
    form = _FORMS.get(text_of(message, "form", 10))
    if form is None:
        raise BadRequest(said("such files are not made here"))
    style = replace(MAGAZINE, letters=language_of(message))
    try:
        content = diagram_content(problem_of(message), form[0], style)
    except DiagramFault as error:
        raise BadRequest(sentence_of(error)) from error
    return {"name": f"problem.{form[0].value}", "type": form[1], "text": content.decode()}
