# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked, and under which rules: stipulation, options and conditions as Popeye has them.

Options that only say what is to be printed change nothing. Those that say who begins, who may
castle and what was the last move go into the position; `Duplex` stays an option, for it makes
another form of the problem. All others, and every condition, make another game of it: they are
kept in words beside the stipulation, and nothing solves them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.formats.asking import normal_sign
from composer.formats.entry import RecordError, unread_note, unsolved_note
from composer.problem.edits import set_turn
from composer.problem.position import Castling, Position, possible_castling
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.squares import Square, parse_square, square_name
from composer.problem.stipulation import Stipulation, StipulationError, told_stipulation
from composer.problem.stipulations.optioned import with_end, with_quodlibet
from composer.problem.stipulations.play import Play
from composer.problem.task import INTENDED, OPTIONS, SET_PLAY, Duplex, written_task
from composer.rules.book import ORTHODOX, ORTHODOX_BOOK, Rules, RulesError
from composer.rules.reading import rules_named
from composer.rules.state import read_state
from composer.said.sentence import Sentence, joined, said, sentence_of

_PRINTING_NAMES: Final = [
    "Try",
    "Defence",
    "SetPlay",
    "Variations",
    "NoThreat",
    "NoShortVariations",
    "Threat",
    "NonTrivial",
    "MaxFlightsquares",
    "TrivialTriesAvoid",
    "NullMoves",
    "MoveNumbers",
    "StartMoveNumber",
    "UpToMoveNumber",
    "MaxSolutions",
    "MaxTime",
    "Intelligent",
    "StopOnShortSolutions",
    "NoBoard",
    "Beep",
    "SuppressGrid",
    "WriteGrid",
    "KeepMatingPiece",
    "MatesIn1",
    "Search",
    "MultiSolutions",
    "NoSymmetry",
    "NoWk",
    "NoBk",
]
_PRINTING: Final = frozenset(name.lower() for name in (*_PRINTING_NAMES, "Variation"))
_LIMITING: Final = frozenset(
    (
        *("threat", "nontrivial", "maxflightsquares", "trivialtriesavoid", "startmovenumber"),
        *("uptomovenumber", "maxsolutions", "maxtime", "intelligent", "stoponshortsolutions"),
        *("keepmatingpiece", "matesin1", "search", "multisolutions", "nosymmetry"),
    )
)
"""Options by which Popeye looks for less, or differently; here everything is searched."""
_MEANING_NAMES: Final = [
    "Duplex",
    "HalfDuplex",
    "Quodlibet",
    "PostKeyPlay",
    "WhiteToPlay",
    "GoalIsEnd",
    "EnPassant",
    "NoCastling",
    "CastlingMutuallyExclusive",
    "LastCapture",
]
_SHORTEST: Final = 3  # letters of a shortened name
_WHITE_BEGINS: Final = "whitetoplay"
_AFTER_KEY: Final = "postkeyplay"
_MARKS: Final = "marks"  # no word of Popeye's: the marks of medieval men, as in a FEN
_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)


@dataclass(frozen=True, slots=True)
class StatedTask:
    """What a file asks, read.

    Attributes:
        position: with the side that begins, castling and e.p.
        stipulation: in words where there are conditions.
        options: the options and conditions that are to be kept as they are written.
        intended: how many solutions are meant, as `2.1.1.1`, where that stood behind the sign.
        notes: what is not orthodox, in sentences.
    """

    position: Position
    stipulation: Stipulation
    options: tuple[str, ...] = ()
    notes: tuple[Sentence, ...] = ()
    intended: str = ""


