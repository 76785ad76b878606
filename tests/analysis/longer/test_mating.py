# SPDX-License-Identifier: GPL-3.0-or-later
"""The mating nodes of longer mates, and the elements of the two-mover that they show."""

from __future__ import annotations

from collections import Counter

from cases import every

from composer import solve
from composer.analysis.longer.mating import mating_elements, model_mates
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of

KEIDANSKI_AND_LASKER = ("R2K4/8/2k5/5pP1/3R4/8/8/8 w - - 0 1", "#4")
KING_KEY = ("8/8/8/5Qp1/7k/8/4N3/3K4 w - - 0 1", "#3")  # Loyd 1868
DAWSON = ("8/8/8/8/P2ppp2/8/1RR5/k6K w - - 0 1", "#3")
LOYD = ("4B3/8/3K1p2/5Pr1/5kPR/4R1p1/6P1/5N2 w - - 0 1", "#3")


def study_of(problem: tuple[str, str]) -> Study:
    study = Study.of(solve(*problem))
    assert study.is_longer_mate
    return study


@every("problem", [KEIDANSKI_AND_LASKER, LOYD])
def test_every_mate_of_a_node_is_a_whole_line(problem: tuple[str, str]) -> None:
    study = study_of(problem)
    nodes = study.mating_nodes
    assert nodes
    assert len({node.phase.board for node in nodes}) == len(nodes)
    full = {line.moves for line in study.full}
    for node in nodes:
        for _, play in node.phase.plays:
            line = node.line(play)
            assert line.length == study.moves
            assert line.final.is_mate()
            assert line.moves in full
            assert line.final == play.final


def test_an_element_is_one_flag_however_often_it_is_shown() -> None:
    found = list(mating_elements(study_of(LOYD)))
    counts = Counter(flag.id for flag in found)
    assert counts["battery_mate"] == 1
    assert set(counts.values()) == {1}
    (battery,) = [flag for flag in found if flag.id == "battery_mate"]
    assert str(battery.sentence).count("1...") > 1


def test_one_mate_given_from_several_squares_of_a_line_is_one() -> None:
    # Dawson 1924: 1.Rh2 and a rook mates on f1, e1, d1 along the first rank
    found = {flag.id: flag for flag in model_mates(study_of(DAWSON))}
    assert set(found) == {"model_mate"}
    assert str(found["model_mate"].sentence).count("#") == 1


def test_the_king_s_key_is_told_of_longer_mates_too() -> None:
    found = {flag.id for flag in themes_of(study_of(KING_KEY))}
    assert "king_key" in found
