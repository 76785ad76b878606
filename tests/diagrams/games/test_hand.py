# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in hand below a board, and signs of men who have not moved."""

import pytest

from composer.diagrams.games.drawing import man_picture
from composer.diagrams.games.hand import hand_picture, has_hand, numbers_in_hand
from composer.diagrams.games.picture import Shape, flat
from composer.games.position import GamePosition
from composer.rules.historic.merels import MERELS_BOOK
from composer.rules.historic.tafl import TABLUT_BOOK


@pytest.mark.parametrize(("white", "black"), [(9, 9), (1, 0), (0, 3)])
def test_each_man_in_hand_is_drawn_once(white: int, black: int) -> None:
    hand = {"hand": {"white": white, "black": black}}
    position = GamePosition.of(MERELS_BOOK, {"a1": "W"}, extra=hand)
    assert numbers_in_hand(position) == (white, black)
    assert has_hand(position)
    parts = len(man_picture(MERELS_BOOK, "W").items)
    picture = hand_picture(position, 576)
    shapes = [shape for shape in flat(picture.items) if isinstance(shape, Shape)]
    assert len(shapes) == parts * (white + black)
    across = [shape.path.bounds() for shape in shapes]
    assert min(left for left, _, _, _ in across) >= 0
    assert max(right for _, _, right, _ in across) <= 576


def test_a_game_without_hands_has_none() -> None:
    assert not has_hand(GamePosition.empty(TABLUT_BOOK))
