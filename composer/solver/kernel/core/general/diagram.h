/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The diagram that a game leads to, and how many moves it still needs at least.
 *
 * Where men go along their own ways only and a move brings one man to a cell (castling two), each
 * square of the diagram needs the moves of some man to it on an empty board, and each man moves for
 * himself. Other conditions only forbid moves. A pawn may be promoted on the way. */
#ifndef COMPOSER_GENERAL_DIAGRAM_H
#define COMPOSER_GENERAL_DIAGRAM_H

#include "base/memory.h"
#include "general/condition.h"

typedef struct Diagram { /* where the men must stand at the end of a proof game */
    u8 sort[MOST_CONTENTS]; /* of each content: who counts as one; 0 for nobody */
    u8 wanted[64];          /* the sort on each square */
    u8 owner[64];           /* whose it is, as `Content` has it; 0 where nobody stands */
    int men;
    bool mixed;             /* there may be men of both sides */
    u8 *needed;             /* by square, content and cell: moves of that man; NULL if not known */
} Diagram;

/* Work out the moves that men need, where that can be said; `close_diagram` gives them back. */
void open_diagram(Diagram *diagram, const Laws *laws, const Memory *memory);
void close_diagram(Diagram *diagram, const Memory *memory);

/* Tell whether the men stand as in the diagram; only they count. */
bool is_diagram(const Diagram *diagram, const Field *field);

/* Tell whether a candidate may be the last move: who arrives may be wanted where he does. */
bool may_end_in_diagram(const Diagram *diagram, const Field *field, Step step);

/* Tell whether nothing shows that so many half-moves are too few, of which so many are the own
 * ones of the side to move. */
bool may_reach_diagram(const Diagram *diagram, const Field *field, int left, int own);

#endif
