/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why most moves do not selfmate in one, seen without making them.
 *
 * After a move that selfmates in one, each legal move of the defender mates. So one quiet move
 * of his (legal, without check) that is still there refutes it. Witnesses are a few such
 * moves, taken from the position in which the attacker passes; of each it is known which of
 * the attacker's moves might disturb it. A move that leaves one of them undisturbed, and is
 * itself no check, fails.
 *
 * Proof. The attacker, not in check, plays a man other than the king from a to b, without
 * giving check, castling or capturing in passing. The witness is a move of a man X, not the
 * king, from x to y. After it the witness is still legal, and quiet, unless
 *
 * - b is x, y, or a square between: X is gone, or its way is shut (y only for a pawn; for
 *   other men it is then a capture, which we do not look into);
 * - a is y, and a pawn meant to capture there;
 * - X is pinned now and was not: its king sees x on a line, and a line man arrived on this
 *   line (b on it) or was opened on it (a on it). Without check, nothing else can forbid a man
 *   other than the king to move;
 * - it checks now and did not: what stands on b only shuts lines, so a line was opened, which
 *   leads to the attacker's king. It went through a, for through x it did before; with x alone
 *   or none of both empty it was open before, or a was pinned. So a lies between y and the king,
 *   where X itself checks, or on the line through x and the king, where a man behind both does.
 *
 * The sets below hold all such a and b, and more. */
#ifndef COMPOSER_WITNESS_H
#define COMPOSER_WITNESS_H

#include "base/movegen.h"

enum { MOST_WITNESSES = 4 };

typedef struct Witnesses {
    int count;
    u64 origins[MOST_WITNESSES]; /* a move from here may disturb it */
    u64 targets[MOST_WITNESSES]; /* a move to here may */
} Witnesses;

/* Return whether the side to move, by the laws of orthodox chess, has a legal move that cannot
 * check, given the sieve that lets those through that may; promotions and castling may. */
bool has_quiet_move(const Board *board, const Pos *pos, const Guard *guard, const Sieve *checks);

/* Find witnesses of a position where the attacker, to move, is not in check. */
void find_witnesses(const Board *board, const Pos *pos, Witnesses *witnesses);

/* Let through, besides what a sieve for checks already does, every move that may disturb all
 * witnesses, and every move of the king. */
void want_disturbing(const Witnesses *witnesses, Sieve *sieve);

#endif
