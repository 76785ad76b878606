# SPDX-License-Identifier: GPL-3.0-or-later
"""The telephone's page and the desk: one answer, in the same sentences, in a real browser.

    .venv/bin/python -m truth.page --number 2000 [--seed 1] [--firefox]     (in tests/)

solves problems of all kinds of play by the page's own solver, in each of its languages in turn, and
compares all that it finds and says with the desk: verdict, keys, play, tries, lines and their
numbers; the sentence in the language, every move in its letters; what the verdict line says. With
`--fairy` they are problems with fairy men of every kind, with `--rules` with conditions. Firefox is
spoken to by its own protocol (WebDriver BiDi), so no driver is needed for it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Protocol

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "web" / "app"), str(TESTS / "web"), str(TESTS / "common")]

from pageserver import chromium, served  # noqa: E402
from pocketrecords import fairy_records, known, random_records, ruled_records, samples, twins  # noqa: E402
from websockets.sync.client import ClientConnection, connect  # noqa: E402
from withoutdesk import MOST_LINES, desk_answer, different, plain  # noqa: E402

from composer.analysis.twins import solve_parts  # noqa: E402
from composer.library.records.problemform import problem_from_object  # noqa: E402
from composer.notation.moves import move_text  # noqa: E402
from composer.notation.translations import LANGUAGES  # noqa: E402
from composer.problem.move import Move  # noqa: E402
from composer.solver.options import SolveOptions  # noqa: E402
from composer.solver.phases import Phase, Variation  # noqa: E402
from composer.solver.popeyemoves import popeye_text  # noqa: E402
from composer.solver.session import Session  # noqa: E402
from composer.solver.solution import Solution  # noqa: E402
from composer.web.appfiles import source_files  # noqa: E402
from composer.web.speaker import Speaker  # noqa: E402

Json = dict[str, Any]
_PAGE = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><link rel="icon" href="icon.svg">
<script src="shared/squares.js"></script><script type="module" src="truth_page.js"></script>
<body></body></html>"""
_HANDFUL = 25  # records asked at a time
_PATIENCE = 600.0


class Browser(Protocol):
    """A browser with one page."""

    def speak(self, address: str, language: str) -> None:
        """Open the page in a language."""
        ...

    def answers(self, records: Sequence[Json]) -> list[Json]:
        """Return what the page finds and says."""
        ...


class Chromium:
    """Chromium, by its driver."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver
        driver.set_script_timeout(_PATIENCE)

    def speak(self, address: str, language: str) -> None:
        self._driver.get(f"{address}icon.svg")
        self._driver.get(f"{address}truth.html")
        script = 'localStorage.setItem("chess-composer language", arguments[0])'
        self._driver.execute_script(script, language)
        self._driver.refresh()

    def answers(self, records: Sequence[Json]) -> list[Json]:
        script = """const [records, done] = arguments;
            const ask = () => globalThis.truth ? truth(records).then(done) : setTimeout(ask, 20);
            ask();"""
        found: list[Json] = self._driver.execute_async_script(script, list(records))
        return found


class Firefox:
    """Firefox, by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._next = 0
        self._ask("session.new", capabilities={})
        tree = self._ask("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    def _ask(self, method: str, **given: Any) -> Json:
        self._next += 1
        self._socket.send(json.dumps({"id": self._next, "method": method, "params": given}))
        while (answer := json.loads(self._socket.recv(_PATIENCE))).get("id") != self._next:
            pass
        if "result" not in answer:
            raise RuntimeError(str(answer))
        result: Json = answer["result"]
        return result

    def _run(self, expression: str) -> Any:
        found = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        return json.loads(found["result"].get("value", "null"))

    def _go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def speak(self, address: str, language: str) -> None:
        self._go(f"{address}truth.html")
        self._run(f'localStorage.setItem("chess-composer language", "{language}")')
        self._go(f"{address}truth.html?{language}")

    def answers(self, records: Sequence[Json]) -> list[Json]:
        ready = "const see = () => globalThis.truth ? ok() : setTimeout(see, 20); see();"
        asked = json.dumps(list(records))
        found: list[Json] = self._run(
            f"new Promise((ok) => {{ {ready} }}).then(() => truth({asked}))"
        )
        return found


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Begin Firefox without a window, with a profile of its own."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise SystemExit("firefox is not installed")
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            [*command, "--remote-debugging-port=0"], stderr=subprocess.PIPE, text=True
        )
        try:
            assert process.stderr is not None
            said = (line.partition("listening on ")[2].strip() for line in process.stderr)
            address = next(address for address in said if address.startswith("ws://"))
            reading = threading.Thread(target=process.stderr.read, daemon=True)
            reading.start()  # or it would wait for somebody to read
            with connect(f"{address}/session", max_size=None, proxy=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def page_served() -> Iterator[str]:
    """Serve the page's modules as they are written."""
    with tempfile.TemporaryDirectory() as folder:
        for name, file in source_files().items():
            place = Path(folder, *name.split("/"))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.content)
        shutil.copy(TESTS / "web" / "app" / "truth_page.js", folder)
        Path(folder, "truth.html").write_text(_PAGE, encoding="utf-8")
        with served(Path(folder)) as address:
            yield address


