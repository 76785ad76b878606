# SPDX-License-Identifier: GPL-3.0-or-later
"""What tables games count beside men: baratas made, stakes won."""

from __future__ import annotations

from composer.games.tables import TablesPosition
from composer.rules.historic.tables.row import OFF
from composer.solver.dice.answer import WholePlay
from composer.solver.dice.barata import has_barata
from composer.solver.dice.generator import Generator


def score_after(generator: Generator, before: TablesPosition, play: WholePlay) -> tuple[int, ...]:
    """Return what each player has after a play; empty where nothing is counted, or it is as first.

    Counted are, as the game has it: turns of a player after which his barata stands, men he sends
    back while it stood before the turn, or a stake of every man's owner who is taken, if he has one
    left.
    """
    row, players = generator.row, before.row.player_ids
    if not row.score:
        return ()
    player = players.index(before.turn)
    found = [before.scored(each) for each in players]
    scores = generator.switches.scores
    if scores == "turns":
        found[player] += has_barata(generator, generator.state_of(play.after), player)
    elif scores == "sent_back":
        stood = has_barata(generator, generator.state_of(before), player)
        found[player] += play.hits if stood else 0
    else:
        for place, each in enumerate(players):
            if place != player:
                lost = play.after.count(each, OFF) - before.count(each, OFF)
                _pay(found, place, player, lost)
        if generator.switches.last_stake and generator.has_won(
            generator.state_of(play.after), player
        ):
            for place in range(len(players)):
                _pay(found, place, player, 1)
    return tuple(found)


def _pay(score: list[int], payer: int, winner: int, stakes: int) -> None:
    """Give a winner stakes of another; who has not so many pays those that he has."""
    paid = min(stakes, score[payer])
    score[payer] -= paid
    score[winner] += paid


def has_won(generator: Generator, play: WholePlay, turn: str) -> bool:
    """Tell whether who made a play has won: by the end of the game, or by what is counted."""
    player = generator.row.player_ids.index(turn)
    wins = generator.row.score_wins
    if wins and play.after.scored(turn) >= wins:
        return True
    return generator.has_won(generator.state_of(play.after), player)
