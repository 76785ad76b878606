# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of the user's own: the form, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.men.menpage import MenPage
from composer.gui.men.ownmen import OwnManDialog, OwnMen
from composer.gui.user.settings import Settings
from composer.rules.ownmen import own_kind


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
    assert "XT" not in {kind.code for kind in page.list.kinds._kinds}
    kind = own_kind("Tower", "XT", "rook", 180, "leap 1,3 + ride rook")
    own.add(kind)
    page.field.setText("tower")
    assert page.list.kinds.row_of(kind) == 0
    assert OwnMen(settings).kinds == (kind,)
    settings.keep_text("own-men", "[{]")
    assert OwnMen(settings).kinds == ()
    settings.keep_text("own-men", '[3, {"id": "x"}]')
    assert OwnMen(settings).kinds == ()
