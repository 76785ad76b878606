# SPDX-License-Identifier: GPL-3.0-or-later
"""Stipulations as the field writes them: `#2`, `=3`, `s#4`, `h#2.5`, `r#3`, `ser-h#7`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from composer.problem.conventions import Convention, convention_behind
from composer.problem.edits import game_array
from composer.problem.goals import DIAGRAM, MATE, Aim, Goal
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.questionforms import not_understood, written_question
from composer.problem.questiontext import Asks, WrittenQuestion
from composer.problem.stipulations.claims import Claim, written_claim
from composer.problem.stipulations.play import HELPING, IN_LINES, Play
from composer.problem.stipulations.proofgametext import (
    BETWEEN_SIGN,
    EXACT_SIGN,
    SHORTEST_SIGN,
    WrittenProofGame,
    from_text,
    moves_text,
    written_proof_game,
)
from composer.problem.stipulations.signtext import AFTER, written_sign
from composer.problem.stipulations.structure import Structure
from composer.problem.stipulations.structuretext import written_structure
from composer.rules.book import ORTHODOX, Rules, RulesError
from composer.rules.reading import rules_named
from composer.said.sentence import said, sentence_of


class StipulationError(ValueError):
    """A stipulation that cannot be read; the message says what was expected."""


_MOST = 999  # moves; as many as three digits hold
_MOST_WORDS = 1000  # characters


@dataclass(frozen=True, slots=True)
class Stipulation:
    """A goal to be reached in a number of half-moves.

    Attributes:
        goal: what the last move reaches.
        play: direct, self, reflex or help play.
        series: one side makes all its moves in a row; where the goal is the other side's, that
            one makes the last move.
        halfmoves: how many half-moves there are when both sides last as long as they can: 3 in
            `#2`, 4 in `s#2` and `h#2`, 5 in `h#2.5`, 7 in `ser-#7`, 8 in `ser-h#7`.
        words: what is asked, where that is more than the fields above say: `+` of a study, or
            `s#8 (Maximummer)` with a condition. Such a task is kept as it is and not solved.
        exact: whether shorter solutions do not count: `exact-h#3`. In direct play, as old problems
            ask, the goal must be reached with the last move, "neither before nor after".
        told: whether it is known what is asked. Of `NO_TASK` it is not, and nothing else of it
            has a meaning.
        rules: the rules by which it is asked. They stand here so that they go wherever what is
            asked goes: `h#2` and `h#2 (Circe)` are not the same.
        convention: how castling and en passant follow from the history of the diagram.
        after_key: whether the diagram is the position after the key, with the defender to move:
            what then comes is asked, and no key. The moves are reckoned as if the key were one.
        start: where proof games begin, with the side that begins; None for the game array, and
            of all other play. Theirs is the only diagram that stands at the end of the play;
            who has the move in it follows from the number of half-moves.

    Raises:
        StipulationError: no whole move, too many, or half a move outside help play.
    """

    goal: Goal
    play: Play
    series: bool
    halfmoves: int
    words: str = ""
    told: bool = True
    exact: bool = False
    rules: Rules = ORTHODOX
    convention: Convention = Convention.CODEX
    start: Position | None = None
    after_key: bool = False

    def __post_init__(self) -> None:
        if not self.series and self.play is Play.DIRECT and self.halfmoves % 2 == 0:
            raise StipulationError(
                said(
                    "direct play ends with the attacker's move, got {count} half-moves",
                    count=self.halfmoves,
                )
            )
        if self.half and self.play not in IN_LINES:
            raise StipulationError(
                said("only help play has half moves, got {sign}", sign=repr(str(self)))
            )
        if self.exact and not (self.has_lines or self.play is Play.DIRECT):
            raise StipulationError(
                said(
                    "only direct and help play and series have an exact length, got {sign}",
                    sign=repr(str(self)),
                )
            )
        self._require_its_diagram()
        if self.after_key and not self._has_key:
            raise StipulationError(
                said("nothing comes after the key of {sign}", sign=repr(self.sign.split()[-1]))
            )
        if not (0 if self.half else 1) <= self.moves <= _MOST:
            raise StipulationError(
                said("expected 1 to {most} moves, got {sign}", most=_MOST, sign=repr(str(self)))
            )

    @property
    def _has_key(self) -> bool:
        """Whether the other side plays after a first move that solves."""
        return not (self.has_lines or self.exact or self.halfmoves < 2)

    def _require_its_diagram(self) -> None:
        """Refuse a goal, a start or a series that proof games do not have, or they only."""
        leads_there = self.goal.aim is Aim.DIAGRAM
        if self.is_proof_game is not leads_there or (self.start and not leads_there):
            raise StipulationError(said("proof games, and they only, lead to the diagram"))
        if self.is_proof_game and self.series:
            raise StipulationError(said("there are no proof games in series play"))

    @classmethod
    def of(
        cls,
        goal: Goal,
        moves: int,
        play: Play = Play.DIRECT,
        series: bool = False,
        half: bool = False,
    ) -> Stipulation:
        """Return the stipulation of a number of moves, as the field counts them.

        Args:
            goal: what the last move reaches.
            moves: the number of whole moves, at least 1 (0 only for `h#0.5`).
            play: direct, self, reflex or help play.
            series: one side makes all its moves in a row.
            half: help play begins with the second half of a move, half a move more.

        Raises:
            StipulationError: there is none of that kind.
        """
        if half and (series or play not in HELPING):
            written = f"{'ser-' if series else ''}{play.value}{goal.sign}{moves}.5"
            if play in HELPING:
                wrong = said("series play has no half moves, got {sign}", sign=repr(written))
            else:
                wrong = said("only help play has half moves, got {sign}", sign=repr(written))
            raise StipulationError(wrong)
        if series:
            return cls(goal, play, True, moves + (play is not Play.DIRECT))
        return cls(goal, play, False, 2 * moves + (int(half) if play is not Play.DIRECT else -1))

    def __str__(self) -> str:
        if self.words and self.is_fairy and self.structure is not None:
            return f"{self.words} ({self.rules})"
        if self.words or not self.told:
            return self.words
        if self.is_fairy:
            return f"{self.sign} ({self.rules})"
        return f"{self.sign} {self.convention.value}".rstrip()

    @property
    def question(self) -> WrittenQuestion | None:
        """What the words ask of the past of the diagram; None of all other tasks."""
        asked = written_question(self.words) if self.words else None
        return None if asked is None or (asked.forward and not forward_of(asked)) else asked

    @property
    def claim(self) -> Claim | None:
        """What a study asks; None of all other tasks."""
        return written_claim(self.words)

    @property
    def is_kept_in_words(self) -> bool:
        """Whether words ask it that nobody here understands, or not as what can be solved."""
        return bool(self.words) and self.question is None and self.structure is None

    @property
    def structure(self) -> Structure | None:
        """The parts of play that the words ask for; None of all other tasks."""
        return written_structure(self.words) if self.words else None

    @property
    def sign(self) -> str:
        """What is asked, without the rules: `h#2.5`, `PG 7.5`; empty where words ask it.

        A proof game that does not begin from the game array names its start, behind `from`.
        """
        if self.words or not self.told:
            return ""
        if self.is_proof_game:
            start = "" if self.start is None else from_text(self.start)
            return f"{self.short_sign}{start}"
        return f"{self.genre}{self.moves}{'.5' if self.half else ''}"

    @property
    def short_sign(self) -> str:
        """The sign as it stands under a diagram: of a proof game without its start, `a=>b 3.0`."""
        if self.is_proof_game and not self.words:
            return f"{self.genre} {moves_text(self.halfmoves)}"
        return self.sign

    @property
    def is_fairy(self) -> bool:
        """Whether the rules are not those of today's chess, without any condition."""
        return not self.rules.is_orthodox

    @property
    def in_words(self) -> str:
        """What is asked, where a sign does not say it all: words or rules; else empty."""
        return str(self) if self.words or self.is_fairy else ""

    @property
    def genre(self) -> str:
        """The sign without its number of moves: `#`, `ser-h#`, `PG`."""
        if self.is_proof_game:
            exact = EXACT_SIGN if self.start is None else BETWEEN_SIGN
            return exact if self.exact else SHORTEST_SIGN
        exact = "exact-" if self.exact else ""
        after = f"{AFTER} " if self.after_key else ""
        return f"{after}{exact}{'ser-' if self.series else ''}{self.play.value}{self.goal.sign}"

    @property
    def moves(self) -> int:
        """The number of whole moves as the field counts them; 0 only of `h#0.5`."""
        if self.series:
            return self.halfmoves - (self.play is not Play.DIRECT)
        return (self.halfmoves + (self.play is Play.DIRECT)) // 2

    @property
    def half(self) -> bool:
        """Whether help play begins with the second half of a move."""
        return not self.series and self.play is not Play.DIRECT and self.halfmoves % 2 == 1

    @property
    def is_direct(self) -> bool:
        """Whether it is an orthodox direct problem: one side attacks, the other defends."""
        is_other = self.series or self.in_words or self.after_key
        return self.told and self.play is Play.DIRECT and not is_other

    @property
    def is_two_mover(self) -> bool:
        """Whether it is mate in two, by whatever rules."""
        return self.sign == "#2"

    @property
    def has_lines(self) -> bool:
        """Whether a solution is a line of moves: in help play, proof games and every series.

        All other play has phases: a first move with all that may follow it.
        """
        return self.series or self.play in IN_LINES

    @property
    def lists_moves(self) -> bool:
        """Whether any move is asked for (`~1`): all that there are, which nothing judges.

        In direct play the first one ends it, however many moves are allowed.
        """
        ends_at_once = self.moves == 1 or (self.play is Play.DIRECT and not self.exact)
        return self.goal.aim is Aim.ANY and not self.has_lines and ends_at_once

    @property
    def is_proof_game(self) -> bool:
        """Whether games are asked for that lead to the diagram; all other play begins there."""
        return self.play is Play.PROOF

    @property
    def turn_at_end(self) -> Colour:
        """Who has the move in the diagram of a proof game: Black in `PG 7.5`, White in `PG 8.0`."""
        first = Colour.WHITE if self.start is None else self.start.turn
        return self._last(first).other

    def _last(self, first: Colour) -> Colour:
        """Return the side that makes the last move, where `first` makes the first."""
        first = first.other if self.after_key else first  # who made the key
        if self.series:
            return first if self.play is Play.DIRECT else first.other
        return first if self.halfmoves % 2 else first.other

    def restrained(self, first: Colour) -> Colour:
        """Return the side that a condition restrains which names none, such as Maximummer.

        It is the one that defends: in help play the side that is to be mated; in series the other
        side, which has the last move or none, as the reference program has it.

        Args:
            first: the side that makes the first move, but in set play.
        """
        if self.after_key:
            return first
        if self.series or self.play not in HELPING:
            return first.other
        last = self._last(first)
        return last.other if self.play is Play.HELP else last

    def attacked(self, first: Colour) -> Colour:
        """Return the side whose king the goal is about: that which does not make the last move.

        Args:
            first: the side that makes the first move, but in set play.
        """
        return self._last(first).other

    def first_position(self, diagram: Position) -> Position:
        """Return where lines begin: in the diagram, but proof games at the array or their start."""
        if not self.is_proof_game:
            return diagram
        return game_array() if self.start is None else self.start


