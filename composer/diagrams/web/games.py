# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of a game as a web page in one file, which plays its solution and needs nothing else.

Without scripts the page shows the diagram and the whole solution. Every text is escaped, and the
page's policy forbids the browser to load anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.diagrams.games.board import GameBoard, game_board
from composer.diagrams.games.caption import GameCaption, game_caption
from composer.diagrams.games.diagram import told_of
from composer.diagrams.games.drawing import signed_cells
from composer.diagrams.games.ground import coordinates, ground
from composer.diagrams.games.hand import has_hand, numbers_in_hand
from composer.diagrams.games.men.figure import FIGURE_BOX, fresh_sign
from composer.diagrams.games.men.men import man_items
from composer.diagrams.games.solutionrows import SolutionRow, ToldTurn, solution_rows
from composer.diagrams.games.solutiontext import findings_told, remarks
from composer.diagrams.games.svg import svg_items
from composer.diagrams.games.theme import LINEN
from composer.diagrams.style.measures import number
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.diagrams.web.page import document
from composer.diagrams.web.tree import MOST_MOVES, text_of
from composer.diagrams.web.words import WebWords, web_words_of
from composer.games.position import EMPTY, GamePosition, GameTurn
from composer.games.task import GameProblem
from composer.notation.letters import letters_of
from composer.rules.game import EXTRA_CELLS, HAND
from composer.solver.games.answer import GameAnswer

PAGE_THEME: Final = replace(
    LINEN,
    name="page",
    light="var(--game-light)",
    dark="var(--game-dark)",
    edge="var(--game-edge)",
    lines="var(--game-lines)",
    strong="var(--game-strong)",
    rings="var(--game-rings)",
    throne="var(--game-throne)",
    frame="var(--game-frame)",
    ink="var(--game-ink)",
)
"""Colours by names that the page's style gives, light and dark."""

_COORDINATE: Final = 16.0  # units of their size
_FRESH: Final = "fresh"
_NOTHING: Final = "-"  # a turn that changes nothing
_REPLY: Final = 2  # depth of the rows that stand in one line


def game_page(
    problem: GameProblem, answer: GameAnswer | None = None, style: DiagramStyle = MAGAZINE
) -> str:
    """Return the page of a problem.

    Args:
        problem: the problem.
        answer: what was found; without it the page shows the diagram alone.
        style: what is told, in which language, and how the board stands; the page has colours of
            its own.
    """
    words = web_words_of(style.letters)
    caption = told_of(game_caption(problem, style.letters), style)
    men = GameMen(problem, style)
    solution = "" if answer is None else _solution(problem, answer, words, men)
    board = state_text(problem.position, men)
    for man in caption.key:
        men.number(man.letter)
    figure = _figure(problem, caption, style, words, men)
    head = f"<h2>{text_of(words.solution)}</h2>" if solution else ""
    main = (
        f'<main>{figure}<div class="solution"><section data-board="{board}">{head}{solution}'
        f"</section>{_comments(problem)}</div></main>"
    )
    name = ", ".join(part for part in (caption.title, caption.authors, caption.source) if part)
    return document(
        name or caption.task or caption.rules,
        main,
        script=("steps.js", "games.js"),
        told=script_words(problem, style, words, men),
        language=words.code,
    )


class GameMen:
    """The men of a page, each with a number from 1."""

    def __init__(self, problem: GameProblem, style: DiagramStyle) -> None:
        """Begin with none; each gets his number where he is first asked for."""
        self._book = problem.position.book
        self._style = style
        self._numbers: dict[str, int] = {}

    def number(self, letters: str) -> int:
        """Return a man's number; 0 of nobody."""
        if letters == EMPTY:
            return 0
        return self._numbers.setdefault(letters, len(self._numbers) + 1)

    @property
    def letters(self) -> tuple[str, ...]:
        """Their letters, by their numbers."""
        return tuple(self._numbers)

    def drawn(self) -> str:
        """Return the drawings of all, by the names that the script knows: `m1`."""
        found = []
        for letters, place in self._numbers.items():
            shapes = man_items(self._book, letters, PAGE_THEME, self._style.pieces)
            found.append(f'<g id="m{place}">{"".join(svg_items(shapes))}</g>')
        return "".join(found)

    def told(self, position: GamePosition, language: str) -> list[list[object]]:
        """Return name and player of each, as the script reads them."""
        game = position.game
        found: list[list[object]] = []
        for letters in self._numbers:
            man = game.man(letters)
            name = letters if man.letter != letters else man.name(language)
            found.append([name, game.number_of(man.owner)])
        return found


