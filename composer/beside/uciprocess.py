# SPDX-License-Identifier: GPL-3.0-or-later
"""A process of an engine: started, listened to in a thread of its own, and ended for certain."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, Final

import chess.engine

_LAST: Final = 5.0  # seconds for a process that was killed to be gone


class UciProcess:
    """An engine that has told its name.

    Attributes:
        protocol: what speaks with it, in its own loop.
        loop: that loop.
    """

    def __init__(self, command: Sequence[str], options: Mapping[str, int], patience: float) -> None:
        """Start it, and wait until it listens.

        Args:
            command: the program and its arguments.
            options: what is set, as far as it knows it.
            patience: seconds that it may take to answer.

        Raises:
            OSError: it cannot be started.
            TimeoutError: it does not answer.
            chess.engine.EngineError: it died, or does not speak UCI.
        """
        born: Future[chess.engine.UciProtocol] = Future()
        self.loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        living = self._live(list(command), options, patience, born)
        self._thread = threading.Thread(
            target=self._run, args=(living, born), name="engine", daemon=True
        )
        self._thread.start()
        self.protocol = born.result()

    @property
    def has_ended(self) -> bool:
        """Whether it is gone."""
        return not self._thread.is_alive() or self.protocol.returncode.done()

    def close(self) -> None:
        """Kill it, if it still runs."""
        with contextlib.suppress(RuntimeError):  # the loop has ended with it
            self.loop.call_soon_threadsafe(self._closing.set)
        if threading.current_thread() is not self._thread:
            self._thread.join(_LAST)

    def _run(
        self,
        living: Coroutine[None, None, None],
        born: Future[chess.engine.UciProtocol],
    ) -> None:
        try:
            self.loop.run_until_complete(living)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            if not born.done():
                born.set_exception(error)
        finally:
            self.loop.set_exception_handler(_unheard)
            left = asyncio.all_tasks(self.loop)
            for task in left:
                task.cancel()
            self.loop.run_until_complete(_gone(left))
            self.loop.close()

    async def _live(
        self,
        command: list[str],
        options: Mapping[str, int],
        patience: float,
        born: Future[chess.engine.UciProtocol],
    ) -> None:
        transport, protocol = await chess.engine.UciProtocol.popen(command)
        try:
            await asyncio.wait_for(protocol.initialize(), patience)
            known = {name: value for name, value in options.items() if name in protocol.options}
            await asyncio.wait_for(protocol.configure(known), patience)
            born.set_result(protocol)
            closing = asyncio.ensure_future(self._closing.wait())
            waited: set[asyncio.Future[Any]] = {closing, protocol.returncode}
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            closing.cancel()
        finally:
            if transport.get_returncode() is None:
                with contextlib.suppress(ProcessLookupError):
                    transport.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(protocol.returncode), _LAST)
            transport.close()


def _unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Pass over what a process still says that is being ended: nobody waits for it any more."""


async def _gone(tasks: set[asyncio.Task[object]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)
