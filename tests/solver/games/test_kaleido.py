# SPDX-License-Identifier: GPL-3.0-or-later
"""CaleidoScacchi: what its author says of it, and turns that have one result."""

from __future__ import annotations

from cases import every

from composer.games.position import GamePosition
from composer.rules.book import Rules
from composer.rules.historic.kaleido import GAITS, KALEIDO_BOOK, KALEIDO_MANY_BOOK
from composer.solver.games.solve import game_turns

RULES = Rules(KALEIDO_BOOK)


def _turns(men: str) -> list[str]:
    placed = {word[1:]: word[0] for word in men.split()}
    return [turn.text for turn in game_turns(GamePosition.of(KALEIDO_BOOK, placed), RULES)]


@every("man", GAITS)
def test_only_the_wizard_goes_from_1b_to_2f(man: str) -> None:
    castles = "w5J P3J"
    assert ("1B-2F" in _turns(f"{man}1B {castles}")) is (man == "W")


def test_both_sides_begin_with_as_many_men() -> None:
    start = GamePosition.start(RULES)
    assert start is not None
    assert (start.count("white"), start.count("black")) == (18, 18)
    assert start.by_cell()["1J"] == "W"
    assert start.by_cell()["5G"] == "d"


def test_to_capture_men_of_his_own_sort_is_one_turn_with_the_first_text() -> None:
    turns = [text for text in _turns("V1A V1B V00 w5J") if text.startswith("1A")]
    assert "1A+00" in turns
    assert "1A+1B" not in turns


def test_after_the_last_castle_there_are_no_turns() -> None:
    assert not _turns("P1A w5J")


def test_of_three_who_loses_his_last_castle_is_out_with_all_his_men() -> None:
    men = {"1J": "wW", "3I": "wP", "3J": "rP", "2F": "rV", "5J": "bR"}
    position = GamePosition.of(KALEIDO_MANY_BOOK, men)
    turns = {turn.text: turn for turn in game_turns(position, Rules(KALEIDO_MANY_BOOK))}
    quiet = next(turn for text, turn in turns.items() if text.startswith("3I-"))
    assert position.after(quiet).turn == "red"
    after = position.after(turns["3I+3J"])
    assert after.turn == "black"
    assert after.present() == ("white", "black")
    leaving = next(turn for text, turn in turns.items() if text.startswith("1J-"))
    assert position.after(leaving).present() == ("red", "black")


def test_arrays_for_three_and_four_have_ten_men_a_side() -> None:
    for armies in (3, 4):
        start = GamePosition.start(Rules.of(KALEIDO_MANY_BOOK, {"armies": armies}))
        assert start is not None
        assert start.counted == "10+10+10+" + ("10" if armies == 4 else "0")