_EXACT_IN_PARTS = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)


@lru_cache(maxsize=512)
def parse_stipulation(text: str) -> Stipulation:
    """Read a stipulation; spaces, capitals, `½` and a number before its sign are forgiven.

    Raises:
        StipulationError: the text is no stipulation of a known kind.
    """
    game = written_proof_game(text)
    if game is not None and not game.rest:
        return _proof_game(game)
    found = written_sign(text)
    if found is None or (found.exact and found.play in _EXACT_IN_PARTS and not found.series):
        structured = _structured(text)
        if structured is not None:
            return structured
        raise StipulationError(
            said(
                "expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}",
                text=repr(text),
            )
        )
    stipulation = Stipulation.of(found.goal, found.moves, found.play, found.series, found.half)
    if found.exact or found.after_key:
        return replace(stipulation, exact=found.exact, after_key=found.after_key)
    return stipulation


def _structured(text: str) -> Stipulation | None:
    """Return the stipulation of play of several parts; None of any other text."""
    structure = written_structure(" ".join(text.split()))
    if structure is None or not structure.goals:
        return None
    most = min(structure.most, 2 * _MOST)
    play = Play.HELP if structure.has_lines else Play.DIRECT
    halfmoves = most if structure.has_lines else most - (most % 2 == 0)
    words = " ".join(text.split())
    return Stipulation(structure.goals[0], play, False, max(1, halfmoves), words=words)


