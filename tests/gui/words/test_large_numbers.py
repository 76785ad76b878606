# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers beyond those that Qt can count to are told like all others."""

from __future__ import annotations

import re
from dataclasses import replace

from cases import every
from studio import SOUND, Studio, problem

from composer.explore.explorer import Progress, Tally
from composer.gui.exploring.findwords import duration_words, progress_words, size_words
from composer.gui.words.language import countable, counted, grouped, in_figures, tr
from composer.said.languages import LANGUAGES

LARGE = (
    *(2**31 - 1, 2**31, 2**31 + 1, 2**32 + 2, 2**63 - 1, 2**63, 2**64 + 11, 10**30 + 21),
    *(10**400, 999_999, 1_000_000, 1_000_001, 12_000_012),
)


@every("number", LARGE)
def test_any_number_is_told(number: int) -> None:
    figures = grouped(number)
    assert "".join(re.findall(r"\d", figures)) == str(number)
    assert figures in in_figures(number, tr("One position"), tr("%1 positions", "", number))
    assert figures in counted(number, tr("one man"), tr("%1 men", "", number))
    assert figures in size_words(number, 0.0)
    assert size_words(number, 12_000.0)
    told = progress_words(Progress(Tally(passed=7), number, 1000.0, False))
    assert figures in told


def test_a_number_that_stands_for_a_large_one_has_its_plural_form() -> None:
    for language in LANGUAGES:
        for number in (*range(130), *LARGE, *(10**12 + each for each in range(130))):
            assert language.form(countable(number)) == language.form(number), language.code
            assert countable(number) < 2**31


def test_years_beyond_all_figures() -> None:
    assert duration_words(1e30) == tr("years")


def test_the_foot_tells_of_more_positions_than_qt_can_count(studio: Studio) -> None:
    studio.lay(problem(SOUND))
    studio.answered()
    answer = studio.window.pane.answer
    assert answer is not None
    status = studio.window.basis.status
    assert answer.solution is not None
    status.show_work(replace(answer.solution, nodes=2**40))
    assert grouped(2**40) in status._nodes.text()
