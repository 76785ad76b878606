# SPDX-License-Identifier: GPL-3.0-or-later
"""The way in: arguments to a command, and every ending to an exit status."""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from composer.cli.arguments.parser import COMMANDS, parser
from composer.cli.faults import BadInput, Exit, OutputClosed, OutputFault, report_failure
from composer.cli.games.records import holds_games
from composer.cli.output import PROGRAM, abandon, complain, flush, prepare, say

_OF_THE_WORLD: Final = frozenset(
    getattr(errno, name)
    for name in (
        *("EMFILE", "ENFILE", "ENAMETOOLONG", "ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS"),
        *("ENOENT", "ENOTDIR", "EISDIR", "ELOOP", "EIO", "EFBIG", "ENOMEM", "EAGAIN", "ENODEV"),
    )
    if hasattr(errno, name)
)
"""What no program could help: disks, rights, names and limits of the machine."""


Studio = Callable[[Sequence[str]], int]
"""Opens the studio with these arguments, and returns its exit status when it is closed."""


def run(argv: Sequence[str] | None, studio: Studio) -> int:
    """Run the program with its arguments (the process's own if None); return its exit status.

    0: done; the analysis ran, whatever its verdict. 2: bad input, reported in one line on
    standard error. 1: a failure of ours, or the output cannot be written. 130: stopped by
    Ctrl-C. Without arguments, or with a file alone, `studio` is opened.
    """
    if getattr(sys, "frozen", False) and len(sys.argv) > 1:
        from multiprocessing import freeze_support

        freeze_support()  # does not return where this is a process of the packaged program's own
    arguments = list(sys.argv[1:] if argv is None else argv)
    prepare()
    try:
        status = _run(arguments, studio)
        flush()
    except BadInput as error:
        _let_go()
        complain(str(error), error.shown)
        return Exit.BAD_INPUT
    except OutputClosed:
        abandon()
        return Exit.DONE
    except OutputFault as error:
        complain(str(error))
        abandon()
        return Exit.FAILURE
    except KeyboardInterrupt:
        _let_go()
        complain("stopped")
        return Exit.STOPPED
    except OSError as error:
        if error.errno not in _OF_THE_WORLD:
            complain(report_failure(error))
            return Exit.FAILURE
        _let_go()
        complain(_of_the_world(error))
        return Exit.BAD_INPUT
    except Exception as error:  # noqa: BLE001 - the last place where one can be told kindly
        complain(report_failure(error))
        return Exit.FAILURE
    return status


def _of_the_world(error: OSError) -> str:
    """Return in a sentence what the system does not let this program do."""
    if error.errno in (errno.EMFILE, errno.ENFILE):
        return "this program has as many files open as the system allows"
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{(error.strerror or str(error)).lower()}"


def _let_go() -> None:
    """Write out what was printed before something else went wrong."""
    try:
        flush()
    except (OutputClosed, OutputFault):
        abandon()


def _run(arguments: list[str], studio: Studio) -> int:
    given = [argument for argument in arguments if argument != "--new-window"]
    if not given or _names_a_file(given[0]):
        return studio(arguments)
    try:
        command = parser(arguments[0]).parse_args(arguments)
    except SystemExit:  # --help has printed its text
        return Exit.DONE
    if command.version:
        say(_version_text())
        return Exit.DONE
    if hasattr(command, "rules") and (command.rules is not None or command.set):
        _take_rules(command)
    return _command(command)


def _take_rules(given: argparse.Namespace) -> None:
    """Put a rule book and its options to what is asked; records of games say theirs themselves."""
    from composer.cli.given import Asked

    if not holds_games(getattr(given, "what", ())):
        given.stipulation = Asked.under(given.stipulation, given.rules, given.set)


def _names_a_file(argument: str) -> bool:
    """Return whether the program was given a file to open, as desktops do, and no command."""
    return not argument.startswith("-") and Path(argument).suffix != "" and Path(argument).is_file()


def _command(given: argparse.Namespace) -> Exit:
    """Run a command; only what it needs is loaded."""
    if given.command is None:
        *others, last = COMMANDS
        raise BadInput(f"expected a command: {', '.join(others)} or {last}")
    run: Callable[[argparse.Namespace], Exit] = resolve_name(given.run)
    return run(given)


def _version_text() -> str:
    """Return which version this is, `unknown` in a bare source tree, and with what it works."""
    import platform
    from importlib.metadata import PackageNotFoundError, version

    from composer.solver.solve import backend

    try:
        installed = version("chess-composer")
    except PackageNotFoundError:
        installed = "unknown"
    return (
        f"{PROGRAM} {installed}\n"
        f"solver: {backend()}\n"
        f"Python {platform.python_version()} on {platform.system()}"
    )
