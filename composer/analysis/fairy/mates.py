# SPDX-License-Identifier: GPL-3.0-or-later
"""Model mates and echoes of fairy men, by their own ways of moving.

A mate is taken from the solver; what bars the squares beside the king is asked of the men, as they
move. Only without conditions, where no man but an ordinary king is royal: by a condition a square
may be barred by no man at all, and what purity means there is nobody's definition. Likewise in the
medieval game where men may not be captured, or the alfil is not the usual leaper.

A square beside the king is barred once: by one man that could capture there, seen with the king on
it; or by a man of his own that stands there and could not be captured. One man checks. A man takes
part who checks, guards one of these squares, or without whom there would be no mate: the hurdle of
a grasshopper, a pinning man.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Final

from composer.analysis.board import KING_STEPS, squares_in
from composer.analysis.fairy.walks import TracedLine
from composer.analysis.longer.mating import are_many
from composer.analysis.matepicture import Picture, echo_of, picture_from
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.goals import MATE
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling, Position
from composer.problem.squares import Square
from composer.rules.book import ORTHODOX_BOOK, Rules
from composer.said.sentence import Notation, joined, said
from composer.solver.compiled import engine_module
from composer.solver.general.quest import quest_of
from composer.solver.laws import ALFIL_BLOCKED, LITERAL, MEDIEVAL, laws_of
from composer.solver.reference.lawboard import LawBoard
from composer.solver.solution import Solution

MOST: Final = 24
"""Mates that are judged: each needs the moves of all men many times."""


def mates_are_read(solution: Solution) -> bool:
    """Return whether model mates and echoes are looked for: without conditions, of plain kings.

    Whatever the men, none of them marked or neutral; mate is asked. The compiled engine says how
    they move.
    """
    rules = solution.stipulation.rules
    if engine_module() is None:
        return False
    if rules.conditions or solution.stipulation.goal != MATE or solution.position.state.immune:
        return False
    laws = laws_of(rules)
    if laws is None and rules.book != ORTHODOX_BOOK:
        return False
    if laws is not None and laws.has(MEDIEVAL) and laws.has(LITERAL | ALFIL_BLOCKED):
        return False
    men = [man for _, man in solution.position]
    kings = [man for man in men if man.is_royal]
    plain = all(man == Man.of(man.colour, man.kind) for man in men if not man.is_royal)
    neutral = any(man.colour is Colour.NEUTRAL for man in men)
    return plain and not neutral and all(man.kind is Kind.KING for man in kings) and len(kings) == 2


@dataclass(frozen=True)
class Mate:
    """A final position.

    Attributes:
        rules: by which it is one.
        position: it, the mated side to move.
        last: the mating move.
        home: where the mating man stands in the diagram.
    """

    rules: Rules
    position: Position
    last: Move
    home: Square

    @cached_property
    def king(self) -> Square:
        """Where the mated king stands."""
        turn = self.position.turn
        return next(s for s, man in self.position if man.kind is Kind.KING and man.colour is turn)

    @cached_property
    def _mating(self) -> tuple[Square, ...]:
        other = self.position.turn.other
        return tuple(square for square, man in self.position if man.colour is other)

    def _capturers(self, square: Square, position: Position) -> tuple[Square, ...]:
        """Return the mating men that capture on a square by their own ways."""
        quest, black = quest_of(position), position.turn is Colour.WHITE
        return tuple(s for s in self._mating if quest.captures_there(s, square, black))

    @cached_property
    def checkers(self) -> tuple[Square, ...]:
        """The men that check."""
        return self._capturers(self.king, self.position)

    @cached_property
    def guards(self) -> dict[Square, tuple[Square, ...]]:
        """For each square beside the king on the board, the men that could capture there."""
        found = {}
        king = self.position.board[self.king]
        for square in squares_in(KING_STEPS[self.king]):
            there = self.position.board[square]
            own = there is not None and there.colour is self.position.turn
            stepped = self._changed({self.king: None} if own else {self.king: None, square: king})
            capturers = self._capturers(square, stepped)
            if own:
                standing = self._capturers(square, self.position)
                capturers = tuple(dict.fromkeys((*capturers, *standing)))
            found[square] = tuple(capturer for capturer in capturers if capturer != square)
        return found

    @cached_property
    def is_pure(self) -> bool:
        """Whether each square is barred once, and one man checks."""
        if len(self.checkers) != 1:
            return False
        for square, guards in self.guards.items():
            man = self.position.board[square]
            own = man is not None and man.colour is self.position.turn
            if len(guards) != (0 if own else 1):
                return False
        return True

    @cached_property
    def is_model(self) -> bool:
        """Whether it is pure and all men of the mating side but king and pawns take part."""
        if not self.is_pure:
            return False
        active = {*self.checkers, *(guard for guards in self.guards.values() for guard in guards)}
        return all(
            square in active or self._needs(square)
            for square in self._mating
            if self.position[square].kind not in (Kind.KING, Kind.PAWN)  # type: ignore[union-attr]
        )

    def _needs(self, square: Square) -> bool:
        """Return whether there would be no mate without the man on a square."""
        position, laws = self._changed({square: None}), laws_of(self.rules)
        if laws is not None:
            return not LawBoard(position, laws, checked=False).is_mate()
        return not quest_of(position).reached(0)

    @cached_property
    def picture(self) -> Picture:
        """Its picture: equal for mates that echo each other."""
        return picture_from(self.king, self._barred, [(c, self._kind(c)) for c in self.checkers])

    def _barred(self, square: Square) -> tuple[object, ...]:
        man = self.position.board[square]
        if man is not None and man.colour is self.position.turn:
            return ("own", man.kind.id)
        guards = sorted(self._kind(guard).id for guard in self.guards[square])
        return ("free" if man is None else "held", tuple(guards))

    def _kind(self, square: Square) -> Kind:
        man = self.position.board[square]
        assert man is not None
        return man.kind

    def _changed(self, changes: dict[Square, Man | None]) -> Position:
        board, state, gone = list(self.position.board), self.position.state, frozenset(changes)
        for square, man in changes.items():
            board[square] = man
        if state:
            fresh, immovable = state.fresh - gone, state.immovable - gone
            state = replace(state, fresh=fresh, immovable=immovable)
        none: frozenset[Castling] = frozenset()  # nobody castles out of check
        return replace(
            self.position, board=tuple(board), castling=none, en_passant=None, state=state
        )


def mates_of(rules: Rules, ways: Sequence[TracedLine]) -> list[Mate]:
    """Return the different mates that some lines end in, the first ones of many."""
    found: dict[tuple[Square, Square, Square], Mate] = {}
    for way in ways:
        last = way.course.moves[-1]
        if last.mark is Mark.MATE and len(found) < MOST:
            mate = Mate(rules, way.course.final, last, way.course.steps[-1].who)
            found.setdefault((mate.home, last.target, mate.king), mate)
    return list(found.values())


def mate_flags(mates: Sequence[Mate], men: int, is_sound: bool, helping: bool) -> Iterator[Flag]:
    """Model mates, and echoes of pure mates with the king on different squares.

    Three models are a theme, two in a miniature or where all solutions of help play end so; fewer
    an element. Not an echo where the same man mates on the same square: that is one mate, and steps
    of the king; nor where the problem is not sound, so that nobody knows its pairs.
    """
    models = [mate for mate in mates if mate.is_model]
    if models:
        all_are = helping and len(models) == len(mates)
        enough = are_many(len(models), men) or (all_are and len(models) > 1)
        lines = joined((Notation(model.last.san) for model in models), ", ")
        sentence = said("Model mates: {lines}.", lines=lines)
        squares = tuple(dict.fromkeys(model.king for model in models))
        theme = "model_mate_2" if enough else "model_mate"
        grade = Grade.THEME if enough else Grade.ELEMENT
        yield Flag(theme, grade, PHASES, squares, tuple(m.last for m in models), (), sentence)
    seen: set[str] = set()
    pure = [mate for mate in mates if mate.is_pure] if is_sound else []
    for one, two in combinations(pure, 2):
        same = one.home == two.home and one.last.target == two.last.target
        if same or one.king == two.king:
            continue
        theme, word = echo_of(one.king, two.king)
        if theme not in seen and one.picture == two.picture:
            seen.add(theme)
            lines = joined((Notation(mate.last.san) for mate in (one, two)), "; ")
            sentence = said("{theme}: {lines}.", theme=word, lines=lines)
            squares = (one.king, two.king)
            yield Flag(theme, Grade.THEME, PHASES, squares, (one.last, two.last), (), sentence)