def state_text(position: GamePosition, men: GameMen) -> str:
    """Return a position as the script reads it."""
    cells = ",".join(str(men.number(man)) for man in position.men)
    hand = ",".join(map(str, numbers_in_hand(position)))
    signs = ",".join(map(str, signed_cells(position)))
    return f"{cells}|{hand}|{signs}"


def step_text(problem: GameProblem, turn: GameTurn, men: GameMen) -> str:
    """Return a turn as the script plays it."""
    forms = {extra.id: extra.form for extra in problem.position.game.extras}
    changes = [f"{cell}={men.number(man)}" for cell, man in turn.changes]
    for name, values in turn.extra:
        if forms.get(name) == EXTRA_CELLS:
            changes.append(f"s={'.'.join(map(str, values))}")
        elif name == HAND:
            changes += [f"h{place}={value}" for place, value in enumerate(values)]
    return ",".join(changes) or _NOTHING


def _solution(problem: GameProblem, answer: GameAnswer, words: WebWords, men: GameMen) -> str:
    """Return the solution, as far as the page has room."""
    parts = [f"<p>{text_of(remark)}</p>" for remark in remarks(answer, words.code)]
    if answer.findings:
        found = "".join(f"<li>{text_of(finding)}</li>" for finding in findings_told(answer))
        parts.append(f"<ul>{found}</ul>")
    rows, left, more = list[SolutionRow](), MOST_MOVES, ""
    for row in solution_rows(problem, answer):
        if left <= 0:
            told = words.more.replace("%1", str(MOST_MOVES))
            more = f'<p class="note">{text_of(told)}</p>'
            break
        left -= len(row.turns)
        rows.append(row)
    return "".join((*parts, *_nested(rows, problem, men), more))


def _nested(rows: Iterable[SolutionRow], problem: GameProblem, men: GameMen) -> Iterator[str]:
    """Yield rows as lists within lists; replies stand in one line."""
    deep = -1
    for row in rows:
        between = ""
        if row.depth > deep:
            yield '<ol class="leaf">' if row.depth == _REPLY else "<ol>"
        else:
            yield "</li>" + "</ol></li>" * (deep - row.depth)
            between = '<span class="note"> / </span>' if row.depth == _REPLY else ""
        deep = row.depth
        buttons = " ".join(_button(turn, problem, men) for turn in row.turns)
        yield f"<li>{between}{text_of(row.lead)}{buttons}"
    yield "</li></ol>" * (deep + 1)


def _button(turn: ToldTurn, problem: GameProblem, men: GameMen) -> str:
    kind = ' class="attack"' if turn.attacks else ""
    way = " ".join(step_text(problem, each, men) for each in turn.way)
    return f'<button{kind} data-p="{way}">{text_of(turn.text)}</button>'


def _figure(
    problem: GameProblem, caption: GameCaption, style: DiagramStyle, words: WebWords, men: GameMen
) -> str:
    names = " &amp; ".join(
        f"<bdi>{text_of(name)}</bdi>"
        for name in problem.credits.signed
        if caption.authors and text_of(name)
    )
    lines = [f"<h1>{names or text_of(caption.title)}</h1>"]
    for kind, text in (
        ("title", caption.title if names else ""),
        ("source", caption.source),
        ("award", caption.award),
        ("dedication", caption.dedication),
    ):
        if text:
            lines.append(f'<p class="{kind}"><bdi>{text_of(text)}</bdi></p>')
    asked = f"<span>{text_of(caption.task)}</span><span>{text_of(caption.men)}</span>"
    rules = f'<p class="condition"><i>{text_of(caption.rules)}</i></p>' if caption.rules else ""
    hands = has_hand(problem.position)
    notes = [note for note in caption.notes if not (hands and note == caption.hand)]
    told = "".join(f'<p class="condition">{text_of(note)}</p>' for note in notes)
    hand = f'<p class="condition" id="hand">{text_of(caption.hand)}</p>' if hands else ""
    key = "".join(
        f'<li><svg viewBox="0 0 {FIGURE_BOX} {FIGURE_BOX}" aria-hidden="true">'
        f'<use href="#m{men.number(man.letter)}"/></svg>{text_of(man.name)}</li>'
        for man in caption.key
    )
    return (
        f"<figure><figcaption>{''.join(lines)}</figcaption>{_board(problem, style, words, men)}"
        f'{_controls(words)}<p class="asked">{asked}</p>{rules}{told}{hand}'
        + (f'<ul class="key">{key}</ul>' if key else "")
        + '<p id="live" class="unseen" aria-live="polite"></p></figure>'
    )


