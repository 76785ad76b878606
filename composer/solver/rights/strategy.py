# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions whose rights are settled by what is played: a posteriori, and by retro strategy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from composer.problem.position import Castling, Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.lines import Line
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase, Variation
from composer.solver.rights.played import PlayedPart
from composer.solver.solution import Stage
from composer.solver.stages import Found, Search

Pairs = Collection[frozenset[Castling]]


class StrategicSearch:
    """A search whose solutions must agree with a history of the position.

    Nothing is reported before the play is known, for the play decides. Castlings that exclude
    each other are followed in mates in two and in lines; of longer play nothing is claimed.
    """

    def __init__(
        self,
        search: Search,
        part: PlayedPart,
        stipulation: Stipulation,
        search_for: Callable[[Position], Search],
    ) -> None:
        """Make ready.

        Args:
            search: solves the position with all its rights.
            part: the position, with what settles its rights.
            stipulation: what is asked.
            search_for: makes a search for the same task in another position.
        """
        self._search = search
        self._part = part
        self._stipulation = stipulation
        self._search_for = search_for

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return self._search.solver

    @property
    def nodes(self) -> int:
        """The positions looked at so far, but for those after a castling."""
        return self._search.nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found once the play is known; as `Search.find` otherwise."""
        for found in self._search.find(options):
            if found.stage < Stage.PLAY and not found.complete:
                continue
            kept = justified(found, self._part.justified_by)
            if self._part.exclusive:
                kept = self._exclusive(kept, options)
            yield kept

    def _exclusive(self, found: Found, options: SolveOptions) -> Found:
        asked = self._stipulation
        direct = asked.play is Play.DIRECT and not asked.series
        if not asked.has_lines and not (direct and asked.moves <= 2):
            return Found(first_moves=found.first_moves)
        kept = apart(found, self._part.exclusive)
        if asked.has_lines:
            return kept
        return replace(kept, keys=(*kept.keys, *self._castling_keys(options)))

    def _castling_keys(self, options: SolveOptions) -> Iterator[Phase]:
        """Yield the keys that castle and so take a castling from the other side."""
        position, pairs = self._part.position, self._part.exclusive
        for right in Castling:
            lost = frozenset(other for pair in pairs if right in pair for other in pair - {right})
            if right.colour is not position.turn or not lost:
                continue
            after = replace(position, castling=position.castling - lost)
            found = Found()
            for found in self._search_for(after).find(options):
                if found.stage >= Stage.PLAY:
                    break
            yield from (key for key in found.keys if key.move and key.move.castling is right)


def justified(found: Found, castlings: frozenset[Castling]) -> Found:
    """Return what was found without what begins en passant and is not justified afterwards.

    A posteriori a capture in passing is legal if the same side castles later, whatever the
    other plays, and so shows that the double step was the last move.

    Args:
        found: what a search found.
        castlings: the castlings that show it; where there are none, nothing need be justified.
    """
    if not castlings:
        return found
    return replace(
        found,
        keys=tuple(key for key in found.keys if _key_stands(key, castlings)),
        tries=tuple(phase for phase in found.tries if not (phase.move and phase.move.en_passant)),
        lines=tuple(line for line in found.lines if _line_stands(line, castlings)),
        solutions=None,
    )


def _key_stands(key: Phase, castlings: frozenset[Castling]) -> bool:
    if key.move is None or not key.move.en_passant:
        return True
    return _castles(key.variations, castlings)


def _castles(variations: tuple[Variation, ...], castlings: frozenset[Castling]) -> bool:
    """Return whether one can castle in every variation, and still reach the goal in time."""
    return bool(variations) and all(
        any(
            answer.move.castling in castlings or _castles(answer.variations, castlings)
            for answer in variation.continuations
        )
        for variation in variations
    )


def _line_stands(line: Line, castlings: frozenset[Castling]) -> bool:
    if not line.moves[0].en_passant:
        return True
    return any(move.castling in castlings for move in line.moves)


def apart(found: Found, pairs: Pairs) -> Found:
    """Return what was found without what plays two castlings that exclude each other.

    By retro strategy the one that is played first excludes the other. First moves that castle
    themselves are left out, too.
    """
    first = frozenset(right for pair in pairs for right in pair)
    return replace(
        found,
        keys=tuple(
            key
            for key in found.keys
            if (key.move is None or key.move.castling not in first)
            and _keeps_apart(key.variations, frozenset(), pairs)
        ),
        tries=tuple(
            phase for phase in found.tries if not (phase.move and phase.move.castling in first)
        ),
        lines=_without_both(found.lines, pairs),
        set_lines=_without_both(found.set_lines, pairs),
        solutions=None,
    )


def _without_both(lines: tuple[Line, ...], pairs: Pairs) -> tuple[Line, ...]:
    return tuple(
        line
        for line in lines
        if not any(pair <= {move.castling for move in line.moves} for pair in pairs)
    )


def _keeps_apart(
    variations: tuple[Variation, ...],
    played: frozenset[Castling],
    pairs: Pairs,
) -> bool:
    """Return whether all is still answered without castlings that exclude each other."""
    for variation in variations:
        defended = _with(played, variation.defence.castling)
        if any(pair <= defended for pair in pairs):
            continue  # a defence that is not possible any more
        if not any(
            not any(pair <= _with(defended, answer.move.castling) for pair in pairs)
            and _keeps_apart(answer.variations, _with(defended, answer.move.castling), pairs)
            for answer in variation.continuations
        ):
            return False
    return True


def _with(played: frozenset[Castling], castling: Castling | None) -> frozenset[Castling]:
    return played if castling is None else played | {castling}
