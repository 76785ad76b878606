# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with the men of a diagram, so that it cannot be solved."""

from __future__ import annotations

from collections.abc import Iterator

from composer.games.position import GamePosition
from composer.rules.game import EXTRA_CELLS, HAND, GameMan, Player
from composer.said.sentence import Name, Sentence, said


def defects(position: GamePosition) -> tuple[Sentence, ...]:
    """Return what is wrong with a diagram, a sentence each; none where it can be solved."""
    present = position.present()
    found = [_defect(position, man, present) for man in position.game.men]
    found.append(_absent(position, present))
    return (
        *(sentence for sentence in found if sentence is not None),
        *excess(position),
        *misplaced(position),
        *_mismarked(position),
    )


def misplaced(position: GamePosition) -> Iterator[Sentence]:
    """Name the men who stand where such a man never can, with their cells."""
    game, board = position.game, position.book.geometry
    for cell, letters in position.placed():
        man = game.man(letters)
        if any(cell in board.region(region) for region in man.never_on):
            label = board.cells[cell].label
            yield said("{cell}: {man} can never stand there", cell=label, man=Name(man.names))


def _mismarked(position: GamePosition) -> Iterator[Sentence]:
    """Name the men to move who bear a mark that only those of the other side can."""
    for extra in position.game.extras:
        if extra.form != EXTRA_CELLS or not extra.of_others:
            continue
        for cell in sorted(position.cells_of(extra.id)):
            if position.owner_at(cell) == position.turn:
                yield said(
                    "{cell}: {extra} is said of the side that is not to move",
                    cell=position.book.geometry.cells[cell].label,
                    extra=Name(extra.names),
                )


def _absent(position: GamePosition, present: tuple[str, ...]) -> Sentence | None:
    """Say that the player to move is not there; None where he is, or where there are but two."""
    if position.turn in present:
        return None
    player = position.game.players[position.game.number_of(position.turn)]
    return said("{player} is to move and has no men", player=Name(player.names))


def _name(position: GamePosition, man: GameMan) -> Name | Sentence:
    """Return what a man is called, with the player where others have such men too."""
    game = position.game
    if sum(other.names == man.names for other in game.men) == 1:
        return Name(man.names)
    player = game.players[game.number_of(man.owner)]
    return said("{player}, {man}", player=Name(player.names), man=Name(man.names))


def _count(position: GamePosition, man: GameMan) -> int:
    if not man.pattern:
        return position.men.count(man.letter)
    return sum(man.reads(letters) for _, letters in position.placed())


def _defect(position: GamePosition, man: GameMan, present: tuple[str, ...]) -> Sentence | None:
    if not man.least and not man.most:
        return None
    count = _count(position, man)
    if count < man.least and man.owner in present:
        return said(
            "{man}: {count} on the board, expected at least {least}",
            man=_name(position, man),
            count=count,
            least=man.least,
        )
    if man.most and count > man.most:
        return said(
            "{man}: {count} on the board, expected at most {most}",
            man=_name(position, man),
            count=count,
            most=man.most,
        )
    return None


def too_many(position: GamePosition) -> Sentence | None:
    """Return the first defect that no turn mends, such as two kings; None where there is none."""
    for man in position.game.men:
        if man.most and _count(position, man) > man.most:
            return _defect(position, man, position.present())
    return None


def excess(position: GamePosition) -> Iterator[Sentence]:
    """Name the men whom the game has not so often, those in hand and promoted ones counted.

    Where there are more than two players all men are counted together: many hand the men of one
    who is out to whoever mated him.
    """
    game = position.game
    if len(game.players) > 2:
        count, most = sum(map(bool, position.men)), sum(game.most_of(p.id) for p in game.players)
        if count > most:
            yield said("{count} men, expected at most {most}", count=count, most=most)
        return
    for player in game.players:
        most, on_board = game.most_of(player.id), position.count(player.id)
        waiting = any(extra.id == HAND for extra in game.extras)
        count = on_board + (position.number(HAND, player.id) if waiting else 0)
        if 0 < most < count and waiting:
            yield said(
                "{player}: {count} men on the board and in hand, expected at most {most}",
                player=Name(player.names),
                count=count,
                most=most,
            )
        elif 0 < most < count:
            yield said(
                "{player}: {count} men, expected at most {most}",
                player=Name(player.names),
                count=count,
                most=most,
            )
        yield from _never_so_many(position, player)


def _never_so_many(position: GamePosition, player: Player) -> Iterator[Sentence]:
    """Name the men of a player whom no promotion can have made, where there is promotion."""
    men = [man for man in position.game.men if man.owner == player.id]
    if not any(man.made_of for man in men):
        return
    more = {man: _count(position, man) - position.game.at_first(man.letter) for man in men}
    sources = {letter for man in men for letter in man.made_of}
    for man, excess in more.items():
        if excess > 0 and not man.made_of and not man.most:
            yield said(
                "{man}: {count} on the board, expected at most {most}",
                man=_name(position, man),
                count=_count(position, man),
                most=position.game.at_first(man.letter),
            )
    promoted = sum(max(0, excess) for man, excess in more.items() if man.made_of)
    missing = sum(max(0, -excess) for man, excess in more.items() if man.letter in sources)
    if promoted > missing:
        yield said(
            "{player}: {count} promoted men, but {missing} missing men can have become them",
            player=Name(player.names),
            count=promoted,
            missing=missing,
        )
