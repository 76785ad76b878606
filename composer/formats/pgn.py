# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems in PGN: games that begin from the FEN of a tag.

What is asked stands in a tag `Stipulation`, where `?` means that it is not known. Else it is what
other tags and the comment before the first move say outright (`composer.formats.asking`), and
where they do not, the number of moves in which the line ends in mate. Composers stand in
`Author`, else in `White`. Moves are kept as a printed solution.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from composer.formats.asking import Statement, agreed, normal_sign, statements
from composer.formats.cleaning import lines_kept, one_line
from composer.formats.entry import (
    Entry,
    Fault,
    RecordError,
    entry_or_fault,
    unread_note,
    untold_note,
)
from composer.formats.kept import CODES
from composer.formats.pgnline import (
    DIAGRAM,
    SOLUTION,
    comments_before,
    mate_at_end,
    plays_on,
)
from composer.formats.rules import with_options
from composer.notation.studies.comments import of_comment
from composer.problem.credits import Credits
from composer.problem.fen import FenError, castling_note, parse_fen
from composer.problem.goals import MATE
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    stipulation_in_words,
)
from composer.problem.stipulations.claims import Claim, claim_of_result
from composer.problem.task import written_task
from composer.problem.taskedits import with_words_read
from composer.problem.twintext import parse_twin
from composer.said.sentence import Sentence, said, sentence_of

_TAG: Final = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]?')
_DATE: Final = re.compile(r"(\d{4})(?:\.(\d\d))?(?:\.(\d\d))?(?:\.\?\?)*", re.ASCII)
_SIGN_ALONE: Final = re.compile(r"#\s?\d+")
_LONGEST: Final = 200_000  # characters of moves
_SEARCHED: Final = ("Black", "White", "Event", "Annotator", "Termination", "Result", "Title")
_NUMBERED: Final = ("Event", "Title")  # a sign alone may number a column
_OF_GAMES: Final = ("WhiteElo", "BlackElo", "TimeControl", "WhiteRating", "BlackRating")
_MOST_OF_LINE: Final = 9  # moves; longer lines are games and studies as well
_STUDY_CODES: Final = re.compile(  # where the player of Black stands in a game
    r"(?:(?:U[1-5]|\([cmvs]\)|MC|TW|AN|PH|TE|CR|TT|\d{4}\.\d\d)[\s,]*)+"  # or the GBR code
)
_NO_MOVES: Final = ("", "*", "1-0", "0-1", "1/2-1/2")
_LEAST_OF_STUDY: Final = 6  # half-moves
_UNKNOWN: Final = ("?", "-")


