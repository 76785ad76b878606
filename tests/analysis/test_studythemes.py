# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of studies: what shows one, and what nearly does."""

from __future__ import annotations

import pytest

from composer.analysis.studythemes import study_flags
from composer.analysis.themes.flag import Grade
from composer.notation.studies.typed import typed_tree
from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Sentence, said
from composer.studies.endings import Endings
from composer.studies.values import DRAWN, Value

SAAVEDRA = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"
SAAVEDRA_LINE = "1.c7 Rd6+ 2.Kb5 Rd5+ 3.Kb4 Rd4+ 4.Kb3 Rd3+ 5.Kc2 Rd4 6.c8=R Ra4 7.Kb3"


class Few(Endings):
    """Tables with three men only, which are made in no time, and what else is given by hand."""

    def __init__(self, given: dict[str, Value] | None = None) -> None:
        super().__init__()
        self.given = given or {}

    def why_not(self, position: Position) -> Sentence | None:
        if fen(position).split()[0] in self.given:
            return None
        return super().why_not(position) if len(position) < 4 else said("only three men here")

    def value(self, position: Position, flag: bytearray | None = None) -> Value | None:
        known = self.given.get(fen(position).split()[0])
        return super().value(position, flag) if known is None else known


@pytest.fixture(scope="module")
def few() -> Few:
    pytest.importorskip("composer.studies.kernel.endings")
    return Few()


def shown(endings: Endings, position: str, claim: str, line: str) -> dict[str, Grade]:
    read = typed_tree(line, parse_fen(position))
    assert not read.unread
    flags = study_flags(endings, Claim(claim), read.tree)
    assert all(str(flag.sentence).endswith(".") for flag in flags)
    return {flag.id: flag.grade for flag in flags}


def test_underpromotion_is_a_theme_where_a_queen_is_proved_to_fail(few: Few) -> None:
    assert shown(few, SAAVEDRA, "+", SAAVEDRA_LINE)["underpromotion"] is Grade.ELEMENT
    draws = Few({"2Q5/8/8/8/3r4/8/2K5/k7": DRAWN})
    assert shown(draws, SAAVEDRA, "+", SAAVEDRA_LINE)["underpromotion"] is Grade.THEME


def test_underpromotion_is_nothing_where_a_queen_does_it_too(few: Few) -> None:
    assert shown(few, "8/4P3/8/8/8/k1K5/8/8 w - - 0 1", "+", "1.e8=R Ka4 2.Rb8 Ka5") == {}


def test_stalemate(few: Few) -> None:
    begun, line = "8/8/8/8/8/4k3/5p2/6K1 w - - 0 1", "1.Kf1 Kf3"
    assert shown(few, begun, "=", line)["stalemate"] is Grade.THEME
    aside = shown(few, begun, "=", f"{line[:6]}Kd3 (1...Kf3)")
    assert aside["stalemate"] is Grade.ELEMENT
    assert "stalemate" not in shown(few, begun, "=", line[:5])


def test_domination(few: Few) -> None:
    dominated = "7k/8/8/n1K5/8/8/8/1R6 w - - 0 1"
    assert shown(few, dominated, "+", "1.Rb5") == {"domination": Grade.THEME}
    assert shown(few, dominated, "+", "1.Rb4") == {}  # b3 is free
    near = dominated.replace("7k/8", "8/k7")
    assert shown(few, near, "+", "1.Rb5") == {}  # the king guards b7


def test_positional_draw(few: Few) -> None:
    begun = "6k1/6p1/8/8/8/8/1q4PP/4Q2K w - - 0 1"
    perpetual = "1.Qe8+ Kh7 2.Qh5+ Kg8 3.Qe8+"
    assert shown(few, begun, "=", perpetual) == {"positional_draw": Grade.ELEMENT}
    drawn = Few({"4Q1k1/6p1/8/8/8/8/1q4PP/7K": DRAWN})
    assert shown(drawn, begun, "=", perpetual) == {"positional_draw": Grade.THEME}
    assert shown(few, begun, "+", perpetual) == {}
    assert shown(few, begun, "=", perpetual[:-7]) == {}