@lru_cache(maxsize=512)
def parse_task(text: str) -> Stipulation:
    """Read a stipulation with the rules behind it, as a user types it: `h#2 Circe`.

    What was read is kept: of a thousand two-movers each says `#2` again.

    Raises:
        StipulationError: it is none of a known kind, or its rules are unknown or at odds.
    """
    sign, convention = convention_behind(" ".join(text.split()))
    if convention is not Convention.CODEX:
        asked = replace(parse_task(sign), convention=convention)
        if asked.is_fairy:  # of a proof game it is passed over where a file states it
            require_use(asked)
        return asked
    try:
        return parse_stipulation(text)
    except StipulationError:
        asked = replace(_sign_or_mate(""), words=" ".join(text.split())[:_MOST_WORDS])
        if asked.question is not None or asked.claim is not None:
            return asked
        sign, rest = _sign_and_rest(asked.words)
        named = rest.removeprefix("(").removesuffix(")")
        if not named:
            raise
        try:
            stipulation = parse_stipulation(sign)
        except StipulationError as error:
            raise StipulationError(not_understood(asked.words)) from error
    try:
        rules = rules_named(named)
    except RulesError as error:
        raise StipulationError(sentence_of(error)) from error
    if rules is None:
        raise StipulationError(said("no rules are called {words}", words=repr(named[:60])))
    return replace(stipulation, rules=rules)


