# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in hand below a board, and signs of men who have not moved."""

import pytest

from composer.diagrams.games.caption import game_caption
from composer.diagrams.games.drawing import man_picture
from composer.diagrams.games.hand import hand_picture, has_hand, numbers_in_hand
from composer.diagrams.games.picture import Shape, flat
from composer.games.position import GamePosition
from composer.games.task import GameProblem
from composer.rules.book import Rules
from composer.rules.historic.jumps import ALQUERQUE_BOOK
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


def test_marks_of_an_option_are_told_below_the_board() -> None:
    men, marks = {"c3": "W", "a1": "B", "a3": "B"}, {"could_capture": ["a3", "a1"]}
    position = GamePosition.of(ALQUERQUE_BOOK, men, extra=marks)
    rules = Rules.of(ALQUERQUE_BOOK, {"huff": "before"})
    notes = game_caption(GameProblem(position, rules), "de").notes
    assert any(note.startswith("Hätte schlagen können") and "a1, a3" in note for note in notes)
