/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search back over moves taken back. The memory is the caller's: `places` entries, a power of two, all zero at first. */
#ifndef COMPOSER_RIGHTS_SEARCH_H
#define COMPOSER_RIGHTS_SEARCH_H

#include "rights/cages.h"
#include "rights/studied.h"

enum { MOST_BACK = 4096 }; /* more than 16 men with 27 squares and five captures on each */

/* One move taken back: squares that change, with what stood there. In castling `unmoved` are king
 * and rook; `forced` is where a pawn stood that was captured in passing; -1 for none. */
typedef struct Back {
    int number;
    u8 squares[4];
    u8 men[4];
    int origin, target;
    u64 unmoved;
    int forced;
} Back;

typedef struct Supposed {
    u64 fixed;  /* men who have never moved */
    int forced; /* where a pawn stands whose double step was the last move; -1 for none */
} Supposed;

typedef struct Known {
    u64 men[4];
    u64 fixed;
    u8 mover;  /* with bit 0 for an entry in use */
    u8 forced; /* plus one */
    u8 refuted;
    u8 depth; /* how far back it was looked, if it is not refuted */
    u16 round; /* the round of closing in which it was come to; 0 for none */
} Known;

typedef struct BackSearch {
    Known *known;
    u32 places;
    u32 used;
    u64 nodes;
    u64 most_nodes;
    const volatile u8 *flag; /* not 0: stop; NULL for none */
    bool spent;
    Captures captures;
    struct Further *further;
    u16 rounds; /* of closing, so far */
} BackSearch;

/* Whether a position is proved impossible, looking `depth` half-moves back; `spent` is set, and
 * nothing proved, where nodes or places are used up or the flag is up. */
bool is_refuted(BackSearch *search, const u8 *cells, int mover, Supposed supposed, int depth);

/* Write every move that a side may have made last, in the order in which they are tried, and return
 * their number: those that leave the other king attacked are not among them, and of captured men
 * only number and kind are regarded. */
int moves_back(BackSearch *search, const u8 *cells, int mover, Supposed supposed, Back *list);

/* What is kept of a position. */
Known key_of(const u8 *cells, int mover, Supposed supposed);

/* Return where a position is kept, or the empty place where it would be. */
Known *place_of(BackSearch *search, const Known *key);

bool is_game_array(const u8 *cells);

#endif