@dataclass(slots=True)
class _Game:
    """A game while it is read: its tags and its moves."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    length: int = 0


def read_pgn(
    lines: Iterable[tuple[int, str]], default: Stipulation = NO_TASK
) -> Iterator[Entry | Fault]:
    """Yield the problems of numbered lines, and a fault for each game that is none."""
    for game in _games(lines):
        yield entry_or_fault(game.line, _entry, game, default)


def _games(lines: Iterable[tuple[int, str]]) -> Iterator[_Game]:
    game = _Game(1)
    is_comment = False
    for number, line in lines:
        found = _TAG.match(line)
        if is_comment and (found is None or found[1] != "Event"):  # a comment that is not closed
            is_comment = _in_comment(line, is_comment)  # does not hide all games after it
            game.length += len(line)
            if game.length <= _LONGEST:
                game.moves.append(line)
        elif found is not None:
            is_comment = False
            if game.moves:
                yield game
                game = _Game(number)
            if not game.tags:
                game.line = number
            game.tags.setdefault(found[1], re.sub(r"\\(.)", r"\1", found[2]))
        elif line.strip() and not line.startswith("%") and game.tags:
            is_comment = _in_comment(line, is_comment)
            game.length += len(line)
            if game.length <= _LONGEST:
                game.moves.append(line)
    if game.tags:
        yield game


def _in_comment(line: str, is_comment: bool) -> bool:
    """Return whether a comment is open after a line."""
    opened, closed = line.rfind("{"), line.rfind("}")
    return opened > closed or (is_comment and opened == closed == -1)


def _entry(game: _Game, default: Stipulation) -> Entry:
    text = _diagram(game)
    if not text:
        raise RecordError(said("no tag FEN: a game from the array is no problem"))
    try:
        position = parse_fen(text)
    except FenError as error:
        raise RecordError(sentence_of(error)) from error
    stipulation, notes = _asked(game, position, default)
    if dropped := castling_note(text, position):
        notes = (dropped, *notes)
    problem = Problem(
        position=position,
        stipulation=stipulation,
        credits=_credits(game),
        title=_tag(game, "Title"),
        keywords=_parts(_tag(game, "Keywords")),
        comments=_comments(game),
        extras=(*_coded(game), *_solution(game)),
    )
    options, intended = _parts(_tag(game, "Options")), _tag(game, "Intended")
    problem = with_words_read(with_options(problem, options, intended))
    return _with_twins(Entry(problem, game.line, notes=notes), game)


def _diagram(game: _Game) -> str:
    """Return the FEN of the diagram: where the moves begin, but of a proof game where they end."""
    end = game.tags.get(DIAGRAM, "")
    if end and _stipulation(_tag(game, "Stipulation") or "?").is_proof_game:
        return end
    return game.tags.get("FEN", "")


def _with_twins(entry: Entry, game: _Game) -> Entry:
    twins = []
    for part in _parts(_tag(game, "Twins")):
        letter, _, text = part.partition(")")
        try:
            twins.append(parse_twin(letter.strip(), text))
        except ValueError as error:
            raise RecordError(said("Twins: {wrong}", wrong=sentence_of(error))) from error
    if not twins:
        return entry
    try:
        return replace(entry, problem=replace(entry.problem, twins=tuple(twins)))
    except ValueError as error:
        raise RecordError(said("Twins: {wrong}", wrong=sentence_of(error))) from error


def _asked(
    game: _Game, position: Position, default: Stipulation
) -> tuple[Stipulation, tuple[Sentence, ...]]:
    """Return what a game asks, and what is to be said of it."""
    told = _tag(game, "Stipulation")
    if told in _UNKNOWN:
        return NO_TASK, (untold_note(NO_TASK),)
    if told:
        stipulation = _stipulation(told)
        kept = (unread_note(str(stipulation)),)
        return stipulation, kept if _unread(stipulation) else ()
    before, moves = comments_before("\n".join(game.moves))
    found = [statement for name in _SEARCHED for statement in _stated(name, _tag(game, name))]
    stipulation, note = agreed(position, found or _in_comments(before))
    if stipulation.told:
        kept = (unread_note(str(stipulation)),)
        return stipulation, kept if stipulation.is_kept_in_words else ()
    if note:
        return NO_TASK, (note,)
    count = 0 if game.tags.keys() & set(_OF_GAMES) else mate_at_end(position, moves)
    if 1 <= count <= _MOST_OF_LINE:
        line = Stipulation.of(MATE, count)
        note = said(
            "no stipulation is given: {line} was taken, for so the line ends", line=str(line)
        )
        return line, (note,)
    claim = None if default.told else _claimed(game, position, moves)
    if claim is not None:
        note = said("no stipulation is given: {claim} was taken, the result", claim=claim.value)
        return stipulation_in_words(claim.value), (note,)
    return default, (untold_note(default),)


def _claimed(game: _Game, position: Position, moves: str) -> Claim | None:
    """Return what the result claims of a study: databases of them say it nowhere else.

    A study is known by the codes that stand where a game has the player of Black, or, where nobody
    stands there, by a line of some length that does not end in mate.
    """
    if game.tags.keys() & set(_OF_GAMES):
        return None
    codes = _codes(game)
    if not codes and _tag(game, "Black").strip("? "):
        return None
    is_study = bool(codes) or plays_on(position, moves, _LEAST_OF_STUDY)
    return claim_of_result(_tag(game, "Result")) if is_study else None


def _codes(game: _Game) -> str:
    """Return the codes of a study, which stand where a game has the player of Black."""
    black = _tag(game, "Black").strip("? ")
    return black if _STUDY_CODES.fullmatch(black) else ""


def _unread(stipulation: Stipulation) -> bool:
    return stipulation.is_kept_in_words and bool(
        _stipulation(written_task(stipulation.words).sign).words
    )


def _in_comments(before: Iterable[str]) -> list[Statement]:
    texts = (comment for comment in before if not comment.startswith(SOLUTION))
    return [statement for text in texts for statement in statements(text, signs=False)]


def _stated(name: str, text: str) -> tuple[Statement, ...]:
    """Return what a tag says is asked."""
    return statements(text, signs=name not in _NUMBERED or not _SIGN_ALONE.fullmatch(text))


def _stipulation(text: str) -> Stipulation:
    try:
        return stipulation_in_words(normal_sign(text))
    except StipulationError as error:
        raise RecordError(said("Stipulation: {wrong}", wrong=sentence_of(error))) from error


def _credits(game: _Game) -> Credits:
    authors = _parts(_tag(game, "Author") or _tag(game, "Composer"))
    white = _name(game, "White")
    if not authors:
        authors = tuple(part.strip() for part in re.split(r" & |;", white) if part.strip())
    return Credits(
        authors=authors,
        source=_tag(game, "Source") or _name(game, "Event"),
        date=_tag(game, "Published") or _date(_tag(game, "Date")),
        distinction=_tag(game, "Distinction"),
        dedication=_tag(game, "Dedication"),
        number=_tag(game, "Number"),
        tourney=_tag(game, "Tourney"),
    )


def _name(game: _Game, name: str) -> str:
    """Return the name in a tag that may say what is asked instead."""
    text = _tag(game, name).strip("? ")
    plain = text.strip("()[] ")
    stated = {statement.words for statement in _stated(name, text)}
    return "" if plain in stated or normal_sign(plain) != plain else text


def _comments(game: _Game) -> tuple[str, ...]:
    """Return the comments before the first move."""
    before, _ = comments_before("\n".join(game.moves))
    told = (
        one_line(" ".join(comment.split()))
        for comment in before
        if not comment.startswith(SOLUTION)
    )
    return tuple(of_comment(comment) for comment in told if comment)


def _coded(game: _Game) -> tuple[tuple[str, str], ...]:
    codes = _codes(game)
    return ((CODES, codes),) if codes else ()


def _solution(game: _Game) -> tuple[tuple[str, str], ...]:
    """Return the solution: what a comment keeps as it was reported, else the moves."""
    before, moves = comments_before("\n".join(game.moves))
    kept = next((comment for comment in before if comment.startswith(SOLUTION)), "")
    text = lines_kept(of_comment(kept.removeprefix(SOLUTION)) or moves)
    if not text or re.sub(r"\{[^}]*\}", "", text).strip() in _NO_MOVES:
        return ()
    return (("solution", text),)


def _tag(game: _Game, name: str) -> str:
    return one_line(game.tags.get(name, "")).strip()


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(";") if part.strip())


def _date(text: str) -> str:
    found = _DATE.fullmatch(text)
    return "-".join(part for part in found.groups() if part) if found is not None else ""