def read_requested(position: Position, text: str, options: Iterable[str]) -> StatedTask:
    """Read stipulation and options of a diagram whose castling is by convention.

    Raises:
        RecordError: the stipulation is longer than a caption could hold.
    """
    words = [" ".join(option.split()) for option in options if option.split()]
    task = written_task(normal_sign(text))
    told = {SET_PLAY: task.set_play, task.duplex.value: task.duplex is not Duplex.NONE}
    small = [word.lower() for word in words]
    words += [name for name, on in told.items() if on and name.lower() not in small]
    stipulation = _stipulation(task.sign)
    if any(word.lower() == _AFTER_KEY for word in words):
        words = [word for word in words if word.lower() != _AFTER_KEY]
        if stipulation.told:
            stipulation = after_key(stipulation)
    stipulation, words = _optioned(stipulation, words)
    begun = _begun_by_white(stipulation)
    if begun is not None and any(word.lower() == _WHITE_BEGINS for word in words):
        stipulation = begun
        words = [word for word in words if word.lower() != _WHITE_BEGINS]
    position = set_turn(position, usual_turn(position, stipulation))
    for meant in ("halfduplex", "nocastling", "enpassant", _MARKS):  # e.p.: who begins is known
        for option in [word for word in words if _name(word) == meant]:
            changed = _applied(position, option)
            if changed is not None:
                position = changed
                words.remove(option)
    conditions = _conditions(words)
    under = _under(stipulation, conditions)
    if under is not None:  # they stand in the stipulation's rules and nowhere else
        words = [option for option in words if option not in conditions]
        unsolved = unsolved_note(under)
        notes = [*([unsolved] if unsolved else []), *_limit_notes(words)]
        return StatedTask(position, under, tuple(words), tuple(notes), task.intended)
    asked = stipulation
    if conditions:
        stipulation = _in_words((str(stipulation) + _suffix(conditions)).strip())
    notes = []
    if stipulation.question is None:  # how a retractor is played may be said by an option
        notes += [unread_note(str(asked))] if asked.is_kept_in_words else []
        notes += (
            said("{option}: no orthodox rule, kept in words and not solved", option=option)
            for option in conditions
        )
    notes += _limit_notes(words)
    return StatedTask(position, stipulation, tuple(words), tuple(notes), task.intended)


def after_key(stipulation: Stipulation) -> Stipulation:
    """Return what Popeye takes a stipulation for with `PostKeyPlay`: the play after the key.

    In play that has no key it passes over the option.
    """
    if stipulation.words:
        return stipulation
    try:
        return replace(stipulation, after_key=True)
    except StipulationError:
        return stipulation


def _optioned(stipulation: Stipulation, words: list[str]) -> tuple[Stipulation, list[str]]:
    """Return what is asked where an option says more of how it is played, without that option."""
    if not stipulation.told or stipulation.words or stipulation.series or stipulation.after_key:
        return stipulation, words
    play, goal = stipulation.play, stipulation.goal
    texts = {
        "quodlibet": with_quodlibet(play, goal, stipulation.moves),
        "goalisend": with_end(play, goal, stipulation.halfmoves),
    }
    for option, text in texts.items():
        if text and any(word.lower() == option for word in words):
            return _stipulation(text), [word for word in words if word.lower() != option]
    return stipulation, words


def _begun_by_white(stipulation: Stipulation) -> Stipulation | None:
    """Return what Popeye takes help play for when White is told to begin; None for other play.

    Half a move less is left: `h#3` becomes `h#2.5`. Where White begins anyhow nothing changes.
    """
    if stipulation.play is not Play.HELP or stipulation.series or stipulation.words:
        return None
    fewer = stipulation.halfmoves - (not stipulation.half)
    return replace(stipulation, halfmoves=fewer) if fewer else None


def _limit_notes(words: Iterable[str]) -> Iterator[Sentence]:
    """Yield what is to be said of options that limit a search: they are kept, not followed."""
    limits = [option for option in words if _name(option) in _LIMITING]
    if limits:
        yield said(
            "{options}: kept for Popeye, and not followed: here everything is searched",
            options=joined(limits),
        )


def _under(stipulation: Stipulation, conditions: list[str]) -> Stipulation | None:
    """Return a stipulation under conditions; None if there are none, or any is unknown."""
    if stipulation.words and stipulation.structure is None:
        return None
    if not stipulation.told or not (conditions or stipulation.is_fairy):
        return None
    named = [condition for condition in conditions if not is_option(condition)]
    if len(named) < len(conditions):
        return None
    try:
        found = rules_named(", ".join(named)) if named else ORTHODOX
        if found is None:
            return None
        given = stipulation.rules
        rules = Rules(
            given.book, given.options, tuple(sorted(given.conditions + found.conditions, key=str))
        )
    except RulesError:
        return None
    return replace(stipulation, rules=rules)


