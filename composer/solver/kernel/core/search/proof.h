/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Proof numbers: where a proof is nearest, or a refutation, found by growing the tree where
 * least is missing (df-pn: L. Allis, Searching for Solutions in Games and Artificial
 * Intelligence, 1994; A. Nagai, Df-pn Algorithm for Searching AND/OR Trees, 2002).
 *
 * What it learns is a *hint*: which move to try first, and that a shorter number of moves need
 * not be tried at all. An exact search follows the hints and alone says what holds, so nothing
 * here can make an answer wrong, only slow. The numbers are for a given number of moves, so no
 * position follows upon itself, and they need no care for repetitions.
 *
 * It serves any play in which one side forces a goal in a number of its own moves: the search's
 * mode says what ends it (`judge`, `judge_end`) and from how many moves on it is worth while. Hints belong to the caller, from `new_hints` to `free_hints`; solves and
 * threads may share them without locks, as they share a table. */
#ifndef COMPOSER_PROOF_H
#define COMPOSER_PROOF_H

#include "search/search.h"

typedef struct Hint { /* a place of the table */
    u64 check;        /* the key and what is packed, folded into one */
    u64 packed;       /* proof numbers (2 x 20), move (15), age (3), cost (6); 0 if there is none */
} Hint;

typedef struct Hints {
    Hint *places; /* NULL while there are none */
    void *block;  /* what they lie in */
    u64 size;     /* places there are */
    u64 mask;     /* of the first place of a bucket, among those in use */
    u64 filled;   /* places in use that hold a hint, counted roughly */
    u8 age;       /* raised with each solve; what is older is given up sooner */
} Hints;

typedef struct Branch { /* a move of the position under way, and the numbers of what follows */
    u64 key;
    u32 move;
    u32 reach; /* positions that the mover still has to win, for his aim */
    u32 stop;  /* the same for the other side's */
} Branch;

typedef struct Prover { /* of one search: its hints, and where its tree grows */
    Hints *hints;
    Branch *free_branches;  /* where the next position's are to be written */
    int grows_from;         /* attacker's moves left from which on it grows; fewer are searched */
    Pos afters[MOST_MOVES]; /* the positions after the moves of one, while branches are written */
    Branch branches[];      /* room for those of all positions under way */
} Prover;

typedef struct Advice { /* what hints say of a position */
    int verdict;
    u32 move; /* what forces the goal, or refutes; 0 if unknown */
} Advice;

/* Take as many places as fit into so many bytes; false if there is no memory for them. */
bool new_hints(Hints *hints, const Memory *memory, u64 bytes);

/* Give them back; there may be none. */
void free_hints(Hints *hints, const Memory *memory);

/* Have a search read and write hints, of play in at most `moves` moves; false if no memory was
 * left for it. */
bool use_hints(Search *search, Hints *hints, int moves);

/* Have it read and write none any more. */
void end_hints(Search *search);

/* Look for a proof or a refutation: whether the attacker forces the goal in at most `moves`
 * moves, `ply` half-moves after the search began. OPEN where the search was stopped, or looked
 * at so many positions (0 for any number). The search must use hints. */
int prove(Search *search, const Pos *pos, bool defends, int moves, int ply, u64 most_nodes);

/* Return what hints say of a position. */
Advice advice(const Search *search, const Pos *pos, bool defends, int moves);

/* Return whether a search uses hints, and for so many moves. */
static inline bool is_hinted(const Search *search, bool defends, int moves)
{
    return search->prover != NULL && search->mode.hinted != 0 &&
           moves >= search->mode.hinted - defends;
}

/* What the mode answers, hints being looked for first if the search uses any: for what is to be
 * known once, not for each position met. */
bool solvable_with_hints(Search *search, const Pos *pos, int moves, u32 last, int ply);
bool all_answered_with_hints(Search *search, const Pos *pos, int moves, int ply);

#endif
