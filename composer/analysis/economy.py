# SPDX-License-Identifier: GPL-3.0-or-later
"""Economy: what each man is for, found by solving again without it.

A man *can go* if without it the key stays the only one, the single mates after full defences of
other men stay the same, no dual comes in, and no mate is lost that only this man gives or brings
about, and set play and tries stay the same too. If those alone change, or if it only has defences
of its own, the *same key* is left. If only duals come in it *stops duals*; if only another key
comes in it *stops a cook*; else the solution *needs* it. A man is *replaceable* if a weaker one on
its square leaves key and play as they are.

Without a man rights are those of the convention: no game is looked for that decides one, which
would take seconds a man.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.analysis.board import board_of
from composer.analysis.phaseplay import KEY, Code, PhasePlay, move_code
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.problem.edits import put, remove
from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.named import kind_name, man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import Sentence, Template, said
from composer.solver.lawdefects import is_solvable_for
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys

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
_WEIGHTS = {True: Weight.FLAW, False: Weight.BLEMISH}  # by: unnecessary
_WHOLE = SolveOptions(decide=False)
_PLAY = SolveOptions(tries=False, set_play=False, decide=False)


class Need(Enum):
    """What a man is needed for."""

    CAN_GO = "can-go"  # without him all stays: key, mates, set play, tries
    SAME_KEY = "same-key"  # without him it is sound with the same key, but loses some play
    STOPS_COOK = "stops-cook"
    STOPS_DUAL = "stops-dual"
    REFUTES = "refutes"  # a try that fails now would solve without him
    NEEDED = "needed"  # for the key or its mates
    UNKNOWN = "unknown"  # not finished


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
    """

    square: Square
    man: Man
    need: Need
    weaker: tuple[Kind, ...] = ()
    cooks: tuple[Move, ...] = ()
    duals: tuple[Move, ...] = ()

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
    """Return the men that are wasted as points: those to spare first, then those too strong."""
    points = [
        Point(
            "economy",
            _WEIGHTS[service.need is Need.CAN_GO],
            service.sentence,
            (service.square,),
        )
        for service in found.wasted
    ]
    return tuple(sorted(points, key=lambda point: point.weight is not Weight.FLAW))


def economy(
    study: Study,
    cancel: Token | None = None,
    session: Session | None = None,
    weaker: bool = True,
) -> Economy:
    """Solve a sound mate in two again without each of its men.

    Args:
        study: the solution laid out; of an unsound problem nothing can be said.
        cancel: a token that stops the work.
        session: what solves keep in common.
        weaker: whether to try weaker men in place of those that are needed. By the rules of
            another game none are tried: there a queen may be the weakest man.
    """
    solution = study.solution
    if not study.is_two_mover or study.key is None or solution.verdict is not Verdict.SOUND:
        return Economy()
    ranked = weaker and not solution.stipulation.is_fairy
    return _Economist(study, study.key, cancel or Token(), session or Session()).judge(ranked)


def _virtual(study: Study, square: Square) -> tuple[object, ...]:
    """Return the single set mates, and the tries with refutations, without one man's moves."""
    before = {} if study.set_play is None else study.set_play.unique
    kept = frozenset((d, m) for d, m in before.items() if square not in (d & 63, m & 63))
    tries = frozenset(
        (phase.first_code, phase.refutation)
        for phase in study.quiet_tries
        if not phase.source.trivial and phase.first_code & 63 != square
    )
    return kept, tries


def _mates(play: PhasePlay) -> dict[Code, tuple[Code, ...]]:
    """Return the full defences with their mates."""
    return {answer.code: tuple(answer.mates) for answer in play.full}


