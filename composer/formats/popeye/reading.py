# SPDX-License-Identifier: GPL-3.0-or-later
"""Input for Popeye, in English, German or French: reading.

`BeginProblem`, then commands, then `NextProblem` or `EndProblem`. Commands may be shortened.
`Author`, `Title`, `Origin`, `Award` and `Remark` take the rest of their line; all others take
words until the next command. A knight is S here; N is a nightrider.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from composer.formats.cleaning import one_line
from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault, untold_note
from composer.formats.menlists import position_of
from composer.formats.popeye.conditions import on_all_squares, read_conditions
from composer.formats.popeye.men import (
    Men,
    forsyth_squares,
    is_man,
    last_on_each,
    part_invisibles,
    read_forsyth,
    read_men,
    with_rulers,
)
from composer.formats.popeye.twins import read_twin
from composer.formats.popeye.words import ENGLISH, SHORTEST, Tongue, tongue_of
from composer.formats.rules import after_key, option_named, read_requested, with_options
from composer.formats.texletters import accented, german
from composer.geometry.geometry import CHESSBOARD
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.problem.stipulations.proofgametext import BETWEEN_SIGN, from_text
from composer.problem.twins import FIRST_LETTER, OtherStipulation, Twin, lettered
from composer.said.sentence import Grouped, Sentence, said

_BEGIN, _NEXT, _END = "beginproblem", "nextproblem", "endproblem"
_TEXTS: Final = ("author", "title", "origin", "award", "remark")
_ENDS_TWIN: Final = ("twin", "zeroposition", _NEXT, _END)
_END_PIECES, _END_FORSYTH = "pieces at the end", "forsyth at the end"
_WHITE_BEGINS: Final = "whitetoplay"
_ORIGIN: Final = re.compile(
    r"(?P<source>.*?)(?: ?\((?P<number>[^()0-9]*[0-9][^()]*)\))?"  # without a figure it is a place
    r"(?:(?:^|, ?| |(?<=\)))(?P<date>\d{4}(?:-\d\d){0,2}))?",
    re.ASCII,
)
_NIGHTRIDER: Final = re.compile(r"(?<![.,])(?<![.,].)([nN])")
_LONGEST: Final = 200_000  # characters of one problem
_MOST_TWINS: Final = 500
_ALICE: Final = "AliceChess"
_BOARDS: Final = frozenset({"alice-a", "alice-b"})


@dataclass(slots=True)
class _Commands:
    """The commands of one problem, gathered while it is read."""

    line: int
    tongue: Tongue = ENGLISH
    texts: dict[str, list[str]] = field(default_factory=dict)
    words: dict[str, list[str]] = field(default_factory=dict)
    conditions: list[str] = field(default_factory=list)
    twins: list[tuple[str, list[str]]] = field(default_factory=list)
    length: int = 0


def read_popeye(
    lines: Iterable[tuple[int, str]], default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the problems of numbered lines, and a fault for each that cannot be read."""
    for commands in _problems(lines):
        yield entry_or_fault(commands.line, _entry, commands, default)


def _problems(lines: Iterable[tuple[int, str]]) -> Iterator[_Commands]:
    commands: _Commands | None = None
    bucket: list[str] = []
    for number, line, following in _with_following(lines):
        words = line.split()
        if commands is None:
            commands = _Commands(1, (tongue_of(words[0]) if words else None) or ENGLISH)
        commands.length += len(line)
        for at, word in enumerate(words):
            next_word = words[at + 1] if at + 1 < len(words) else following
            command = _command(commands, word, next_word, bucket, is_first=at == 0)
            if command in (_BEGIN, _NEXT, _END):
                if _says_something(commands):
                    yield commands
                commands, bucket = _Commands(number, commands.tongue), []
                if command == _END:
                    return
            elif command in _TEXTS:
                rest = line.split(maxsplit=at + 1)
                commands.texts.setdefault(command, []).append(
                    rest[at + 1] if len(rest) > at + 1 else ""
                )
                break
            elif command in ("twin", "zeroposition"):
                bucket = []
                if len(commands.twins) < _MOST_TWINS:
                    commands.twins.append((command, bucket))
            elif command == "condition":
                bucket = []
                commands.conditions.append("")
                commands.words.setdefault(f"condition {len(commands.conditions)}", bucket)
            elif command == "stipulation" and words[at + 1 : at + 2] and words[at + 1].isalpha():
                commands.words[command] = words[at + 1 :]  # `See text`, which may hold any word
                break
            elif command:
                bucket = commands.words.setdefault(_at_end(commands, command), [])
            elif commands.length <= _LONGEST:
                bucket.append(word)
    if commands is not None and _says_something(commands):
        yield commands


