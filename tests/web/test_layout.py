# SPDX-License-Identifier: GPL-3.0-or-later
"""The page's layout measured in a real browser, at every size and in large letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import served
from touched import Telephone, telephone

from composer.web.server import PageServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = ((320, 568), (390, 844), (667, 375), (844, 390), (820, 1180), (1180, 820), (1440, 900))
STATES = ("closed", "half")
PLAIN = {"fen": "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "stipulation": "#2"}
RICH = {  # eight fairy men and three twins
    "fen": "8/8/G1.N-1.CA3/1gl5/1.LE.ZR5/K1k1n3/.AM.DU6/8 w - - 0 1",
    "stipulation": "#2",
    "twins": {"b": "Move a6 a7", "c": "Move c6 c7", "d": "Remove e6"},
}
LEAST = 44  # pixels that a finger meets

SMALL = """const found = [], targets = "button, a[href], input, select, textarea, summary, label";
    for (const each of document.querySelectorAll(targets + ", [role=treeitem], .fold")) {
        const { width, height } = each.getBoundingClientRect();
        if (!width || each.matches("label input, label.field")) continue;
        if (Math.min(width, height) < arguments[0] - .1)
            found.push(`${each.className} ${each.textContent} ${width}x${height}`);
    }
    return found"""
# What is seen of each part: cut to what scrolls it.
SEEN = """const parts = {};
    const names = [".board", ".verdict", ".tray", ".tools", ".sheet", "nav button", "header"];
    for (const name of names) {
        const element = document.querySelector(name);
        let { left, top, right, bottom } = element.getBoundingClientRect();
        if (right === left) continue;
        const isFixed = getComputedStyle(element).position === "fixed";
        for (let each = element.parentElement; each && !isFixed; each = each.parentElement) {
            const { display, overflowY } = getComputedStyle(each);
            if (display === "contents" || overflowY === "visible") continue;
            const cut = each.getBoundingClientRect();
            [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
            [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
        }
        if (right - left > 1 && bottom - top > 1) parts[name] = [left, top, right, bottom];
    }
    return parts"""

Box = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def server() -> Iterator[PageServer]:
    with served(hands=1) as found:
        yield found


@pytest.fixture(scope="module")
def phone() -> Iterator[Telephone]:
    with telephone() as found:
        yield found


def lay(phone: Telephone, server: PageServer, problem: dict[str, object], letters: int) -> None:
    """Have a problem on the board, and letters of so many percent."""
    phone.browser.get(server.link + "manifest.webmanifest")  # no page that would keep its board
    phone.browser.execute_script(
        """localStorage.clear(); sessionStorage.clear();
        localStorage.setItem("chess-composer board x", JSON.stringify(
        { steps: [{ problem: arguments[0], place: null }], at: 0, when: Date.now() }))""",
        problem,
    )
    phone.open(server.link)
    phone.browser.execute_script(
        "document.documentElement.style.fontSize = arguments[0] + '%'", letters
    )
    phone.until(lambda: phone.has(".row") and phone.has(".verdict:not(.unsure)"))


def held(phone: Telephone) -> Iterator[tuple[tuple[int, int], str]]:
    """Hold the telephone in all sizes, the sheet closed and half open."""
    for size in SIZES:
        phone.hold(size)
        for state in STATES:
            phone.browser.execute_script(
                """if (document.querySelector(".sheet").dataset.state !== arguments[0])
                document.querySelector(".sheet-head").click()""",
                state,
            )
            phone.until(
                lambda size=size, state=state: (
                    phone.browser.execute_script(
                        "return [innerWidth, innerHeight, document.body.dataset.sheet || 'closed']"
                    )
                    == [*size, state]
                )
            )
            yield size, state


def parts(phone: Telephone) -> dict[str, Box]:
    found: dict[str, Box] = phone.browser.execute_script(SEEN)
    return found


def overlap(one: Box, two: Box) -> bool:
    return (
        min(one[2], two[2]) - max(one[0], two[0]) > 1
        and min(one[3], two[3]) - max(one[1], two[1]) > 1
    )


@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("problem", [PLAIN, RICH], ids=["plain", "rich"])
def test_every_target_is_large_enough_and_nothing_overlaps(
    phone: Telephone, server: PageServer, problem: dict[str, object], letters: int
) -> None:
    lay(phone, server, problem, letters)
    wrong = []
    for size, state in held(phone):
        where = f"{size} {state}"
        wrong += [f"{where}: {each}" for each in phone.browser.execute_script(SMALL, LEAST)]
        seen = parts(phone)
        names = sorted(seen)
        wrong += [
            f"{where}: {one} over {two}"
            for one in names
            for two in names
            if one < two and overlap(seen[one], seen[two])
        ]
        wrong += [
            f"{where}: no {each}" for each in (".board", ".verdict", ".sheet") if each not in seen
        ]
        wide = phone.browser.execute_script("return document.documentElement.scrollWidth")
        if wide > size[0]:
            wrong.append(f"{where}: {wide} wide")
        left, top, right, bottom = phone.browser.execute_script(
            """const b = document.querySelector(".board").getBoundingClientRect();
            return [b.left, b.top, b.right, b.bottom]"""
        )
        if left < -1 or top < -1 or right > size[0] + 1 or bottom > size[1] + 1:
            wrong.append(f"{where}: the board is cut off")
        if state == "half" and letters == 100 and ".tray" not in seen:
            wrong.append(f"{where}: no men above the sheet")
    assert not wrong, "\n".join(wrong)


def test_the_board_is_as_large_as_the_screen_allows(phone: Telephone, server: PageServer) -> None:
    lay(phone, server, PLAIN, 100)
    least = {
        (320, 568): 316, (390, 844): 390, (667, 375): 375, (844, 390): 390,
        (820, 1180): 740, (1180, 820): 760, (1440, 900): 890,
    }  # fmt: skip
    found = {}
    for size, state in held(phone):
        if state == "closed":
            script = "return document.querySelector('.board').clientWidth"
            found[size] = phone.browser.execute_script(script)
    assert {size: side for size, side in found.items() if side < least[size]} == {}


def test_men_are_dragged_while_lines_are_read(phone: Telephone, server: PageServer) -> None:
    lay(phone, server, PLAIN, 100)
    for size in ((320, 568), (390, 844), (844, 390)):
        phone.hold(size)
        phone.browser.execute_script(
            """if (document.querySelector(".sheet").dataset.state === "closed")
            document.querySelector(".sheet-head").click()"""
        )
        phone.until(lambda: phone.has("body[data-sheet=half]"))
        before = phone.men()
        start, end = phone.middle('.tray [data-man="Q"]'), phone.square("d5")
        phone.drag(start, (end[0], end[1]), 40)
        phone.until(lambda before=before: phone.men() == {**before, "d5": "wQ"})
        assert phone.has("body[data-sheet=half]")
        phone.browser.execute_script("document.querySelector('[aria-label=Undo]').click()")
        phone.until(lambda before=before: phone.men() == before)
