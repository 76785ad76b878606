# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches of games that are no chess as text: JSON or TOML, like those of chess.

game = "tablut"
options = { king_away = "two" }       # those left out have the book's own values
turn = "white"
stipulation = { goal = "escape", n = 2, play = "direct", side = "white" }
position = { e5 = "K" }               # men that stand where they are
cells = "all"                         # or a list of cells on which men are placed
tried = 20000
seed = 1
seconds = 2                           # for a candidate

[men]
W = [1, 3]                            # how many, at least and at most; or one number
B = [2, 6]

[hold]
quiet = true                          # the key takes nothing
variations = 2                        # different replies, each the only one
duals = 0                             # defences with several replies
men = 8
spare = true                          # men that change nothing are taken off
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from composer.explore.games import MOST_TRIED, GameDemands, GameSearch
from composer.explore.spec import SpecError
from composer.explore.specfile import read_values
from composer.games.position import GameError
from composer.games.textform import problem_from_object
from composer.rules.book import RuleBook
from composer.said.sentence import Name, said, sentence_of

_NAMES: Final = frozenset(
    (
        *("game", "options", "turn", "stipulation", "position", "cells"),
        *("tried", "seed", "seconds", "men", "hold", "extra"),
    )
)
_HELD: Final = frozenset(["quiet", "variations", "duals", "men", "spare"])
_MOST_MEN: Final = 400
_LONGEST: Final = 3600.0


def is_game_search(found: object) -> bool:
    """Return whether plain values describe a search of a game that is no chess."""
    return isinstance(found, dict) and "game" in found


def read_game_search(path: Path) -> GameSearch:
    """Read a search from a file.

    Raises:
        SpecError: the file cannot be read, or says what is no search; the text says where.
    """
    try:
        return game_search_of(read_values(path))
    except SpecError as error:
        if str(error).startswith(str(path)):
            raise
        raise SpecError(
            said("{path}: {wrong}", path=str(path), wrong=sentence_of(error))
        ) from error


def game_search_of(found: object) -> GameSearch:
    """Return the search that plain values describe.

    Raises:
        SpecError: they describe none; the text says where.
    """
    top = _table(found, "game", _NAMES)
    fixed = _table(top.get("position", {}), "position")
    record = {
        "game": top["game"],
        "options": top.get("options", {}),
        "position": {"men": fixed, "extra": top.get("extra", {})},
        "stipulation": top.get("stipulation"),
        **({"turn": top["turn"]} if "turn" in top else {}),
    }
    try:
        problem = problem_from_object(record)
    except GameError as error:
        raise SpecError(sentence_of(error)) from error
    if problem.task is None:
        raise SpecError(said("{name}: nothing is asked", name="stipulation"))
    position = problem.position
    return GameSearch(
        problem.rules,
        problem.task,
        position.turn,
        tuple(position.by_cell().items()),
        _men(_table(top.get("men", {}), "men"), position.book),
        _cells(top.get("cells", "all"), position.book),
        tuple((name, tuple(value.items())) for name, value in _extra(top.get("extra", {}))),
        _number(top, "tried", 10_000, 1, MOST_TRIED),
        _number(top, "seed", 0, 0, 1 << 62),
        _seconds(top.get("seconds", 0)),
        _demands(_table(top.get("hold", {}), "hold", _HELD)),
    )


def _table(found: object, name: str, names: frozenset[str] = frozenset()) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise SpecError(said("{name}: expected a table", name=name))
    unknown = sorted(set(found) - names) if names else []
    if unknown:
        raise SpecError(said("{name}: not known in a search of a game", name=unknown[0][:40]))
    return found


def _men(found: Mapping[str, Any], book: RuleBook) -> tuple[tuple[str, int, int], ...]:
    men = []
    for letter, count in found.items():
        ends = count if isinstance(count, list) else [count, count]
        whole = all(type(end) is int for end in ends)
        if len(ends) != 2 or not whole or not 0 <= ends[0] <= ends[1] <= _MOST_MEN:
            raise SpecError(
                said("men {name}: expected a number, or the least and the most", name=letter[:40])
            )
        _known_man(letter, book)
        men.append((letter, ends[0], ends[1]))
    return tuple(men)


def _known_man(letter: str, book: RuleBook) -> None:
    assert book.game is not None
    try:
        book.game.man(letter)
    except KeyError:
        raise SpecError(
            said("no man {man} in {game}", man=repr(letter[:40]), game=Name(book.names))
        ) from None


def _cells(found: object, book: RuleBook) -> tuple[str, ...]:
    labels = tuple(cell.label for cell in book.geometry.cells)
    if found == "all":
        return labels
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise SpecError(said("{name}: expected a list of cells, or all", name="cells"))
    for text in found:
        if text not in labels:
            raise SpecError(
                said(
                    "no cell {cell} on the board of {game}",
                    cell=repr(text[:40]),
                    game=Name(book.names),
                )
            )
    return tuple(dict.fromkeys(found))


def _extra(found: Mapping[str, Any]) -> tuple[tuple[str, dict[str, int]], ...]:
    """Return extras that are numbers; the record was read with them already."""
    return tuple((name, value) for name, value in found.items() if isinstance(value, dict))


def _number(top: Mapping[str, Any], name: str, usual: int, least: int, most: int) -> int:
    value = top.get(name, usual)
    if type(value) is not int or not least <= value <= most:
        raise SpecError(
            said(
                "{name}: expected a number from {least} to {most}",
                name=name,
                least=least,
                most=most,
            )
        )
    return value


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _LONGEST:
        raise SpecError(
            said(
                "{name}: expected a number from {least} to {most}",
                name="seconds",
                least=0,
                most=int(_LONGEST),
            )
        )
    return float(value)


def _demands(found: Mapping[str, Any]) -> GameDemands:
    usual = GameDemands()
    flags = {name: found.get(name, getattr(usual, name)) for name in ("quiet", "spare")}
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise SpecError(said("{name}: expected true or false", name=f"hold {name}"))
    numbers = {
        name: _number(found, name, 0, 0, _MOST_MEN) for name in ("variations", "duals", "men")
    }
    return GameDemands(
        quiet=flags["quiet"],
        spare=flags["spare"],
        variations=numbers["variations"],
        duals=numbers["duals"] if "duals" in found else None,
        men=numbers["men"],
    )
