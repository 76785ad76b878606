# SPDX-License-Identifier: GPL-3.0-or-later
"""What a solver wrote, read and played: in whatever letters, each move with its place.

The letters are told by which of them make sense: those in which the fewest places stay unclear.
What is no move, cannot be played or may mean several moves is told with its place, and the rest
goes on; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic, TypeVar

from composer.contests.twinheads import blanked
from composer.notation.letters import (
    ENGLISH,
    FRENCH,
    GERMAN,
    ITALIAN,
    RUSSIAN,
    Letters,
    letters_beside,
    letters_of,
)
from composer.notation.moves import MoveText
from composer.notation.outline import ContinuationText, PhaseText, SolutionText, VariationText
from composer.notation.reading import ReadingError, parse_solution
from composer.notation.tokens import Part, Token, tokens
from composer.notation.words import BUT_WORDS, THREAT_WORDS, ZUGZWANG_WORDS
from composer.problem.edits import set_turn
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import Rules
from composer.said.languages import language_of
from composer.said.sentence import Notation, Sentence, joined, said
from composer.solver.general.quest import quest_of
from composer.solver.legal import legal_moves, position_after
from composer.solver.options import Unsolvable

LONGEST: Final = 20_000
"""Characters of a sheet that are read."""

_MOST_FAULTS: Final = 60
_TRIED: Final = (ENGLISH, GERMAN, ITALIAN, FRENCH, RUSSIAN)  # Spanish has the letters of Italian
_KNOWN: Final = THREAT_WORDS | ZUGZWANG_WORDS | BUT_WORDS
_REMARK: Final = re.compile(r"(?<![\w.…-])(?<!\d\. )[^\W\d_]{3,}(?:['’-][^\W\d_]+)*(?![\w-])[.:]?")
_VOWEL: Final = re.compile(r"[aeiouyàâäéèêëíìîïóòôöúùûüаеёиоуыэюя]", re.IGNORECASE)
_WORD: Final = re.compile(r"\S+")
_SQUARE: Final = re.compile(r"[асе](?=[1-8])|х(?=[a-hасе][1-8])")
_ALIKE: Final = str.maketrans("асех–—О×’", "acex--Ox'")
_NONE: Final = re.compile(
    r"\b(?:no solution|n\.\s?s\.|keine lösung|unlösbar|u\.\s?l\.|nessuna soluzione|insolubile"
    r"|pas de solution|insoluble|sin solución|insoluble|нет решения|не решается)(?!\w)",
    re.IGNORECASE,
)
# Between the two halves of a move some write a dash: `1.Kd4 - Bb2`, `1.Kd4-Bb2`.
_DASH: Final = re.compile(r"(?<=\s)[-–—](?=\s)|(?<=[1-8+#])[-–—](?=[A-ZА-ЯЁ♔-♟])")
# `1.- Nd8`, `1.-- Nd8`, `1.… Nd8`: White's move is left out.
_LEFT_OUT: Final = re.compile(r"(?<![\w.])([0-9]+)\.([ \t]*)(-{1,3}|…)(?=[ \t]*(?:[^\W\d_]|[♔-♟]))")
# `1...~ 2.Qf7` and `> 2.Qf7` stand for a threat.
_ANY: Final = re.compile(r"(?:[0-9]+[ \t]*(?:\.[ \t]*){2,3}|[0-9]+[ \t]*…[ \t]*)?[~>]")


@dataclass(frozen=True, slots=True)
class Unclear:
    """A place that is left to the director, and why."""

    start: int
    end: int
    why: Sentence


@dataclass(frozen=True, slots=True)
class Written:
    """A move that a solver wrote, as it is played."""

    move: Move
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the side that solves, with what is written after it."""

    first: Written
    threats: tuple[Attack, ...] = ()
    branches: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """A defence with the answers that are written to it."""

    defence: Written
    answers: tuple[Attack, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstMove:
    """A first move with its play: a claim to solve, or a try with what refutes it."""

    attack: Attack
    is_try: bool = False
    refutations: tuple[Written, ...] = ()


_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class Reading(Generic[_Kind]):
    """What was read.

    Attributes:
        found: first moves with their play, or lines.
        unclear: what could not be read, in the order of the text.
        letters: the letters of the men in which it was read.
        denied: where it says that nothing solves; None where it does not.
    """

    found: tuple[_Kind, ...] = ()
    unclear: tuple[Unclear, ...] = ()
    letters: Letters = ENGLISH
    denied: tuple[int, int] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was written."""
        return not (self.found or self.unclear or self.denied)


def read_play(
    text: str, position: Position, rules: Rules, language: str = "", first: str = "en"
) -> Reading[FirstMove]:
    """Read keys, tries and variations.

    Args:
        text: what the solver wrote.
        position: the diagram; its side begins.
        rules: by what it is played.
        language: the language of the letters; empty where they are to be told from the text.
        first: the language that is thought of first.
    """

    def read(text: str, letters: Letters) -> tuple[tuple[FirstMove, ...], list[Unclear]]:
        outline, unclear = _outline(text, letters)
        reader = _Player(position, rules, unclear)
        return tuple(reader.firsts(outline)), unclear

    return _best(text, _Tongues(language, first, position), read)


def read_lines(
    text: str, position: Position, stipulation: Stipulation, language: str = "", first: str = "en"
) -> Reading[tuple[Written, ...]]:
    """Read lines of help play or of series.

    Args:
        text: what the solver wrote.
        position: where the lines begin.
        stipulation: the task.
        language: the language of the letters; empty where they are to be told from the text.
        first: the language that is thought of first.
    """

    def read(text: str, letters: Letters) -> tuple[tuple[tuple[Written, ...], ...], list[Unclear]]:
        parts, unclear = _parts(text, letters)
        return tuple(_lines(text, parts, position, stipulation, unclear)), unclear

    return _best(text, _Tongues(language, first, position), read)


def meant(text: MoveText, moves: Iterable[Move]) -> list[Move]:
    """Return the moves that a text may mean; a sign of capture too many makes no other move."""
    legal = tuple(moves)
    found = [move for move in legal if _fits(text, move)]
    if found or not text.capture:
        return found
    quiet = replace(text, capture=False)
    return [move for move in legal if _fits(quiet, move)]


def _fits(text: MoveText, move: Move) -> bool:
    if text.castling or move.castling is not None:
        short = "" if move.castling is None else "0-0" if move.castling.is_short else "0-0-0"
        return text.castling == short
    if text.kind is not move.man.kind or text.target != move.target:
        return False
    origin = "abcdefgh"[move.origin % 8], str(move.origin // 8 + 1)
    if text.file not in ("", origin[0]) or text.rank not in ("", origin[1]):
        return False
    if text.origin not in (None, move.origin) or text.promotion not in (None, move.promotion):
        return False
    if text.capture and move.capture is None and not move.en_passant:
        return False
    if text.en_passant and not move.en_passant:
        return False
    return not text.effects or text.effects == MoveText.of(move).effects


_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class _Tongues:
    """In which letters a sheet is read.

    Attributes:
        language: that of the solver; empty where it is to be told from the text.
        first: the one that is thought of first.
        position: the diagram; its fairy men have letters, too.
    """

    language: str
    first: str
    position: Position

    def declared(self, letters: Letters) -> bool:
        """Return whether the solver is known to write in these letters."""
        return replace(letters, others=()) in _declared(self.language)

    def tried(self) -> Iterator[Letters]:
        """Yield the letters in which the text may be written.

        Where a fairy man has the letter of an orthodox one, as the nightrider has N in English,
        the text may be meant in either way.
        """
        men = [man for _, man in self.position if man.kind.row is not None]
        kinds = tuple(dict.fromkeys(man.kind for man in men))
        every = (*_declared(self.language), *_declared(self.first), *_TRIED)
        for letters in dict.fromkeys(every):
            beside = letters_beside(letters, men)
            yield replace(beside, others=kinds)
            if beside != letters:
                yield letters


def _best(
    text: str,
    tongues: _Tongues,
    read: Callable[[str, Letters], tuple[tuple[_Found, ...], list[Unclear]]],
) -> Reading[_Found]:
    """Read in each language's letters and take those that leave the least unclear."""
    whole = text[:LONGEST].translate(_ALIKE) if not _is_cyrillic(text) else _plain(text[:LONGEST])
    whole = _LEFT_OUT.sub(lambda found: f"{found[1]}..".ljust(len(found[0])), whole)
    whole = _DASH.sub(" ", whole)
    whole = _ANY.sub(lambda found: " " * (len(found[0]) - 1) + "(", whole)
    denied = _NONE.search(whole)
    bare = _without_remarks(whole if denied is None else blanked(whole, *denied.span()))
    readings: list[Reading[_Found]] = []
    for letters in tongues.tried():
        try:
            found, unclear = read(bare, letters)
        except RecursionError:  # hundreds of moves in one row are no solution
            found, unclear = (), [_unreadable(text)]
        unclear.sort(key=lambda each: (each.start, each.end))
        span = None if denied is None else denied.span()
        readings.append(Reading(found, tuple(unclear), letters, span))
        if not unclear and tongues.declared(letters):
            break
    least = min(len(each.unclear) for each in readings)
    best = [each for each in readings if len(each.unclear) == least]
    chosen = best[0]
    others = [each for each in best[1:] if _moves_of(each.found) != _moves_of(chosen.found)]
    if others and not least:
        why = said(
            "it can be read in the letters of two languages: {one}, {other}",
            one=language_of(chosen.letters.language).name,
            other=language_of(others[0].letters.language).name,
        )
        return replace(chosen, unclear=(Unclear(0, len(text.rstrip()), why),))
    return chosen


def _unreadable(text: str) -> Unclear:
    word = text.split()[0]
    return Unclear(0, len(text.rstrip()), said("{text} is not understood here", text=word))


def _declared(language: str) -> tuple[Letters, ...]:
    if not language:
        return ()
    letters = letters_of(language)
    return (ITALIAN,) if letters.in_order() == ITALIAN.in_order() else (letters,)


def _is_cyrillic(text: str) -> bool:
    return any("Ѐ" <= sign <= "ӿ" for sign in text)


def _plain(text: str) -> str:
    """Return a Russian text with Latin squares and plain signs, each sign in its place."""
    made = _SQUARE.sub(lambda found: found[0].translate(_ALIKE), text)
    return made.translate(str.maketrans("–—×’", "--x'"))


def _without_remarks(text: str) -> str:
    """Return a text without words that are no part of a solution, each sign in its place.

    What stands behind the number of a move, or has no vowel, is meant as a move, and no word.
    """

    def cleared(found: re.Match[str]) -> str:
        word = found[0].rstrip(".:").casefold()
        is_word = word not in _KNOWN and _VOWEL.search(word)
        return " " * len(found[0]) if is_word else found[0]

    return _REMARK.sub(cleared, text)


def _offset(text: str, line: int, column: int) -> int:
    start = 0
    for _ in range(line - 1):
        start = text.index("\n", start) + 1
    return start + column - 1


def _unread(text: str, error: ReadingError) -> tuple[Unclear, str]:
    """Return the place where reading ended, and the text without what stands there.

    A letter or two by themselves take what follows them along: `K e6` is no move of a pawn.
    """
    start = _offset(text, error.line, error.column)
    found = _WORD.match(text, start)
    end = start + 1 if found is None else found.end()
    if end - start <= 2 and (more := _WORD.search(text, end)) and text[start:end].isalpha():
        end = more.end()
    word = text[start:end].strip()
    why = said("{text} is not understood here", text=word)
    return Unclear(start, end, why), blanked(text, start, end)


def _outline(text: str, letters: Letters) -> tuple[SolutionText, list[Unclear]]:
    unclear: list[Unclear] = []
    for _ in range(_MOST_FAULTS):
        try:
            return parse_solution(text, letters, changing=True, typed=True), unclear
        except ReadingError as error:
            place, text = _unread(text, error)
            unclear.append(place)
    return SolutionText(), unclear


def _parts(text: str, letters: Letters) -> tuple[list[Token], list[Unclear]]:
    unclear: list[Unclear] = []
    for _ in range(_MOST_FAULTS):
        try:
            return list(tokens(text, letters, changing=True)), unclear
        except ReadingError as error:
            place, text = _unread(text, error)
            unclear.append(place)
    return [], unclear


@dataclass(frozen=True, slots=True)
class _Board:
    """Where a line has come to; what conditions remember of it is found by playing it again."""

    start: Position
    position: Position
    rules: Rules
    path: tuple[Move | None, ...] = ()

    def moves(self) -> Sequence[Move]:
        try:
            if not self.rules.conditions or not self.path:
                return legal_moves(self.position, self.rules)
            quest = quest_of(self.start, rules=self.rules)
        except Unsolvable:
            return ()
        for move in self.path:
            if move is None:
                quest.pass_over()
            else:
                steps = quest.first_moves()
                quest.push(next(step for step in steps if quest.move(step).uci == move.uci))
        return tuple(quest.moves())

    def after(self, move: Move) -> _Board:
        """Return the board after a move."""
        after = position_after(self.position, move, self.rules)
        return replace(self, position=after, path=(*self.path, move))

    def passed(self) -> _Board:
        """Return the board where the side to move has passed."""
        turned = set_turn(self.position, self.position.turn.other)
        return replace(self, position=turned, path=(*self.path, None))


def _played(text: MoveText, board: _Board, unclear: list[Unclear]) -> Written | None:
    """Return the move that a text means; None, with the reason kept, if it does not mean one."""
    start, end = text.place or (0, 0)
    found = meant(text, board.moves())
    if len(found) == 1:
        return Written(found[0], start, end)
    name = Notation(text.text())
    if found:
        moves = joined(Notation(move.san) for move in found)
        why = said("{move} may be {moves}", move=name, moves=moves)
    else:
        why = said("{move} cannot be played here", move=name)
    unclear.append(Unclear(start, end, why))
    return None


@dataclass(slots=True)
class _Player:
    """Plays what was read as a tree."""

    position: Position
    rules: Rules
    unclear: list[Unclear]
    done: set[int] = field(default_factory=set)

    def firsts(self, outline: SolutionText) -> Iterator[FirstMove]:
        board = _Board(self.position, self.position, self.rules)
        if outline.set_play:
            tuple(self._branches(outline.set_play, board.passed()))
        phases = [*((phase, True) for phase in outline.tries)]
        phases += [(phase, bool(phase.refutations)) for phase in outline.keys]
        made = [each for phase, is_try in phases for each in self._first(phase, is_try, board)]
        made.sort(key=lambda each: each.attack.first.start)
        yield from _merged(made)

    def _first(self, phase: PhaseText, is_try: bool, board: _Board) -> Iterator[FirstMove]:
        first = _played(phase.move, board, self.unclear)
        if first is None:
            return
        after = board.after(first.move)
        attack = Attack(
            first,
            tuple(self._attacks(phase.threats, after.passed())) if phase.threats else (),
            tuple(self._branches(phase.variations, after)),
        )
        refuted = (_played(text, after, self.unclear) for text in phase.refutations)
        yield FirstMove(attack, is_try, tuple(each for each in refuted if each is not None))

    def _attacks(self, texts: Iterable[ContinuationText], board: _Board) -> Iterator[Attack]:
        for text in texts:
            first = _played(text.move, board, self.unclear)
            if first is None:
                continue
            after = board.after(first.move)
            threats = tuple(self._attacks(text.threats, after.passed())) if text.threats else ()
            yield Attack(first, threats, tuple(self._branches(text.variations, after)))

    def _branches(self, texts: Iterable[VariationText], board: _Board) -> Iterator[Branch]:
        for text in texts:
            defence = _played(text.defence, board, self.unclear)
            if defence is not None:
                after = board.after(defence.move)
                yield Branch(defence, tuple(self._attacks(text.continuations, after)))


def _merged(firsts: Iterable[FirstMove]) -> Iterator[FirstMove]:
    """Bring together what is written of one first move in several places."""
    found: dict[tuple[str, bool], FirstMove] = {}
    for each in firsts:
        name = each.attack.first.move.uci, each.is_try
        before = found.get(name)
        if before is None:
            found[name] = each
            continue
        one, other = before.attack, each.attack
        attack = replace(
            one, threats=one.threats + other.threats, branches=one.branches + other.branches
        )
        refuted = before.refutations + each.refutations
        found[name] = replace(before, attack=attack, refutations=refuted)
    yield from found.values()


def _lines(
    text: str,
    parts: Iterable[Token],
    position: Position,
    stipulation: Stipulation,
    unclear: list[Unclear],
) -> Iterator[tuple[Written, ...]]:
    """Yield the lines; a number that was there already begins another one.

    A line in which something is unclear is no line: it is left to the director.
    """
    boards = [_Board(position, position, stipulation.rules)]
    line: list[Written] = []
    announced: int | None = None
    lost = False
    gaps = sorted(each.start for each in unclear)
    for token in parts:
        start = _offset(text, token.line, token.column)
        if gaps and gaps[0] < start:
            gaps = [gap for gap in gaps if gap >= start]
            if len(line) >= stipulation.halfmoves:
                yield tuple(line)
                line, boards = [], boards[:1]
            lost = True
        if token.part is Part.NUMBER:
            announced = _place_of(token.ply, stipulation)
            if announced < 0:  # `1.` where Black does not begin: by another count, perhaps
                why = said("{text} is not understood here", text=token.text)
                unclear.append(Unclear(start, start + len(token.text), why))
                if len(line) >= stipulation.halfmoves and not lost:
                    yield tuple(line)
                line, boards, lost = [], boards[:1], True
                continue
            if announced < len(line) and not lost:
                yield tuple(line)
            if announced < len(line) or (lost and announced == len(line)):
                del line[announced:], boards[announced + 1 :]
                lost = False
            continue
        if token.move is None or lost:
            continue
        at = len(line) if announced is None else announced
        announced = None
        if at > len(line):
            why = said("{move} stands without the moves before it", move=Notation(token.text))
            unclear.append(Unclear(start, start + len(token.text), why))
            lost = True
            continue
        written = _played(token.move, boards[-1], unclear)
        if written is None:
            lost = True
            continue
        line.append(written)
        boards.append(_next(boards[-1], written.move, len(line), stipulation))
    if line and not lost:
        yield tuple(line)


def _place_of(ply: int, stipulation: Stipulation) -> int:
    """Return which move of a line a number announces, from 0; series count their own moves."""
    if stipulation.series:
        return (ply + 1) // 2 - 1 + (ply % 2 == 0)
    return ply - 1 - stipulation.half


def _next(board: _Board, move: Move, played: int, stipulation: Stipulation) -> _Board:
    after = board.after(move)
    if not stipulation.series or _series_is_over(played, stipulation):
        return after
    return after.passed()


def _series_is_over(played: int, stipulation: Stipulation) -> bool:
    """Return whether the series has its length, and the other side moves once more."""
    return played >= stipulation.halfmoves - (stipulation.play is not Play.DIRECT)


def _moves_of(found: object) -> object:
    """Return the moves of what was read, without their places."""
    if isinstance(found, Written):
        return found.move.uci
    if isinstance(found, tuple):
        return tuple(_moves_of(each) for each in found)
    if isinstance(found, FirstMove):
        return found.is_try, _moves_of(found.attack), _moves_of(found.refutations)
    if isinstance(found, Attack):
        return _moves_of(found.first), _moves_of(found.threats), _moves_of(found.branches)
    if isinstance(found, Branch):
        return _moves_of(found.defence), _moves_of(found.answers)
    return None
