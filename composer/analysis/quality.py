# SPDX-License-Identifier: GPL-3.0-or-later
"""What counts for and against a problem: points with their evidence, and counts.

Nothing is added up to a score: judges weigh differently. How grave a point is follows the
custom of judges' reports and is a convention, not a law. The economy of the position, which
needs many solves, is `composer.analysis.composing.economy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace

from composer.analysis.judging.construction import construction
from composer.analysis.judging.helplines import line_points
from composer.analysis.judging.key import key_points, soundness
from composer.analysis.judging.longer import longer_points, selfmate_points
from composer.analysis.judging.play import play_points
from composer.analysis.points import Point, gravest_first
from composer.analysis.study import Study, is_judged
from composer.analysis.themes.changes import changed
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.solver.solution import Stage


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of the actual play and the diagram; None where they were not counted.

    Only mates in two are counted, and their play only after a key that is known.

    Attributes:
        white: White's men.
        black: Black's men.
        variations: defences with a single mate, be it the only threat of several that is left.
        mates: different single mates.
        duals: full defences with more than one mate.
        pure: different mates that are pure; likewise the next three.
        economical: see `composer.analysis.matepicture`.
        model: see `composer.analysis.matepicture`.
        ideal: see `composer.analysis.matepicture`.
        changed: defences changed between set play and actual play.
        tries: tries with one refutation that do not check.
        refutations: different refutations of these.
    """

    white: int | None = None
    black: int | None = None
    variations: int | None = None
    mates: int | None = None
    duals: int | None = None
    pure: int | None = None
    economical: int | None = None
    model: int | None = None
    ideal: int | None = None
    changed: int | None = None
    tries: int | None = None
    refutations: int | None = None

    @classmethod
    def of_men(cls, position: Position) -> Counts:
        """Count the men alone."""
        colours = [man.colour for _, man in position]
        return cls(colours.count(Colour.WHITE), colours.count(Colour.BLACK))

    @property
    def known(self) -> dict[str, int]:
        """What was counted, by names."""
        return {name: number for name, number in asdict(self).items() if number is not None}


@dataclass(frozen=True, slots=True)
class Quality:
    """All points for and against a problem, the gravest first, and its counts."""

    points: tuple[Point, ...] = ()
    counts: Counts = Counts()


def quality_of(study: Study, themes: Iterable[str] = ()) -> Quality:
    """Judge a solution that is laid out: mates, selfmates, reflexmates, help play and series.

    Of others the soundness; nothing where the definitions are orthodox and the rules are not.

    Args:
        study: the solution laid out.
        themes: the ids of the themes found, which excuse some flaws.
    """
    solution = study.solution
    if study.has_courses:
        points = _points_of_lines(study)
    elif solution.is_fairy or not is_judged(solution):
        return Quality((), Counts.of_men(solution.position))
    else:
        points = _points(study, frozenset(themes))
    return Quality(gravest_first(points), counts(study))


def _points_of_lines(study: Study) -> Iterator[Point]:
    yield from line_points(study)
    if not study.solution.is_fairy:
        yield from construction(study)


def _points(study: Study, themes: frozenset[str]) -> Iterator[Point]:
    yield from soundness(study)
    yield from construction(study)
    if study.is_self_play:
        yield from selfmate_points(study)
    elif study.is_longer_mate:
        yield from longer_points(study)
    elif study.key is not None:
        yield from key_points(study, study.key)
        yield from play_points(study, study.key, themes)


def counts(study: Study) -> Counts:
    """Count men, mates, changes and tries, as far as they are known."""
    men, key = Counts.of_men(study.solution.position), study.key
    if not study.is_two_mover or study.solution.stage < Stage.TRIES:
        return men
    tries = [quiet_try for quiet_try in study.quiet_tries if not quiet_try.source.trivial]
    refutations = len({play.refutation for play in tries})
    if key is None:
        return replace(men, tries=len(tries), refutations=refutations)
    plays = [(answer.unique, key.play(answer, answer.unique)) for answer in key.variations]
    purities = list({(mate, play.king): play.purity for mate, play in plays}.values())
    return replace(
        men,
        variations=len(key.variations),
        mates=len(key.single_mates),
        duals=sum(1 for answer in key.full if not answer.unique),
        pure=sum(purity.pure for purity in purities),
        economical=sum(purity.economical for purity in purities),
        model=sum(purity.model for purity in purities),
        ideal=sum(purity.ideal for purity in purities),
        changed=0 if study.set_play is None else len(changed(study.set_play, key)),
        tries=len(tries),
        refutations=refutations,
    )
