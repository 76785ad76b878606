# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a game can lead to the position: three answers, each with its reason."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton

from composer.gui.board.pictures import MenPictures
from composer.gui.history.factrow import Fact, Tone
from composer.gui.history.finding import Finding, Stage
from composer.gui.history.line import NOTHING
from composer.gui.history.section import Section
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import Act, link
from composer.gui.words.language import capital, decimal_moves, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.defects import Defect
from composer.problem.move import Move
from composer.retro.legality.judging import Legality


class LegalitySection(Section):
    """The answer with its reasons, and what is found of a game.

    Signals:
        play_requested: the game that leads here is to be played on the board; carries it.
        copy_requested: it is to be copied; carries it.
        stop_requested: the search for a game is to stop.
        search_requested: it is to go on, for longer.
    """

    play_requested = Signal(object)
    copy_requested = Signal(object)
    stop_requested = Signal()
    search_requested = Signal()

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__(appearance, pictures, tr("Legality"))
        self._game: tuple[Move, ...] = ()
        self.play = self._link(tr("Play the game"), lambda: self.play_requested.emit(self._game))
        self.copy = self._link(tr("Copy PGN"), lambda: self.copy_requested.emit(self._game))
        self.stop = self._link(tr("Stop"), self.stop_requested)
        self.search = self._link(tr("Search on"), self.search_requested)

    def show_finding(self, finding: Finding, game: tuple[Move, ...] = ()) -> None:
        """Show what is known of a position's legality; `game` leads there, if one is known."""
        history = finding.history
        found = () if history is None else history.judged.witness or ()
        self._game = found or game
        self.play.setVisible(bool(self._game))
        self.copy.setVisible(bool(self._game))
        unknown = history is not None and finding.legality is Legality.UNKNOWN
        is_open = unknown and not self._game
        self.stop.setVisible(is_open and finding.is_under_way)
        self.search.setVisible(is_open and not finding.is_under_way)
        self.note.setText(tr("searching …") if is_open and finding.is_under_way else "")
        self.show_facts(legality_facts(finding, self._game))

    def _link(self, words: str, act: Act) -> QToolButton:
        made = link(words, act)
        self.head.addWidget(made)
        made.setVisible(False)
        return made


def legality_facts(finding: Finding, game: tuple[Move, ...] = ()) -> tuple[Fact, ...]:
    """Return the answer first, then further proofs.

    Args:
        finding: what is known.
        game: one that leads there; empty where none is known.
    """
    if finding.unjudged is not None or finding.history is None:
        words = "" if finding.unjudged is None else capital(worded(finding.unjudged)) + "."
        return (Fact(tr("Not judged"), words, icon="info"),)
    judged = finding.history.judged
    if judged.legality is Legality.LEGAL or (game and judged.legality is Legality.UNKNOWN):
        words = _game_words(finding, game)
        return (Fact(tr("Legal"), words, tr("proved"), Tone.GOOD, "check"),)
    if judged.legality is Legality.UNKNOWN:
        return (
            Fact(tr("Not known"), _open_words(finding), _open_tag(finding), Tone.OPEN, "undecided"),
        )
    first, *others = judged.proofs
    return (
        Fact(
            _illegal(finding),
            _proof(first),
            tr("proved"),
            Tone.BAD,
            "cooked",
            squares=first.squares,
        ),
        *(Fact(tr("also"), _proof(other), icon="dot", squares=other.squares) for other in others),
    )


def _illegal(finding: Finding) -> str:
    """Return the answer: what the user states of the past may be what is impossible."""
    return tr("Illegal") if finding.question.known == NOTHING else tr("Impossible as stated")


def _proof(proof: Defect) -> str:
    return capital(worded(proof.message)) + "."


def _game_words(finding: Finding, game: tuple[Move, ...]) -> str:
    if finding.is_array:
        return tr("The position in which games begin.")
    if not game:
        return tr("A game leads here.")
    words = fill(tr("A game of %1 moves leads here."), decimal_moves(len(game)))
    if finding.question.known.quiet:  # a game is looked for that may capture anywhere
        words += " " + tr("It may capture where you state that nothing was captured.")
    return words


def _open_words(finding: Finding) -> str:
    if finding.stage is Stage.STOPPED:
        return tr("Stopped; until then nothing proved it impossible.")
    if finding.stage is Stage.GIVEN_UP:
        return tr("Nothing proves it impossible, and no game is known.")
    return tr("Nothing proves it impossible until now.")


def _open_tag(finding: Finding) -> str:
    return tr("searching") if finding.is_under_way else tr("open")
