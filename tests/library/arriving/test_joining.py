# SPDX-License-Identifier: GPL-3.0-or-later
"""Two tellings of one problem: both sources are kept, and no third is made of them."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.formats.extras import kept_text
from composer.library.arriving.joining import merged, reprints
from composer.problem.credits import Credits
from composer.problem.originals.status import Original, original_of, with_original
from composer.problem.problem import Problem

BCM = Credits(("Smith, Ann",), "BCM", "1925")


def join(kept: Credits, come: Credits) -> tuple[Credits, tuple[str, ...]]:
    done = merged(Problem(credits=kept), Problem(credits=come))
    assert merged(done, Problem(credits=come)) == done
    return done.credits, reprints(done)


@every(
    "come, credits, lines",
    [
        (BCM, BCM, ()),
        (replace(BCM, number="7"), replace(BCM, number="7"), ()),
        (replace(BCM, date="1925-05"), replace(BCM, date="1925-05"), ()),
        (replace(BCM, source="bcm"), BCM, ()),
        (replace(BCM, source="The BCM"), BCM, ()),
        (Credits(BCM.authors, "Book", "1950", number="12"), BCM, ("Book (12) 1950",)),
        (Credits(BCM.authors, "Book"), BCM, ("Book",)),
        (Credits(BCM.authors, "", "1950"), BCM, ("1950",)),
        (
            Credits(BCM.authors, "Book", "", "2nd Prize", tourney="Smith JT"),
            BCM,
            ("Book, 2nd Prize, Smith JT",),
        ),
    ],
)
def test_a_second_publication_is_kept_whole(
    come: Credits, credits: Credits, lines: tuple[str, ...]
) -> None:
    assert join(BCM, come) == (credits, lines)


def test_dedication_and_title_are_not_lost() -> None:
    kept = Problem(credits=replace(BCM, dedication="to Jo"), title="Dawn")
    come = Problem(credits=replace(BCM, dedication="to Al"), title="Dusk")
    assert reprints(merged(kept, come)) == ("“Dusk”, (to Al)",)


def test_where_it_was_printed_stays_with_its_own_publication() -> None:
    kept = Problem(credits=BCM)
    source = kept_text({"name": "Book", "volume": "III"})
    come = Problem(credits=Credits(BCM.authors, "Book"), extras=(("source", source),))
    done = merged(kept, come)
    assert done.extra("source") == ""
    assert reprints(done) == ("Book, III",)


def test_two_printed_solutions_are_both_kept() -> None:
    kept = Problem(extras=(("solution", "1.Qe4!"), ("reprints", "Here")))
    come = Problem(extras=(("solution", "1.Qe5!"), ("reprints", kept_text(["Here", "There"]))))
    done = merged(kept, come)
    assert (done.extra("solution"), done.extra("solution 2")) == ("1.Qe4!", "1.Qe5!")
    assert reprints(done) == ("Here", "There")
    assert merged(done, come) == done
    again = replace(come, extras=(("solution", " 1.Qe4!\n"),))
    assert merged(done, again) == done


def test_a_second_letter_about_a_problem_stands_with_the_first() -> None:
    first, second = Original("ann@example.org", letter="Dear editor"), Original(letter="Once more")
    done = merged(with_original(Problem(), first), with_original(Problem(), second))
    assert original_of(done) == Original("ann@example.org", letter="Dear editor\n\nOnce more")
    assert merged(done, with_original(Problem(), second)) == done
    assert [name for name, _ in done.extras] == ["original"]
