# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer explore`: a search for sound problems without a window."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from composer.beside.exploring import require_engine, work_beside
from composer.cli.faults import BadInput, Exit
from composer.cli.given import pool_of
from composer.cli.journals import begun, restored
from composer.cli.output import complain, flush, say, say_json, show_progress
from composer.explore.explorer import Explorer, Progress
from composer.explore.finds import Find
from composer.explore.gamefile import is_game_search, read_game_search
from composer.explore.games import GameFind, GameFinds, GameSearch, finds
from composer.explore.journal import Journal
from composer.explore.judging import Done
from composer.explore.spec import SpecError
from composer.explore.specfile import read_spec, read_values
from composer.files.beside import writing_beside
from composer.games.position import GameError
from composer.games.textform import problem_object
from composer.notation.lines import line_text
from composer.pools.journal import JournalError
from composer.pools.pool import Pool, PoolError
from composer.solver.games.compiled import games_module
from composer.solver.processes import Processes

_CHUNK: Final = 50
_AHEAD: Final = 3  # chunks handed out for each process


def explore_games(arguments: argparse.Namespace) -> Exit:
    """Search, print what is found, and write it as records where a file was named.

    Raises:
        BadInput: the search cannot be understood, or asks for what only chess has.
    """
    if arguments.cluster or arguments.resume:
        raise BadInput("--cluster and --resume are for searches of chess")
    path: Path | None = arguments.output
    if path is not None and path.exists():
        raise BadInput(f"{path} is there already")
    if path is not None and not path.absolute().parent.is_dir():
        raise BadInput(f"{path}: there is no such folder")
    try:
        search = read_game_search(arguments.spec)
        games_module()  # else no candidate would be sound
    except (GameError, SpecError) as error:
        raise BadInput(str(error)) from error
    best, unfinished = _search_games(arguments, search)
    if not arguments.json:
        for find in best[: arguments.best]:
            say(_line(find))
        say(_summary(f"{search.tried:,}", len(best), unfinished))
        flush()
    if path is not None:  # at last: where it cannot be written, the finds have been said
        _write(path, best)
    return Exit.DONE


def _summary(tried: str, found: int, unfinished: int) -> str:
    words = f"{tried} tried, {found:,} found"
    return f"{words}, {unfinished:,} not finished" if unfinished else words


def _search_games(arguments: argparse.Namespace, search: GameSearch) -> tuple[list[GameFind], int]:
    """Return the different finds, the best first, and how many candidates took too long."""
    found: dict[object, GameFind] = {}
    done = unfinished = 0
    try:
        for chunk in _chunks(search, arguments.jobs):
            done += _CHUNK
            unfinished += chunk.unfinished
            for find in chunk.finds:
                if find.problem.position in found:
                    continue
                found[find.problem.position] = find
                if arguments.json:
                    say_json(_object(find))
                    flush()
            if not arguments.quiet:
                tried = min(done, search.tried)
                share = f"{tried:,} of {search.tried:,}"
                show_progress(_summary(share, len(found), unfinished))
    finally:
        show_progress("")
    return sorted(found.values(), key=lambda find: find.rank), unfinished


def _chunks(search: GameSearch, jobs: int) -> Iterator[GameFinds]:
    ranges = (
        range(first, min(first + _CHUNK, search.tried)) for first in range(0, search.tried, _CHUNK)
    )
    if jobs == 1:
        yield from (finds(search, part) for part in ranges)
        return
    pool = Processes(jobs)
    waiting: list[Future[GameFinds]] = []
    try:
        for part in ranges:
            waiting.append(pool.submit(finds, search, part))
            if len(waiting) >= _AHEAD * pool.count:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    finally:
        pool.close(at_once=True)


def _object(find: GameFind) -> dict[str, object]:
    return {
        **problem_object(find.problem),
        "key": _key(find),
        "variations": find.variations,
        "duals": find.duals,
    }


def _line(find: GameFind) -> str:
    men = " ".join(f"{man}{cell}" for cell, man in find.problem.position.by_cell().items())
    parts = [men, f"1.{_key(find)}", f"{find.men} men", f"{find.variations} variations"]
    if find.duals:
        parts.append(f"{find.duals} duals")
    return "  ".join(parts)


def _key(find: GameFind) -> str:
    answer = find.answer
    if answer.keys:
        return answer.keys[0].turn.text
    return " ".join(turn.text for turn in answer.lines[0])


def _write(path: Path, best: list[GameFind]) -> None:
    try:
        with writing_beside(path) as stream:
            for find in best:
                line = json.dumps(problem_object(find.problem), ensure_ascii=False)
                stream.write(f"{line}\n".encode())
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror or error}") from error


