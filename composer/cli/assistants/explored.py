# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for sound problems that an assistant asks for: as the command, in one process."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, replace
from typing import Final

from composer.cli.faults import Exit
from composer.cli.output import complain, flush, say_json
from composer.explore.finds import Best, Tally
from composer.explore.judging import work_chunk
from composer.explore.space import Space
from composer.explore.spec import SpecError
from composer.explore.specfile import spec_of

EXPLORE: Final = "explore"
_CANDIDATE: Final = 2.0  # seconds after which a candidate is given up


def explore(arguments: list[str]) -> Exit:
    """Search and print the best finds, a line each, and at last how far the search came.

    Args:
        arguments: the search as JSON, how many seconds it may take, how many finds are told.
    """
    searched, seconds, most = arguments
    end = time.monotonic() + float(seconds)
    try:
        spec = spec_of(json.loads(searched))
        if not 0 < spec.seconds <= _CANDIDATE:
            spec = replace(spec, seconds=_CANDIDATE)
        every = Space(spec).tried
    except (SpecError, RecursionError) as error:
        complain(str(error))
        return Exit.BAD_INPUT
    best, tally = Best(int(most)), Tally()
    for piece in range(-(-every // spec.chunk)):
        if time.monotonic() > end:
            break
        done = work_chunk(spec, piece)
        tally += done.tally
        best.add(done.finds)
    for find in best.ranked():
        say_json(find.to_object())
    say_json({"all": every, "finished": tally.tried >= every, **asdict(tally)})
    flush()
    return Exit.DONE