def forward_of(question: WrittenQuestion) -> Stipulation | None:
    """Return what is played behind a question; None where that cannot be read.

    Behind moves taken back and all else it is a sign such as `#2`; behind an addition it may be a
    question, too.
    """
    if not question.forward:
        return None
    try:
        asked = parse_stipulation(question.forward)
    except StipulationError:
        if question.asks is not Asks.ADDITION:
            return None
        words = replace(_sign_or_mate(""), words=question.forward)
        asks = words.question
        return None if asks is None or asks.asks is not Asks.RETRACTION else words
    return None if asked.is_proof_game else asked


def require_use(stipulation: Stipulation) -> None:
    """Refuse a convention where no castling or capture in passing depends on the past.

    Raises:
        StipulationError: it stands behind a proof game, or beside other rules.
    """
    rights = stipulation.convention is not Convention.CODEX
    if rights and (stipulation.is_proof_game or stipulation.is_fairy):
        raise StipulationError(
            said(
                "{convention} is for castling and en passant in orthodox play, not for {sign}",
                convention=stipulation.convention.value,
                sign=stipulation.in_words or stipulation.sign,
            )
        )


def proof_game(
    halfmoves: int, start: Position | None = None, shortest: bool = False
) -> Stipulation:
    """Return the stipulation of proof games of so many half-moves.

    Args:
        halfmoves: their length; 15 is `PG 7.5`.
        start: where they begin; None for the game array.
        shortest: whether shorter ones must not exist (`SPG`).

    Raises:
        StipulationError: there are too many, or none.
    """
    return Stipulation(DIAGRAM, Play.PROOF, False, halfmoves, exact=not shortest, start=start)


def _proof_game(written: WrittenProofGame) -> Stipulation:
    return proof_game(written.halfmoves, written.start, written.shortest)


def _sign_and_rest(words: str) -> tuple[str, str]:
    """Part a text into a stipulation and what stands behind it."""
    game = written_proof_game(words)
    if game is not None:
        return words.removesuffix(game.rest).strip(), game.rest
    structured, bracket, rules = words.rpartition(" (")
    if bracket and written_structure(structured) is not None:
        return structured, f"({rules}"
    sign, _, rest = words.partition(" ")
    if sign.lower() == AFTER:
        sign, _, rest = rest.partition(" ")
        sign = f"{AFTER} {sign}"
    return sign, rest


def told_stipulation(text: str) -> Stipulation:
    """Return the stipulation of a text as `stipulation_in_words` does; no task for no text.

    Raises:
        StipulationError: there is more text than a caption could hold.
    """
    return stipulation_in_words(text) if text.strip() else NO_TASK


def stipulation_in_words(text: str) -> Stipulation:
    """Return the stipulation of any text; what is not of a known kind is kept in words.

    A sign before rules that are known gives both: `h#2 Circe`, `s#8 (Maximummer)`. A text that is
    a stipulation of a known kind gives just that.

    Raises:
        StipulationError: there is no text, or more than a caption could hold.
    """
    words = " ".join(text.split())
    if not 0 < len(words) <= _MOST_WORDS:
        raise StipulationError(
            said(
                "expected 1 to {most} characters, got {count}",
                most=_MOST_WORDS,
                count=len(words),
            )
        )
    try:
        return _under_convention(words)
    except StipulationError:
        return _under_rules(words) or _of_words(words)


def _under_convention(words: str) -> Stipulation:
    sign, convention = convention_behind(words)
    return replace(parse_stipulation(sign), convention=convention)


def _of_words(words: str) -> Stipulation:
    sign, bracket, _ = words.partition(" (")
    return replace(_sign_or_mate(sign if bracket else ""), words=words)


def _under_rules(words: str) -> Stipulation | None:
    """Return a stipulation with the rules behind it; None where they are not all known."""
    sign, rest = _sign_and_rest(words)
    try:
        stipulation = parse_stipulation(sign)
        rules = rules_named(rest.removeprefix("(").removesuffix(")"))
    except (StipulationError, RulesError):
        return None
    return None if rules is None else replace(stipulation, rules=rules)


def _sign_or_mate(sign: str) -> Stipulation:
    try:
        return parse_stipulation(sign)
    except StipulationError:
        return Stipulation.of(MATE, 1)


TWO_MOVER = Stipulation.of(MATE, 2)

NO_TASK = replace(Stipulation.of(MATE, 1), told=False)
"""What a file asks that does not say: nothing. It is written as an empty text."""
