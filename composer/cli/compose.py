# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer compose`: men added to a core until it shows a theme soundly."""

from __future__ import annotations

import argparse
import time
from typing import Final

from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.cli.faults import BadInput, Exit
from composer.cli.given import pool_of
from composer.cli.output import flush, say, say_json, show_progress
from composer.composing.ask import Ask, allowed_men, parse_allowed
from composer.composing.composer import Composing, Progress, Refused
from composer.composing.finds import Find
from composer.pools.pool import PoolError
from composer.problem.fen import FenError, parse_fen
from composer.problem.squares import parse_square
from composer.solver.jsonform import FORMAT

_EVERY: Final = 0.5  # seconds between two lines of progress on a terminal


def run_compose(arguments: argparse.Namespace) -> Exit:
    """Search, print what is found, and tell at the end what came of it.

    Raises:
        BadInput: what is asked cannot be understood, or cannot be had.
    """
    if arguments.list:
        _list()
        return Exit.DONE
    ask = _asked(arguments)
    try:
        pool = pool_of(arguments)
        try:
            composing = Composing(ask, pool)
            progress = _search(arguments, composing)
        finally:
            pool.close()
    except (Refused, PoolError) as error:
        raise BadInput(str(error)) from None
    best = composing.best()[: arguments.best]
    if arguments.json:
        say_json({"format": FORMAT, **_object(progress)})
        return Exit.DONE
    for find in best:
        say(find_line(find))
    say(summary(progress))
    return Exit.DONE


def _asked(arguments: argparse.Namespace) -> Ask:
    if not arguments.core or not arguments.theme:
        raise BadInput("expected a FEN and --theme ID; --list names the themes")
    try:
        core = parse_fen(" ".join(arguments.core))
        add = arguments.add
        return Ask(
            core,
            allowed_men(core) if add is None else parse_allowed(add),
            arguments.theme,
            tuple(map(parse_square, arguments.squares)),
            whole_core=not arguments.any_core,
            most_men=arguments.most_men,
            seed=arguments.seed,
        )
    except (FenError, ValueError) as error:
        raise BadInput(str(error)) from None


def _list() -> None:
    themes = catalogue()
    for theme in sorted(GRAMMARS):
        say(f"{theme}: {themes[theme].name()}")


def _search(arguments: argparse.Namespace, composing: Composing) -> Progress:
    told = 0.0

    def report(find: Find) -> None:
        if arguments.json:
            say_json(find.to_object())
            flush()

    def beat() -> None:
        nonlocal told
        now = time.monotonic()
        if not arguments.quiet and now - told >= _EVERY:
            told = now
            show_progress(summary(composing.progress()))

    seconds = 0.0 if arguments.turns else arguments.seconds
    try:
        return composing.run(report, beat, arguments.turns, seconds)
    finally:
        show_progress("")


def find_line(find: Find) -> str:
    """Return a find as one line to read."""
    parts = [find.fen, f"1.{find.key_text}!", f"{find.men} men", str(find.proof)]
    parts.append(f"added {' '.join(find.added)}" if find.added else "nothing added")
    if find.fatal or find.flaws:
        parts.append(f"flaws: {', '.join((*find.fatal, *find.flaws))}")
    return "  ".join(parts)


def summary(progress: Progress) -> str:
    """Return how far a search is, and what ended most positions, in one line."""
    tally = progress.tally
    words = f"{tally.tried:,} positions tried in {tally.turns:,} turns, {tally.whole:,} sound"
    words += f", {tally.proved:,} with the theme, {progress.finds:,} finds kept"
    return f"{words}; {progress.killer}" if tally.tried else words


def _object(progress: Progress) -> dict[str, object]:
    tally = progress.tally
    ended = ("impossible", "no_key", "refuted", "other_play", "cooked", "unproved")
    return {
        "tried": tally.tried,
        "turns": tally.turns,
        "sound": tally.whole,
        "proved": tally.proved,
        "finds": progress.finds,
        "ended": {name: getattr(tally, name) for name in ended},
    }