def _controls(words: WebWords) -> str:
    buttons = "".join(
        f'<button type="button" data-do="{act}" aria-label="{text_of(label)}"'
        f' title="{text_of(label)}"><svg viewBox="0 0 16 16" aria-hidden="true">'
        f'<path d="{drawing}"/></svg></button>'
        for act, label, drawing in (
            ("start", words.start, "M2 2h2v12H2zM14 2v12L5 8z"),
            ("back", words.back, "M12 2v12L3 8z"),
            ("next", words.next, "M4 2v12l9-6z"),
            ("flip", words.flip, "M5 1L1 6h3v9h2V6h3zM11 15l4-5h-3V1h-2v9H7z"),
        )
    )
    name = text_of(words.moves)
    return f'<div id="controls" hidden role="toolbar" aria-label="{name}">{buttons}</div>'


def _board(problem: GameProblem, style: DiagramStyle, words: WebWords, men: GameMen) -> str:
    position = problem.position
    shown = game_board(position.book, style.flipped)
    left = shown.left if style.coordinates else 2.0
    below = shown.below if style.coordinates else 2.0
    grounds = "".join(
        f'<g data-way="{int(way)}" display="{"inline" if way == style.flipped else "none"}">'
        f"{''.join(ground_items(game_board(position.book, way), problem, style))}</g>"
        for way in (False, True)
    )
    signs = signed_cells(position)
    fresh = (
        f'<g id="{_FRESH}">{"".join(svg_items(fresh_sign()))}</g>' if _has_signs(position) else ""
    )
    language = letters_of(style.letters).language
    return (
        f'<svg id="board" role="img" aria-label="{text_of(_spoken(position, language))}"'
        f' data-flipped="{int(style.flipped)}"'
        f' viewBox="{number(-left)} -2 {number(shown.width + left + 2)}'
        f' {number(shown.height + below + 2)}">'
        f"<defs>{men.drawn()}{fresh}</defs>{grounds}"
        f'<g id="marks"></g><g id="men">{"".join(_men_drawn(position, shown, men))}</g>'
        f'<g id="signs">{"".join(_use(_FRESH, shown, cell, position) for cell in signs)}</g></svg>'
    )


def _has_signs(position: GamePosition) -> bool:
    return any(extra.form == EXTRA_CELLS for extra in position.game.extras)


def ground_items(board: GameBoard, problem: GameProblem, style: DiagramStyle) -> Iterator[str]:
    """Yield the board as the page draws it, without men."""
    yield from svg_items(ground(board, PAGE_THEME, problem.rules))
    if style.coordinates:
        yield from svg_items(
            coordinates(board, replace(PAGE_THEME, ink="var(--soft)"), _COORDINATE)
        )


def _men_drawn(position: GamePosition, board: GameBoard, men: GameMen) -> Iterator[str]:
    for cell, man in position.placed():
        yield _use(f"m{men.number(man)}", board, cell, position)


def _use(name: str, board: GameBoard, cell: int, position: GamePosition) -> str:
    at = board.cells[cell]
    left, top = number(at.x - at.man / 2), number(at.y - at.man / 2)
    label = position.book.geometry.cells[cell].label
    place = f"translate({left} {top}) scale({at.man / FIGURE_BOX:.4g})"
    return f'<use href="#{name}" transform="{place}" data-cell="{label}"/>'


def _spoken(position: GamePosition, language: str) -> str:
    """Return the men with their cells, for those who hear the page."""
    game, cells = position.game, position.book.geometry.cells
    told = []
    for player in game.players:
        found = []
        for cell, letters in position.placed():
            man = game.man(letters)
            if man.owner == player.id:
                name = letters if man.letter != letters else man.name(language)
                found.append(f"{name} {cells[cell].label}")
        told.append(f"{player.name(language)}: {', '.join(found) or '-'}.")
    return " ".join(told)


def script_words(
    problem: GameProblem, style: DiagramStyle, words: WebWords, men: GameMen
) -> dict[str, object]:
    """Return what the script must know of board, men and words."""
    position = problem.position
    board = game_board(position.book)
    language = letters_of(style.letters).language
    return {
        "diagram": words.diagram,
        "width": board.width,
        "height": board.height,
        "cells": [
            [round(cell.x, 2), round(cell.y, 2), round(cell.man, 2), cell.outline.svg()]
            for cell in board.cells
        ],
        "labels": [cell.label for cell in position.book.geometry.cells],
        "men": men.told(position, language),
        "players": [player.name(language) for player in position.game.players],
        "hand": game_caption(problem, style.letters).hand_words,
    }


def _comments(problem: GameProblem) -> str:
    lines = "".join(
        f"<p>{text_of(comment)}</p>" for comment in problem.comments if text_of(comment)
    )
    return f'<div class="about">{lines}</div>' if lines else ""
