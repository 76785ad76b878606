# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of the user's own: the form, and what is kept of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.men.menpage import MenPage
from composer.gui.men.ownmen import OwnManDialog, OwnMen
from composer.gui.user.settings import Settings
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.problem import Problem
from composer.rules.movetext import details_for, parse_movement, places_for
from composer.rules.ownmen import own_kind

TOWER = own_kind("Tower", "XT", "rook", 180, "leap 1,3 + ride rook")


def test_the_form_shows_moves_as_they_are_put_together(qtbot, appearance: Appearance) -> None:
    form = OwnManDialog(appearance, MenPictures(appearance))
    qtbot.addWidget(form)
    ok = form.buttons.button(form.buttons.StandardButton.Ok)
    assert not ok.isEnabled()
    form.name.setText("Tower")
    form.letters.setText("xt")
    assert form.fault.text() == "The man has no moves yet."
    form.where.setEditText("1,3")
    form.join.click()
    assert form.movement.text() == "leap 1,3"
    assert len(form.picture.targets) == 8
    form.way.setCurrentIndex(1)
    form.where.setEditText("rook")
    form.join.click()
    assert form.movement.text() == "leap 1,3 + ride rook"
    assert len(form.picture.targets) > 8
    assert ok.isEnabled()
    form.movement.setText("leap of faith")
    assert not ok.isEnabled()
    assert form.kind is None


def test_men_are_kept_and_offered(qtbot, appearance: Appearance, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    own = OwnMen(settings)
    page = MenPage(appearance, MenPictures(appearance), own=own)
    qtbot.addWidget(page)
    assert "XT" not in {kind.code for kind in page.list.kinds.rows}
    kind = TOWER
    own.add(kind)
    page.field.setText("tower")
    assert page.list.kinds.rows[0] == kind
    assert OwnMen(settings).kinds == (kind,)
    settings.keep_text("own-men", "[{]")
    assert OwnMen(settings).kinds == ()
    settings.keep_text("own-men", '[3, {"id": "x"}]')
    assert OwnMen(settings).kinds == ()


@pytest.mark.parametrize(
    "kept", ['[3, {"id": "x", "law": "of tomorrow"}]', '{"form": 2, "men": []}', "[{"]
)
def test_what_cannot_be_read_stays_beside_what_is_added(tmp_path: Path, kept: str) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.keep_text("own-men", kept)
    unread = OwnMen(settings).unread
    assert unread
    OwnMen(settings).add(TOWER)
    again = OwnMen(settings)
    assert (again.kinds, again.unread) == ((TOWER,), unread)
    again.remove(TOWER)
    left = json.loads(settings.text("own-men"))
    assert left == list(unread)
    assert kept in (left[0], json.dumps(left), json.dumps(left[0]))


def test_a_man_is_deleted_and_brought_back(qtbot, appearance: Appearance, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    own = OwnMen(settings)
    page = MenPage(appearance, MenPictures(appearance), own=own)
    qtbot.addWidget(page)
    kind = TOWER
    own.add(kind)
    page.field.setText("grasshopper")
    assert page.remove.isHidden()
    page.field.setText("tower")
    problem = Problem(
        put(parse_fen("7k/8/8/8/8/8/8/K7 w"), 9, Man.of(Colour.WHITE, Kind.defined(kind)))
    )
    kept = problem_text(problem)
    assert page.remove.text() == "Delete Tower"
    page.remove.click()
    assert OwnMen(settings).kinds == ()
    assert kind not in page.list.kinds.rows
    assert parse_problem(kept).position == problem.position  # the problem says how he moves
    assert page.remove.text() == "Bring Tower back"
    page.remove.click()
    assert OwnMen(settings).kinds == (kind,)


@pytest.mark.parametrize(
    ("way", "movement"),
    [
        ("lame", "lame mao"),
        ("circle", "circle knight"),
        ("pawn-step", "pawn-step ahead"),
        ("pawn-capture", "pawn-capture diagonally-ahead"),
    ],
)
def test_every_way_of_moving_is_put_together_in_the_form(
    qtbot, appearance: Appearance, way: str, movement: str
) -> None:
    form = OwnManDialog(appearance, MenPictures(appearance))
    qtbot.addWidget(form)
    form.name.setText("Tower")
    form.letters.setText("xt")
    form.way.setCurrentIndex(form.way.findData(way))
    form.join.click()
    assert form.movement.text() == movement
    assert form.kind is not None, form.fault.text()


def test_whatever_the_form_offers_can_be_read() -> None:
    ways = ("leap", "ride", "hop", "locust", "lame", "circle", "pawn-step", "pawn-capture")
    for way in ways:
        for place in places_for(way):
            assert len(parse_movement(f"{way} {place}")) == 1
        for detail in details_for(way):
            place = "queen" if way in ("hop", "locust", "ride", "leap") else places_for(way)[0]
            assert len(parse_movement(f"{way} {place} {detail}")) == 1