def records(number: int, seed: int) -> Iterator[Json]:
    """Yield so many records of all plays: those of the tests, then random ones."""
    everything = chain(samples(), known(), twins(), random_records(number, seed))
    for _, record in zip(range(number), everything, strict=False):
        yield record


def difference(record: Json, page: Json, language: str, session: Session) -> str:
    """Return in what the page says something else than the desk; empty where in nothing."""
    desk = desk_answer(record, session)
    speaker = Speaker.of(language)
    if "refused" in page:
        if page["needsDesk"]:
            return ""  # it says so, and claims nothing
        if "error" not in desk:
            return f"refused: {page['refused']}"
        return "" if language != "en" or page["refused"] == desk["error"] else page["refused"]
    found = different(plain(page["solution"]), desk)
    if found:
        return found
    problem = problem_from_object(record)
    said = page["message"]
    options = SolveOptions(retro=False, most_lines=MOST_LINES)
    parts = list(solve_parts(problem, options, session=session))
    if len(parts) == 1 and parts[0].solution is not None:
        told = speaker.finding(parts[0].solution)
        if said != told:
            return f"says {said!r} instead of {told!r}"
    line = " ".join(filter(None, (page["line"].get("first"), page["line"].get("second"))))
    bare = [each.strip(" .\xa0") for each in said.split(":")]
    if not all(part.lower() in line.lower() for part in bare):
        return f"the verdict line says {line!r} of {said!r}"
    solutions = [part.solution for part in parts if part.solution is not None]
    meant = dict(chain.from_iterable(map(written_moves, solutions, repeat(speaker))))
    for *name, text in page["moves"]:
        if (wanted := meant.get(tuple(name))) not in (text, None):
            return f"writes {text!r} instead of {wanted!r}"
    return ""


def written_moves(solution: Solution, speaker: Speaker) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield all moves of a solution as the desk writes them, each behind its names in JSON."""
    letters = speaker.beside(solution.position).letters
    phases = [*solution.keys, *solution.tries, *filter(None, [solution.set_play])]
    waiting: list[Any] = [phases, [line.moves for line in (*solution.lines, *solution.set_lines)]]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Move):
            popeye = popeye_text(found) if solution.is_fairy else ""
            yield (found.uci, found.text, popeye), move_text(found, letters)
        elif isinstance(found, (list, tuple)):
            waiting += found
        elif isinstance(found, Variation):
            waiting += (found.defence, found.continuations, found.parries)
        elif found is not None:
            waiting += (found.move, found.threats, found.threat_play, found.variations)
            waiting += found.refutations if isinstance(found, Phase) else ()


def compared(browser: Browser, address: str, given: Sequence[Json]) -> tuple[int, int, list[str]]:
    """Compare records, shared among the languages; return how many, left to the desk, different."""
    session, wrong, count = Session(threads=1), [], 0
    refused = 0
    for place, language in enumerate(LANGUAGES):
        own = given[place :: len(LANGUAGES)]
        browser.speak(address, language)
        for at in range(0, len(own), _HANDFUL):
            asked = own[at : at + _HANDFUL]
            for record, found in zip(asked, browser.answers(asked), strict=True):
                count += 1
                refused += bool(found.get("needsDesk"))
                what = difference(record, found, language, session)
                if what:
                    wrong.append(f"{language} {json.dumps(record)}\n    {what}")
    session.close()
    return count, refused, wrong


def main(given: Sequence[str] | None = None) -> int:
    """Compare, print what differs; return how the program ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--fairy", action="store_true", help="problems with fairy men")
    parser.add_argument("--rules", action="store_true", help="problems with conditions")
    arguments = parser.parse_args(given)
    with ExitStack() as stack:
        address = stack.enter_context(page_served())
        browser: Browser = (
            stack.enter_context(firefox())
            if arguments.firefox
            else Chromium(stack.enter_context(chromium()))
        )
        drawn = ruled_records if arguments.rules else records
        drawn = fairy_records if arguments.fairy else drawn
        asked = list(drawn(arguments.number, arguments.seed))
        count, refused, wrong = compared(browser, address, asked)
    print(f"{count} problems, {len(wrong)} differences, {refused} left to the desk")
    print("\n".join(wrong[:40]))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
