# SPDX-License-Identifier: GPL-3.0-or-later
"""Economy of a mate in two: what each man is for, and who could be weaker.

What a man is for says `composer.analysis.composing.without`. A man is *replaceable* if with a
weaker one on his square all stays: key, play, set play, tries and themes; and if the board is then
no less usual: a bishop that must be promoted is no saving.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline, confirm
from composer.analysis.composing.without import Need, loss_of
from composer.analysis.points import Point, Weight
from composer.analysis.themes.flag import defences, few, firsts
from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.named import kind_name, man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import Sentence, Template, said
from composer.solver.lawdefects import defects_for
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

_WEAKER = {
    Kind.QUEEN: (Kind.ROOK, Kind.BISHOP),
    Kind.ROOK: (Kind.BISHOP, Kind.KNIGHT, Kind.PAWN),
    Kind.BISHOP: (Kind.PAWN,),
    Kind.KNIGHT: (Kind.PAWN,),
}
_CAN_GO: Final = Template(
    "The {man} on {square} is unnecessary: without it key, mates, set play and tries stay."
)
_WEAKER_DOES: Final = Template("The {man} on {square} could be a {weaker}.")
_STOPS: Final = Template("{man} {square} stops {moves}")
_STOPS_DUAL: Final = Template("{man} {square} stops a dual after {moves}")
_MOVES: Final = 2  # named of those that a man stops
_MEN: Final = 8  # in a sentence


def _either(kinds: tuple[Kind, ...]) -> Sentence:
    """Return kinds of men as alternatives: `bishop`, `bishop or a knight`."""
    words = kind_name(kinds[0])
    for kind in kinds[1:]:
        words = said("{kind} or a {other}", kind=words, other=kind_name(kind))
    return words


@dataclass(frozen=True, slots=True)
class Service:
    """What one man is for.

    Attributes:
        square: where it stands in the diagram.
        man: the man.
        need: what it is needed for.
        weaker: the kinds of man that could stand in its place.
        cooks: the other first moves that solve without it.
        duals: the defences that more moves answer without it.
        mates: whether it is of the side that mates.
    """

    square: Square
    man: Man
    need: Need
    weaker: tuple[Kind, ...] = ()
    cooks: tuple[Move, ...] = ()
    duals: tuple[Move, ...] = ()
    mates: bool = False

    @property
    def stops(self) -> Sentence | None:
        """What the man stops, in a few words, if he does nothing else: `black pawn h6: 1.Qa3`."""
        man, square = man_name(self.man), square_name(self.square)
        if self.need in (Need.STOPS_COOK, Need.REFUTES) and self.cooks:
            return _STOPS.said(man=man, square=square, moves=firsts(self.cooks[:_MOVES]))
        if self.need is Need.STOPS_DUAL and self.duals:
            moves = defences(self.duals[:_MOVES])
            return _STOPS_DUAL.said(man=man, square=square, moves=moves)
        return None

    @property
    def sentence(self) -> Sentence:
        """What is to be said of a man that can go or could be weaker, in one plain sentence."""
        man, square = man_name(self.man), square_name(self.square)
        if self.need is Need.CAN_GO:
            return _CAN_GO.said(man=man, square=square)
        weaker = _either(self.weaker)
        return _WEAKER_DOES.said(man=man, square=square, weaker=weaker)


@dataclass(frozen=True, slots=True)
class Economy:
    """What each man is for.

    Attributes:
        services: the men that were tested, kings apart.
        complete: whether all were; not if the work was stopped.
    """

    services: tuple[Service, ...] = ()
    complete: bool = True

    @property
    def wasted(self) -> tuple[Service, ...]:
        """The men that are unnecessary or could be weaker."""
        return tuple(
            service for service in self.services if service.need is Need.CAN_GO or service.weaker
        )


def economy_points(found: Economy) -> tuple[Point, ...]:
    """Return points for what is wasted, and for the men that only stop something.

    An officer to spare of the side that mates is fatal: key and mates stand without him.
    """
    points = [
        Point("economy", _weight(service), service.sentence, (service.square,))
        for service in found.wasted
    ]
    return (*points, *_stopping(found.services))


def _weight(service: Service) -> Weight:
    if service.need is not Need.CAN_GO:
        return Weight.BLEMISH
    is_officer = service.mates and service.man.kind is not Kind.PAWN
    return Weight.SERIOUS if is_officer else Weight.FLAW


def _stopping(services: Iterable[Service]) -> Iterator[Point]:
    """The men that have no other work than to stop cooks, duals or tries, and what they stop."""
    found = [service for service in services if service.stops is not None]
    if found:
        stops = [stops for service in found if (stops := service.stops) is not None]
        sentence = said("Men that only stop something: {men}.", men=few(stops, _MEN))
        squares = tuple(service.square for service in found)
        moves = tuple(move for service in found for move in (service.cooks or service.duals))
        yield Point("cookstoppers", Weight.NEUTRAL, sentence, squares, moves, len(found))


def economy(
    baseline: Baseline,
    cancel: Token | None = None,
    session: Session | None = None,
    weaker: bool = True,
) -> Economy:
    """Solve a sound mate in two again without each of its men.

    Args:
        baseline: the problem; of an unsound one nothing can be said.
        cancel: a token that stops the work.
        session: what solves keep in common.
        weaker: whether to try weaker men in place of those that are needed. By the rules of
            another game none are tried: there a queen may be the weakest man.
    """
    is_sound = baseline.solution.verdict is Verdict.SOUND
    if not baseline.stipulation.is_two_mover or baseline.phase is None or not is_sound:
        return Economy()
    ranked = weaker and not baseline.stipulation.is_fairy
    return _Economist(baseline, cancel or Token(), session or Session()).judge(ranked)


class _Economist:
    """One test under way."""

    def __init__(self, baseline: Baseline, token: Token, session: Session) -> None:
        options = replace(baseline.options, decide=False)  # seconds a man, else
        self._baseline = replace(baseline, options=options)
        self._token, self._session = token, session
        self._judge = session.judge(baseline.stipulation, token)

    def judge(self, weaker: bool) -> Economy:
        services: list[Service] = []
        for square, man in self._baseline.position:
            if man.is_royal:
                continue
            service = self._service(square, man, weaker)
            if self._token.cancelled:
                return Economy(tuple(services), complete=False)
            services.append(service)
        return Economy(tuple(services))

    def _service(self, square: Square, man: Man, weaker: bool) -> Service:
        start = self._baseline.position
        removal = Edit.remove(start, square)
        (judged,) = self._judge.judge((removal.apply(start),))
        loss = loss_of(self._baseline, removal, judged, self._token, self._session)
        free = loss.need is Need.CAN_GO or not weaker
        kinds = () if free else self._weaker(square)
        mates = man.colour is start.turn
        return Service(square, man, loss.need, kinds, loss.cooks, loss.duals, mates)

    def _weaker(self, square: Square) -> tuple[Kind, ...]:
        return tuple(weaker_kinds(self._baseline, square, self._token, self._session))


def weaker_kinds(
    baseline: Baseline,
    square: Square,
    token: Token,
    session: Session,
    most_nodes: int = 0,
) -> Iterator[Kind]:
    """Yield the weaker kinds with which all stays; of the key's man none, nor of kings.

    Args:
        baseline: the problem.
        square: where the man stands; a pawn is not tried on the last ranks.
        token: a token that stops the work; what comes of it then is not to be used.
        session: what solves keep in common.
        most_nodes: how much work to spend on a position; 0 for as much as it takes.
    """
    man = baseline.position[square]
    has_key = baseline.key is not None and square != baseline.key.origin
    if man is None or not (has_key or baseline.stipulation.has_lines):
        return
    judge = session.judge(baseline.stipulation, token, baseline.meant)
    for kind in _WEAKER.get(man.kind, ()):
        if kind is Kind.PAWN and square >> 3 in (0, 7):
            continue
        step = Edit.put(baseline.position, square, Man.of(man.colour, kind))
        position = step.apply(baseline.position)
        (judged,) = judge.judge((position,), most_nodes)
        if not judged.complete or not baseline.is_kept_by(judged, step):
            continue
        found = confirm(baseline, step, position, token, session).comparison
        if found is None or not found.is_whole_with(square):
            continue
        if not _is_less_usual(baseline, position):
            yield kind


def _is_less_usual(baseline: Baseline, position: Position) -> bool:
    """Return whether something is impossible or unusual in a position that was not before."""
    found, known = (
        {
            (defect.fault, defect.colour): len(defect.squares)
            for defect in defects_for(diagram, baseline.stipulation)
        }
        for diagram in (position, baseline.position)
    )
    return any(number > known.get(fault, -1) for fault, number in found.items())
