# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands with actions on one file: a tourney's, or a contest's."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from composer.cli.faults import BadInput, Exit
from composer.cli.output import show_progress
from composer.tourneys.onefile import OneFile
from composer.tourneys.tourney import TourneyFault

Held = TypeVar("Held")
Kind = TypeVar("Kind", bound=OneFile[Any])
Act = Callable[[argparse.Namespace], None]


def run_action(
    actions: Mapping[str, Act],
    arguments: argparse.Namespace,
    faults: tuple[type[Exception], ...],
) -> Exit:
    """Do what is asked with a file.

    Args:
        actions: what can be done, by name.
        arguments: what was given.
        faults: those of the file, and others of the world.

    Raises:
        BadInput: it cannot be done; the reason is told in one line.
    """
    try:
        actions[arguments.action](arguments)
    except faults as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"{error.filename}: {error.strerror}") from error
    finally:
        show_progress("")
    return Exit.DONE


@contextmanager
def changing(kind: type[Kind], arguments: argparse.Namespace) -> Iterator[Kind]:
    """Open the file that is named, to change what it holds.

    Raises:
        TourneyFault: it cannot be read, or another program has it open.
    """
    with kind.open(arguments.file) as opened:
        if not opened.writable:
            raise TourneyFault(f"{opened.path}: another program has it open; try again later")
        yield opened


def held_by(kind: type[OneFile[Held]], arguments: argparse.Namespace) -> Held:
    """Return what the file that is named holds.

    Raises:
        TourneyFault: it cannot be read.
    """
    with kind.open(arguments.file) as opened:
        return opened.held


def changed(kind: type[OneFile[Held]], change: Callable[[Held, argparse.Namespace], Held]) -> Act:
    """Return an action that changes what the file holds, and says nothing."""

    def action(arguments: argparse.Namespace) -> None:
        with changing(kind, arguments) as opened:
            opened.save(change(opened.held, arguments))

    return action
