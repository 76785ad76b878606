# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of a game with dice as a page is told it: men in piles, a throw, plays with chances.

The men of a place are drawn as one man who stands there: so the page plays these games as others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from composer.diagrams.games.ground import COORDINATE, label_items
from composer.diagrams.games.svg import svg_items
from composer.diagrams.games.tables import (
    Pile,
    pile_items,
    piles,
    stone_items,
    tables_board,
    tables_ground,
)
from composer.diagrams.games.tablesdiagram import tables_diagram
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.web.games import PAGE_THEME
from composer.games.tables import TablesPosition, TablesProblem, place_text
from composer.notation.tablesverdict import tables_verdict_line, throw_text, worth_words
from composer.rules.game import name_in
from composer.rules.historic.tables.row import BAR, OFF, SPECIAL
from composer.said.languages import group_of
from composer.solver.dice.answer import TablesAnswer, WholePlay
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameVerdict
from composer.solver.options import Token
from composer.web.gameboards import NOTHING_FOUND, Found, FoundRow, asked_told, board_drawn
from composer.web.request import Json
from composer.web.speaker import Speaker

_WHOLE = (22.5, 22.5, 45.0)  # middle and side of what is drawn where it stands on the board


class DiceTelling:
    """Tells a problem of a game with dice."""

    def __init__(self, problem: TablesProblem, speaker: Speaker) -> None:
        """Tell it in a language."""
        self._problem, self._speaker = problem, speaker
        self._row, self._language = problem.position.row, speaker.tongue.language
        self._piles: dict[Pile, int] = {}  # numbered behind the single men of the tray
        self._stones = tuple(
            (player, special)
            for player in self._row.player_ids
            for special in ((False, True) if self._row.special else (False,))
        )

    def without(self) -> Json:
        """Return the board."""
        return self._told(NOTHING_FOUND)

    def solved(self, token: Token) -> Json:
        """Return the board with what was found."""
        answer, task = solve_tables(self._problem, token), self._problem.task
        assert task is not None  # else it is not solved
        line = tables_verdict_line(answer, task, self._problem.position)
        found = Found.of(line, tuple(self._rows(answer)), self._speaker)
        detail = self._speaker.tongue.capital(self._speaker.say(line.detail))
        return {**self._told(found), "detail": detail}

    def _rows(self, answer: TablesAnswer) -> Iterator[FoundRow]:
        """Yield the plays, the best first, then first throws with their plays."""
        task = self._problem.task
        assert task is not None  # else it is not solved
        best = answer.best if answer.verdict is not GameVerdict.NO_SOLUTION else ()
        for rated in sorted(answer.plays, key=lambda each: each.play.text not in best):
            text = rated.play.text + ("!" if rated.play.text in best else "")
            worth = (
                "" if rated.chance is None else self._speaker.say(worth_words(rated.chance, task))
            )
            yield self._row_of(f"{text}  {worth}".rstrip(), rated.play)
        for throw, play in answer.first:
            yield self._row_of(f"{throw_text(throw)}: {play.text}", play)

    def _row_of(self, text: str, play: WholePlay) -> FoundRow:
        before, after = self._cells(self._problem.position), self._cells(play.after)
        changes = [
            f"{cell}={pile}"
            for cell, (was, pile) in enumerate(zip(before, after, strict=True))
            if was != pile
        ]
        return FoundRow(0, text, (",".join([*changes, *self._off(play.after, "h{}={}")]),))

    def _cells(self, position: TablesPosition) -> list[int]:
        """Return the number of the pile on each place; 0 of nobody."""
        found = [0] * (self._row.points + len(self._row.bars))
        for pile in piles(position):
            first = len(self._stones) + 1
            found[pile.cell] = self._piles.setdefault(pile, first + len(self._piles))
        return found

    def _off(self, position: TablesPosition, form: str) -> list[str]:
        """Return how many men of each player are off."""
        counts = (position.count(player, OFF) for player in self._row.player_ids)
        return [form.format(number, count) for number, count in enumerate(counts)]

    def _told(self, found: Found) -> Json:
        row, position, language = self._row, self._problem.position, self._language
        board, words = tables_board(row), group_of("tables", language)
        cells = ",".join(map(str, self._cells(position)))
        style = replace(MAGAZINE, letters=language)
        return {
            "svg": board_drawn(board, "".join(self._drawn()), "".join(self._ground())),
            "piles": True,
            "cells": [[*_WHOLE, cell.outline.svg()] for cell in board.cells],
            "labels": [*map(str, range(1, row.points + 1)), *[words["outside"]] * len(row.bars)],
            "places": [
                *([str(point), ""] for point in range(1, row.points + 1)),
                *([place_text(BAR), player.id] for player in row.bars),
            ],
            "men": [*map(self._stone_told, self._stones), *map(self._pile_told, self._piles)],
            "letters": [player + SPECIAL * special for player, special in self._stones],
            "tray": len(self._stones),
            "players": [player.name(language) for player in row.players],
            "turns": list(row.player_ids),
            "turn": position.turn,
            "hand": words["off"],
            "state": f"{cells}|{','.join(self._off(position, '{1}'))}|",
            "asked": asked_told(tables_diagram(self._problem, style).caption),
            **found.told,
        }

    def _stone_told(self, stone: tuple[str, bool]) -> list[object]:
        player, special = stone
        number = self._row.player_ids.index(player)
        name = self._row.players[number].name(self._language)
        kind = f", {name_in(self._row.special, self._language)}" if special else ""
        return [name + kind, number]

    def _pile_told(self, pile: Pile) -> list[object]:
        """Return how many men a pile has, and whose they are."""
        count = pile.plain + pile.special
        return [str(count), self._row.player_ids.index(pile.player)]

    def _drawn(self) -> Iterator[str]:
        """Yield the drawings of single men, then of piles where they stand."""
        row = self._row
        for number, (player, special) in enumerate(self._stones, 1):
            stone = stone_items(player, special, row, PAGE_THEME)
            yield f'<g id="m{number}">{"".join(svg_items(stone))}</g>'
        for pile, number in self._piles.items():
            items = pile_items(pile, row, PAGE_THEME)
            yield f'<g id="m{number}">{"".join(svg_items(items))}</g>'

    def _ground(self) -> Iterator[str]:
        yield from svg_items(tables_ground(self._row, PAGE_THEME))
        for label in tables_board(self._row).labels:
            yield from svg_items(label_items(label, COORDINATE, PAGE_THEME))
