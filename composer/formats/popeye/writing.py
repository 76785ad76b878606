# SPDX-License-Identifier: GPL-3.0-or-later
"""Input for Popeye, in English: writing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.formats.cleaning import one_line
from composer.formats.menlists import men_codes, position_of
from composer.formats.popeye.men import INVISIBLE
from composer.formats.rules import is_option, written_asked
from composer.problem.conventions import convention_behind
from composer.problem.forms import is_duplex
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.structuretext import begins_structure
from composer.problem.task import Duplex
from composer.problem.twins import AddMan, OtherStipulation, Twin
from composer.problem.twintext import change_text, twin_text
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import condition_row, rows_by_id

_COLOURS: Final = {Colour.WHITE: "White", Colour.BLACK: "Black", Colour.NEUTRAL: "Neutral"}

BEGIN: Final = "BeginProblem"
NEXT: Final = "NextProblem"
END: Final = "EndProblem"

_OF_DIAGRAM: Final = ("NoCastling", "EnPassant")
"""Options that speak of the first move of play, and not of what stands at its end."""


def popeye_text(problem: Problem) -> str:
    """Return the input for one problem."""
    return f"{BEGIN}\n{popeye_lines(problem)}\n{END}\n"


def popeye_lines(problem: Problem) -> str:
    """Return the commands of one problem, without those around it."""
    return "\n".join(_problem(problem))


def proof_sign(stipulation: Stipulation) -> str:
    """Return a proof game as Popeye has it: `dia7.5`, `a=>b3`; empty for all else.

    From position to position Popeye lets Black begin, unless it is told `WhiteToPlay`. It has the
    first position before the stipulation, the diagram behind it.
    """
    if not stipulation.is_proof_game or stipulation.words:
        return ""
    name = "dia" if stipulation.start is None else "a=>b"
    return f"{name}{stipulation.moves}{'.5' if stipulation.half else ''}"


def _condition(text: str) -> str:
    """Return a condition as Popeye takes it.

    It drops options behind most names of their own of the forms of Circe and its kin: PWC
    RexInclusive is read as PWC. Behind the name of the whole family it takes them.
    """
    condition = condition_of(text)
    row = condition_row(condition)
    if row is None or not (row.base and row.means and condition.words):
        return text
    family = rows_by_id()[row.base].condition
    return f"{family.keyword} {condition.words} {row.means}"


def _pieces(position: Position) -> Iterator[str]:
    yield "Pieces"
    for colour, name in _COLOURS.items():
        codes = men_codes(position, colour)
        plain = [code for code in codes if " " not in code]
        if plain:
            yield f"  {name} {' '.join(plain)}"
        for code in codes:
            if code not in plain:  # what is special about a man must follow a colour
                yield f"  {name} {code}"


def _problem(problem: Problem) -> Iterator[str]:
    credits = problem.credits
    texts = (
        ("Author", "; ".join(credits.authors)),
        ("Origin", credits.caption_source()),
        ("Award", credits.caption_distinction()),
        ("Title", problem.title),
        *(("Remark", line) for comment in problem.comments for line in comment.splitlines()),
    )
    for name, text in texts:
        line = " ".join(one_line(text).split())
        if line:
            yield f"{name} {line}"
    sign, start = proof_sign(problem.stipulation), problem.stipulation.start
    if sign and start is not None:
        yield from _pieces(start)
        yield f"Stipulation {sign}"
        if start.turn is Colour.WHITE:
            yield "Option WhiteToPlay"
    yield from _pieces(problem.position)
    stipulation, options = written_asked(problem)
    invisible = [option for option in options if option.startswith(INVISIBLE)]
    yield from (f"  {option}" for option in invisible)
    options = [option for option in options if option not in invisible]
    if sign:
        stipulation = sign
        options = [option for option in options if option.split()[0] not in _OF_DIAGRAM]
    if is_duplex(problem):  # both sides begin, whichever is first
        turned = Duplex.HALF.value in options  # then a capture in passing is not the first's
        options = [option for option in options if option != Duplex.HALF.value]
        options = [option for option in options if not (turned and option.startswith("EnPassant"))]
    if stipulation and (not sign or start is None):  # it knows no convention of retro analysis
        command = "SStipulation" if begins_structure(stipulation) else "Stipulation"
        yield f"{command} {convention_behind(stipulation)[0]}"
    printed = [option for option in options if is_option(option)]
    if printed:
        yield f"Option {' '.join(printed)}"
    for condition in options:
        if condition not in printed:
            yield f"Condition {_condition(condition)}"
    for twin in problem.twins:
        command = "ZeroPosition" if twin.letter == "a" else "Twin"
        yield f"{command} {_twin(twin, problem.stipulation.after_key)}".rstrip()


def _twin(twin: Twin, after_key: bool) -> str:
    """Return a twin's command; what is special about a man who is added stands before him.

    That a twin begins after the key says the option `PostKeyPlay` of the whole problem.
    """
    words = [twin_text(replace(twin, changes=()))]
    for change in twin.changes:
        if after_key and isinstance(change, OtherStipulation):
            change = OtherStipulation(replace(change.stipulation, after_key=False))
        text = change_text(change)
        if isinstance(change, AddMan):
            man = change.man
            (code,) = men_codes(position_of([(change.square, man)]), man.colour)
            text = f"Add {_COLOURS[man.colour]} {code}"
        words.append(text)
    return " ".join(filter(None, words))
