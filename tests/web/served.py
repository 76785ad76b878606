# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that is served, and what tests say to it over plain connections."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from composer.library.access.store import Library
from composer.web.limits import USUAL, Limits
from composer.web.server import PageServer, Reach
from composer.web.service import Desk, OwnShelf, Service, Shelf

Json = dict[str, Any]
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"  # sound: 1.Qe4!
PATIENCE = 60.0  # seconds; they are only spent where something is broken


@contextmanager
def served(
    shelf: Shelf | None = None,
    desk: Desk | None = None,
    limits: Limits = USUAL,
    hands: int = 1,
    port: int = 0,
) -> Iterator[PageServer]:
    """Serve the page on this machine, at any free port, or one that was used before."""
    server = PageServer(Service(shelf, desk, hands, limits=limits), Reach(port=port))
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def shelved(path: Path) -> Iterator[OwnShelf]:
    """Own a library, an empty one if there is none."""
    if not path.exists():
        Library.create(path).close()
    shelf = OwnShelf(path)
    try:
        yield shelf
    finally:
        shelf.close()


def host_of(server: PageServer) -> str:
    return urlsplit(server.link).netloc


def token_of(server: PageServer) -> str:
    return urlsplit(server.link).path.strip("/")


def asked(
    server: PageServer, path: str, method: str = "GET", **headers: str
) -> tuple[int, Json, bytes]:
    """Ask for a path, from the root; return status, headers and body."""
    connection = http.client.HTTPConnection(host_of(server), timeout=PATIENCE)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


class Page:
    """A page, as far as it speaks."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._next = 0
        self.heard: list[Json] = []
        self.hello = self.hear()

    def say(self, message: Json) -> None:
        self._socket.send(json.dumps(message))

    def send(self, text: str | bytes) -> None:
        self._socket.send(text)

    def hear(self) -> Json:
        message: Json = json.loads(self._socket.recv(PATIENCE))
        self.heard.append(message)
        return message

    def ask(self, what: str, **given: Any) -> Json:
        """Ask something and return the answer; whatever else is said is passed over."""
        self._next += 1
        self.say({"do": "ask", "id": self._next, "what": what, **given})
        while (answer := self.hear()).get("say") != "answer" or answer["id"] != self._next:
            pass
        return answer

    def solve(
        self,
        generation: int,
        problem: Json,
        stages: tuple[str, ...] = ("verdict", "play", "tries"),
        **given: Any,
    ) -> None:
        self.say(
            {
                "do": "solve",
                "generation": generation,
                "problem": problem,
                "stages": list(stages),
                **given,
            }
        )

    def stages(self, generation: int) -> list[Json]:
        """Return all that is said of a request, to its end."""
        found = []
        while True:
            stage = self.hear()
            if stage.get("generation") == generation:
                found.append(stage)
                if stage.get("last"):
                    return found


def address_of(server: PageServer, token: str | None = None) -> str:
    return f"ws://{host_of(server)}/{token_of(server) if token is None else token}/live"


@contextmanager
def page(server: PageServer) -> Iterator[Page]:
    """Connect as a page does."""
    origin = f"http://{host_of(server)}"
    with connect(address_of(server), origin=origin, max_size=None, proxy=None) as socket:  # type: ignore[arg-type]
        yield Page(socket)


def refused(server: PageServer, token: str | None = None, **headers: str) -> bool:
    """Return whether a connection is refused before anything is said."""
    try:
        with connect(
            address_of(server, token), proxy=None, additional_headers=list(headers.items())
        ):
            return False
    except InvalidStatus:
        return True