def written_asked(problem: Problem) -> tuple[str, list[str]]:
    """Return stipulation and options of a problem as `read_requested` reads them."""
    kept = problem.extra(OPTIONS).splitlines()
    conditions = _conditions(kept)
    asked = replace(problem.stipulation, after_key=False)
    text, suffix = _written(asked), _suffix(conditions)
    if asked.is_fairy:
        rules = problem.rules
        sign = asked.sign or asked.words
        text = sign if rules.book == ORTHODOX_BOOK else text
        kept = [option for option in kept if option not in conditions]
        kept += map(str, rules.conditions) if rules.book == ORTHODOX_BOOK else ()
    elif conditions and f" {text}".endswith(suffix):
        text = f" {text}".removesuffix(suffix).strip()
    else:  # the user asks something else by now
        kept = [option for option in kept if option not in conditions]
    position = problem.position
    options = list(kept)
    first = _stipulation(text)
    if problem.stipulation.after_key:
        first = after_key(first)
        options.append("PostKeyPlay")
    is_game = problem.stipulation.is_proof_game  # whose length says who has the move
    if not is_game and position.turn is not usual_turn(position, first):
        options.append("HalfDuplex")
    for right in Castling:
        if right in possible_castling(position.board) - position.castling:
            options.append(f"NoCastling {square_name(right.rook_square)}")
    if position.en_passant is not None:
        options.append(f"EnPassant {_double_step(position.en_passant)}")
    if position.state:
        options.append(f"Marks {position.state}")
    return text, options


def _written(stipulation: Stipulation) -> str:
    """Return a stipulation as the field's files have it: a proof game as YACPDB's `PG7.5`."""
    text = str(stipulation)
    plain = stipulation.is_proof_game and not stipulation.in_words and stipulation.exact
    return text.replace(" ", "", 1) if plain and stipulation.start is None else text


def _double_step(passed: Square) -> str:
    """Return the double step that passed over a square as Popeye takes it: `d7d6d5`.

    It takes the passed square alone without a word, and knows nothing of a double step then.
    """
    forth = 8 if passed < 32 else -8
    return "".join(map(square_name, (passed - forth, passed, passed + forth)))


def with_options(problem: Problem, options: Iterable[str], intended: str = "") -> Problem:
    """Keep options, and intended solutions, with a problem; without any nothing changes."""
    text = "\n".join(options)
    extras = tuple(extra for extra in problem.extras if extra[0] != OPTIONS)
    if text:
        extras = (*extras, (OPTIONS, text))
    if intended and not problem.extra(INTENDED):
        extras = (*extras, (INTENDED, intended))
    return replace(problem, extras=extras)


def option_named(word: str) -> str:
    """Return the name of the option that a word, perhaps shortened, means; empty if none."""
    small = word.lower()
    names = (*_PRINTING_NAMES, *_MEANING_NAMES)
    exact = [name for name in names if name.lower() == small]
    meant = exact or [name for name in names if name.lower().startswith(small)]
    return meant[0] if len(small) >= _SHORTEST and len(meant) == 1 else ""


def is_option(option: str) -> bool:
    """Return whether an option, with what follows its name, is one and no condition."""
    return bool(option_named(_name(option)))


def _stipulation(text: str) -> Stipulation:
    try:
        return told_stipulation(text)
    except StipulationError as error:
        raise RecordError(said("stipulation: {wrong}", wrong=sentence_of(error))) from error


def _conditions(options: Iterable[str]) -> list[str]:
    """Return what makes another game of it."""
    duplex = Duplex.BOTH.value.lower()
    return [
        option for option in options if _name(option) not in _PRINTING and option.lower() != duplex
    ]


def _in_words(text: str) -> Stipulation:
    """Return what is asked in words, which are not taken for rules: not all of them are known."""
    found = _stipulation(text)
    return replace(found, words=str(found), rules=ORTHODOX) if found.is_fairy else found


def _suffix(conditions: list[str]) -> str:
    return f" ({', '.join(sorted(conditions))})" if conditions else ""


def _name(option: str) -> str:
    return option.split(maxsplit=1)[0].lower() if option.split() else ""


def _marked(position: Position, text: str) -> Position | None:
    """Return a position with the marks of an old game; None if the text does not say any."""
    try:
        return replace(position, state=read_state(text)) if text else None
    except ValueError:
        return None


def _applied(position: Position, option: str) -> Position | None:
    """Return the position that an option means; None if it does not fit."""
    name, _, rest = option.partition(" ")
    if name.lower() == _MARKS:
        return _marked(position, rest)
    squares = rest.replace(" ", "").lower()
    if name.lower() == "halfduplex":
        return None if squares else set_turn(position, position.turn.other)
    if not _SQUARES.fullmatch(squares):
        return None
    named = [parse_square(squares[at : at + 2]) for at in range(0, len(squares), 2)]
    if name.lower() == "nocastling":
        lost = {r for r in Castling if r.king_square in named or r.rook_square in named}
        return replace(position, castling=position.castling - lost)
    passed = [square for square in named if square in position.en_passant_squares()]
    if position.en_passant is not None or len(passed) != 1 or len(named) not in (1, 3):
        return None
    return replace(position, en_passant=passed[0])
