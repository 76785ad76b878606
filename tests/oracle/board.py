# SPDX-License-Identifier: GPL-3.0-or-later
"""A board for any men and conditions: a list of cells, moves as lists of changes, all tried out.

The points of a turn, at which conditions have their say, stand in
`oracle.conditions.condition`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from composer.geometry.geometry import CHESSBOARD, Geometry
from composer.problem.defects import royal_squares
from composer.problem.goals import STALEMATE, Aim, Goal
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling, Position
from composer.problem.squares import square_name
from composer.rules.arrivals import Arrival, arrivals
from composer.solver.conditions.condition import PlayedCondition, partner_of_kings
from composer.solver.conditions.manners import learning
from composer.solver.playboard import BoardMove
from composer.solver.setup import (
    is_castler,
    is_promoted,
    promotion_kinds,
    promotions_for,
    unmoved_castlers,
)
from oracle.conditions.condition import Draft, Memory, PlainMove, RuledCondition, Walk
from oracle.conditions.table import ruled
from oracle.goals import reaches_rarely
from oracle.state import (
    Passed,
    State,
    are_alike,
    basic_changes,
    castling_move,
    consequences_of,
    has_way_to_castle,
    is_in_passing,
    named_by,
    passed_over,
    remembered,
    state_after,
    told_apart,
    without,
)
from oracle.ways import captures_there, goes_as, landing_in_passing, open_trails


class PlainBoard:
    """A position of any men with its moves, as `PlayBoard` says; slow and clear."""

    def __init__(
        self,
        position: Position,
        conditions: Sequence[PlayedCondition] = (),
        geometry: Geometry = CHESSBOARD,
    ) -> None:
        """Set up a position, in which some conditions hold."""
        self._geometry = geometry
        self._conditions = tuple(map(ruled, (*learning(man for _, man in position), *conditions)))
        self._start = position
        self._promotions = promotion_kinds(position)
        present = frozenset(man.kind for _, man in position)
        for condition in self._conditions:
            self._promotions = condition.promotions(self._promotions, present)
        passed = None
        if position.en_passant is not None:
            step = -8 if position.turn is Colour.WHITE else 8
            passed = Passed(position.en_passant, position.en_passant + step)
        board, memory = list(position.board), dict[str, int]()
        for condition in self._conditions:
            memory |= condition.begin(position)
            for cell, man in condition.prepared(position).items():
                board[cell] = man
        self._partner = partner_of_kings(self._conditions)
        unmoved = unmoved_castlers(position, self._partner)
        self._state = State(tuple(board), position.turn, unmoved, passed, remembered(memory))
        self._past: list[tuple[State, PlainMove | None]] = []
        self._takes_own = False  # whether it is looked for captures of a side's own king
        self._judging_mate = False
        self._freed: RuledCondition | None = None  # by whom none is held up now
        self._listed: tuple[State, list[PlainMove]] | None = None
        self.ahead = 0  # how deep conditions look ahead for a move now
        for condition in self._conditions:
            more = {**self.memory, **condition.begin_on(self)}
            self._state = replace(self._state, memory=remembered(more))

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._past)

    @property
    def last(self) -> PlainMove | None:
        """The move played last; None if that side passed."""
        return self._past[-1][1] if self._past else None

    @property
    def turn(self) -> Colour:
        """The side to move."""
        return self._state.turn

    @property
    def men(self) -> Sequence[Man | None]:
        """What stands on each cell."""
        return self._state.board

    @property
    def memory(self) -> Memory:
        """What conditions remember."""
        return dict(self._state.memory)

    @property
    def start(self) -> Position:
        """The diagram from which it is played."""
        return self._start

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._legal())

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        choosers = [condition for condition in self._conditions if not condition.is_free]
        if len(choosers) != 1:  # one may leave what the other does not
            return any(True for _ in self._legal())
        moves = []
        for move in self._safe():
            if choosers[0].keeps(self, move):
                return True
            moves.append(move)
        return bool(choosers[0].choose(self, moves))

    @property
    def men_before(self) -> Sequence[Man | None]:
        """What stood on each cell before the move that was made last."""
        return self._past[-1][0].board

    @property
    def is_judging_mate(self) -> bool:
        """Whether it is looked whether the side to move is mated."""
        return self._judging_mate

    def has_escape(self) -> bool:
        """Tell whether a side in check has a move, so that it is not mated."""
        before, self._judging_mate = self._judging_mate, True
        found = self._is_stifled() or self.has_way_out(checked=True)
        self._judging_mate = before
        return found

    def has_way_out(self, checked: bool) -> bool:
        """Tell whether the side to move has a move, or what a condition has instead."""
        found = {condition.escapes(self, checked) for condition in self._conditions}
        return True in found or (False not in found and self.has_move())

    def _is_stifled(self) -> bool:
        """Tell whether the side to move is stalemated whatever checks it."""
        return any(condition.stifles(self, self.turn) for condition in self._conditions)

    def could_go(self, origin: int, side: Colour, freed: RuledCondition) -> bool:
        """Tell whether the man on a cell has a candidate but for who may go by a condition."""
        board = self.turned_to(self.turn)
        board._freed = freed
        return any(True for _ in board.candidates_from(origin, side, False))

    def has_move_within(self, most: int) -> bool:
        """Tell whether there is a legal move, for a condition that is asked about moves itself.

        It is looked for at most so deep, beyond which there is one.
        """
        if self.ahead >= most:
            return True
        self.ahead += 1
        found = self.has_move()
        self.ahead -= 1
        return found

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        assert isinstance(move, PlainMove)
        return next((one for one in self._legal() if are_alike(one, move, self._conditions)), None)

    def is_check(self) -> bool:
        """Return whether a king of the side to move can be captured."""
        return self.in_check(self._state.turn)

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        self.play(move)
        checks = self.is_check()
        self.take_back()
        return checks

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal."""
        last = self.last
        match goal.aim:
            case Aim.MATE:
                return self.is_check() and not self.has_escape()
            case Aim.STALEMATE:
                return self._is_stifled() or (
                    not self.is_check() and not self.has_way_out(checked=False)
                )
            case Aim.DOUBLE_STALEMATE:
                return self.reaches(STALEMATE) and self._is_stuck()
            case Aim.CHECK:
                return self.is_check()
            case Aim.CAPTURE:
                return last is not None and last.captured is not None
            case Aim.TARGET:
                return last is not None and last.at == goal.square
            case _:
                return reaches_rarely(self, goal)

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        assert move is None or isinstance(move, PlainMove)
        self._past.append((self._state, move))
        if move is None:
            self._state = replace(self._state, turn=self._state.turn.other, passed=None)
            return
        self._state = state_after(self._state, move)

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self.play(None)
        self._state = passed_over(self._state, self._conditions)
        for condition in self._conditions:
            self._state = without(self._state, condition.passes(self))

    def take_back(self) -> None:
        """Take back what was played last."""
        self._state = self._past.pop()[0]

    def key(self) -> Hashable:
        """Return the position as a value."""
        return self._state

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value."""
        assert isinstance(move, PlainMove)
        state = self._state
        captured = None if move.captured is None else state.board[move.captured]
        self.play(move)
        checked = self.is_check()
        marks = (Mark.CHECK, Mark.MATE) if checked else (Mark.NONE, Mark.STALEMATE)
        mark = marks[not (self.has_escape() if checked else self.has_way_out(checked=False))]
        self.take_back()
        pawn = move.man.kind is Kind.PAWN
        return Move(
            man=move.man,
            origin=move.origin,
            target=move.target,
            changes=move.changes,
            capture=None if captured is None else captured.kind,
            promotion=move.promotion,
            castling=move.castling,
            en_passant=is_in_passing(self._state, move),
            passed=move.passed,
            mark=mark,
            disambiguation=self._disambiguation(move, pawn),
            named=named_by(move, self._conditions),
            consequences=consequences_of(move, state.board, self._conditions),
        )

    def _disambiguation(self, move: PlainMove, pawn: bool) -> str:
        """Return what distinguishes the man from others of its kind: file, else rank, else both."""
        if pawn:
            return square_name(move.origin)[0] if move.captured is not None else ""
        if move.man.kind is Kind.KING or move.castling is not None:
            return ""
        if self._listed is None or self._listed[0] is not self._state:
            self._listed = self._state, list(self._legal())  # the same for all moves from here
        return told_apart(move, self._listed[1])

    def _is_stuck(self) -> bool:
        """Return whether the side that has just moved could not move again."""
        self.play(None)
        stuck = not self.has_way_out(checked=False)
        self.take_back()
        return stuck

    # The legal moves: candidates with their effects that leave no own king to be captured.

    def _legal(self) -> Iterator[PlainMove]:
        if all(condition.is_free for condition in self._conditions):
            yield from self._safe()
            return
        moves = list(self._safe())
        for condition in self._conditions:
            moves = condition.choose(self, moves)
        yield from moves

    def unsafe(self) -> list[PlainMove]:
        """Return the candidates that may stand but leave an own king to be captured."""
        side, found = self._state.turn, []
        for move in self._candidates(side):
            self.play(move)
            if self._may_stand(move, side, False) and self.in_check(side):
                found.append(move)
            self.take_back()
        return found

    def _safe(self) -> Iterator[PlainMove]:
        side = self._state.turn
        yield from (move for move in self._candidates(side) if self.is_safe(move))

    def is_safe(self, move: PlainMove) -> bool:
        """Tell whether a candidate of the side to move is legal, but for what may be chosen."""
        side = self._state.turn
        takes_own = move.captured in royal_squares(self._state.board, side)  # a neutral one
        self.play(move)
        legal = self._may_stand(move, side, False) and not self.in_check(side)
        if takes_own:  # he may be reborn
            legal = legal and bool(royal_squares(self._state.board, side))
        self.take_back()
        return legal

    def _may_stand(self, move: PlainMove, side: Colour, checking: bool) -> bool:
        return all(condition.stands(self, move, side, checking) for condition in self._conditions)

    def _candidates(self, side: Colour) -> Iterator[PlainMove]:
        for origin, man in enumerate(self._state.board):
            if man is not None and man.colour in (side, Colour.NEUTRAL):
                yield from self.candidates_from(origin, side, False)
        yield from (self.made(move, side) for move in self.castlings(side))
        for condition in self._conditions:
            yield from (self.made(move, side) for move in condition.more(self, side))

    def candidates_from(
        self, origin: int, side: Colour, checking: bool, captures: bool = True
    ) -> Iterator[PlainMove]:
        """Yield the moves of the man on a cell as conditions have them, legal or not."""
        man = self._state.board[origin]
        assert man is not None
        if not self._may_go(origin, side, checking):
            return
        manners = self.manners_at(origin, side)
        seen: set[PlainMove] = set()
        for manner in manners:
            walk = Walk(man, manner, origin, origin, side, not checking, captures, checking)
            for move in self._walked(walk):
                if move not in seen:  # two trails may lead to the same
                    seen.add(move)
                    yield move if checking else self.made(move, side)

    def manners_at(self, origin: int, side: Colour) -> Sequence[Man]:
        """Return the men in whose manners the one on a cell goes."""
        man = self._state.board[origin]
        assert man is not None
        manners: Sequence[Man] = (man,)
        for condition in self._conditions:
            manners = condition.manners(self, origin, side, manners)
        return manners

    def castlings(self, side: Colour) -> Iterator[PlainMove]:
        """Yield the castlings of a side, legal or not, as conditions have them."""
        for right in Castling:
            if right.colour is side and self._can_castle(right):
                castling, king = castling_move(self._state, right), right.king_square
                walk = Walk(castling.man, castling.man, king, king, side)
                yield from self.castled(walk, castling)

    def _may_go(self, origin: int, side: Colour, checking: bool) -> bool:
        asked = (condition for condition in self._conditions if condition is not self._freed)
        return all(condition.may_go(self, origin, side, checking) for condition in asked)

    def _admits(self, move: PlainMove, side: Colour, checking: bool) -> bool:
        return all(condition.admits(self, move, side, checking) for condition in self._conditions)

    def _walked(self, walk: Walk) -> Iterable[PlainMove]:
        for condition in self._conditions:
            moves = condition.walk(self, walk)
            if moves is not None:
                return moves
        return self.walk(walk)

    def walk(self, walk: Walk) -> Iterator[PlainMove]:
        """Yield the moves of a walk along its trails, as conditions have them behind the walk."""
        board = self._state.board if walk.board is None else walk.board
        white = walk.side is Colour.WHITE
        kind = goes_as(self._conditions, walk.manner.kind)
        for trail in open_trails(self._state, self._geometry, kind, white, walk.begin):
            for arrival in arrivals(board, trail):
                wanted = walk.moves if arrival.captured is None else walk.captures
                if wanted and self._is_prey(board, arrival.captured, walk.side):
                    yield from self._arrived(walk, arrival, trail.passed)
            passed = self._state.passed
            if passed is not None and trail.in_passing and trail.cells[0] in passed.cells:
                target = landing_in_passing(board, trail)
                prey = self._is_prey(board, passed.pawn, walk.side)
                if walk.captures and target is not None and prey:
                    yield from self._arrived(walk, Arrival(target, passed.pawn), None)

    def _is_prey(self, board: Sequence[Man | None], cell: int | None, side: Colour) -> bool:
        """Return whether a side may go where nobody, or capture who, stands on a cell."""
        if cell is None:
            return True
        man = board[cell]
        return man is not None and (man.colour is not side or self._takes_own)

    def _arrived(self, walk: Walk, arrival: Arrival, passed: int | None) -> Iterator[PlainMove]:
        """Yield what an arrival becomes by conditions and promotion."""
        captured = arrival.captured
        moves: Iterable[PlainMove] = (
            PlainMove(
                walk.man,
                walk.origin,
                arrival.target,
                captured=captured,
                passed=passed if captured is None else None,
                choice=arrival.hurdle if walk.notes else walk.choice,
                kind=walk.chosen,
                flag=walk.flag,
            ),
        )
        if walk.bare:
            yield from moves
            return
        for move in moves:
            yield from self.arrive(walk, move)

    def arrive(self, walk: Walk, move: PlainMove) -> Iterator[PlainMove]:
        """Yield what an arrival becomes by conditions and promotion."""
        moves: Iterable[PlainMove] = (move,)
        for condition in self._conditions:
            moves = chain.from_iterable([condition.reroute(self, walk, move) for move in moves])
        moves = chain.from_iterable([self._promoted(walk, move) for move in moves])
        for condition in self._conditions:
            moves = chain.from_iterable([condition.choices(self, walk, move) for move in moves])
        for move in moves:
            if self._admits(move, walk.side, walk.checking):
                yield move

    def _promoted(self, walk: Walk, move: PlainMove) -> Iterator[PlainMove]:
        """Yield several moves if a pawn is promoted."""
        white = walk.side is Colour.WHITE
        last = self._geometry.region(f"{'white' if white else 'black'}-last")
        for condition in self._conditions:
            last = condition.last(white, last)
        if is_promoted(walk.man.kind) and move.target in last:
            present = (man.kind for _, man in self._start)
            for kind in promotions_for(walk.man.kind, self._promotions, present):
                yield replace(move, promotion=kind)
        else:
            yield move

    def is_in_passing(self, move: PlainMove) -> bool:
        """Tell whether a move captures a pawn in passing."""
        return move.captured != move.target and is_in_passing(self._state, move)

    def made(self, move: PlainMove, side: Colour) -> PlainMove:
        """Return a move with all that it does."""
        before = self._state.board
        board = list(before)
        victim = None if move.captured is None else board[move.captured]
        for condition in self._conditions:
            condition.prepares(board, move)
        for cell, man in move.changes or basic_changes(self._state, move, side):
            board[cell] = man
        memory = dict(self._state.memory)
        draft = Draft(board, move, side, victim, move.target, memory, self)
        draft.passed, draft.pawn = move.passed, None if move.passed is None else move.target
        for condition in self._conditions:
            condition.effects(draft)
        first = dict.fromkeys((move.origin, move.target))
        others = [at for at in range(len(board)) if at not in first and board[at] is not before[at]]
        return replace(
            move,
            changes=tuple((cell, board[cell]) for cell in (*first, *others)),
            effects=tuple(draft.effects),
            memory=remembered(draft.memory),
            at=draft.at,
            passed=draft.passed,
            pawn=draft.pawn,
            settled=frozenset(
                cell for cell in draft.settled if is_castler(board[cell], cell, self._partner)
            ),
        )

    def _can_castle(self, right: Castling) -> bool:
        """Return whether nothing stands between, and the king goes over no square under attack."""
        step = 1 if right.is_short else -1
        return has_way_to_castle(self._state, right) and not any(
            self._is_unsafe(right, right.king_square + step * n) for n in (0, 1)
        )

    def _is_unsafe(self, right: Castling, cell: int) -> bool:
        """Return whether the king could be captured if it had gone to a cell."""
        king = right.king_square
        return self.with_men({king: None, cell: self.men[king]}).in_check(right.colour)

    def castled(self, walk: Walk, move: PlainMove) -> Iterator[PlainMove]:
        """Yield what a castling becomes by conditions."""
        if not self._may_go(walk.origin, walk.side, False):
            return
        moves: Iterable[PlainMove] = (move,)
        for condition in self._conditions:
            moves = chain.from_iterable([condition.choices(self, walk, move) for move in moves])
        for move in moves:
            if self._admits(move, walk.side, False):
                yield move

    # Check: whether a king can be captured, found from the attacker's side.

    def in_check(self, side: Colour) -> bool:
        """Tell whether a side is in check; one without a king never is."""
        if not royal_squares(self._state.board, side):
            return False
        for condition in self._conditions:
            checks = condition.checks(self, side)
            if checks is not None:
                return checks
        return self.captures_royal(side.other, side)

    def captures_royal(self, by: Colour, royals_of: Colour) -> bool:
        """Tell whether a man of one side could capture a king of a side."""
        board, royal = self._state.board, royal_squares(self._state.board, royals_of)
        if not royal:
            return False
        for origin, man in enumerate(board):
            if man is None or man.colour not in (by, Colour.NEUTRAL):
                continue
            for move in self._captures_from(origin, by, by is royals_of):
                takes = move.captured in royal or self._strikes(move, royals_of)
                if takes and self._may_stand_checking(move, by):
                    return True
        return False

    def _captures_from(self, origin: int, by: Colour, own: bool) -> list[PlainMove]:
        before, self._takes_own = self._takes_own, own
        moves = list(self.candidates_from(origin, by, True))
        self._takes_own = before
        return moves

    def _strikes(self, move: PlainMove, royals_of: Colour) -> bool:
        return any(condition.strikes(self, move, royals_of) for condition in self._conditions)

    def _may_stand_checking(self, move: PlainMove, side: Colour) -> bool:
        """Return whether a move of a side that captures a king could stand."""
        if not self._conditions:
            return True
        after = self.turned_to(side)
        made = after.made(move, side)  # what conditions do with it says where the man stands
        after.play(made)
        return after._may_stand(made, side, True)

    def captures_there(self, origin: int, target: int, side: Colour) -> bool:
        """Tell whether a man, moved by a side, captures what stands on a cell by his own ways.

        Conditions have no say in it, nor whose the man on the target is.
        """
        return captures_there(self._state, self._geometry, origin, target, side, self._conditions)

    def goes_there(self, origin: int, manner: Man, target: int, side: Colour) -> bool:
        """Tell whether a man, in the manner of any man, goes to a cell or captures there.

        Conditions have no say in it.
        """
        man = self._state.board[origin]
        assert man is not None
        walk = Walk(man, manner, origin, origin, side, bare=True)
        return any(move.target == target for move in self.walk(walk))

    def after(self, move: PlainMove | None) -> PlainBoard:
        """Return the position after a move, legal or not, or after passing."""
        other = self._like(self._state)
        other.play(move)
        return other

    def turned_to(self, side: Colour) -> PlainBoard:
        """Return the same position with a side to move, nothing else changed."""
        return self._like(replace(self._state, turn=side))

    def with_men(self, men: Mapping[int, Man | None]) -> PlainBoard:
        """Return the same position with other men on some cells."""
        board = tuple(men.get(cell, man) for cell, man in enumerate(self._state.board))
        return self._like(replace(self._state, board=board))

    def _like(self, state: State) -> PlainBoard:
        other = PlainBoard.__new__(PlainBoard)
        other._geometry, other._conditions = self._geometry, self._conditions
        other._start, other._promotions = self._start, self._promotions
        other._state, other._past, other._listed = state, [], None
        other._partner, other._takes_own, other._freed = self._partner, False, self._freed
        other.ahead, other._judging_mate = self.ahead, self._judging_mate
        return other
