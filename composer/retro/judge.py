# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a diagram comes from, all that is known of it: legality, last moves, rights.

The proofs of each room are put together here, the cheap ones first, so that who shows them has
something to show at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.defects import Defect, Fault
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.courses import FEW_MOVES, by_courses_before
from composer.retro.dying import DEEPEST, FEW_POSITIONS, Dying, Stopper, dying
from composer.retro.legality.entrances import shut_out
from composer.retro.legality.fairymen import FairyMen
from composer.retro.legality.judging import Judged, Legality, judge
from composer.retro.legality.proving import by_columns
from composer.retro.legality.ways import mask_of
from composer.retro.rights.proving import CHEAP, FULL, rights
from composer.retro.rights.search import (
    BackSearch,
    SpentError,
    Supposed,
    cells_of,
    is_judged,
    side_of,
)
from composer.retro.rights.values import PassingRight, Rights, RightStatus
from composer.retro.rights.words import passing_gone_words, possible_words, proved_words
from composer.retro.unmoves.finding import is_game_array, unmoves, why_not_judged
from composer.retro.unmoves.unmove import NOTHING_KNOWN, UnMove, Unmoved, take_back, unmoved_before
from composer.retro.witness import Budget, Facts, Outcome, Witness, find_game
from composer.said.sentence import Sentence, said

