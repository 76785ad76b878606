# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that is connected: it asks and is answered, its newest request first.

Whatever it asks to be solved replaces what it asked of the same kind before: the board, the
neighbours, the drop map. Solving goes on in other processes, the library works in its own thread;
nothing here waits for either.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from composer.diagrams.files.placing import reason_of
from composer.formats.jsonlines import record_of
from composer.formats.objects.rulesobject import kind_object
from composer.library.changes.operations import keep_finding
from composer.library.file.faults import LibraryFault
from composer.notation.sentences import OUR_FAULT, Translated, worded_by
from composer.problem.problem import Problem
from composer.rules.conditiontable import condition_rows
from composer.said.sentence import Sentence, said, sentence_of
from composer.solver.processes import Processes
from composer.studio.saving import NOWHERE
from composer.web import collection, homecoming
from composer.web.crew import Crew, Work
from composer.web.judging import finding_for
from composer.web.limits import Pace
from composer.web.request import (
    AIDS,
    LONGEST_TASK,
    BadRequest,
    Json,
    Kept,
    kept_of,
    language_of,
    message_of,
    number_of,
    problem_of,
    sendable,
    text_of,
    typed_over,
)
from composer.web.service import Board, Service, Shelf

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

_LOG = logging.getLogger(__name__)
_LANES: Final = ("dropmap", "neighbours", *AIDS)
_MOST_ASKED: Final = 8  # questions of a page that are under way at once

T = TypeVar("T")


class Sessions:
    """All pages that are connected."""

    def __init__(self, service: Service, crew: Crew) -> None:
        self._service, self._crew = service, crew
        self._judges: Processes | None = None
        self._judging: set[asyncio.Task[None]] = set()
        self._open: set[Session] = set()
        self._is_closing = False

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._open)

    async def serve(self, socket: WebSocket) -> None:
        """Serve a page until it goes."""
        if self.count >= self._service.limits.connections:
            await socket.close(code=1013)
            return
        await socket.accept()
        session = Session(socket, self._service, self._crew, self)
        self._open.add(session)
        self._service.noted(self.count)
        try:
            await session.run()
        finally:
            self._open.discard(session)
            self._service.noted(self.count)

    def judge(self, shelf: Shelf, version: int, problem: Problem) -> None:
        """Have a problem that was saved judged, and keep with it what was found, if soon."""
        task = asyncio.create_task(self._judge(shelf, version, problem))
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)

    async def _judge(self, shelf: Shelf, version: int, problem: Problem) -> None:
        if self._is_closing:
            return
        judges = self._judges = self._judges or Processes(1)
        try:
            future = judges.submit(finding_for, problem)
            finding = await asyncio.wrap_future(future)
            if finding is None:
                return
            await asyncio.wrap_future(
                shelf.change(lambda library: keep_finding(library, version, problem, finding))
            )
            await self.tell({"say": "changed"})
        except LibraryFault:
            return  # it has gone meanwhile; the problem was saved
        except Exception:  # noqa: BLE001 - it was saved without; the process may have died
            if self._is_closing:
                return
            if judges is self._judges:  # the first of those that wait; the others need say nothing
                _LOG.exception("what a page saved could not be judged")
                self._judges = None
                await asyncio.to_thread(judges.close, at_once=True)

    async def tell(self, message: Json) -> None:
        """Say something to all pages."""
        await asyncio.gather(*(session.say(message) for session in tuple(self._open)))

    async def close(self) -> None:
        """Say that the studio closes, and let all pages go."""
        await self.tell({"say": "end"})
        await asyncio.gather(*(session.leave() for session in tuple(self._open)))
        self._is_closing = True
        if self._judges is not None:  # first: it must not be told of what nobody waits for
            await asyncio.to_thread(self._judges.close, at_once=True)
        for task in self._judging:
            task.cancel()


def _gone() -> tuple[type[Exception], ...]:
    """Return what is raised where one speaks to a page that has gone, or listens to it."""
    from starlette.websockets import WebSocketDisconnect

    return WebSocketDisconnect, RuntimeError, OSError


