/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the attacker's king, where it stands, can be mated by the defender's next move: a
 * necessary condition, looked at before any move is made.
 *
 * In the mate each square next to the king is attacked by the defender or holds a man of the
 * attacker. Between now and then the attacker makes one
 * move, not with the king, from a to b, and the defender one, from x to y. `may_be_caged`
 * looks for squares that these two moves cannot deal with.
 *
 * Proof that it never denies a mate. Take a mate after two such moves, the defender not
 * castling and the attacker not capturing in passing (where they may, nothing is denied), and
 * one of the squares next to the king.
 *
 * - It holds a man of the attacker who stood there: he still counts. Or he came there: that is
 *   b, one square at most; so one square in need is forgiven.
 * - It is attacked by a man who did not move. His line to it, if he is a line man, was open or
 *   shut by men who are gone: the attacker's only from a, the defender's only from x (men
 *   captured leave another man on their square, but for a capture in passing: that pawn stood on
 *   a before), and the king himself is no shelter. So it counts as attacked by every line man
 *   who sees it past one man of each side at most, and past the king.
 * - It is attacked by the man who moved, from y: he attacks no more of these squares than he
 *   would on an empty board, as a queen and a knight at once where a pawn promoted. He reached y
 *   past no man of his own side: one that was captured left a man of the attacker, on whom he
 *   may have ended. The attacker's men are looked through, for one of them may have gone.
 *
 * So all squares in need but one are attacked from the y of some man, or no mate is possible. And
 * the king is in check: by that man, who then attacks him from y on an empty board too; or by a
 * line man whose line was shut by the man on x, and by no other of the defender's. Of the attacker's
 * men only the one on a can have stood on it besides. (A capture in passing may take the pawn away
 * that shut the line of a man who checks before these moves: he, then, moved along his line, is found
 * to attack the king from a y, and no more squares are in need than the one that the pawn attacks.) */
#ifndef COMPOSER_CAGE_H
#define COMPOSER_CAGE_H

#include "base/position.h"

/* Return whether it might be; the attacker is to move. */
bool may_be_caged(const Board *board, const Pos *pos);

#endif
