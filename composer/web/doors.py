# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is connected: strangers few and not for long, and whoever has shown the link in peace.

Anybody in the network can connect. Until a connection has shown the token it is a stranger's: it
must do so within a few seconds, and where there are too many of them, of one address or in all,
the one that has waited longest goes. So whoever has the link comes in while others hold all they
can get, for a browser shows the link at once. All of them together take a small part of the files
that the process may open: the library must always find one.

The protocols of the server tell them who comes, speaks and goes.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from composer.web.limits import Limits, Pace

if TYPE_CHECKING:
    import socket
    import ssl


Ends = tuple[object, object]
"""Both ends of a connection: who asks, and where it was asked."""

_SHARE: Final = 4  # of the files that may be open, one in so many is for connections
_FEWEST: Final = 6
_BREATH: Final = 0.2  # seconds before it is tried again, where the system gives no connection


@dataclass(slots=True, eq=False)
class _Visitor:
    """A connection, and what is known of it."""

    transport: asyncio.Transport
    ends: Ends
    is_known: bool = False
    deadline: asyncio.TimerHandle | None = None

    @property
    def address(self) -> object:
        return self.ends[0][0] if isinstance(self.ends[0], tuple) else None


class Doors:
    """The connections, from the first moment to the last; all in the loop that serves them."""

    def __init__(self, limits: Limits, files: int | None = None) -> None:
        """Begin with none.

        Args:
            limits: how many there may be.
            files: how many files the process may open; None where there is no such limit.
        """
        most = limits.strangers + limits.guests
        room = most if files is None else min(most, files // _SHARE)
        self._strangers = max(_FEWEST, limits.strangers * room // most)
        self._guests = max(_FEWEST, limits.guests * room // most)
        self._limits = limits
        self._visitors: dict[asyncio.Transport, _Visitor] = {}  # the oldest first

    @property
    def count(self) -> int:
        """How many are connected."""
        return len(self._visitors)

    def arrived(self, transport: asyncio.Transport) -> None:
        """Note a connection; others may have to go for it."""
        if transport in self._visitors:
            return  # it goes on by another protocol
        found = _Visitor(transport, ends_of(transport))
        self._visitors[transport] = found
        self._hurry(found)
        strangers = [visitor for visitor in self._visitors.values() if not visitor.is_known]
        of_address = Counter(stranger.address for stranger in strangers)
        if of_address[found.address] > self._limits.strangers_of_one:
            self._turn_out(
                next(stranger for stranger in strangers if stranger.address == found.address)
            )
        elif len(strangers) > self._strangers:
            self._turn_out(strangers[0])

    def left(self, transport: asyncio.Transport) -> None:
        """Note that a connection has ended."""
        found = self._visitors.pop(transport, None)
        if found is not None:
            _wait_no_more(found)

    def knows(self, ends: Ends) -> None:
        """Note that a connection has shown the link."""
        found = next((visitor for visitor in self._visitors.values() if visitor.ends == ends), None)
        if found is None or found.is_known:
            return
        if sum(visitor.is_known for visitor in self._visitors.values()) >= self._guests:
            self._turn_out(found)
            return
        found.is_known = True
        _wait_no_more(found)

    def heard(self, transport: asyncio.Transport, *, half: bool) -> None:
        """Note that a connection has said something: half a request, which must not stay so."""
        found = self._visitors.get(transport)
        if found is None or not found.is_known:
            return  # a stranger's time goes on
        if not half:
            _wait_no_more(found)
        elif found.deadline is None:
            self._hurry(found)

    def _hurry(self, visitor: _Visitor) -> None:
        loop = asyncio.get_running_loop()
        visitor.deadline = loop.call_later(self._limits.first, self._turn_out, visitor)

    def _turn_out(self, visitor: _Visitor) -> None:
        self.left(visitor.transport)
        visitor.transport.abort()


def _wait_no_more(visitor: _Visitor) -> None:
    if visitor.deadline is not None:
        visitor.deadline.cancel()
        visitor.deadline = None


def ends_of(transport: asyncio.BaseTransport) -> Ends:
    """Return both ends of a connection."""
    return transport.get_extra_info("peername"), transport.get_extra_info("sockname")


def files_allowed() -> int | None:
    """Return how many files the process may open; None where the system sets no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


async def accept(
    listening: socket.socket,
    made: Callable[[], asyncio.Protocol],
    limits: Limits,
    secured: ssl.SSLContext | None = None,
) -> None:
    """Take what connects to a socket, one after another, until it is cancelled.

    Where nothing can be taken, for want of files, it is tried again a little later, in silence.

    Args:
        listening: the socket.
        made: makes what speaks with a connection.
        limits: how many may come.
        secured: what encrypts; nothing is where there is none.
    """
    loop = asyncio.get_running_loop()
    pace = Pace(limits.arrivals, limits.arrivals)
    if secured is not None:
        await _accept_secured(listening, made, limits, pace, secured)
        return
    listening.setblocking(False)
    while True:
        await pace.step()
        try:
            taken, _ = await loop.sock_accept(listening)
        except OSError:
            await asyncio.sleep(_BREATH)
            continue
        try:
            await loop.connect_accepted_socket(made, taken)
        except OSError:
            taken.close()  # it has gone again
        except Exception as error:  # noqa: BLE001 - whoever comes next finds the door open
            taken.close()
            loop.call_exception_handler({"message": "a connection failed", "exception": error})


async def _accept_secured(
    listening: socket.socket,
    made: Callable[[], asyncio.Protocol],
    limits: Limits,
    pace: Pace,
    secured: ssl.SSLContext,
) -> None:
    """Take what connects, and agree with each on how to encrypt while others come.

    Who is slow at that waits with few others, of whom the first has to go for one more.
    """
    loop = asyncio.get_running_loop()
    greeting: dict[asyncio.Task[None], socket.socket] = {}  # the first of them first

    async def greet(taken: socket.socket) -> None:
        try:
            await loop.connect_accepted_socket(
                made,
                taken,
                ssl=secured,
                ssl_handshake_timeout=limits.first,
                ssl_shutdown_timeout=1.0,
            )
        except OSError:  # who does not agree is one, too
            taken.close()

    def done(task: asyncio.Task[None]) -> None:
        taken = greeting.pop(task)
        if task.cancelled():  # be it before it began
            taken.close()

    listening.setblocking(False)
    try:
        while True:
            await pace.step()
            try:
                taken, _ = await loop.sock_accept(listening)
            except OSError:
                await asyncio.sleep(_BREATH)
                continue
            task = asyncio.create_task(greet(taken))
            greeting[task] = taken
            task.add_done_callback(done)
            if len(greeting) > limits.strangers_of_one:
                next(iter(greeting)).cancel()
    finally:
        for task in tuple(greeting):
            task.cancel()


def protocols(doors: Doors) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return what speaks HTTP, and what goes on by WebSocket, at these doors."""

    class Asking(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            doors.arrived(transport)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():  # Windows still brings what it has read
                return
            super().data_received(data)
            doors.heard(self.transport, half=self.conn.their_state is h11.IDLE)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.left(self.transport)
            super().connection_lost(exc)

    class Talking(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            doors.left(self.transport)
            super().connection_lost(exc)

    return Asking, Talking
