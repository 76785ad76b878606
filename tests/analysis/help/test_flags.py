# SPDX-License-Identifier: GPL-3.0-or-later
from helplines import CAPTURES, CAPTURES_LINES, ZILAHI, ZILAHI_LINES, diagram, played

from composer.analysis.courses.correspondences import correspondences
from composer.analysis.themerules import line_rules
from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.flag import Flag

CYCLE = "7k/6pp/8/8/8/3b4/1p6/RRR4K b - - 0 1"


def flags(fen: str, *lines: str, sound: bool = True) -> dict[str, Flag]:
    found = correspondences(diagram(fen), [played(fen, line) for line in lines])
    rules = line_rules(sound)
    return {flag.id: flag for rule in rules for flag in rule(found)}


def test_a_published_zilahi() -> None:
    found = flags(ZILAHI, *ZILAHI_LINES)
    assert "zilahi" in found
    assert "knight on h1" in str(found["zilahi"].sentence)
    assert "bishop on g1" in str(found["zilahi"].sentence)


def test_no_pairs_are_named_in_a_cooked_problem() -> None:
    found = flags(ZILAHI, *ZILAHI_LINES, sound=False)
    assert "zilahi" not in found
    assert "exchange_of_functions" not in found
    assert "model_mate_2" in found  # what each line shows by itself is true all the same


def test_who_mates_in_both_solutions_makes_no_zilahi() -> None:
    found = flags(CAPTURES, *CAPTURES_LINES[:2])
    assert "zilahi" not in found
    assert "exchange_of_functions" in found


def test_three_men_that_are_captured_and_mate_in_turn() -> None:
    found = flags(CYCLE, "bxa1=N Rb8#", "Bxb1 Rc8#", "bxc1=N Ra8#")
    assert "cyclic_zilahi" in found
    assert "zilahi" not in found
    assert "cyclic_zilahi" not in flags(CYCLE, "bxa1=N Rb8#", "Bxb1 Rc8#", "bxc1=N Rb8#")


def test_all_are_in_the_catalogue() -> None:
    for found in (flags(ZILAHI, *ZILAHI_LINES), flags(CAPTURES, *CAPTURES_LINES[:2])):
        assert set(found) <= set(catalogue())
