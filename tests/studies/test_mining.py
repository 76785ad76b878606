# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found in tables: of each find every move of White is looked up again."""

from __future__ import annotations

from itertools import islice

import pytest

from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour
from composer.problem.move import play
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import is_met
from composer.studies.endings import Endings, NoTable
from composer.studies.material import parse_material
from composer.studies.mining import Find, Mined, looked_at, mined

KPK = parse_material("KPK")


def is_alone(endings: Endings, claim: Claim, found: Mined) -> bool:
    """Return whether each move of White in a find's line is the only one that meets the claim."""
    position = found.position
    for move in found.line:
        if position.turn is Colour.WHITE:
            met = [each.move for each in endings.moves(position) or () if is_met(claim, each.value)]
            if met != [move]:
                return False
        position = play(position, move)
    return True


def test_the_longest_come_first(endings: Endings) -> None:
    first, *others = islice(mined(endings, KPK, Find.LONGEST), 30)
    assert first.value.moves == endings.longest(KPK) == 28
    lengths = [found.value.moves or 0 for found in others]
    assert lengths == sorted(lengths, reverse=True)
    assert len({fen(found.position) for found in others}) == len(others)


def test_only_moves_are_the_only_ones(endings: Endings) -> None:
    for found in islice(mined(endings, KPK, Find.ONLY_MOVES, Claim.WIN, 4), 5):
        assert found.only >= 4
        assert is_alone(endings, Claim.WIN, found)
    for found in islice(mined(endings, parse_material("KNKP"), Find.UNIQUE, Claim.DRAW), 5):
        assert found.value.winner is None
        assert found.only >= 1
        assert is_alone(endings, Claim.DRAW, found)


def test_all_mutual_zugzwangs_are_found(endings: Endings) -> None:
    found = list(mined(endings, KPK, Find.ZUGZWANG))
    assert len(found) == 80
    assert all(each.position.turn is Colour.BLACK for each in found)
    assert not list(mined(endings, KPK, Find.ZUGZWANG, Claim.DRAW))


def test_an_echo_is_told_with_both_lines(endings: Endings) -> None:
    position = parse_fen("8/8/8/8/2P5/1k6/8/2K5 w - - 0 1")
    found = looked_at(endings, position, Find.ECHO)
    assert found is not None
    assert [move.san for move in found.line] == ["c5", "Kc4", "c6", "Kd5", "c7"]
    assert [move.san for move in found.echo] == ["c5", "Ka4", "c6", "Kb5", "c7"]
    assert looked_at(endings, position, Find.ECHO, least=9) is None


def test_it_ends_where_it_is_cancelled_or_nobody_can_win(endings: Endings) -> None:
    assert not list(mined(endings, KPK, Find.UNIQUE, flag=bytearray([1])))
    with pytest.raises(NoTable):
        list(mined(endings, KPK, Find.UNIQUE, Claim.DRAW))