_LEAST: Final = 1_000  # positions looked at for each last move
_FURTHER: Final = 2 * DEEPEST  # half-moves, where there is time
_SOON: Final = 1_000_000  # positions for a game, before last moves are looked into
_FEW_LEFT: Final = 8  # last moves of which it is asked whether their histories are closed
_COLUMNS_BACK: Final = 30_000  # kernels of columns: as many as a search back looks at
_FEW_COLUMNS: Final = 24  # last moves before which the columns of pawns are looked at
_CLOSED: Final = 150  # positions among which they may go round
_LEGAL: Final = Judged(Legality.LEGAL, witness=())


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at.

    Attributes:
        rights: positions, for the rights.
        back: positions, to prove that every history ends.
        game: positions, to find a game that leads to the diagram; 0 for no such search.
        columns: kernels of pawn columns, to prove that the pawns cannot have come past each
            other.
        fairy_men: how men of fairy chess are taken, where some stand on the board.
    """

    rights: int = FULL
    back: int = 20_000
    game: int = 3_000_000
    columns: int = 50_000
    fairy_men: FairyMen = FairyMen.GIVEN


USUAL: Final = Effort()


@dataclass(frozen=True, slots=True)
class LastMove:
    """A move that may have been the last one, by the position before it alone.

    Attributes:
        unmove: the move.
        disproof: why it was not the last move after all: no game leads to the position before
            it; None where that is not proved.
    """

    unmove: UnMove
    disproof: Sentence | None = None


@dataclass(frozen=True, slots=True)
class History:
    """What is known of where a diagram comes from.

    Attributes:
        judged: whether a game can lead there, with the proofs or the game.
        last_moves: every move that may have been the last one, those disproved among them.
        rights: what is proved of castling and captures in passing.
        complete: whether all was done that was to be done; else more may come to be known.
    """

    judged: Judged
    last_moves: tuple[LastMove, ...] = ()
    rights: Rights = Rights(judged=False)  # noqa: RUF009 - it is frozen
    complete: bool = False

    @property
    def possible(self) -> tuple[UnMove, ...]:
        """The last moves that are not disproved."""
        return tuple(move.unmove for move in self.last_moves if move.disproof is None)

    @property
    def only(self) -> UnMove | None:
        """The last move, where there is only one that is not disproved."""
        found = self.possible
        return found[0] if len(found) == 1 else None


def history(
    position: Position,
    unmoved: Unmoved = NOTHING_KNOWN,
    effort: Effort = USUAL,
    token: Stopper | None = None,
) -> History:
    """Return all that is found out about where a diagram comes from.

    Args:
        position: any position; what is not orthodox chess with one king a side is not judged,
            and a sentence says so.
        unmoved: squares of men that are known never to have moved.
        effort: how much is looked at.
        token: stops the work; what is known by then is returned, and not complete.
    """
    *_, last = histories(position, unmoved, effort, token)
    return last


def judgement(
    position: Position,
    unmoved: Unmoved = NOTHING_KNOWN,
    effort: Effort = USUAL,
    token: Stopper | None = None,
) -> Judged:
    """Return whether a game can lead to a diagram, as `history` does, and nothing else.

    Where a game is found at once nothing more is asked of last moves and rights.
    """
    first = _at_once(position, unmoved, effort, token)
    if first.complete:
        return first.judged
    soon = _game_soon(position, unmoved, effort, token)
    known = _with_game(first, soon)
    if known.judged.legality is Legality.LEGAL:
        return known.judged
    found = _looked_into(position, unmoved, known, effort, token)
    if found.complete or _is_over(token):
        return found.judged
    return _searched(position, unmoved, found, effort, soon, token).judged


def histories(
    position: Position,
    unmoved: Unmoved = NOTHING_KNOWN,
    effort: Effort = USUAL,
    token: Stopper | None = None,
) -> Iterator[History]:
    """Yield what is known of where a diagram comes from, more from stage to stage.

    First what takes some milliseconds; then which last moves are disproved, and the rights in
    full; at last the game that leads there, or the proof that none does.
    """
    first = _at_once(position, unmoved, effort, token)
    yield first
    if first.complete:
        return
    soon = _game_soon(position, unmoved, effort, token)
    found = _looked_into(position, unmoved, _with_game(first, soon), effort, token)
    yield found
    if found.complete or _is_over(token):
        return
    if found.judged.legality is Legality.LEGAL:
        yield replace(found, complete=True)
    else:
        yield _searched(position, unmoved, found, effort, soon, token)


def is_disproved(
    position: Position,
    unmove: UnMove,
    unmoved: Unmoved = NOTHING_KNOWN,
    token: Stopper | None = None,
) -> bool:
    """Return whether it is proved that a move was not the last one, as `history` proves it.

    Nothing is asked of other moves, so that it takes some milliseconds.
    """
    last: tuple[LastMove, ...] = (_tried(position, unmoved, LastMove(unmove), _LEAST, token),)
    last = _closed(position, unmoved, last, token)
    last = _past_columns(position, unmoved, last, USUAL.columns // _FEW_COLUMNS, token)
    last = _by_courses(position, unmoved, last, token)
    return last[0].disproof is not None


def _is_over(token: Stopper | None) -> bool:
    return token is not None and token.cancelled


def _at_once(
    position: Position, unmoved: Unmoved, effort: Effort, token: Stopper | None
) -> History:
    reason = why_not_judged(position)
    judged = judge(position, unmoved, effort.fairy_men)
    if reason is not None:
        if judged.legality is Legality.UNKNOWN and judged.unjudged is None:
            judged = replace(judged, unjudged=reason)
        return History(judged, complete=True)
    last = tuple(LastMove(unmove) for unmove in unmoves(position, unmoved))
    if is_game_array(position):
        return History(_LEGAL, last, rights(position, CHEAP, token), complete=True)
    if judged.legality is Legality.UNKNOWN:
        back = dying(position, unmoved, DEEPEST, FEW_POSITIONS, token)
        judged = _judged_by(position, unmoved, back)
    if judged.legality is Legality.ILLEGAL:
        known = History(judged, last)
        return History(
            judged, _none_of(known, judged), rights(position, CHEAP, token), complete=True
        )
    return History(judged, last, rights(position, CHEAP, token))


def _judged_by(position: Position, unmoved: Unmoved, back: Dying) -> Judged:
    """Return what a search back proves."""
    if back.half_moves < 1:
        return Judged(Legality.UNKNOWN)
    mover = position.turn.other
    if back.half_moves == 1:
        columns = by_columns(position, unmoved, _COLUMNS_BACK)
        if columns:
            return Judged(Legality.ILLEGAL, columns)
        return Judged(Legality.ILLEGAL, (Defect(Fault.NO_LAST_MOVE, mover),))
    proof = Defect(Fault.NO_EARLIER, mover)
    return Judged(Legality.ILLEGAL, (proof,))


def _looked_into(
    position: Position,
    unmoved: Unmoved,
    known: History,
    effort: Effort,
    token: Stopper | None,
) -> History:
    """Return which last moves are disproved, and the rights in full."""
    last: list[LastMove] = []
    share = max(effort.back // max(len(known.last_moves), 1), _LEAST)
    for move in known.last_moves:
        if _is_over(token):
            return replace(known, last_moves=(*last, *known.last_moves[len(last) :]))
        last.append(_tried(position, unmoved, move, share, token))
    proved = rights(position, effort.rights, token)
    left = _closed(position, unmoved, tuple(last), token)
    left = _past_columns(position, unmoved, left, effort.columns, token)
    left = _by_courses(position, unmoved, left, token)
    tried = _by_rights(position, left, proved)
    found = replace(known, last_moves=tried, rights=by_last_moves(position, proved, tried))
    if not found.possible and not is_game_array(position):
        proof = Defect(Fault.NO_EARLIER, position.turn.other, _named(found))
        return replace(found, judged=Judged(Legality.ILLEGAL, (proof,)), complete=True)
    return found


def _closed(
    position: Position, unmoved: Unmoved, last: tuple[LastMove, ...], token: Stopper | None
) -> tuple[LastMove, ...]:
    """Return last moves with those disproved whose histories go round among few positions."""
    left = [move for move in last if move.disproof is None]
    if not 0 < len(left) <= _FEW_LEFT or not is_judged(position):
        return last
    search = BackSearch(_LEAST * len(left), token)
    found = []
    for move in left:
        before, known = take_back(position, move.unmove), unmoved_before(unmoved, move.unmove)
        square = before.en_passant
        step = 8 if before.turn is Colour.BLACK else -8
        supposed = Supposed(mask_of(known), -1 if square is None else square + step)
        mover = side_of(before.turn.other)
        try:
            is_closed = search.closed(cells_of(before), mover, supposed, _CLOSED)
        except SpentError:  # of the others nothing is proved
            break
        if is_closed:
            found.append(move)
    words = Defect(Fault.NO_EARLIER, position.turn).message
    return tuple(
        replace(move, disproof=said("before it: {reason}", reason=words)) if move in found else move
        for move in last
    )


def _past_columns(
    position: Position,
    unmoved: Unmoved,
    last: tuple[LastMove, ...],
    most: int,
    token: Stopper | None,
) -> tuple[LastMove, ...]:
    """Return last moves with those disproved before which pawns would have passed each other.

    An officer's move without a capture asks no more of the pawns than the diagram does.
    """
    asked = [move.unmove for move in last if move.disproof is None and _asks_of_pawns(move.unmove)]
    if not 0 < len(asked) <= _FEW_COLUMNS:
        return last
    found = {}
    for unmove in asked:
        before, known = take_back(position, unmove), unmoved_before(unmoved, unmove)
        for defect in by_columns(before, known, most // len(asked), token):
            found[unmove] = said("before it: {reason}", reason=defect.message)
    return _disproved(last, found)


def _by_courses(
    position: Position, unmoved: Unmoved, last: tuple[LastMove, ...], token: Stopper | None
) -> tuple[LastMove, ...]:
    """Return few last moves with those disproved before which pawns went in no order at all."""
    left = [move for move in last if move.disproof is None]
    if not 0 < len(left) <= FEW_MOVES:
        return last
    found = {}
    for move in left:
        for defect in by_courses_before(position, move.unmove, unmoved, token):
            found[move.unmove] = said("before it: {reason}", reason=defect.message)
    return _disproved(last, found)


def _disproved(
    last: tuple[LastMove, ...], found: Mapping[UnMove, Sentence]
) -> tuple[LastMove, ...]:
    return tuple(
        replace(move, disproof=found[move.unmove]) if move.unmove in found else move
        for move in last
    )


def _asks_of_pawns(unmove: UnMove) -> bool:
    return unmove.uncaptured is not None or unmove.man_before.kind is Kind.PAWN


def _by_rights(
    position: Position, last: tuple[LastMove, ...], proved: Rights
) -> tuple[LastMove, ...]:
    """Return last moves with what is proved of captures in passing: the two must agree."""
    step = -8 if position.turn is Colour.WHITE else 8
    for passing in proved.passing:
        if passing.status is RightStatus.POSSIBLE:
            continue
        only = passing.status is RightStatus.PROVED
        stands = passing.square + step
        last = tuple(
            replace(move, disproof=passing.reason)
            if move.disproof is None
            and (move.unmove.double_step and move.unmove.arrival == stands) is not only
            else move
            for move in last
        )
    return last


def by_last_moves(position: Position, proved: Rights, last: tuple[LastMove, ...]) -> Rights:
    """Return rights with what is disproved of last moves: both say the same of double steps.

    Where nothing but one double step is left the capture in passing is proved; where others are,
    they are named.
    """
    step = -8 if position.turn is Colour.WHITE else 8
    left = [move.unmove for move in last if move.disproof is None]

    def settled(passing: PassingRight) -> PassingRight:
        if passing.status is not RightStatus.POSSIBLE or not proved.possible:
            return passing
        stands = passing.square + step
        others = [
            unmove for unmove in left if not (unmove.double_step and unmove.arrival == stands)
        ]
        if len(others) == len(left):
            words = passing_gone_words(position, passing.square)
            return replace(passing, status=RightStatus.GONE, reason=words)
        if not others:
            words = proved_words(position, passing.square)
            return replace(passing, status=RightStatus.PROVED, reason=words)
        words = possible_words(position, passing.square, (other.text() for other in others))
        return replace(passing, reason=words)

    alone = [part for part in proved.parts if part.passing is None]
    if not left or len(alone) != len(proved.parts):  # they depend on each other
        return proved
    passing = tuple(settled(right) for right in proved.passing)
    only = [right.square for right in passing if right.status is RightStatus.PROVED]
    parts = tuple(replace(part, passing=only[0]) for part in alone) if only else proved.parts
    return replace(proved, passing=passing, parts=parts)


def _none_of(known: History, judged: Judged) -> tuple[LastMove, ...]:
    """Return the last moves of a diagram to which no game leads."""
    return tuple(
        replace(move, disproof=judged.reason) if move.disproof is None else move
        for move in known.last_moves
    )


def _named(found: History) -> tuple[Square, ...]:
    """Return where the men stand that may have moved last: one last move is shown whole."""
    return tuple(sorted({move.unmove.arrival for move in found.last_moves}))


def _tried(
    position: Position, unmoved: Unmoved, each: LastMove, share: int, token: Stopper | None
) -> LastMove:
    """Return a last move with the disproof of the position before it, if there is one."""
    before, known = take_back(position, each.unmove), unmoved_before(unmoved, each.unmove)
    if is_game_array(before):
        return each
    back = dying(before, known, _FURTHER, share, token)
    if not back.half_moves and not shut_out(before.board, known):
        return each  # the two prove all that `judge` does, which has the words
    judged = judge(before, known)
    if judged.legality is Legality.UNKNOWN:
        judged = _judged_by(before, known, back)
    if judged.reason is None:
        return each
    return replace(each, disproof=said("before it: {reason}", reason=judged.reason))


def _game_soon(
    position: Position, unmoved: Unmoved, effort: Effort, token: Stopper | None
) -> Witness:
    """Look for a game before last moves, which can take longer."""
    return find_game(position, Facts(unmoved), Budget(min(_SOON, effort.game)), token)


def _with_game(known: History, found: Witness) -> History:
    """Return the same as legal where a game was found."""
    if found.outcome is not Outcome.FOUND:
        return known
    return replace(known, judged=Judged(Legality.LEGAL, witness=found.moves))


def _searched(
    position: Position,
    unmoved: Unmoved,
    known: History,
    effort: Effort,
    soon: Witness,
    token: Stopper | None,
) -> History:
    """Return the same with a game that leads to the diagram, if one is found after all."""
    columns = by_columns(position, unmoved, effort.columns, token)
    if columns:
        judged = Judged(Legality.ILLEGAL, columns)
        return replace(known, judged=judged, last_moves=_none_of(known, judged), complete=True)
    left = effort.game - soon.nodes
    if left > 0:
        budget = Budget(left, after=soon.attempts)
        known = _with_game(known, find_game(position, Facts(unmoved), budget, token))
    return replace(known, complete=not _is_over(token))
