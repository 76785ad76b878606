# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of selfmates and reflexmates, of any length.

White drives Black with checks by the nature of the task: quiet moves are a merit there, and checks
no reproach. White's last moves force the mate and do not give it, so a dual among them is as grave
as one at the second move of a three-mover.
"""

from __future__ import annotations

from collections.abc import Iterator

from composer.analysis.judging.forks import Forks
from composer.analysis.judging.key import force
from composer.analysis.judging.longer import (
    duals,
    milder,
    model_mates,
    quiet,
    repeated,
    threats,
)
from composer.analysis.points import Point
from composer.analysis.study import Study
from composer.problem.stipulation import Play


def selfmate_points(study: Study) -> Iterator[Point]:
    """What speaks for and against a selfmate or reflexmate that is laid out."""
    forks = Forks.of(study.actual)
    yield from (milder(point) for point in force(study.first.move, study.actual.check))
    yield from threats(study)
    yield from duals(study, forks, last_mates=False)
    yield from repeated(forks)
    if study.solution.stipulation.play is Play.SELF:  # in reflex play most moves are quiet
        yield from quiet(study)
    yield from model_mates(study)