def test_systematic_manoeuvre(few: Few) -> None:
    begun = "k7/8/8/8/7p/7P/8/1R5K w - - 0 1"
    checks = "1.Ra1+ Kb8 2.Rb1+ Kc8 3.Rc1+ Kd8"
    assert shown(few, begun, "+", checks) == {"systematic_manoeuvre": Grade.THEME}
    assert shown(few, begun, "+", checks.replace("Rc1+", "Rb2")) == {}
    assert shown(few, begun, "+", checks[:21]) == {}


def test_a_race_is_no_manoeuvre(few: Few) -> None:
    kings = "k7/8/8/8/7p/7P/8/K7 w - - 0 1"
    assert shown(few, kings, "+", "1.Kb1 Kb8 2.Kc1 Kc8") == {}


def test_mutual_zugzwang(few: Few) -> None:
    begun = "8/8/4k3/8/5K2/4P3/8/8 w - - 0 1"
    assert shown(few, begun, "+", "1.Ke4 Kd6 2.Kf5") == {"mutual_zugzwang": Grade.THEME}


def test_of_a_line_that_fails_nothing_is_said(few: Few) -> None:
    begun = "8/8/4k3/8/5K2/4P3/8/8 w - - 0 1"
    assert shown(few, begun, "+", "1.e4 Kf6 2.Kg4 Ke5 3.Kf3 Ke6 4.Kf4") == {}
    assert study_flags(few, Claim.WIN, typed_tree("", parse_fen(begun)).tree) == ()


def test_of_a_sideline_that_fails_nothing_is_said() -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    begun, line = "8/4P3/8/8/8/k1K5/8/8 w - - 0 1", "1.Kc4 Ka2 (1...Kb2 2.e8={}) 2.e8=Q"
    drawn = Few({"4Q3/8/8/8/2K5/8/1k6/8": DRAWN})  # let a queen fail, too
    assert shown(drawn, begun, "+", line.format("R")) == {"underpromotion": Grade.THEME}
    assert shown(drawn, begun, "+", line.format("N")) == {}


def test_of_a_line_that_the_board_refutes_nothing_is_said() -> None:
    class Given(Few):
        """No tables but what is given."""

        def why_not(self, position: Position) -> Sentence | None:
            known = fen(position).split()[0] in self.given
            return None if known else said("nothing but what is given")

    begun = "3r4/4P3/8/8/8/k1K5/8/8 w - - 0 1"
    drawn = Given({"3Q4/8/8/8/8/k1K5/8/8": DRAWN})
    assert shown(drawn, begun, "+", "1.exd8=R") == {"underpromotion": Grade.THEME}
    assert shown(drawn, begun, "+", "1.exd8=B") == {}  # with which nobody mates


def test_a_move_of_a_sideline_has_its_number_where_black_begins() -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    drawn = Few({"4Q3/8/8/8/5k2/8/1K6/8": DRAWN})
    begun = parse_fen("8/4P3/8/8/8/8/6k1/K7 b - - 0 1")
    tree = typed_tree("1...Kg3 2.Kb2 Kf3 (2...Kf4 3.e8=R) 3.e8=Q", begun).tree
    (flag,) = study_flags(drawn, Claim.WIN, tree)
    assert str(flag.sentence).startswith("Underpromotion: 3.e8=R,")


def test_a_position_without_its_castling_is_another(few: Few) -> None:
    begun, moves = "4k3/8/8/7p/7P/8/8/R3K3 w {} - 0 1", "1.Kd1 Kd8 2.Ke1 Ke8"
    assert shown(few, begun.format("-"), "=", moves) == {"positional_draw": Grade.ELEMENT}
    assert shown(few, begun.format("Q"), "=", moves) == {}
