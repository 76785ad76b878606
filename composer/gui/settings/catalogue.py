# SPDX-License-Identifier: GPL-3.0-or-later
"""Every setting that is offered: its words, and what it may be."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from composer.beside.program import LEAST_MEMORY, LONGEST, MOST_MEMORY
from composer.gui.user.settings import Preferences
from composer.gui.user.viewmenu import (
    board_choices,
    language_choices,
    letters_choices,
    men_names,
    theme_choices,
)
from composer.gui.words.language import counted, fill, grouped, tr

PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""The sizes of letters that are offered, in percent of the system's."""


class Kind(Enum):
    """How a setting is chosen."""

    CHOICE = "choice"
    SWITCH = "switch"
    NUMBER = "number"
    PROGRAM = "program"
    FOLDER = "folder"
    PLACE = "place"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting, as a row of the window shows it.

    Attributes:
        name: the field of `Preferences`; of a place or of words a name of its own.
        section: the title under which it stands.
        title: what it is called.
        kind: how it is chosen.
        hint: what one should know of it.
        choices: the words of each value, in order.
        least, most: the range of a number.
        suffix: what stands behind a number.
        nought: what stands for the least number.
    """

    name: str
    section: str
    title: str
    kind: Kind
    hint: str = ""
    choices: Mapping[Any, str] = field(default_factory=dict)
    least: int = 0
    most: int = 0
    suffix: str = ""
    nought: str = ""

    @property
    def is_preference(self) -> bool:
        """Whether it is a field of `Preferences`, which can be put back."""
        return self.name in Preferences.__dataclass_fields__

    def is_about(self, parts: tuple[str, ...]) -> bool:
        """Return whether all words (in small letters) occur in what it says."""
        said = " ".join((self.section, self.title, self.hint, *self.choices.values())).casefold()
        return all(part in said for part in parts)


def settings_offered() -> tuple[Setting, ...]:
    """Return all settings in the language of the window, section by section."""
    return (*_writing(), *_look(), *_composing(), *_folders(), *_solving(), *_quiet())


def _writing() -> tuple[Setting, ...]:
    section = tr("Language and letters")
    return (
        Setting("language", section, tr("Language"), Kind.CHOICE, choices=language_choices()),
        Setting(
            "letters",
            section,
            tr("Piece letters"),
            Kind.CHOICE,
            tr("In moves, and on the keyboard: they put men on the board."),
            letters_choices(),
        ),
    )


def _look() -> tuple[Setting, ...]:
    section = tr("Look")
    contrasts = {
        "system": tr("Like the system"),
        "high": tr("High"),
        "usual": tr("Usual"),
    }
    percents: dict[int, str] = {percent: fill(tr("%1 %"), percent) for percent in PERCENTS}
    return (
        Setting("theme", section, tr("Theme"), Kind.CHOICE, choices=theme_choices()),
        Setting("contrast", section, tr("Contrast"), Kind.CHOICE, choices=contrasts),
        Setting("font_percent", section, tr("Size of letters"), Kind.CHOICE, choices=percents),
        Setting("board", section, tr("Board"), Kind.CHOICE, choices=board_choices()),
        Setting("men", section, tr("Men"), Kind.CHOICE, choices=men_names()),
        Setting(
            "reduce_motion",
            section,
            tr("Reduce motion"),
            Kind.SWITCH,
            tr("Men move at once. Where the system wants less motion, they do so anyway."),
        ),
    )


def _composing() -> tuple[Setting, ...]:
    section = tr("Composing")
    refutations: dict[int, str] = {
        number: counted(number, tr("one"), tr("up to %1", "", number)) for number in (1, 2, 3)
    }
    return (
        Setting(
            "drop_map",
            section,
            tr("Drop map"),
            Kind.SWITCH,
            tr("While a man is in hand, squares say what he would do there."),
        ),
        Setting(
            "refutations", section, tr("Refutations of a try"), Kind.CHOICE, choices=refutations
        ),
        Setting(
            "all_defences",
            section,
            tr("Show all defences"),
            Kind.SWITCH,
            tr("Those too that parry no threat."),
        ),
        Setting("trivial_tries", section, tr("Show trivial tries"), Kind.SWITCH),
        Setting(
            "solutions_as_rows",
            section,
            tr("Solutions of help play as rows"),
            Kind.SWITCH,
            tr("One solution a line; else one a column."),
        ),
        Setting("resume", section, tr("Open the same tabs at the next start"), Kind.SWITCH),
    )


def _folders() -> tuple[Setting, ...]:
    section = tr("Folders")
    return (
        Setting(
            "library",
            section,
            tr("Library"),
            Kind.PLACE,
            tr("The one that is open; the next start opens it again."),
        ),
        Setting(
            "exports",
            section,
            tr("Exports"),
            Kind.FOLDER,
            tr("The folder in which saving diagrams and problems begins."),
            nought=tr("the folder used last"),
        ),
        Setting(
            "drafts",
            section,
            tr("Drafts"),
            Kind.PLACE,
            tr("Unsaved work is written here by itself, and offered again after a crash."),
        ),
    )


def _solving() -> tuple[Setting, ...]:
    section = tr("Solving")
    processors = os.cpu_count() or 1
    counts: dict[int, str] = {
        0: counted(
            processors,
            tr("One for each processor (one)"),
            tr("One for each processor (%1)", "", processors),
        )
    }
    counts |= {number: grouped(number) for number in range(1, processors + 1)}
    return (
        Setting(
            "processes",
            section,
            tr("Processes for the library"),
            Kind.CHOICE,
            tr("They analyse problems in the background, and give way while you compose."),
            counts,
        ),
        Setting(
            "popeye",
            section,
            tr("Popeye program"),
            Kind.PROGRAM,
            tr("It is asked about what is not solved here. It stays on this computer."),
            nought=tr("found by itself: popeye or py"),
        ),
        Setting(
            "popeye_asked",
            section,
            tr("Ask Popeye by itself"),
            Kind.SWITCH,
            tr("About problems that are not solved here."),
        ),
        Setting(
            "popeye_seconds",
            section,
            tr("Popeye works at most"),
            Kind.NUMBER,
            most=LONGEST,
            suffix=" s",
            nought=tr("no limit"),
        ),
        Setting(
            "popeye_memory",
            section,
            tr("Memory for Popeye"),
            Kind.NUMBER,
            least=LEAST_MEMORY,
            most=MOST_MEMORY,
            suffix=" MB",
        ),
        Setting(
            "engine",
            section,
            tr("Engine for studies"),
            Kind.PROGRAM,
            tr("A UCI engine, asked about studies where you wish it. What it sees is no proof."),
            nought=tr("found by itself, such as stockfish"),
        ),
        Setting(
            "syzygy",
            section,
            tr("Syzygy's tables for studies"),
            Kind.FOLDER,
            tr(
                "A folder with tables of five to seven men (.rtbw), or with such folders in it."
                " What they say is proof, too. The page Study tells what is missing."
            ),
            nought=tr("none: up to four men, made here"),
        ),
    )


def _quiet() -> tuple[Setting, ...]:
    section = tr("Updates and sound")
    return (
        Setting(
            "updates",
            section,
            tr("Updates"),
            Kind.WORDS,
            tr(
                "The program never looks for a newer version, loads nothing and sends nothing by"
                " itself. A new version is installed by you, or by your system, and keeps your"
                " settings and libraries."
            ),
        ),
        Setting("sound", section, tr("Sound"), Kind.WORDS, tr("The program makes no sound.")),
    )
