/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cover bound: whether a king can still be mated (or stalemated) in the moves that are
 * left, if both sides help. A "no" is certain, a "yes" is not.
 *
 * Say that the winner has w moves left and the loser, whose king it is, b. The bound holds for
 * a square k if there is a set X of the neighbours of k such that
 *   1. the losing king reaches k in some d <= b moves on an empty board;
 *   2. distinct losing men reach the squares of X on an empty board, in b - d moves in all;
 *   3. winning men reach squares on an empty board, in w moves in all, from which they guard
 *      every neighbour of k that is not in X, and (for mate) k itself, on a board that is empty
 *      but for them one at a time; the winning king stands on no neighbour of k.
 * If it holds for no square, there is no solution.
 *
 * Proof. Take any line of play that ends in mate (or stalemate), with the king on k. Let X be
 * the neighbours of k that then hold losing men. Every move changes the place of one man, but
 * for castling, so the moves that the king and each man made add up to at most b for the loser
 * and w for the winner, and a man's real moves are moves on an empty board too: (1) and (2).
 * The king could go to each neighbour not in X, were it not attacked once he has left k: some
 * winning man attacks it, with his real lines, which are part of his lines on an empty board,
 * and likewise k if it is mate. A man who stands on a neighbour himself does not guard it; that
 * another one does is part of the same condition. Kings never touch. So (3) holds.
 * What is left out (captures, obstacles, checks on the way, pins, tempo, men that meet on one
 * square) only lets the bound hold more often. What lets a man go further than on an empty
 * board is put in:
 *   - A pawn may promote: his distance is the least over all squares and kinds of promotion,
 *     each neighbouring file being as far as a capture is. Of captures each side can make no
 *     more than the other has men besides its king, and for mate the loser one less: somebody
 *     must be left to give it.
 *   - Castling moves two men in one move: the king two squares, which is two of his moves, and
 *     the rook, one of his. While a side has a right to castle it is given two moves more.
 *   - A captured man needs no moves, nor does it guard or block anything: it adds nothing to
 *     either sum, and that is always allowed to a man but the king.
 *   - En passant, a pawn that captures goes one square diagonally, as in any capture.
 * The sums are over moves left, so a move made and its position looked at again keep it true:
 * a square for which it fails now fails for all that follows. (With castling too: the rights
 * are lost with the move that uses or forgoes them.) That is why `still_possible` only looks at
 * the squares that were possible one half-move before.
 *
 * How it is worked out. For the winner alone, and each k, all sets of guarded squares that some
 * choice of moves reaches are found at once, as a number of 512 bits, one a set. For the loser
 * alone, all sets X likewise, 256 bits. Both are kept by the places of that side's men and the
 * moves that it has; in a search each comes up again with many places of the other side. Then
 * the bound is the one AND of both. */
#ifndef COMPOSER_HELP_COVER_H
#define COMPOSER_HELP_COVER_H

#include "base/memory.h"
#include "base/position.h"
#include "help/steps.h"
#include "search/tape.h"

enum {
    MOST_WINNING = 12, /* moves of the winner for which anything is worked out */
    MOST_LOSING = 24,  /* the same of the loser: with more of either nothing is bounded */
    MOST_SIDES = 4096, /* kept of the loser; of the winner half as many */
    FEW_SIDES = 512
};

typedef struct Sets {
    u64 words[4]; /* a bit for each set of neighbours */
} Sets;

typedef struct Tag { /* whose sets they are; apart from them, so that tags are near */
    u64 name;  /* of men, moves and captures; 0 if there are none */
    u64 ready; /* the squares of the king for which the sets were worked out */
} Tag;

typedef struct Side { /* what is known of the men of one side */
    Sets sets[64]; /* by the king's square: the sets X that this side allows */
} Side;

typedef struct Kept { /* the sides that came up last */
    Tag *tags;
    Side *sides;
    u64 size;
} Kept;

typedef struct Found { /* a side */
    Tag *tag;
    Side *side;
    int moves, captures;
} Found;

typedef struct Cover { /* of one thread */
    const Board *board;
    const Steps *steps;
    const Memory *memory;
    const char *cancelled, *halted; /* not 0: nothing is worked out, and nothing excluded */
    int winner;
    bool checks;      /* the king must be in check at the end: the goal is mate */
    Kept winning;
    Kept losing;
    u32 *ways_at;     /* by man, his square and the king's: where his ways stand, plus one */
    Tape ways;        /* number of ways, then each: moves << 16 | set of what is guarded */
} Cover;

/* Take its memory, for so many sides of the loser (a power of two); false if there is none left.
 * `close_cover` is due in any case. */
bool open_cover(Cover *cover, const Board *board, const Steps *steps, const Memory *memory,
                u64 sides, const char *cancelled, const char *halted);

/* Give the memory back; one that is all zeros may be closed too. */
void close_cover(Cover *cover);

/* Begin with a side that is to win, and whether by check. */
void begin_cover(Cover *cover, int winner, bool checks);

/* Return the winner's sets for a position where he has so many moves left, those of the king's
 * square given worked out. They hold until the next call of any of these functions. */
const Sets *winner_sets(Cover *cover, const Pos *pos, int winner_moves, int king);

/* Return the set of neighbours of a king on which these men stand. */
static inline int blocked(const Steps *steps, const Board *board, u64 men, int king)
{
    int found = steps->outside[king];
    for (men &= board->king_reach[king]; men != 0; men &= men - 1) {
        found |= 1 << steps->number[king][first_of(men)];
    }
    return found;
}

/* Return whether a set of neighbours is among others. */
static inline bool allows(const Sets *sets, int blocks)
{
    return (sets->words[blocks >> 6] >> (blocks & 63) & 1) != 0;
}

/* Return those of some sets that hold all the neighbours that are `outside`, and of which none
 * without another of their neighbours is among them. */
Sets least_sets(const Sets *sets, int outside);

/* Return those of the squares given on which the king can still be mated, where the winner has
 * so many moves left and the loser so many. */
u64 still_possible(Cover *cover, const Pos *pos, int winner_moves, int loser_moves, u64 squares);

#endif
