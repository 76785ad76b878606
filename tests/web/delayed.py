# SPDX-License-Identifier: GPL-3.0-or-later
"""What the studio says to pages, held back by a test: late, twice, never, in another order."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from served import PATIENCE

from composer.web.server import PageServer
from composer.web.session import Session

Json = dict[str, Any]
Put = Callable[[str], None]


@dataclass(eq=False, slots=True)
class Held:
    """Something said that has not gone out yet.

    Attributes:
        what: of an answer what was asked (`save`, `open` ...), of a stage its name, of others
            what is said.
        message: what is said.
    """

    what: str
    message: Json
    put: Put
    text: str


@dataclass(eq=False, slots=True)
class Wire:
    """What goes from the studio to its pages, and what comes."""

    server: PageServer
    holds: Callable[[str], bool] = lambda what: False
    loses: Callable[[str], bool] = lambda what: False
    held: list[Held] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    _questions: dict[tuple[int, int], str] = field(default_factory=dict)
    _change: threading.Condition = field(default_factory=threading.Condition)

    def hold(self, *what: str) -> None:
        """Hold back what is said of these from now on; of everything where none is named."""
        self.holds = (lambda each: each in what) if what else (lambda each: True)

    def wait(self, what: str, count: int = 1) -> Held:
        """Wait until so many of them are held; return the newest."""
        return self.wait_for(lambda: [held for held in self.held if held.what == what][count - 1 :])

    def wait_for(self, found: Callable[[], list[Held]]) -> Held:
        """Wait until something is held that is looked for; return the newest."""
        with self._change:
            assert self._change.wait_for(found, PATIENCE)
            return found()[-1]

    def wait_asked(self, what: str, count: int = 1) -> None:
        """Wait until a page has asked for something so many times."""
        with self._change:
            assert self._change.wait_for(lambda: self.asked.count(what) >= count, PATIENCE), what

    def let_go(self, held: Held, times: int = 1) -> None:
        """Say something that was held back, as often as is wished."""
        with self._change:
            self.held.remove(held)
        loop = self.server._loop
        assert loop is not None
        for _ in range(times):
            loop.call_soon_threadsafe(held.put, held.text)

    def let_all_go(self, times: int = 1) -> None:
        """Hold nothing back any more."""
        self.holds = lambda what: False
        self.loses = lambda what: False
        for held in tuple(self.held):
            self.let_go(held, times)

    def comes(self, session: Session, text: str) -> bool:
        """Note what a page asks; return whether the studio hears it."""
        try:
            message = json.loads(text)
        except ValueError:
            return True
        what = str(message.get("what") if message.get("do") == "ask" else message.get("do"))
        with self._change:
            if message.get("do") == "ask":
                self._questions[id(session), message["id"]] = what
            self.asked.append(what)
            self._change.notify_all()
        return not self.loses(what)

    def goes(self, session: Session, text: str, put: Put) -> None:
        """Say something, or hold it back."""
        message = json.loads(text)
        what = str(message["say"])
        if what == "answer":
            what = self._questions.get((id(session), message["id"]), what)
        elif what == "stage":
            what = str(message["stage"])
        with self._change:
            if self.holds(what):
                self.held.append(Held(what, message, put, text))
                self._change.notify_all()
                return
        put(text)


@contextmanager
def wired(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Take hold of what all pages of a server hear."""
    wire = Wire(server)
    put, hear = Session._put, Session._hear

    def said(self: Session, text: str) -> None:
        wire.goes(self, text, lambda each: put(self, each))

    def heard(self: Session, text: str) -> None:
        if wire.comes(self, text):
            hear(self, text)

    with monkeypatch.context() as patched:
        patched.setattr(Session, "_put", said)
        patched.setattr(Session, "_hear", heard)
        yield wire
        wire.let_all_go()
