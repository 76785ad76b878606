# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer explore` for games that are no chess."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from composer.cli.faults import BadInput, Exit
from composer.cli.output import flush, say, say_json, show_progress
from composer.explore.gamefile import read_game_search
from composer.explore.games import GameFind, GameFinds, GameSearch, finds
from composer.explore.spec import SpecError
from composer.files.beside import writing_beside
from composer.games.position import GameError
from composer.games.textform import problem_object
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
    try:
        search = read_game_search(arguments.spec)
        games_module()  # else no candidate would be sound
    except (GameError, SpecError) as error:
        raise BadInput(str(error)) from error
    best, unfinished = _search(arguments, search)
    if path is not None:
        _write(path, best)
    if not arguments.json:
        for find in best[: arguments.best]:
            say(_line(find))
        say(_summary(f"{search.tried:,}", len(best), unfinished))
    return Exit.DONE


def _summary(tried: str, found: int, unfinished: int) -> str:
    words = f"{tried} tried, {found:,} found"
    return f"{words}, {unfinished:,} not finished" if unfinished else words


def _search(arguments: argparse.Namespace, search: GameSearch) -> tuple[list[GameFind], int]:
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
