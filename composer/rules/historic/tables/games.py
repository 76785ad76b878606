# SPDX-License-Identifier: GPL-3.0-or-later
"""The single tables games, a row of data each.

What is the text's word, what follows from it, and what is taken from elsewhere stands on the page
of the game book; arrays whose figures are lost are from Alfonso X, as others read him.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.rules.game import Player
from composer.rules.historic.shared import BLACK, LEPORE, WHITE
from composer.rules.historic.tables.row import BAR, Pile, Switches, TablesRow, Way
from composer.rules.names import named

_ALFONSO: Final = "Alfonso X, Libro de los juegos (1283)"
_BOTH: Final = (WHITE, BLACK)
_COMMON: Final = ("sum", "throw", "bear_off")


def _up(first: int, last: int) -> Way:
    return tuple(range(first, last + 1))


def _down(first: int, last: int) -> Way:
    return tuple(range(first, last - 1, -1))


def _set(*points: int) -> frozenset[int]:
    return frozenset(points)


def _plain(men: dict[int, int]) -> tuple[Pile, ...]:
    return tuple((point, False, count) for point, count in men.items())


def _upper_and_lower(points: Iterable[int]) -> tuple[Pile, ...]:
    return tuple((point, special, 1) for point in points for special in (False, True))


_AGAINST: Final = (_up(1, 24), _down(24, 1))
_FACING: Final = (_set(*_up(19, 24)), _set(*_up(1, 6)))
_ALIKE: Final = (_up(1, 24), _up(1, 24))
_LAST: Final = (_set(*_up(19, 24)), _set(*_up(19, 24)))
_OUTSIDE: Final = (_plain({BAR: 15}), _plain({BAR: 15}))
_ENTERING: Final = Switches(hit="enter", enter_first=True)

FRAME: Final = TablesRow(
    "tables",
    named("Tables"),
    named(
        "Up to fifteen men a side on twenty-four points; White goes down, Black up. Each die moves"
        " one man so many points. Two men close a point to the enemy; a single man is hit and"
        " leaves. When all men of a side are on its last six points they are borne off. Chance"
        " decides, so a task asks for the best play of one throw, for what hits, for the safest"
        " play, or for the fewest throws of one's own choice."
    ),
    f"{_ALFONSO}; {LEPORE}",
    _BOTH,
    24,
    (_down(24, 1), _up(1, 24)),
    (_set(*_up(1, 6)), _set(*_up(19, 24))),
    (_plain({24: 2, 13: 5, 8: 3, 6: 5}), _plain({1: 2, 12: 5, 17: 3, 19: 5})),
    Switches(dice=2, throw="each", hit="out", enter_first=True),
    ("dice", "bear_off", "throw", "hit"),
    starts=(24, 1),
    interpretations=(
        named("White goes from 24 down to 1 and off, Black the other way."),
        named(
            "Dice are played one after the other in any order, until none that is left can be"
            " played; there is no duty to use as many as possible."
        ),
        named("Doubles count as thrown: two dice twice, three dice three times."),
        named(
            "Two enemy men close a point for stopping, also between two dice of one man, but not"
            " for passing."
        ),
        named("A man who hits goes no further in this throw."),
        named("Men may leave when all of their side are on the last six points."),
        named(
            "In tasks of several throws only the side whose task it is throws; the other stands"
            " still."
        ),
    ),
    later=("throw", "hit"),
    answers="steps",
)

_DOBLET: Final = TablesRow(
    "doblet",
    named("Doblet"),
    named(
        "Twelve men a side, an upper and a lower one on each point of the first quarter, and each"
        " side plays in its own half. The upper men go first to the second quarter; then all may"
        " leave from there. Nobody is hit."
    ),
    LEPORE,
    _BOTH,
    24,
    (_up(1, 12), _down(24, 13)),
    (_set(*_up(7, 12)), _set(*_up(13, 18))),
    (_upper_and_lower(_up(1, 6)), _upper_and_lower(_up(19, 24))),
    Switches(hit="none", block=1, bear_when="uppers_home", upper_first=True),
    (*_COMMON, "spread"),
    special=named("upper man"),
)

_ALFONSOS_DOBLET: Final = TablesRow(
    "doblet_alfonso",
    named("Alfonso's Doblet"),
    named(
        "Twelve men a side, an upper and a lower one on each point of the own quarter. A number"
        " sets the upper man of its point down beside the lower one; when all are set down it takes"
        " a man off its point. What one cannot use the other plays."
    ),
    _ALFONSO,
    _BOTH,
    24,
    (_up(1, 6), _down(24, 19)),
    (_set(*_up(1, 6)), _set(*_up(19, 24))),
    (_upper_and_lower(_up(1, 6)), _upper_and_lower(_up(19, 24))),
    Switches(
        hit="none",
        block=1,
        throw="most",
        bear_off="exact",
        acts="named",
        passes=1,
        passed="rest",
    ),
    ("passed",),
    special=named("upper man"),
)

_IMPERATORE: Final = TablesRow(
    "imperatore",
    named("Imperatore"),
    named(
        "Emperador, with the barata. White's fifteen men stand on point 1, Black's on 24, and they"
        " go against one another. In his own half nobody puts a man on his own single man; men hit"
        " go back to their start. Six closed points in the enemy's half, before which none of his"
        " men can move, are the barata."
    ),
    f"{LEPORE}; {_ALFONSO}",
    _BOTH,
    24,
    _AGAINST,
    _FACING,
    (_plain({1: 15}), _plain({24: 15})),
    Switches(half_single=True, scores="turns"),
    (*_COMMON, "hit", "scores"),
    starts=(1, 24),
    halves=(_set(*_up(1, 12)), _set(*_up(13, 24))),
    score=named("baratas"),
    score_wins=4,
    later=("scores",),
)

_CAB_E_QUINAL: Final = TablesRow(
    "cab_e_quinal",
    named("Cab e Quinal"),
    named(
        "White's fifteen men stand on point 6, Black's on 5, and both go the same way round to the"
        " quarter 19 to 24 and off. Black begins, since his place is worse. Men hit go back to"
        " their start."
    ),
    LEPORE,
    _BOTH,
    24,
    _ALIKE,
    _LAST,
    (_plain({6: 15}), _plain({5: 15})),
    Switches(),
    (*_COMMON, "hit"),
    starts=(6, 5),
    first="black",
)

_FALLAS: Final = TablesRow(
    "fallas",
    named("Fallas"),
    named(
        "Thirteen men and two marked ones a side. Who first has both marked men off wins. Only"
        " marked men can be hit, and go back to their start; a single other man closes a point."
        " Men in the arrival quarter may leave at any time."
    ),
    f"{LEPORE}; the array from {_ALFONSO}",
    _BOTH,
    24,
    (_down(24, 1), _up(1, 24)),
    (_set(*_up(1, 6)), _set(*_up(19, 24))),
    (((6, False, 13), (24, True, 2)), ((19, False, 13), (1, True, 2))),
    Switches(marked_only=True, bear_when="any", end="specials_off"),
    (*_COMMON, "end", "stuck"),
    starts=(24, 1),
    special=named("marked man"),
    later=("end", "stuck"),
)

_SEYS_DOS_AS: Final = TablesRow(
    "seys_dos_as",
    named("Seys, dos e as"),
    named(
        "White has eight men on 6, four on 2 and three on 1; Black five each on 3, 4 and 5. Both go"
        " the same way to the quarter 19 to 24 and off. Men hit come in again on point 1."
    ),
    f"{LEPORE}; the numbers from {_ALFONSO}",
    _BOTH,
    24,
    _ALIKE,
    _LAST,
    (_plain({1: 3, 2: 4, 6: 8}), _plain({3: 5, 4: 5, 5: 5})),
    Switches(),
    (*_COMMON, "hit"),
    starts=(1, 1),
)

_LAQUET: Final = TablesRow(
    "laquet",
    named("Laquet"),
    named(
        "Two dice; both go the same way to the quarter 19 to 24. Nobody is hit, and a single man"
        " closes a point. A throw that one cannot use goes to the other, who then has his own."
    ),
    f"{LEPORE}; the array from {_ALFONSO}",
    _BOTH,
    24,
    _ALIKE,
    _LAST,
    (_plain({1: 14, 24: 1}), _plain({2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 13: 1})),
    Switches(dice=2, hit="none", block=1, passes=1, end="arrive"),
    (*_COMMON, "end", "passed"),
    later=("passed",),
)

_BUFFA: Final = TablesRow(
    "buffa",
    named("Buffa de Baldrac"),
    named(
        "All men are outside and enter by dice, White on 1 to 6, Black on 24 to 19; they go against"
        " one another. Men hit enter again. A lost throw goes to the other. Who first has all men"
        " in the arrival quarter wins."
    ),
    f"{LEPORE}; {_ALFONSO}",
    _BOTH,
    24,
    _AGAINST,
    _FACING,
    _OUTSIDE,
    Switches(hit="enter", enter_first=True, passes=1, end="arrive"),
    (*_COMMON, "end", "passed"),
    later=("passed",),
)

_TABULA: Final = TablesRow(
    "tabula",
    named("Tabula"),
    named(
        "Kvatrutafl, alea, once Duodecim scripta: all men enter by dice and go against one another."
        " At most five of a side stand on a point. Equal dice count with their opposite faces, too,"
        " and one throws again. Men hit enter again. The first rules are lost; gaps are filled by"
        " Tric Trac."
    ),
    LEPORE,
    _BOTH,
    24,
    _AGAINST,
    _FACING,
    _OUTSIDE,
    Switches(hit="enter", enter_first=True, doubles="opposite", most_on_point=5),
    (*_COMMON, "direction"),
)

_ZENO: Final = TablesRow(
    "zeno",
    named("Zeno's Tabula"),
    named(
        "Tabula as the emperor Zeno played it: both go the same way, and equal dice count as"
        " thrown. Of his throw 2, 6, 5 there is one single play, and it left his men alone."
    ),
    "Agathias, Anthologia Palatina ix 482",
    _BOTH,
    24,
    _ALIKE,
    _LAST,
    _OUTSIDE,
    Switches(hit="enter", enter_first=True, throw="most"),
    _COMMON,
)

_SCRIPTA: Final = TablesRow(
    "scripta",
    named("Duodecim scripta"),
    named(
        "Three rows of twelve: both enter in the middle row, go back along the upper one and then"
        " along the lower one, and off from there. Men hit enter again. The first rules are lost;"
        " these are a reconstruction."
    ),
    "H. J. R. Murray, A History of Board-Games other than Chess (1951), as Ludii sums it up",
    _BOTH,
    36,
    (_up(1, 36), _up(1, 36)),
    (_set(*_up(25, 36)), _set(*_up(25, 36))),
    _OUTSIDE,
    Switches(hit="enter", enter_first=True, throw="most"),
    _COMMON,
)

_TRIC_TRAC: Final = TablesRow(
    "tric_trac",
    named("Tric Trac"),
    named(
        "Two dice, of which the lower is always played first. All men enter before others move, and"
        " go against one another. Equal dice count with their opposite faces, too, and one throws"
        " again. Men hit enter again."
    ),
    LEPORE,
    _BOTH,
    24,
    _AGAINST,
    _FACING,
    _OUTSIDE,
    Switches(
        dice=2,
        hit="enter",
        enter_first=True,
        throw="most",
        order="ascending",
        doubles="opposite",
    ),
    (*_COMMON, "trictrac"),
)

_SEASONS: Final = (
    Player("green", named("Green")),
    Player("red", named("Red")),
    BLACK,
    WHITE,
)


def _quarters(number: int) -> Way:
    return tuple((6 * number + step) % 24 + 1 for step in range(18))


_EL_MUNDO: Final = TablesRow(
    "el_mundo",
    named("El Mundo"),
    named(
        "Tables of the four seasons: four players with twelve men each, who enter in their own"
        " quarter and go to the right to the quarter opposite, and off. Men hit enter again. A lost"
        " throw goes to the next player, or to the one after him."
    ),
    LEPORE,
    _SEASONS,
    24,
    tuple(_quarters(number) for number in range(4)),
    tuple(frozenset(_quarters(number)[12:]) for number in range(4)),
    (_plain({BAR: 12}),) * 4,
    Switches(hit="enter", enter_first=True, passes=2),
    (*_COMMON, "faces"),
    first="green",
)

_PLANETS: Final = tuple(
    Player(planet, named(planet.capitalize(), "planet"))
    for planet in ("saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon")
)

_ASTRONOMIA: Final = TablesRow(
    "astronomia",
    named("Tables with astronomy"),
    named(
        "Seven players, the planets, with seven men each on the first point of their side of seven;"
        " all go to the right round the ring of forty-nine. Starting points held by two of their"
        " own men are not counted, nor one's own. A man hit is lost; the last player wins."
    ),
    f"{LEPORE}; dice of seven faces from {_ALFONSO}",
    _PLANETS,
    49,
    (),
    (),
    tuple(_plain({7 * number + 1: 7}) for number in range(7)),
    Switches(hit="out", bear_off="none", end="last_player", scores="men"),
    ("sum", "throw", "faces", "last_stake"),
    starts=tuple(7 * number + 1 for number in range(7)),
    first="saturn",
    ring=True,
    score=named("stakes"),
    score_first=7,
    later=("last_stake",),
)

ROWS: Final = (
    *(FRAME, _DOBLET, _ALFONSOS_DOBLET, _IMPERATORE, _CAB_E_QUINAL, _FALLAS, _SEYS_DOS_AS),
    *(_LAQUET, _BUFFA, _TABULA, _ZENO, _SCRIPTA, _TRIC_TRAC, _EL_MUNDO, _ASTRONOMIA),
)
"""All tables games; the first is the frame in which anything can be tried."""
