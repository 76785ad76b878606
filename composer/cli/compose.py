# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer compose`: men added to a core until it shows a theme soundly."""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from dataclasses import replace
from typing import Final

from composer.analysis.help.grammar import HELP_GRAMMARS
from composer.analysis.longer.grammar import LONGER_GRAMMARS
from composer.analysis.schemes.phasetext import parse_phase
from composer.analysis.selfplay.grammar import SELF_GRAMMARS
from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.cli.faults import BadInput, Exit
from composer.cli.given import pool_of
from composer.cli.journals import begun, restored
from composer.cli.output import complain, flush, say, say_json, show_progress
from composer.composing.ask import Ask, Meant, allowed_men, parse_allowed
from composer.composing.composer import Composing, Progress
from composer.composing.finds import Find
from composer.composing.journal import Journal
from composer.composing.like import like
from composer.composing.prover import Ended
from composer.composing.refusals import Refused, why_not
from composer.pools.journal import JournalError
from composer.pools.pool import PoolError
from composer.problem.fen import FenError, parse_fen
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.jsonform import FORMAT
from composer.solver.options import Token
from composer.solver.session import Session

_ASKING: Final = (
    *("theme", "like", "squares", "phase", "after_key", "shift", "mirror", "no", "any_core"),
    "most_men",
)
_EVERY: Final = 0.5  # seconds between two lines of progress on a terminal


def run_compose(arguments: argparse.Namespace) -> Exit:
    """Search, print what is found, and tell at the end what came of it.

    Raises:
        BadInput: what is asked cannot be understood, or cannot be had.
    """
    if arguments.list:
        _list()
        return Exit.DONE
    journal, done, interrupted = None, False, False
    try:
        ask = _asked(arguments)
        if ask is not None and (reason := why_not(ask)) is not None:
            raise Refused(reason)  # before a journal is begun of it
        with closing(pool_of(arguments)) as pool:
            if arguments.output is not None:
                journal, ask, done = begun(Journal, arguments.output, ask, arguments.resume)
            if ask is None:
                raise BadInput("expected a FEN and --theme ID; --list names the themes")
            composing = Composing(ask, pool, journal)
            if journal is not None and done:
                composing.restore(restored(journal))
            try:
                _search(arguments, composing)
            except KeyboardInterrupt:
                interrupted = True  # what was found is told all the same
    except (Refused, JournalError, PoolError) as error:
        raise BadInput(str(error)) from None
    finally:
        if journal is not None:
            journal.close()
    _tell(arguments, composing)
    if interrupted:
        raise KeyboardInterrupt
    return Exit.DONE


def _tell(arguments: argparse.Namespace, composing: Composing) -> None:
    """Print what came of a search."""
    progress, best = composing.progress(), composing.best()[: arguments.best]
    if arguments.json:
        say_json({"format": FORMAT, **_object(progress)})
        return
    for find in best:
        say(find_line(find))
        for man, role in zip(find.added, find.roles, strict=True):
            say(f"    {man}: {role}")
    say(summary(progress))
    if not best:
        say(str(progress.ending))


