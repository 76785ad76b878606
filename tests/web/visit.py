# SPDX-License-Identifier: GPL-3.0-or-later
"""A first visit of the page in a real browser: what is sent, and how much the page consists of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from served import served
from touched import telephone

import composer.web.app
from composer.web.appfiles import WORKER

HEADERS = 700  # bytes, with every answer
OF_THE_SOLVER = ("solver/engine.wasm", "solver-worker.js")


@dataclass(frozen=True)
class Sent:
    """An answer of the studio: the file, the status, and the bytes of it as they are sent."""

    name: str
    status: int
    size: int


@dataclass(frozen=True)
class Visit:
    """What was sent until the page and its solver are ready, then all else that is kept.

    Attributes:
        first: what is sent until then.
        everything: all, in its order.
        nodes: how many elements the page has then.
        faults: what the browser complained of.
    """

    first: tuple[Sent, ...]
    everything: tuple[Sent, ...]
    nodes: int
    faults: list[str]

    @property
    def requests(self) -> int:
        """How many requests, the connection to the studio among them."""
        return len(self.first) + 1

    @property
    def size(self) -> int:
        """How many bytes are sent, with what stands before each answer."""
        return sum(each.size + HEADERS for each in self.first)


def first_visit(language: str) -> Visit:
    """Visit the page for the first time, in a language, until all is kept."""
    with noted() as sent, served(hands=1) as server, telephone(language=language) as phone:
        phone.open(server.link)
        phone.verdict()
        script = "return Boolean(navigator.serviceWorker.controller)"
        phone.until(lambda: phone.browser.execute_script(script))
        nodes = phone.browser.execute_script("return document.querySelectorAll('*').length")
        faults = phone.faults()
    begun = next(at for at, each in enumerate(sent) if each.name == WORKER)
    solver = (each for each in sent[begun:] if each.name in OF_THE_SOLVER and each.status == 200)
    return Visit((*sent[:begun], *solver), tuple(sent), nodes, faults)


@contextmanager
def noted() -> Iterator[list[Sent]]:
    """Note what is sent of the page's files."""
    serve, sent = composer.web.app._file, []

    async def noting(request):  # type: ignore[no-untyped-def]
        answer = await serve(request)
        sent.append(Sent(request.path_params["name"], answer.status_code, len(answer.body)))
        return answer

    composer.web.app._file = noting
    try:
        yield sent
    finally:
        composer.web.app._file = serve
