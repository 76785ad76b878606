# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked and what a diagram cannot show, in words of each language."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from composer.notation.letters import ENGLISH, letters_of
from composer.notation.questionwords import question_text
from composer.notation.twins import twins_words
from composer.problem.fen import fen
from composer.problem.men import Colour
from composer.problem.position import Castling, Position
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.stipulations.signtext import AFTER
from composer.problem.task import Duplex, task_of
from composer.rules.book import ORTHODOX_BOOK, Option, Rules, Value, written_value
from composer.rules.conditiontable import condition_title
from composer.said.languages import words_as
from composer.solver.conditions.table import castlings_by


@dataclass(frozen=True, slots=True)
class ConditionWords:
    """The words of one language; `%1` stands for a square or for the ways to castle.

    Attributes:
        black_moves: Black begins where White does by convention.
        en_passant: the last move was a double step.
        white_castling: White has lost a right that his men seem to have.
        black_castling: the same of Black.
        solutions: how many solutions there are, more than one.
        start: where a proof game begins.
    """

    after_key: str
    black_moves: str
    white_moves: str
    en_passant: str
    white_castling: str
    black_castling: str
    solutions: str
    start: str


_WHITE_BEGINS: Final = (Play.DIRECT, Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)


def printed_task(problem: Problem, language: str = ENGLISH.code) -> str:
    """Return what is asked as it stands under a diagram, without conditions: `h#2* 2.1.1.1`.

    Args:
        problem: the problem.
        language: the code of piece letters.
    """
    task = task_of(problem)
    words = words_as(ConditionWords, "caption", language)
    count = words.solutions.replace("%1", str(task.count)) if task.count > 1 else ""
    sign = f"{task.sign}*" if task.set_play else task.sign
    if problem.stipulation.start is not None and problem.stipulation.short_sign:
        sign = problem.stipulation.short_sign
    if problem.stipulation.after_key:
        sign = words.after_key.replace("%1", sign.removeprefix(f"{AFTER} "))
    sign = question_text(problem.stipulation, language) or sign
    return " ".join(part for part in (sign, task.intended or count) if part)


def all_conditions_of(problem: Problem, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return the conditions under which a problem is played, then what its diagram cannot show.

    Duplex is named first, then a game that is not today's chess, with what is chosen in it.
    """
    told = conditions_of(problem.position, problem.stipulation, language)
    task = task_of(problem)
    duplex = (task.duplex.value,) if task.duplex is Duplex.BOTH else ()
    rules = problem.rules
    played = task.conditions if rules.is_orthodox else rules_in_words(rules, language)
    return (*duplex, *played, *told)


def rules_in_words(rules: Rules, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return the name of a game with what is chosen in it, then the conditions put on it."""
    spoken = letters_of(language).language
    told = []
    if rules.book != ORTHODOX_BOOK:
        chosen = [_chosen(rules.book.option(name), value, spoken) for name, value in rules.options]
        name = rules.book.name(spoken)
        told.append(f"{name} ({', '.join(chosen)})" if chosen else name)
    named = (condition_title(condition, spoken) for condition in rules.conditions)
    return (*told, *sorted(named, key=_in_the_alphabet))


def _in_the_alphabet(name: str) -> str:
    """Return by what names are sorted: their letters without accents, great or small."""
    bare = (letter for letter in unicodedata.normalize("NFKD", name))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).casefold()


def _chosen(option: Option, value: Value, language: str) -> str:
    """Return an option with its value: `castling: as today`."""
    written = written_value(value)
    named = dict(dict(option.value_names).get(written, ()))
    names = dict(option.names)
    shown = named.get(language) or named.get("en") or written
    return f"{names.get(language, names['en'])}: {shown}"


def all_twins_of(problem: Problem, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return a line for each twin; one that is not understood stays as its file has it."""
    if problem.twins:
        return twins_words(problem, letters_of(language))
    return task_of(problem).twins


def conditions_of(
    position: Position, stipulation: Stipulation, language: str = ENGLISH.code
) -> tuple[str, ...]:
    """Return in words what a diagram cannot show and its reader would not assume.

    By convention White moves first (in direct play), castling is allowed while king and rook
    stand at home, and an e.p. capture is not. Each departure from it is named.

    Args:
        position: the diagram.
        stipulation: the task.
        language: the code of piece letters; those of no language have English words.
    """
    words = words_as(ConditionWords, "caption", language)
    told = []
    if stipulation.is_proof_game:
        return _of_proof_game(position, stipulation, words)
    if stipulation.after_key:
        is_told = position.turn is Colour.WHITE  # who replies, is meant, not who made the key
        told += [words.white_moves] if is_told else []
    is_white_to_begin = stipulation.play in _WHITE_BEGINS and not stipulation.series
    if is_white_to_begin and not stipulation.after_key and position.turn is Colour.BLACK:
        told.append(words.black_moves)
    if position.en_passant is not None:
        told.append(words.en_passant.replace("%1", square_name(position.en_passant)))
    lost = castlings_by(position.board, stipulation.rules) - position.castling
    for colour, sentence in (
        (Colour.WHITE, words.white_castling),
        (Colour.BLACK, words.black_castling),
    ):
        ways = [_SIGNS[right] for right in Castling if right in lost and right.colour is colour]
        if ways:
            told.append(sentence.replace("%1", ", ".join(ways)))
    return tuple(told)


def _of_proof_game(
    position: Position, stipulation: Stipulation, words: ConditionWords
) -> tuple[str, ...]:
    """Return where games begin, and that they must end with a double step.

    What may castle in the diagram follows from the game, and so is nothing to tell.
    """
    told = []
    if stipulation.start is not None:
        told.append(words.start.replace("%1", " ".join(fen(stipulation.start).split()[:2])))
    if position.en_passant is not None:
        told.append(words.en_passant.replace("%1", square_name(position.en_passant)))
    return tuple(told)


_SIGNS: Final = MappingProxyType(
    {right: "0-0" if right.is_short else "0-0-0" for right in Castling}
)
