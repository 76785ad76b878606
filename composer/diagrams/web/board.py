# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a page: its squares as the rules have them, and the signs beside men.

The script of a page turns what has `data-at`, a square's number, and lets signs follow their men.
"""

from __future__ import annotations

from html import escape
from typing import Final

from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.board.ofrules import badges_of, notes_by_rules, plays_with_waiting_pawns
from composer.diagrams.board.pieces import man_name
from composer.diagrams.board.specials import GRID_LINE, grid_path, special_drawing
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.style.annotations import Badge
from composer.diagrams.style.measures import PIECE_BOX, SIDE, corner, number
from composer.diagrams.web.words import WebWords
from composer.notation.letters import ENGLISH as ENGLISH_LETTERS
from composer.notation.letters import FIGURINES, Letters
from composer.problem.men import ORTHODOX_MEN, Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import SQUARES, is_light, square_name
from composer.rules.book import ORTHODOX, Rules

_TURNED: Final = f' transform="rotate(180 {SIDE // 2} {SIDE // 2})"'


def board_squares(rules: Rules = ORTHODOX) -> str:
    """Return the squares of a board, 45 units each; of one colour, with lines, where rules say."""
    light = f'<rect class="light" width="{SIDE}" height="{SIDE}"/>'
    if rules.book.one_colour:
        ways = range(PIECE_BOX, SIDE, PIECE_BOX)
        lines = "".join(f"M{at} 0V{SIDE}M0 {at}H{SIDE}" for at in ways)
        return f'{light}<path class="cut" d="{lines}"/>'
    box = f"h{PIECE_BOX}v{PIECE_BOX}h-{PIECE_BOX}z"
    dark = "".join("M{} {}".format(*corner(s, False)) + box for s in SQUARES if not is_light(s))
    return f'{light}<path class="dark" d="{dark}"/>'


def specials_drawn(rules: Rules, flipped: bool = False) -> str:
    """Return special squares and a grid, which lie between the squares and the men."""
    notes = notes_by_rules(_NOBODY, rules)
    drawn = [
        '<g data-at="{}" transform="translate({} {})">{}</g>'.format(
            square, *corner(square, flipped), special_drawing(special)
        )
        for square, special in notes.special
    ]
    if notes.grid:
        turned = _TURNED if flipped else ""
        path = grid_path(notes.grid, False)
        drawn.append(f'<path class="cells" d="{path}" stroke-width="{number(GRID_LINE)}"{turned}/>')
    return f'<g class="special">{"".join(drawn)}</g>' if drawn else ""


def men_drawn(position: Position, flipped: bool) -> str:
    """Return the men of a position, each a use of his drawing."""
    return "".join(
        '<use href="#{}" x="{}" y="{}"/>'.format(man_name(man), *corner(square, flipped))
        for square, man in position
    )


def heard(letters: Letters) -> Letters:
    """Return letters that can be read aloud: a figurine says its colour again."""
    return ENGLISH_LETTERS if letters is FIGURINES else letters


def position_words(position: Position, words: WebWords, letters: Letters) -> str:
    """Return the men of a position with their squares, for those who hear the page."""
    letters = heard(letters)
    told = []
    fairy = [(square, man) for square, man in position if not man.is_orthodox]
    for colour, name in (
        (Colour.WHITE, words.white),
        (Colour.BLACK, words.black),
        (Colour.NEUTRAL, words.neutral),
    ):
        known = [(at, man) for man in ORTHODOX_MEN for at in position.squares_of(man)]
        men = [
            ("" if man.kind is Kind.PAWN else letters.letter(man.kind)) + square_name(square)
            for square, man in (*known, *fairy)
            if man.colour is colour
        ]
        if men or colour is not Colour.NEUTRAL:
            told.append(f"{name}: {' '.join(men) or '-'}.")
    return " ".join(told)


def small_board(position: Position, words: WebWords, letters: Letters) -> str:
    """Return a position within a solution; the page has the drawings of the men already."""
    told = escape(cleaned(position_words(position, words, letters)))
    return (
        f'<svg class="within" role="img" aria-label="{told}"'
        f' viewBox="-1 -1 {SIDE + 2} {SIDE + 2}">{board_squares()}'
        f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="currentColor"/>'
        f"{men_drawn(position, False)}</svg>"
    )


def signs_drawn(position: Position, rules: Rules, flipped: bool = False) -> str:
    """Return the signs beside men as they stand, each a use of its drawing."""
    return "".join(
        '<use href="#sign-{}" x="{}" y="{}"/>'.format(badge.value, *corner(square, flipped))
        for square, badge in dict(badges_of(position, rules)).items()
    )


def sign_definitions() -> str:
    """Return the drawings of the signs, by the names that the script knows: `sign-immune`."""
    return "".join(f'<g id="sign-{badge.value}">{badge_drawing(badge)}</g>' for badge in Badge)


def has_signs(rules: Rules, *positions: Position) -> bool:
    """Return whether signs may be beside men of these positions, or of what is played there."""
    marked = any(True for position in positions for _ in badges_of(position, rules))
    return marked or plays_with_waiting_pawns(rules)


def signs_told(position: Position) -> str:
    """Return the marks of men as the script reads them, squares by number: `3:leaps 28:immune`."""
    state = position.state
    told = []
    for marked, badge in (
        (state.fresh, Badge.LEAPS),
        (state.immune, Badge.IMMUNE),
        (state.immovable, Badge.IMMOVABLE),
    ):
        told += [f"{square}:{badge.value}" for square in sorted(marked)]
    return " ".join(told)


_NOBODY: Final = Position.of({})
