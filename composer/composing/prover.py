# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a position is a find: sound, the theme by its detector, the core in its proof."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product

from composer.analysis.composing.needed import needs
from composer.analysis.composing.wording import need_sentence
from composer.analysis.help.grammar import solution_roles
from composer.analysis.phases import table_of
from composer.analysis.points import Weight
from composer.analysis.quality import quality_of
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag, Grade
from composer.composing.ask import FATAL, Ask, Meant
from composer.composing.demand import shown_in
from composer.composing.finds import Find, Idea
from composer.composing.naming import acting, grades_of, is_meant, named_by
from composer.notation.lines import line_text
from composer.problem.defects import Severity
from composer.problem.edits import remove
from composer.problem.fen import fen
from composer.problem.intended import intended_of
from composer.problem.men import Kind, Man
from composer.problem.position import Board, Position
from composer.problem.squares import Square, square_name
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.said.sentence import Sentence, joined, said
from composer.solver.judging import Judge
from composer.solver.lawdefects import defects_for
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_OPTIONS = SolveOptions(decide=False)
_HEAVIEST = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)


class Ended(Enum):
    """Why a sound position is no find; its value is the name of its count in a `Tally`."""

    NO_THEME = "no_theme"
    HEAVY = "heavy"
    ILLEGAL = "illegal"
    FLAWED = "flawed"
    REPEATED = "repeated"


@dataclass(frozen=True)
class Proof:
    """Themes proved in a sound position.

    Attributes:
        study: the solution laid out.
        flags: all themes of the position.
        shown: those that are asked for, in that order.
        acting: of help play, where the men stand who move or are taken in the solutions; of longer
            play, in the lines that the proofs show.
    """

    study: Study
    flags: tuple[Flag, ...]
    shown: tuple[Flag, ...]
    acting: frozenset[Square] = frozenset()

    @property
    def flag(self) -> Flag:
        """The theme that is asked for first."""
        return self.shown[0]

    @property
    def named(self) -> frozenset[Square]:
        """The squares of the men that the proofs name."""
        return self.acting.union(*map(named_by, self.shown))


