# SPDX-License-Identifier: GPL-3.0-or-later
"""Cells and men of games in the user's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from composer.games.position import GamePosition
from composer.gui.words.language import fill, language, tr
from composer.rules.book import RuleBook
from composer.rules.game import Game


def man_name(game: Game, letter: str) -> str:
    """Return what a man is called; his letters where the game does not name him."""
    try:
        return game.man(letter).name(language())
    except KeyError:
        return letter


def player_name(game: Game, player: str) -> str:
    """Return what a player is called."""
    return game.players[game.number_of(player)].name(language())


def owned_name(book: RuleBook, letter: str) -> str:
    """Return what a man is called with his owner, as `king, White`."""
    game = book.game
    if game is None:
        return letter
    try:
        owner = game.man(letter).owner
    except KeyError:
        return letter
    name, player = man_name(game, letter), player_name(game, owner)
    if player.casefold() in name.casefold():
        return name
    return fill(tr("%1, %2", "a man and whose he is"), name, player)


def waits(letters: str) -> str:
    """Return that letters typed are nobody as yet; nothing of none."""
    words = QCoreApplication.translate("GameBoard", "%1 …: one more letter")
    return fill(words, letters) if letters else ""


def cell_words(position: GamePosition, cell: int) -> str:
    """Return a cell and who stands there, such as `e5 king, White`."""
    label = position.book.geometry.cells[cell].label
    man = position.men[cell]
    if not man:
        return fill(tr("%1 empty"), label)
    return fill(tr("%1 %2", "a cell and its man"), label, owned_name(position.book, man))
