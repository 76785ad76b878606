# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of positions: kept while there is room, drawn again in other colours."""

from __future__ import annotations

from studio import BLOCK, SOUND, problem

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import LIGHT, SLATE
from composer.rules.book import Rules
from composer.rules.historic.medieval import MEDIEVAL_BOOK
from composer.rules.specialsquares import Special, with_squares

BLUE = {0: "#733f7ff0"}


def test_a_picture_is_drawn_once_for_each_look(appearance: Appearance) -> None:
    made = Thumbnails(appearance)
    one, other = problem(SOUND).position, problem(BLOCK).position
    first = made.pixmap(one, 78, 1.0)
    assert made.pixmap(one, 78, 1.0) is first
    assert made.pixmap(other, 78, 1.0) is not first
    assert made.pixmap(one, 78, 2.0).width() == 156
    lit = made.pixmap(one, 78, 1.0, BLUE)
    assert lit is not first
    assert made.pixmap(one, 78, 1.0, dict(BLUE)) is lit
    appearance.colour(LIGHT, SLATE)
    assert made.pixmap(one, 78, 1.0).toImage() != first.toImage()


def test_the_oldest_go_where_there_is_no_room(appearance: Appearance) -> None:
    made = Thumbnails(appearance)
    position = problem(SOUND).position
    first = made.pixmap(position, 78, 1.0)
    for side in range(1000, 1020):
        made.pixmap(position, side, 1.0)
    assert made.pixmap(position, 78, 1.0) is not first
    last = made.pixmap(position, 1019, 1.0)
    assert made.pixmap(position, 1019, 1.0) is last


def test_a_picture_shows_what_the_rules_make_of_the_board(appearance: Appearance) -> None:
    made = Thumbnails(appearance)
    position = problem(SOUND).position
    plain = made.pixmap(position, 96, 1.0)
    medieval = made.pixmap(position, 96, 1.0, rules=Rules(MEDIEVAL_BOOK))
    holes = made.pixmap(position, 96, 1.0, rules=with_squares(Rules(), Special.HOLE, (27,)))
    pictures = [pixmap.toImage() for pixmap in (plain, medieval, holes)]
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]
    assert made.pixmap(position, 96, 1.0) is plain
