# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a game has it: of one colour, with signs beside men."""

from __future__ import annotations

from composer.diagrams.style.annotations import Badge
from composer.gui.board.overlays import Sign
from composer.problem.squares import parse_square
from composer.rules.book import ORTHODOX
from composer.rules.reading import rules_named


def colours(table) -> set[str]:
    """Return the colours in the middle of a light and of a dark square."""
    image = table.board.viewport().grab().toImage()
    return {image.pixelColor(table.point(square)).name() for square in ("d4", "d5")}


def test_a_medieval_board_has_one_colour_and_comes_back_as_it_was(lay) -> None:
    table = lay()
    before = colours(table)
    assert len(before) == 2
    medieval = rules_named("medieval")
    assert medieval is not None
    table.board.show_rules(medieval)
    assert len(colours(table)) == 1
    table.board.show_rules(ORTHODOX)
    assert colours(table) == before


def test_a_pawn_that_waits_has_its_sign(lay) -> None:
    table = lay("1P6/8/8/8/8/8/8/8")
    plain = table.board.viewport().grab().toImage()
    ponziani = rules_named("ponziani")
    assert ponziani is not None
    table.board.show_rules(ponziani)
    expected = (Sign(parse_square("b8"), Badge.WAITS),)
    assert table.board.overlays.of("rules") == expected
    assert table.board.viewport().grab().toImage() != plain
    table.lay("8/1P6/8/8/8/8/8/8")
    assert table.board.overlays.of("rules") == ()
    table.lay("1P6/8/8/8/8/8/8/8")
    assert table.board.overlays.of("rules") == expected
    table.board.show_rules(ORTHODOX)
    assert table.board.overlays.of("rules") == ()
