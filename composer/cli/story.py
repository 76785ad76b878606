# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer story`: what was tried while a problem was composed, from its library."""

from __future__ import annotations

import argparse

from composer.cli.faults import Exit
from composer.cli.libraries import faults_as_bad_input, opened_library
from composer.cli.output import say, say_json
from composer.library.access.reading import load
from composer.library.changes.remembered import found_in, let_go, memory_of
from composer.solver.jsonform import FORMAT
from composer.studio.sittingstory import (
    main_steps,
    steps_of,
    story_html,
    story_object,
    story_text,
)


def run_story(arguments: argparse.Namespace) -> Exit:
    """Print the positions that were met on the way to a problem, or its main steps.

    Raises:
        BadInput: there is no such problem, or its library cannot be read.
    """
    with faults_as_bad_input(), opened_library(arguments.library) as library:
        record = load(library, arguments.number)
        memory = memory_of(library, arguments.number)
    gone = 0 if arguments.main else let_go(memory)
    here = found_in(memory, record.problem)
    steps = steps_of(memory)
    if arguments.main:
        steps = main_steps(memory, None if here is None else here.number)
    if arguments.json:
        say_json({"format": FORMAT, **story_object(steps, gone)})
    elif arguments.html:
        say(story_html(steps, f"Problem {arguments.number}", gone=gone).rstrip("\n"))
    elif not steps:
        say("nothing is remembered of how it was made")
    else:
        say(story_text(steps, gone=gone).rstrip("\n"))
    return Exit.DONE
