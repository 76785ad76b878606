# SPDX-License-Identifier: GPL-3.0-or-later
"""The diagram of a problem of tables games: board, dice, what is asked, and the best plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from composer.diagrams.captions.conditions import rules_in_words
from composer.diagrams.games.caption import GameCaption
from composer.diagrams.games.diagram import GameDiagram, told_of
from composer.diagrams.games.path import circle, path_of
from composer.diagrams.games.picture import Item, Picture, Shape
from composer.diagrams.games.solutiontext import MOST_PARTS, Paragraph, incomplete, more, none_found
from composer.diagrams.games.tables import tables_picture
from composer.diagrams.games.theme import GameTheme, theme_of
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.games.statement import enough_text, tables_text
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem, TablesTask
from composer.notation.letters import letters_of
from composer.rules.game import name_in
from composer.rules.historic.tables.row import OFF
from composer.said.languages import LANGUAGES, Language, group_of
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameVerdict

_THROWN: Final[Mapping[TablesPlay, str]] = MappingProxyType(
    {
        TablesPlay.BEST: "throws",
        TablesPlay.THROW: "throws",
        TablesPlay.AT_WILL: "at_will",
        TablesPlay.CHANCE: "to_throw",
        TablesPlay.WHICH: "to_throw",
    }
)
"""Which word tells of the throw."""

_DIE: Final = 30.0
"""Units of the side of a die."""


_PIPS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        7: ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)),
    }
)


def dice_picture(dice: tuple[int, ...], width: float, theme: GameTheme) -> Picture:
    """Return dice side by side, in a row of a width in units."""
    items: list[Item] = []
    for place, die in enumerate(dice):
        x = place * 1.25 * _DIE
        items.append(Shape(_FACE.moved(x, 0), theme.body, theme.shade, 1.8))
        middle = x + _DIE / 2
        for across, down in _PIPS[die]:
            pip = circle(middle + across * 7.5, _DIE / 2 + down * 7.5, 2.7)
            items.append(Shape(pip, theme.shade))
    return Picture(width, _DIE, tuple(items))


_FACE: Final = path_of("M6 1H24Q29 1 29 6V24Q29 29 24 29H6Q1 29 1 24V6Q1 1 6 1Z")


def tables_diagram(
    problem: TablesProblem,
    style: DiagramStyle = MAGAZINE,
    answer: TablesAnswer | None = None,
) -> GameDiagram:
    """Return the diagram of a problem of tables games.

    Args:
        problem: the problem.
        style: how it looks.
        answer: what was found; the solution is not told without it.
    """
    position, task, theme = problem.position, problem.task, theme_of(style)
    credits = problem.credits
    language = letters_of(style.letters).language
    board = tables_picture(
        position,
        theme,
        coordinates=True,  # points have no names but their numbers
        turned=style.flipped,
    )
    caption = GameCaption(
        title=problem.title,
        authors=credits.caption_authors(),
        source=credits.caption_source(),
        award=credits.caption_distinction(),
        dedication=credits.dedication,
        task="" if task is None else tables_text(task, language),
        men=position.counted,
        rules="; ".join(rules_in_words(problem.rules, style.letters)),
        notes=(
            *(() if task is None else (_thrown(position, task, language),)),
            *_off(position, language),
        ),
    )
    dice = None
    if task is not None and task.throw:
        dice = dice_picture(task.throw, board.width - board.x, theme)
    solution: tuple[Paragraph, ...] = ()
    if answer is not None and task is not None:
        solution = tuple(tables_paragraphs(answer, task, language))
    return GameDiagram(style, told_of(caption, style), board, dice, (), solution)


def _off(position: TablesPosition, language: str) -> Iterator[str]:
    """Yield how many men of each player are off; nothing where none is said to be."""
    row, parts = position.row, []
    for player in row.players:
        sorts = position.sorts(player.id)
        for special in (False, True):
            if count := sorts.get((OFF, special), 0):
                kind = f", {name_in(row.special, language)}" if special else ""
                parts.append(f"{player.name(language)}{kind}\N{NO-BREAK SPACE}{count}")
    if parts:
        yield group_of("tables", language)["off"].replace("%1", "; ".join(parts))


def _thrown(position: TablesPosition, task: TablesTask, language: str) -> str:
    words = group_of("tables", language)
    names = {
        tables_player.id: tables_player.name(language) for tables_player in position.row.players
    }
    sentence = words[_THROWN[task.play]]
    dice = "-".join(map(str, task.throw))
    return sentence.replace("%1", names[position.turn]).replace("%2", dice)


def tables_paragraphs(
    answer: TablesAnswer, task: TablesTask, language: str = "en"
) -> Iterator[Paragraph]:
    """Yield an answer as it is printed: the best plays with their chance, or the first throws."""
    words = group_of("tables", language)
    if not answer.complete or answer.verdict is GameVerdict.UNDECIDED:
        yield Paragraph("", (incomplete(language),))
    if answer.least is not None and answer.least < task.throws:
        yield Paragraph("", (enough_text(answer.least, language),))
    best = answer.best[:MOST_PARTS]
    if best:
        told = "" if answer.best_chance is None else _worth(answer.best_chance, task, language)
        rest = _rest(len(answer.best) - len(best), language)
        if len(best) == 1:
            yield Paragraph(f"{best[0]}!", (told,) if told else ())
        else:
            yield Paragraph(f"{told}:" if told else "", (*best, *rest))
    first = answer.first[:MOST_PARTS]
    if first:
        parts = tuple(f"{'-'.join(map(str, dice))}: {play.text}" for dice, play in first)
        yield Paragraph("", (*parts, *_rest(len(answer.first) - len(first), language)))
    if answer.chance is not None and task.goal in _SOME_THROW:
        yield Paragraph(
            "", (words["any_chance"].replace("%1", chance_text(answer.chance, language)),)
        )
    elif answer.chance is not None and task.play is TablesPlay.CHANCE:
        yield Paragraph("", (_worth(answer.chance, task, language),))
    if answer.throws:
        dice = " ".join("-".join(map(str, throw)) for throw in answer.throws)
        yield Paragraph("", (words["throws_are"].replace("%1", dice),))
    if answer.lost:
        yield Paragraph("", (words["lost"],))
    told_of = answer.best or answer.first or answer.chance or answer.holds or answer.lost
    if answer.complete and answer.verdict is not GameVerdict.UNDECIDED and not told_of:
        yield Paragraph("", (none_found(language),))


_SOME_THROW: Final = (TablesGoal.HIT, TablesGoal.HIT_CHANCE)


def _worth(worth: Fraction, task: TablesTask, language: str) -> str:
    if task.goal is not TablesGoal.EXPECTED:
        return chance_text(worth, language)
    number = _written(language).decimal(float(worth), 3)
    words = group_of("tables", language)["average"]
    return words.replace("%1", f"{worth} ({number})")


def _rest(count: int, language: str) -> tuple[str, ...]:
    return (more(count, language),) if count else ()


def chance_text(chance: Fraction, language: str = "en") -> str:
    """Return a chance as a fraction, and in hundredths: `11/36 (30.6 %)`."""
    whole = str(chance) if chance.denominator < 100_000 else ""
    percent = f"{_written(language).decimal(float(100 * chance))}\N{NO-BREAK SPACE}%"
    return f"{whole} ({percent})" if whole else percent


def _written(code: str) -> Language:
    """Return how a language writes numbers; English where it is not known."""
    return next((each for each in LANGUAGES if each.code == code), LANGUAGES[0])
