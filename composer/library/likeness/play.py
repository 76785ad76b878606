# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of two problems, one laid on the other: keys, mates, variations, lines and themes.

All is compared on the board of the problem found. A mate is known by the man that gives it, the
square that it comes to and the line that it comes along: a queen that mates on e4 from e1 mates so
from e2, too. A mechanism is a theme of men that work together, shown by both on the same squares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from composer.analysis.themes.catalogue import catalogue, theme_name
from composer.library.likeness.alignment import Alignment, Boards, places, squares_of
from composer.library.likeness.fairymen import FairyMen
from composer.library.likeness.reasons import Common, Likeness
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.problem.men import Man
from composer.problem.squares import SQUARES, Square, file_of, rank_of, square_name

Standing = Mapping[Square, int | Man]
"""Who stands where: orthodox men as their places in `MEN`, fairy men as they are."""

Found = tuple[float, tuple[Common, ...]]
"""How much two problems are alike in something, from 0 to 1, and what is to be said of it."""

_SAME_MAN = 0.5
"""What a key of the same man to another square counts."""

_WORKING = frozenset(
    {"line play", "defence motives and errors", "longer play", "help play", "self play"}
)
"""The groups of the catalogue in which men work together."""

_ELSEWHERE = 0.5
"""What a theme counts that both show, but on other squares."""


@dataclass(frozen=True, slots=True)
class Mate:
    """A mate, as far as it is the same in another position.

    Attributes:
        man: the man that moves.
        target: the square that it comes to.
        way: the files and ranks it goes, along a line one step for all.
        promotion: the letter of what it becomes, if anything.
    """

    man: int | Man | None
    target: Square
    way: tuple[int, int]
    promotion: str = ""


def standing(boards: Boards, fairy: FairyMen = ()) -> Standing:
    """Return who stands where."""
    found: dict[Square, int | Man] = {man_square[1]: man_square[0] for man_square in fairy}
    for man, board in enumerate(boards):
        found |= dict.fromkeys(squares_of(board), man)
    return found


_NUMBERS = {square_name(square): square for square in SQUARES}
_NAMES = tuple(_NUMBERS)


def ends_of(move: str) -> tuple[Square, Square] | None:
    """Return the squares of a move in UCI; None if it is no move from one square to another."""
    origin, target = _NUMBERS.get(move[:2]), _NUMBERS.get(move[2:4])
    return None if origin is None or target is None else (origin, target)


def laid(move: str, how: Alignment) -> str:
    """Return a move in UCI as it comes to lie; empty if it leaves the board."""
    ends = ends_of(move)
    if ends is None:
        return ""
    table = places(how)
    origin, target = table[ends[0]], table[ends[1]]
    if origin is None or target is None:
        return ""
    return _NAMES[origin] + _NAMES[target] + move[4:]


def keys_in_common(
    mine: Finding, theirs: Finding, mine_stand: Standing, they_stand: Standing, how: Alignment
) -> Found:
    """Compare the keys: the same move, or the same man from the same square to another.

    Args:
        mine_stand: the men of the problem, as they come to lie.
        they_stand: the men of the problem found.
        how: how the problem is laid on the one found.
    """
    own = {laid(key, how) for key in mine.keys} - {""}
    names = tuple(word.strip() for word in theirs.key_text.split(",") if word.strip())
    same = sorted(own & set(theirs.keys))
    if same:
        return 1.0, (Common(Likeness.KEY, len(same), names, _targets(same)),)
    origins = {ends[0] for key in own if (ends := ends_of(key))}
    there = {ends[0] for key in theirs.keys if (ends := ends_of(key))}
    squares = tuple(
        square
        for square in sorted(origins & there)
        if mine_stand.get(square) == they_stand.get(square)
    )
    if not squares:
        return 0.0, ()
    return _SAME_MAN, (Common(Likeness.KEY_MAN, len(squares), names, squares),)


def _targets(moves: Iterable[str]) -> tuple[Square, ...]:
    """Return the squares that moves come to, each once."""
    return tuple(sorted({ends[1] for move in moves if (ends := ends_of(move))}))


def mates_of(finding: Finding, stand: Standing, how: Alignment | None = None) -> set[Mate]:
    """Return the mates of the play after the key, or those that end the lines.

    Args:
        stand: who stands where, as the problem comes to lie.
        how: how it is laid; as it stands if not given.
    """
    details = finding.details
    if details is None:
        return set()
    found = set()
    for line in details.line_moves:
        moves = line.split()
        found.add(_mate(_after(moves[:-1], stand, how), moves[-1], how))
    if details.mate_moves:
        after = _after(finding.keys[:1], stand, how)
        found |= {_mate(after, move, how) for move in details.mate_moves}
    return {mate for mate in found if mate is not None}