class Prover:
    """Proves the theme that is asked for, in one thread."""

    def __init__(
        self, ask: Ask, session: Session, token: Token, grade: Grade = Grade.THEME
    ) -> None:
        """Make ready.

        Args:
            ask: what is asked.
            session: the solver's memory.
            token: stops the work.
            grade: the least grade of the flag; an element is enough where it says so.
        """
        self._ask = ask
        self._session = session
        self._token = token
        self._grades = (grade,) if grade is Grade.THEME else (Grade.THEME, grade)
        self._judge = judge_of(ask, session, token)
        self._known: dict[Board, Find] = {}

    def prove(self, position: Position) -> Proof | None:
        """Return the theme's proof; None where it is not sound, or not one with the core."""
        (judged,) = self._judge.judge((position,))
        if judged.verdict not in (Verdict.SOUND, Verdict.UNDECIDED):  # what is open is solved
            return None
        asked, options = self._ask.stipulation, options_of(self._ask)
        solution = solve(position, asked, options, self._token, self._session)
        if solution.verdict is not Verdict.SOUND:
            return None
        study = Study.of(solution)
        flags = tuple(themes_of(study))
        fit = [[f for f in flags if self._is_meant(f, each)] for each in self._ask.themes]
        if self._ask.demand:
            met = shown_in(study, self._ask.demand, self._ask.arrived)
            fit.append([] if met is None else [met])
        for shown in product(*fit):
            proof = Proof(study, flags, shown, self._acting(study, shown))
            if self._ask.needed <= proof.named:
                return proof
        return None

    def _acting(self, study: Study, shown: Sequence[Flag]) -> frozenset[Square]:
        if self._ask.is_two_mover:
            return frozenset()
        if not self._ask.is_help:
            return acting(study, shown)
        return frozenset().union(*(solution_roles(line.moves).men for line in study.solution.lines))

    def _is_meant(self, flag: Flag, meant: Meant) -> bool:
        is_two_mover = self._ask.is_two_mover
        known = self._grades if is_two_mover else grades_of(self._ask.stipulation, flag.id)
        return is_meant(flag, meant) and flag.grade in known

    def find_of(self, turn: int, position: Position) -> Find | Ended:
        """Return the find that a position is, made lighter; or why it is none."""
        proof = self.prove(position)
        if proof is None:
            return Ended.NO_THEME
        lighter, shown = self.economized(position, proof)
        found = self._accepted(turn, lighter, shown)
        # A man who can go may be what keeps a flaw away, or the position legal.
        if found in (Ended.ILLEGAL, Ended.FLAWED) and lighter != position:
            return self._accepted(turn, position, proof)
        return found

    def _accepted(self, turn: int, position: Position, proof: Proof) -> Find | Ended:
        """Return the find that a proved position is; or why it is none."""
        if self._ask.most_men and len(position) > self._ask.most_men:
            return Ended.HEAVY
        if self._ask.repeats(position):
            return Ended.REPEATED
        if not is_legal(position, self._ask.stipulation):
            return Ended.ILLEGAL
        find = self._known.get(position.board)
        if find is None:
            find = self._known[position.board] = self.find(turn, position, proof)
        if find.points & set(self._ask.forbidden) or (find.fatal and FATAL in self._ask.forbidden):
            return Ended.FLAWED
        return find

    def economized(self, position: Position, proof: Proof) -> tuple[Position, Proof]:
        """Return the position without the men who can go, the heaviest first."""
        while True:
            lighter = self._lighter(position)
            if lighter is None:
                return position, proof
            position, proof = lighter

    def _lighter(self, position: Position) -> tuple[Position, Proof] | None:
        core = {square for square, _ in self._ask.core}
        added = [(square, man) for square, man in position if square not in core]
        added.sort(key=lambda each: _HEAVIEST.index(each[1].kind) if _can_go(each[1]) else 9)
        for square, man in added:
            if _can_go(man):
                without = remove(position, square)
                proof = self.prove(without)
                if proof is not None:
                    return without, proof
        return None

    def find(self, turn: int, position: Position, proof: Proof) -> Find:
        """Return what is told of a proved position."""
        core = {square for square, _ in self._ask.core}
        added = [(square, man) for square, man in position if square not in core]
        quality = quality_of(proof.study, proof.flags)
        analysis = Analysis(proof.study, table_of(proof.study), proof.flags, quality)
        key, key_text = _key_of(proof.study)
        faults = [
            point for point in quality.points if point.weight in (Weight.FLAW, Weight.BLEMISH)
        ]
        return Find(
            turn=turn,
            fen=fen(position),
            key=key,
            key_text=key_text,
            men=len(position),
            added=tuple(f"{man.letter}{square_name(square)}" for square, man in added),
            theme=proof.flag.id,
            proof=_told(proof.shown),
            idea=_idea(proof.shown),
            fatal=tuple(point.id for point in quality.fatal),
            flaws=tuple(point.id for point in faults),
            merits=tuple(p.id for p in quality.points if p.weight is Weight.MERIT),
            themes=tuple(
                dict.fromkeys(flag.id for flag in proof.flags if flag.grade is Grade.THEME)
            ),
            whole_core=not self._ask.themes or self._ask.men_of_core <= proof.named,
            roles=self._roles(analysis, added),
        )

    def _roles(
        self, analysis: Analysis, added: Iterable[tuple[Square, Man]]
    ) -> tuple[Sentence, ...]:
        """Return what each man is for, by the one judgement of what men are needed for."""
        known = deque(needs(analysis, self._token, self._session, pairs=False), maxlen=1).pop()
        rings = {ring.square: need_sentence(ring, self._ask.is_help) for ring in known.rings}
        return tuple(rings.get(square, said("the king")) for square, _ in added)


def _can_go(man: Man) -> bool:
    return man.kind is not Kind.KING


def _idea(flags: Iterable[Flag]) -> Idea:
    return tuple(dict.fromkeys(move.uci for flag in flags for move in flag.moves))


def _told(flags: Sequence[Flag]) -> Sentence:
    sentences = [flag.sentence for flag in flags]
    if len(sentences) == 1:
        return sentences[0]
    return Sentence("{text}", (("text", joined(sentences, " ")),))


def judge_of(ask: Ask, session: Session, token: Token, most_lines: int = 0) -> Judge:
    """Return who judges the positions of a search."""
    if not ask.is_help:
        return session.judge(ask.stipulation, token)
    intended = intended_of(str(ask.solutions))
    return session.judge(ask.stipulation, token, intended, most_lines, retro=False, turn=False)


def options_of(ask: Ask) -> SolveOptions:
    """Return what of a position of a search is found out."""
    if not ask.is_help:
        return _OPTIONS
    return replace(_OPTIONS, intended=intended_of(str(ask.solutions)))


def _key_of(study: Study) -> tuple[str, str]:
    """Return the key by its squares and in short notation; of help play nothing, and the lines."""
    if study.key is not None:
        return study.key.first.uci, study.key.first.san
    return "", " / ".join(line_text(line.moves) for line in study.solution.lines)


def is_legal(position: Position, stipulation: Stipulation = TWO_MOVER) -> bool:
    """Return whether nothing is seen that keeps a game from leading to a position."""
    defects = defects_for(position, stipulation)
    worst = max((defect.severity for defect in defects), default=Severity.UNUSUAL)
    return worst < Severity.ILLEGAL