def _asked(arguments: argparse.Namespace) -> Ask | None:
    """Return what is asked; None where the journal knows it."""
    if not arguments.core and arguments.output is not None and arguments.resume:
        if any(getattr(arguments, name) for name in _ASKING) or arguments.add is not None:
            raise BadInput("the journal says what is asked: give its FEN, too, or nothing of it")
        return None
    if not arguments.core or not (arguments.theme or arguments.like or arguments.phase):
        raise BadInput("expected a FEN and --theme ID; --list names the themes")
    if arguments.like and (arguments.squares or any(":" in text for text in arguments.theme[:1])):
        raise BadInput("--like takes the theme's squares from the problem: name none")
    try:
        core = parse_fen(" ".join(arguments.core))
        themes = [_meant(text) for text in arguments.theme]
        if arguments.like:
            with closing(Session()) as session:
                theme = themes[0].theme if themes else ""
                asked = parse_stipulation(arguments.stipulation)
                ask = like(core, theme, Token(), session, asked)
            themes = [Meant(ask.theme, ask.squares), *themes[1:]]
        else:
            themes = themes or [Meant("")]
            first = replace(themes[0], squares=tuple(map(parse_square, arguments.squares)))
            themes[0] = first if arguments.squares else themes[0]
            ask = Ask(core, allowed_men(core), themes[0].theme)
        return replace(
            ask,
            allowed=ask.allowed if arguments.add is None else parse_allowed(arguments.add),
            squares=themes[0].squares,
            also=tuple(themes[1:]),
            whole_core=not arguments.any_core,
            most_men=arguments.most_men,
            seed=arguments.seed,
            shift=arguments.shift,
            mirror=arguments.mirror,
            forbidden=tuple(arguments.no),
            demand=tuple(map(parse_phase, arguments.phase)),
            after_key=arguments.after_key,
            stipulation=parse_stipulation(arguments.stipulation),
            solutions=ask.solutions if arguments.like else arguments.solutions,
        )
    except (FenError, ValueError) as error:
        raise BadInput(str(error)) from None


def _meant(text: str) -> Meant:
    theme, _, squares = text.partition(":")
    return Meant(theme, tuple(map(parse_square, filter(None, squares.split(",")))))


def _list() -> None:
    themes = catalogue()
    for theme in sorted(GRAMMARS):
        say(f"{theme}: {themes[theme].name()}")
    for known, play in (
        (LONGER_GRAMMARS, "mates in three"),
        (SELF_GRAMMARS, "selfmates"),
        (HELP_GRAMMARS, "helpmates"),
    ):
        for theme in sorted(known):
            say(f"{theme} ({play}): {themes[theme].name()}")


def _search(arguments: argparse.Namespace, composing: Composing) -> None:
    told, lack = 0.0, ""

    def report(find: Find) -> None:
        if arguments.json:
            say_json(find.to_object())
            flush()

    def beat() -> None:
        nonlocal told, lack
        now = time.monotonic()
        if arguments.quiet or now - told < _EVERY:
            return
        told, progress = now, composing.progress()
        if progress.lack != lack:
            lack = progress.lack
            show_progress("")
            complain(f"{lack}: waiting for one" if lack else "the work goes on")
        show_progress(summary(progress))

    seconds = 0.0 if arguments.turns else arguments.seconds
    try:
        composing.run(report, beat, arguments.turns, seconds)
    finally:
        show_progress("")


def find_line(find: Find) -> str:
    """Return a find as one line to read."""
    key = f"1.{find.key_text}!" if find.key else find.key_text
    parts = [find.fen, key, f"{find.men} men", str(find.proof)]
    parts.append(f"added {' '.join(find.added)}" if find.added else "nothing added")
    if find.fatal or find.flaws:
        parts.append(f"flaws: {', '.join((*find.fatal, *find.flaws))}")
    return "  ".join(parts)


def summary(progress: Progress) -> str:
    """Return how far a search is, and what ended most positions, in one line."""
    tally = progress.tally
    turns = "1 turn" if tally.turns == 1 else f"{tally.turns:,} turns"
    words = f"{tally.tried:,} positions tried in {turns}, {tally.whole:,} sound"
    words += f", {tally.themed:,} with the theme, {progress.finds:,} finds kept"
    return f"{words}; {progress.killer}" if tally.tried else words


def _object(progress: Progress) -> dict[str, object]:
    tally = progress.tally
    ended = ("impossible", "no_key", "refuted", "other_play", "cooked", "unproved")
    unproved = [each.value for each in Ended]
    return {
        "tried": tally.tried,
        "turns": tally.turns,
        "sound": tally.whole,
        "proved": tally.proved,
        "finds": progress.finds,
        "geometries": progress.geometries,
        "ended": {name: getattr(tally, name) for name in ended},
        "unproved": {name: getattr(tally, name) for name in unproved},
        "ending": str(progress.ending),
    }
