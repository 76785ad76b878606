/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All men of a position but the black king, whose squares are the bits of a word. */
#ifndef COMPOSER_ENDINGS_CROWD_H
#define COMPOSER_ENDINGS_CROWD_H

#include "endings/placing.h"

enum { MOST_FREE = 2, MOST_CROWD = MOST_FREE + 1 }; /* a promotion adds one */

typedef struct {
    u8 kind;
    bool black;
    int square;
} Freeman;

typedef struct {
    int king; /* White's */
    int count; /* of men that move freely */
    Freeman men[MOST_CROWD];
    u64 pawns[2]; /* of White, of Black */
} Crowd;

/* The men of a placing. */
Crowd crowd_of(Men men, const Placing* placing);

/* All their squares. */
u64 squares_of(const Crowd* crowd);

/* Take a man of either colour from a square; add one, but no more than there is room for. */
void remove_from(Crowd* crowd, int square);
void add_to(Crowd* crowd, u8 kind, bool black, int square);

/* The men of one colour without the king. */
u64 men_of(const Crowd* crowd, bool black);

/* The squares that White attacks, where the black king hides nothing; those that pawns attack. */
u64 attacked_by_crowd(const Crowd* crowd);
u64 attacked_by_pawns(u64 pawns, bool black);

/* Where the black king may stand with White to move, or with Black to move. */
u64 may_stand(const Crowd* crowd, bool black_moves);

/* Find the table that has these men: with four men at most pawns are as free as others. `squares`
 * are those of the first and the second man. False where too many move freely. */
bool table_of(const Crowd* crowd, Men* men, int squares[2]);

/* The squares that White attacks, where the black king hides nothing. */
u64 attacked_by_white(Men men, const Placing* placing);

/* Where the black king may stand with White to move, and with Black to move. */
void legal_of(Men men, const Placing* placing, u64 legal[2]);

#endif