_EVERY: Final = 0.5  # seconds between two lines of progress on a terminal


def run_explore(arguments: argparse.Namespace) -> Exit:
    """Search, print what is found, and tell at the end what came of it."""
    try:
        if is_game_search(read_values(arguments.spec)):
            return explore_games(arguments)
    except SpecError as error:
        raise BadInput(str(error)) from error
    journal, done = None, False
    try:
        spec = read_spec(arguments.spec)
        if arguments.output is not None:
            journal, spec, done = begun(Journal, arguments.output, spec, arguments.resume)
        require_engine(spec)
        pool = pool_of(arguments)
        explorer = Explorer(spec, pool, journal, kept=arguments.best, work=work_beside)
        return _search(arguments, explorer, pool, journal if done else None)
    except (SpecError, JournalError, PoolError) as error:
        raise BadInput(str(error)) from error
    finally:
        if journal is not None:
            journal.close()


def _search(
    arguments: argparse.Namespace, explorer: Explorer, pool: Pool, done: Journal | None
) -> Exit:
    reporter = _Reporter(explorer, arguments.json, quiet=arguments.quiet)
    try:
        if done is not None:
            explorer.restore(restored(done))
        progress = explorer.run(reporter.report, reporter.beat)
    finally:  # Ctrl-C too: what was done is in the journal, and nothing is half done
        pool.close()
        reporter.clear()
    if not arguments.json:
        for find in explorer.best():
            say(find_line(find))
        say(summary(progress))
    return Exit.DONE


class _Reporter:
    """Prints finds as they come, or how far the search is."""

    def __init__(self, explorer: Explorer, as_json: bool, quiet: bool) -> None:
        self._explorer, self._json, self._quiet = explorer, as_json, quiet
        self._told, self._lack = 0.0, ""

    def report(self, done: Done) -> None:
        """Print what was found in a chunk."""
        if self._json:
            for find in done.finds:
                say_json(find.to_object())
            flush()

    def beat(self) -> None:
        """Show now and then how far the search is, and say once what it waits for."""
        now = time.monotonic()
        if self._quiet or now - self._told < _EVERY:
            return
        self._told = now
        progress = self._explorer.progress()
        if progress.lack != self._lack:
            self._lack = progress.lack
            show_progress("")
            complain(f"{self._lack}: waiting for one" if self._lack else "the work goes on")
        show_progress(summary(progress))

    def clear(self) -> None:
        """Leave the terminal's line empty."""
        show_progress("")


def find_line(find: Find) -> str:
    """Return a find as one line to read."""
    if find.solutions:
        word = "solution" if find.solutions == 1 else "solutions"
        parts = [find.fen, f"{find.solutions} {word}", f"{find.men} men"]
        if find.shape and find.solutions > 1:
            parts.append(find.shape)
        if find.models:
            parts.append(f"{find.models} model{'' if find.models == 1 else 's'}")
        if find.matched:
            parts.append(f"{find.matched} matched")
        return "  ".join([*parts, *find.themes])
    if find.only:
        from composer.explore.onlymoves import moves_of  # loads python-chess

        count = "only move" if find.only == 1 else f"{find.only} only moves"
        parts = [find.fen, f"{count}: {line_text(list(moves_of(find)))}", f"{find.men} men"]
        return "  ".join([*parts, f"as {find.engine} sees it"] if find.engine else parts)
    word = "variation" if find.variations == 1 else "variations"
    parts = [find.fen, f"1.{find.key_text}!", f"{find.men} men", f"{find.variations} {word}"]
    if find.duals:
        parts.append(f"{find.duals} dual{'' if find.duals == 1 else 's'}")
    if find.changed:
        parts.append(f"{find.changed} changed")
    return "  ".join([*parts, *find.themes])


_LACKING: Final = {
    "other_key": "with another key",
    "impossible": "that cannot arise",
    "lacks_play": "without the play",
    "lacks_theme": "without a theme",
}


def summary(progress: Progress) -> str:
    """Return how far a search is, in one line."""
    tally = progress.tally
    words = f"{tally.tried:,} of {progress.all:,} tried, {tally.sound:,} sound"
    words += f", {tally.found:,} found"
    for name in ("other_key", "impossible", "lacks_play", "lacks_theme"):
        number = getattr(tally, name)
        if number:
            words += f", {number:,} {_LACKING[name]}"
    if tally.unfinished:
        words += f", {tally.unfinished:,} not finished"
    if progress.rate:
        words += f", {progress.rate:,.0f} a second"
    return words if progress.finished else words + ", not at the end"