def _with_following(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str, str]]:
    """Yield each line with the first word that comes after it."""
    waiting: list[tuple[int, str]] = []
    for number, line in lines:
        words = line.split(maxsplit=1)
        if words:
            yield from ((*command, words[0]) for command in waiting)
            waiting = []
        waiting.append((number, line))
    yield from ((*command, "") for command in waiting)


def _at_end(commands: _Commands, command: str) -> str:
    """Return under which name the words of a command are kept.

    From position to position (`a=>b`) what stands behind the stipulation is the diagram.
    """
    asked = "".join(commands.words.get("stipulation", ())).lower()
    if asked.startswith(BETWEEN_SIGN):
        return {"pieces": _END_PIECES, "forsyth": _END_FORSYTH}.get(command, command)
    return command


def _says_something(commands: _Commands) -> bool:
    return bool(commands.texts or commands.words)


def _command(
    commands: _Commands, word: str, following: str, bucket: list[str], is_first: bool
) -> str:
    """Return the command that a word means; empty if none."""
    pieces = (commands.words.get("pieces"), commands.words.get(_END_PIECES))
    if any(bucket is words for words in pieces) and (
        commands.tongue.is_colour(word) or is_man(word, following)
    ):
        return ""
    if commands.twins and word.lower() in ("con", "cont"):
        return ""  # `Continued` of a twin
    shortest = 2 if is_first and commands.tongue is ENGLISH and not commands.twins else SHORTEST
    command = commands.tongue.command(word, shortest)
    return command if not commands.twins or command in _ENDS_TWIN else ""


def _entry(commands: _Commands, default: Stipulation) -> Entry:
    if commands.length > _LONGEST:
        raise RecordError(
            said("expected at most {most} characters for a problem", most=Grouped(_LONGEST))
        )
    tongue = commands.tongue
    if "array" in commands.words:
        raise RecordError(said("Array: not read; write the men with Pieces or Forsyth"))
    empty = not commands.words.keys() & {"forsyth", "pieces"}
    if empty and not commands.words.keys() & {"stipulation", "sstipulation"}:
        raise RecordError(said("expected Pieces or Forsyth, got neither"))
    diagram = _diagram(commands, "forsyth", "pieces")
    options = [
        *_options(map(tongue.option, commands.words.get("option", []))),
        *_conditions(commands),
        *diagram.invisible,
    ]
    asked = " ".join(commands.words.get("stipulation", commands.words.get("sstipulation", [])))
    notes = [] if asked else [untold_note(default)]
    notes += diagram.notes
    if empty:
        notes.append(said("neither Pieces nor Forsyth: the board is empty"))
    men = diagram.men
    if commands.words.keys() & {_END_FORSYTH, _END_PIECES}:
        end = _diagram(commands, _END_FORSYTH, _END_PIECES)
        white = [option for option in options if option.lower() == _WHITE_BEGINS]
        start = set_turn(position_of(men), Colour.WHITE if white else Colour.BLACK)
        options = [option for option in options if option not in white]
        asked, men = f"{asked}{from_text(start)}", end.men
        notes += end.notes
    options += _implied(men, options)
    read = read_requested(position_of(men), asked or str(default), options)
    problem = Problem(
        position=read.position,
        stipulation=read.stipulation,
        credits=_credits(commands),
        title=_text(commands, "title"),
        comments=tuple(one_line(remark).strip() for remark in commands.texts.get("remark", ())),
        twins=_twins(commands),
    )
    if read.stipulation.after_key:
        problem = replace(problem, twins=tuple(map(_after_key, problem.twins)))
    return Entry(with_options(problem, read.options), commands.line, notes=(*notes, *read.notes))