class _Economist:
    """One test under way."""

    def __init__(self, study: Study, key: PhasePlay, token: Token, session: Session) -> None:
        self._study = study
        self._position = study.solution.position
        self._asked = study.solution.stipulation
        self._key = key
        self._token = token
        self._session = session
        self._mates = dict(key.unique)

    def judge(self, weaker: bool) -> Economy:
        services: list[Service] = []
        for square, man in self._position:
            if man.is_royal:
                continue
            service = self._service(square, man, weaker)
            if self._token.cancelled:
                return Economy(tuple(services), complete=False)
            services.append(service)
        return Economy(tuple(services))

    def _service(self, square: Square, man: Man, weaker: bool) -> Service:
        service = self._judged(square, man)
        if service.need is Need.CAN_GO or not weaker:
            return service
        return replace(service, weaker=tuple(self._replacements(square, man)))

    def _judged(self, square: Square, man: Man) -> Service:
        needed = Service(square, man, Need.NEEDED)
        position = remove(self._position, square)
        if square == self._key.first.origin or not self._stands(position):
            return needed
        keys = self._keys(position)
        if self._key.first_code not in keys:
            return needed
        cooks = tuple(move for code, move in keys.items() if code != self._key.first_code)
        play = self._play(position)
        duals = () if play is None else self._new_duals(play)
        found = Service(square, man, Need.NEEDED, (), cooks, duals)
        if play is None or self._has_own_mate(square):
            return found
        return replace(found, need=self._need(found, position, play))

    def _need(self, found: Service, position: Position, play: PhasePlay) -> Need:
        """Return what a man is for without which the key solves, alone or not."""
        others, mates = self._others(found.square), _mates(play)
        if not all(m in mates.get(d, ()) for d, m in others.items()):
            return Need.NEEDED
        plays = len(others) < len(self._mates)
        if found.cooks:
            return Need.NEEDED if plays else Need.STOPS_COOK
        if plays:
            return Need.SAME_KEY
        if found.duals:
            return Need.STOPS_DUAL
        virtual = self._same_virtual(position, found.square)
        return Need.CAN_GO if virtual else Need.SAME_KEY

    def _same_virtual(self, position: Position, square: Square) -> bool:
        """Return whether set play and tries are the same, but for what the man itself did."""
        without = Study.of(solve(position, self._asked, _WHOLE, self._token, self._session))
        return _virtual(self._study, square) == _virtual(without, square)

    def _has_own_mate(self, square: Square) -> bool:
        """Return whether a man gives a mate, or alone brings one about by its defences."""
        return any(
            mate & 63 == square or all(defence & 63 == square for defence in defences)
            for mate, defences in self._key.defences_of.items()
        ) or any(threat & 63 == square for threat in self._key.threats)

    def _new_duals(self, play: PhasePlay) -> tuple[Move, ...]:
        """Return the full defences with more mates than they had; new ones with several."""
        known = {answer.code: len(answer.mates) for answer in self._key.full}
        return tuple(a.defence for a in play.full if len(a.mates) > known.get(a.code, 1))

    def _others(self, square: Square) -> dict[Code, Code]:
        """Return the single mates after full defences of other men."""
        return {d: mate for d, mate in self._mates.items() if d & 63 != square}

    def _stands(self, position: Position) -> bool:
        return is_solvable_for(position, self._asked)

    def _keys(self, position: Position) -> dict[Code, Move]:
        solution = solve_keys(position, self._asked, self._token, self._session, decide=False)
        return {move_code(key.move): key.move for key in solution.keys if key.move is not None}

    def _keeps_key(self, position: Position) -> bool:
        return self._stands(position) and self._keys(position).keys() == {self._key.first_code}

    def _play(self, position: Position) -> PhasePlay | None:
        """Return the play after the key; None if there is no such key."""
        solution = solve(position, self._asked, _PLAY, self._token, self._session)
        for phase in solution.keys:
            if phase.move is not None and move_code(phase.move) == self._key.first_code:
                return PhasePlay(KEY, phase, board_of(position))
        return None

    def _replacements(self, square: Square, man: Man) -> Iterator[Kind]:
        """Yield weaker kinds that keep key and single mates; a pawn not on the last ranks."""
        if square == self._key.first.origin:
            return
        for kind in _WEAKER.get(man.kind, ()):
            if kind is Kind.PAWN and square >> 3 in (0, 7):
                continue
            position = put(self._position, square, Man.of(man.colour, kind))
            if not self._keeps_key(position):
                continue
            play = self._play(position)
            if play is not None and _mates(play) == _mates(self._key):
                yield kind
