# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the page for telephones, and pages that ask from another thread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from atdesk import Away
from studio import Studio

from composer.gui.telephone.dialog import TelephoneDialog


@pytest.fixture
def away(qtbot: Any) -> Iterator[Away]:
    found = Away(qtbot)
    yield found
    found.close()


@pytest.fixture
def dialog(studio: Studio) -> TelephoneDialog:
    """The dialog, as the menu opens it."""
    studio.window.actions_by_name["telephone"].trigger()
    found = studio.window.findChild(TelephoneDialog)
    assert found is not None
    return found
