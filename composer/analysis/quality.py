# SPDX-License-Identifier: GPL-3.0-or-later
"""What counts for and against a problem: a profile with its evidence, and counts.

The profile is read from the top, level by level, and nothing is added up to a score: a full work
carries faults for which a slight one is left without a distinction. How grave a point is follows
the custom of judges' reports and is a convention, not a law. Originality, which outweighs all, no
program sees. The economy of the position, which needs many solves, is
`composer.analysis.composing.economy`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from composer.analysis.judging.construction import construction, economy_of_mates
from composer.analysis.judging.content import Content, content_of
from composer.analysis.judging.helplines import line_points
from composer.analysis.judging.key import key_points, soundness
from composer.analysis.judging.longer import longer_points, selfmate_points
from composer.analysis.judging.payments import settled
from composer.analysis.judging.play import play_points
from composer.analysis.judging.tries import Tries, try_points
from composer.analysis.matepicture import Purity
from composer.analysis.phaseplay import PhasePlay, grouped
from composer.analysis.points import Point, Weight, from_the_top
from composer.analysis.study import Study, is_judged
from composer.analysis.themes.changes import changed
from composer.analysis.themes.flag import Flag
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
    """All points for and against a problem, a profile read from the top, and its counts.

    Attributes:
        points: by their levels, those of one level by weight.
        counts: numbers of the play.
        content: what a mate in two shows; None of other play, and where no key is known.
    """

    points: tuple[Point, ...] = ()
    counts: Counts = Counts()
    content: Content | None = None

    @property
    def fatal(self) -> tuple[Point, ...]:
        """What costs a distinction and is not paid for."""
        return tuple(point for point in self.points if point.weight is Weight.SERIOUS)

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """What mates in two are compared by, the greater the better, read from the top.

        Not out; nothing fatal; what is shown and changed; what of it one family of themes has.
        """
        out = sum(point.weight is Weight.DISQUALIFIES for point in self.points)
        content = self.content or Content(0)
        return -out, -len(self.fatal), content.size, len(content.thematic)


def quality_of(study: Study, flags: Sequence[Flag] = ()) -> Quality:
    """Judge a solution that is laid out: mates, selfmates, reflexmates, help play and series.

    Of others the soundness; nothing where the definitions are orthodox and the rules are not.

    Args:
        study: the solution laid out.
        flags: the themes found, by which content and tries are known.
    """
    solution = study.solution
    if study.has_courses:
        return Quality(from_the_top(_points_of_lines(study)), counts(study))
    if solution.is_fairy or not is_judged(solution):
        return Quality((), Counts.of_men(solution.position))
    if study.is_self_play or study.is_longer_mate or study.key is None:
        return Quality(from_the_top(_points(study)), counts(study))
    tries = Tries(study, study.key, flags)
    content = content_of(study, study.key, tries.fine, flags)
    points = settled(
        _points_of_two(study, study.key, content, tries, flags),
        {flag.id for flag in flags},
        content,
    )
    return Quality(from_the_top(points), counts(study), content)


def _points_of_lines(study: Study) -> Iterator[Point]:
    yield from line_points(study)
    if not study.solution.is_fairy:
        yield from construction(study)


def _points(study: Study) -> Iterator[Point]:
    yield from soundness(study)
    yield from construction(study)
    if study.is_self_play:
        yield from selfmate_points(study)
    elif study.is_longer_mate:
        yield from longer_points(study)


def _points_of_two(
    study: Study, key: PhasePlay, content: Content, tries: Tries, flags: Sequence[Flag]
) -> Iterator[Point]:
    yield from _points(study)
    yield from key_points(study, key)
    yield from play_points(study, key, content, flags)
    yield from try_points(tries)
    yield from economy_of_mates(study, key, content, tries)


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
    mates = grouped(plays, lambda found: (found[0], found[1].king)).values()

    def pictures(holds: Callable[[Purity], bool]) -> int:
        return sum(any(holds(play.purity) for _, play in alike) for alike in mates)

    return replace(
        men,
        variations=len(key.variations),
        mates=len(key.single_mates),
        duals=sum(1 for answer in key.full if answer.mates and not answer.unique),
        pure=pictures(lambda purity: purity.pure),
        economical=pictures(lambda purity: purity.economical),
        model=pictures(lambda purity: purity.model),
        ideal=pictures(lambda purity: purity.ideal),
        changed=0 if study.set_play is None else len(changed(study.set_play, key)),
        tries=len(tries),
        refutations=refutations,
    )