class Session:
    """One page."""

    def __init__(self, socket: WebSocket, service: Service, crew: Crew, all: Sessions) -> None:
        self._socket, self._service, self._crew, self._all = socket, service, crew, all
        self._lanes: dict[str, tuple[int, Work]] = {}
        self._sending: asyncio.Queue[str] = asyncio.Queue()
        self._unread = 0  # characters that wait to be sent
        self._asked: set[asyncio.Task[None]] = set()
        self._questions: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "search": self._search,
            "open": self._opened,
            "save": self._save,
            "versions": self._versions,
            "choose": self._choose,
            "delete": self._delete,
            "undelete": self._undelete,
            "bring": self._bring,
            "export": self._export,
            "conditions": self._conditions,
            "task": self._task,
            "desk": self._desk,
            "men": self._men,
            "to-desk": self._to_desk,
        }

    async def run(self) -> None:
        """Hear and answer until the page goes."""
        sender = asyncio.create_task(self._send())
        limits = self._service.limits
        pace = Pace(limits.rate, limits.burst)
        await self.say(
            {
                "say": "hello",
                "library": self._service.shelf is not None,
                "desk": self._service.desk is not None,
                "language": self._service.language,
                "pings": True,  # a ping is answered at once, so that silence tells something
            }
        )
        try:
            while True:
                data = await self._socket.receive_text()
                await pace.step()
                if len(data) > limits.message:
                    break
                self._hear(data)
        except KeyError:  # bytes came
            pass
        except _gone():
            pass
        finally:
            for _, work in self._lanes.values():
                self._crew.drop(work)
            for task in self._asked:
                task.cancel()
            sender.cancel()
            with suppress(*_gone()):
                await self._socket.close()

    async def say(self, message: Json) -> None:
        """Say something to the page."""
        self._put(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def leave(self) -> None:
        """Say what is still to be said, and close the connection."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sending.join(), 1)
        with suppress(RuntimeError, OSError):
            await self._socket.close(code=1001)

    def _put(self, text: str) -> None:
        text = sendable(text)
        if self._unread + len(text) > self._service.limits.unread:
            return  # nobody reads there; the connection will be found dead
        self._unread += len(text)
        self._sending.put_nowait(text)

    async def _send(self) -> None:
        while True:
            text = await self._sending.get()
            try:
                await self._socket.send_text(text)
            except _gone():
                return
            finally:
                self._unread -= len(text)
                self._sending.task_done()

    def _hear(self, data: str) -> None:
        message: Json = {}
        try:
            message = message_of(data)
            do = message.get("do")
            if do == "solve":
                self._solve(message, data)
            elif do == "ping":
                self._put('{"say":"pong"}')
            elif do == "cancel":
                self._cancel(number_of(message, "generation"))
            elif do == "ask" and len(self._asked) < _MOST_ASKED:
                task = asyncio.create_task(self._ask(message))
                self._asked.add(task)
                task.add_done_callback(self._asked.discard)
        except BadRequest as error:
            self._put(json.dumps({"say": "fault", "message": str(error)}))
        except Exception:  # noqa: BLE001 - the page is told, and asks on; the report is kept here
            _LOG.exception("a request of a page failed")
            stage = {"say": "stage", "generation": message.get("generation"), "solution": None}
            told = {"message": worded_by(Translated(language_of(message)), OUR_FAULT)}
            self._put(json.dumps({**stage, "stage": "error", "complete": True, "extra": told}))
            self._put(json.dumps({**stage, "stage": "end", "last": True}))

    def _solve(self, message: Json, data: str) -> None:
        generation = number_of(message, "generation")
        wanted = message.get("stages")
        lane = next((lane for lane in _LANES if wanted == [lane]), "board")
        self._drop(lane)
        head = f'{{"say":"stage","generation":{generation},'

        def hear(told: bytes | None) -> None:
            if told is None:
                self._put(f'{head}"stage":"end","last":true}}')
            else:
                self._put(head + told[1:].decode())

        self._lanes[lane] = (generation, self._crew.do(data.encode(), hear))

    def _cancel(self, generation: int) -> None:
        for lane, (number, _) in tuple(self._lanes.items()):
            if number == generation:
                self._drop(lane)

    def _drop(self, lane: str) -> None:
        found = self._lanes.pop(lane, None)
        if found is not None:
            self._crew.drop(found[1])

    async def _ask(self, message: Json) -> None:
        """Answer a question; a fault is one sentence."""
        tongue = Translated(language_of(message))
        wrong: Sentence | None = None
        answer: Json = {}
        try:
            number = number_of(message, "id")
        except BadRequest:
            return
        try:
            question = self._questions.get(text_of(message, "what", 20))
            if question is None:
                raise BadRequest(said("nothing that is done here"))
            answer = await question(message)
        except LibraryFault as error:
            wrong = _without_folders(error)
        except BadRequest as error:
            wrong = sentence_of(error)
        except OSError as error:
            wrong = said("it cannot be done: {reason}", reason=reason_of(error))
        except Exception:  # noqa: BLE001 - the page is told; the report is kept here
            _LOG.exception("a question of a page failed")
            wrong = OUR_FAULT
        if wrong is None:
            await self.say({"say": "answer", "id": number, "ok": True, **answer})
        else:
            told = worded_by(tongue, wrong)
            told = tongue.capital(told) + ("" if told.endswith((".", "!", "?")) else ".")
            await self.say({"say": "answer", "id": number, "ok": False, "message": told})

    async def _search(self, message: Json) -> Json:
        query, offset = text_of(message, "query"), number_of(message, "offset", 0)
        limit = min(self._service.limits.found, number_of(message, "limit", 40))
        found = await self._read(lambda library: collection.search(library, query, offset, limit))
        return found.told(language_of(message))

    async def _opened(self, message: Json) -> Json:
        record = number_of(message, "record")
        return await self._read(lambda library: collection.opened(library, record))

    async def _versions(self, message: Json) -> Json:
        record = number_of(message, "record")
        kept = kept_of(message) if isinstance(message.get("place"), dict) else None
        return await self._read(lambda library: collection.versions(library, record, kept))

    async def _choose(self, message: Json) -> Json:
        record, version = number_of(message, "record"), number_of(message, "version")
        await self._change(lambda library: collection.chosen(library, record, version))
        return await self._opened(message)

    async def _delete(self, message: Json) -> Json:
        record = number_of(message, "record")
        await self._change(lambda library: collection.binned(library, record))
        return {}

    async def _undelete(self, message: Json) -> Json:
        record = number_of(message, "record")
        await self._change(lambda library: collection.binned(library, record, out=True))
        return {}

    async def _change(self, work: Callable[..., None]) -> None:
        """Change the library, and say so to all pages."""
        shelf = self._service.shelf
        if shelf is None:
            raise BadRequest(said("no library is open"))
        await asyncio.wrap_future(shelf.change(work))
        await self._all.tell({"say": "changed"})

    async def _save(self, message: Json) -> Json:
        problem = problem_of(message, games=True)
        kept, way = kept_of(message), text_of(message, "as", 20)
        shelf = self._service.shelf
        if shelf is None:
            raise BadRequest(said("no library is open"))
        done = await asyncio.wrap_future(
            shelf.change(lambda library: collection.saved(library, problem, kept, way))
        )
        answer = await self._read(lambda library: collection.saved_told(library, done))
        await self._all.tell({"say": "changed"})
        self._all.judge(shelf, done.version_id, problem)
        return answer

    async def _bring(self, message: Json) -> Json:
        """Take in a problem that the page kept while it was out of reach."""
        problem, kept = problem_of(message), kept_of(message)
        beside = text_of(message, "as", 20) == "version"
        shelf = self._service.shelf
        if shelf is None:
            raise BadRequest(said("no library is open"))
        brought = await asyncio.wrap_future(
            shelf.change(lambda library: homecoming.bring(library, problem, kept, beside=beside))
        )
        await self._all.tell({"say": "changed"})
        if brought.how != "there":
            self._all.judge(shelf, brought.version, problem)
        told = worded_by(Translated(language_of(message)), brought.sentence)
        return {**brought.told, "how": brought.how, "message": told}

    async def _export(self, message: Json) -> Json:
        found: asyncio.Future[Json] = asyncio.get_running_loop().create_future()

        def hear(told: bytes | None) -> None:
            if told is not None and not found.done():
                found.set_result(json.loads(told))

        work = self._crew.do(json.dumps({**message, "do": "export"}).encode(), hear)
        try:
            made = await asyncio.wait_for(found, self._service.limits.seconds)
        finally:
            self._crew.drop(work)
        if "text" not in made:
            raise BadRequest(
                said("this cannot be made: {why}", why=made["extra"].get("message", ""))
            )
        return made

    async def _conditions(self, message: Json) -> Json:
        language = language_of(message)
        told = [
            {"name": str(row.condition), "said": row.name(language)} for row in condition_rows()
        ]
        return {"conditions": told}

    async def _task(self, message: Json) -> Json:
        return typed_over(problem_of(message), text_of(message, "text", LONGEST_TASK))

    async def _desk(self, message: Json) -> Json:
        desk = self._service.desk
        if desk is None:
            raise BadRequest(said("no window of the studio is open"))
        return board_told(await asyncio.wrap_future(desk.board()))

    async def _men(self, message: Json) -> Json:
        desk = self._service.desk
        kinds = () if desk is None else await asyncio.wrap_future(desk.men())
        return {"men": [kind_object(kind) for kind in kinds]}

    async def _to_desk(self, message: Json) -> Json:
        desk = self._service.desk
        if desk is None:
            raise BadRequest(said("no window of the studio is open"))
        problem, kept = problem_of(message), kept_of(message)
        if kept.place != NOWHERE and not await self._read(
            lambda library: collection.is_home(library, kept)
        ):
            kept = Kept()  # it was opened from another library than the window has open
        await asyncio.wrap_future(desk.show(Board(problem, kept.place, kept.known)))
        return {}

    async def _read(self, work: Callable[..., T]) -> T:
        shelf = self._service.shelf
        if shelf is None:
            raise BadRequest(said("no library is open"))
        future: Future[T] = shelf.read(work)
        return await asyncio.wrap_future(future)


def _without_folders(fault: LibraryFault) -> Sentence:
    """Return what is wrong with a library, and not where on this machine it lies."""
    detail = Path(fault.detail)
    name = detail.name if detail.is_absolute() else fault.detail
    return fault.sentence.said(path=fault.path.name, detail=name)


def board_told(board: Board) -> Json:
    """Return the board of the desk as plain values.

    Raises:
        BadRequest: a problem of another game than chess lies there.
    """
    if board.problem.game is not None:
        raise BadRequest(said("other games than chess are opened at the desk"))
    told: Json = {"problem": record_of(board.problem), "place": None}
    if board.place.record_id is not None:
        known = {} if board.known is None else {"known": record_of(board.known)}
        told["place"] = {
            "record": board.place.record_id,
            "version": board.place.version_id,
            **known,
        }
    return told