@dataclass(frozen=True, slots=True)
class _Diagram:
    """The men of a diagram, and what is to be said of them.

    Attributes:
        men: the men.
        invisible: men of whom only the number is told, as options.
        notes: what Popeye takes otherwise than it is written.
    """

    men: Men
    invisible: tuple[str, ...]
    notes: tuple[Sentence, ...]


def _diagram(commands: _Commands, forsyth: str, pieces: str) -> _Diagram:
    """Read a diagram from the words of two commands.

    Raises:
        RecordError: something there is no man or no placement.
    """
    tongue, placement = commands.tongue, commands.words.get(forsyth, [])
    listed, invisible = part_invisibles(commands.words.get(pieces, []), tongue)
    men, doubled = last_on_each([*read_forsyth(placement, tongue), *read_men(listed, tongue)])
    notes = [
        said("two men stand on {square}: Popeye takes the last", square=square_name(square))
        for square in doubled
    ]
    if forsyth_squares(placement) > len(CHESSBOARD.cells):
        notes.append(said("Forsyth: there are more than 64 squares: Popeye leaves the rest out"))
    if _NIGHTRIDER.search(" ".join(placement)):
        notes.append(said("Forsyth: N is the nightrider for Popeye, the knight is S"))
    return _Diagram(with_rulers(men), tuple(invisible), tuple(notes))


def _conditions(commands: _Commands) -> list[str]:
    named = [words for name, words in commands.words.items() if name.startswith("condition")]
    return on_all_squares(
        [condition for words in named for condition in read_conditions(words, commands.tongue)]
    )


def _implied(men: Men, options: Iterable[str]) -> list[str]:
    """Return the condition that men with a quality bring with them: a board means Alice chess."""
    boards = any(man.qualities & _BOARDS for _, man in men)
    told = any(option.split()[0] == _ALICE for option in options)
    return [_ALICE] if boards and not told else []


def _credits(commands: _Commands) -> Credits:
    source, number, date = origin_parts(_text(commands, "origin"))
    authors = (name.strip() for name in _text(commands, "author").split(";"))
    return Credits(
        authors=tuple(name for name in authors if name),
        source=source,
        number=number,
        date=date,
        distinction=_text(commands, "award"),
    )


def origin_parts(text: str) -> tuple[str, str, str]:
    """Return source, number and date of an origin such as `Probleemblad (123) 1950`."""
    found = _ORIGIN.fullmatch(text)
    parts = found.groupdict("") if found is not None else {}
    if not parts.get("number") and not parts.get("date"):
        return text, "", ""
    return parts["source"].strip(" ,"), parts["number"].strip(), parts["date"]


def _text(commands: _Commands, name: str) -> str:
    """Return what a command says; people write letters as for LaTeX, which Popeye can print."""
    parts = (one_line(part).strip() for part in commands.texts.get(name, ()))
    return "; ".join(german(accented(part)) for part in parts)


def _options(words: Iterable[str]) -> list[str]:
    """Part the words behind `Option`: what is no option's name belongs to the one before."""
    options: list[str] = []
    for word in words:
        name = option_named(word)
        if name or not options:
            options.append(name or word)
        else:
            options[-1] += f" {word}"
    return options


def _after_key(twin: Twin) -> Twin:
    """Return a twin of a problem with `PostKeyPlay`, which speaks of all twins."""
    changes = (
        replace(change, stipulation=after_key(change.stipulation))
        if isinstance(change, OtherStipulation)
        else change
        for change in twin.changes
    )
    return replace(twin, changes=tuple(changes))


def _twins(commands: _Commands) -> tuple[Twin, ...]:
    read = [read_twin(words, commands.tongue) for _, words in commands.twins]
    zero = bool(commands.twins) and commands.twins[0][0] == "zeroposition"
    return lettered(read, "a" if zero else FIRST_LETTER)