def _after(moves: Iterable[str], stand: Standing, how: Alignment | None) -> Standing:
    now = dict(stand)
    for move in moves:
        ends = ends_of(move if how is None else laid(move, how))
        if ends is not None and (man := now.pop(ends[0], None)) is not None:
            now[ends[1]] = man
    return now


def _mate(stand: Standing, move: str, how: Alignment | None) -> Mate | None:
    placed = move if how is None else laid(move, how)
    ends = ends_of(placed)
    if ends is None:
        return None
    origin, target = ends
    files, ranks = file_of(target) - file_of(origin), rank_of(target) - rank_of(origin)
    if not files or not ranks or abs(files) == abs(ranks):
        files, ranks = (files > 0) - (files < 0), (ranks > 0) - (ranks < 0)
    return Mate(stand.get(origin), target, (files, ranks), placed[4:])


def mates_in_common(mine: set[Mate], theirs: set[Mate]) -> Found:
    """Compare the mates of two problems, one of which has some."""
    same = mine & theirs
    squares = tuple(sorted({mate.target for mate in same}))
    whole = same == mine == theirs
    likeness = Likeness.ALL_MATES if whole else Likeness.MATES
    said = (Common(likeness, len(same), (), squares),) if same else ()
    return 2 * len(same) / (len(mine) + len(theirs)), said


_KINDS = (
    (Likeness.SOLUTIONS, "line_moves"),
    (Likeness.VARIATIONS, "play_moves"),
    (Likeness.SET_PLAY, "set_moves"),
    (Likeness.TRIES, "try_moves"),
)


def moves_of(details: Details) -> tuple[str, ...]:
    """Return all that `play_in_common` looks at."""
    return tuple(text for _, name in _KINDS for text in getattr(details, name))


def play_in_common(mine: Details, theirs: Details, how: Alignment) -> Found:
    """Compare lines, variations, set play and tries of two problems, one of which has some."""
    both = 0
    said = []
    for likeness, name in _KINDS:
        same = {_laid_text(text, how) for text in getattr(mine, name)} & set(getattr(theirs, name))
        both += len(same)
        if same:
            squares = _targets(text.split()[-1] for text in same)
            said.append(Common(likeness, len(same), (), squares))
    return 2 * both / (len(moves_of(mine)) + len(moves_of(theirs))), tuple(said)


def _laid_text(text: str, how: Alignment) -> str:
    return " ".join(laid(move, how) for move in text.split())


def themes_in_common(
    mine: Iterable[FoundTheme],
    theirs: Iterable[FoundTheme],
    how: Alignment,
    weights: Mapping[str, float],
) -> Found:
    """Compare the themes: how many of the problem's are in the one found, the rare ones more.

    Args:
        mine: the themes of the problem; each counts once.
        weights: what each of them counts.
    """
    there: dict[str, list[set[Square]]] = {}
    for theme in theirs:
        there.setdefault(theme.id, []).append(set(theme.squares))
    own: dict[str, list[set[Square | None]]] = {}
    table = places(how)
    for theme in mine:
        own.setdefault(theme.id, []).append({table[square] for square in theme.squares})
    common, whole = 0.0, 0.0
    on_squares: dict[str, set[Square]] = {}
    elsewhere: list[str] = []
    for id, laid_on in own.items():
        weight = weights.get(id, 1.0)
        whole += weight
        if id not in there:
            continue
        same = [move for move in there[id] if move in laid_on]
        common += weight * (1.0 if same else _ELSEWHERE)
        if any(same) and is_mechanism(id):
            on_squares[id] = set().union(*same)
        else:
            elsewhere.append(id)
    said = []
    if on_squares:
        lit = tuple(sorted(set().union(*on_squares.values())))
        said.append(_named(Likeness.MECHANISM, sorted(on_squares), lit))
    if elsewhere:
        said.append(_named(Likeness.THEMES, sorted(elsewhere), ()))
    return (common / whole if whole else 0.0), tuple(said)


def is_mechanism(theme: str) -> bool:
    """Tell whether a theme is a way in which men work together, such as a Grimshaw or a battery.

    The form of a problem, its kind of key and the flights of its king are none.
    """
    known = catalogue().get(theme)
    return known is not None and known.group in _WORKING


def _named(likeness: Likeness, ids: list[str], squares: tuple[Square, ...]) -> Common:
    names = tuple(theme_name(record_id) for record_id in ids)
    return Common(likeness, len(ids), names, squares, tuple(ids))
