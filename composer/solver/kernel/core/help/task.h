/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The task where both sides help, or one side makes a series of moves. */
#ifndef COMPOSER_HELP_TASK_H
#define COMPOSER_HELP_TASK_H

#include "search/goal.h"

enum {             /* who moves */
    ALTERNATING,   /* both in turn */
    SERIES_AND_END, /* one side again and again, the other at the very end */
    SERIES         /* one side alone */
};

enum {         /* how it ends */
    HELP_END,  /* the last move is any that reaches the goal */
    SELF_END,  /* all last moves must reach it */
    REFLEX_END, /* some last move must reach it: whoever can, has to */
    SEMI_REFLEX_END /* the same, but only the side that makes the last move has to */
};

enum { MOST_HALFMOVES = 204 };

typedef struct Task {
    Goal goal;
    int halfmoves; /* 1 to MOST_HALFMOVES; 2 at least of a series but for HELP_END */
    int order, end;
    int laws; /* of the positions (`laws/laws.h`); 0 is orthodox chess */
    bool plain; /* look at every line, without table or bound: to prove the others right */
} Task;

/* Return how many half-moves the shortest lines have, and by how many others are longer. */
static inline int shortest_of(const Task *task)
{
    if (task->order == ALTERNATING) {
        return 2 - task->halfmoves % 2;
    }
    return task->order == SERIES ? 1 : 2;
}

static inline int steps_between(const Task *task)
{
    return task->order == ALTERNATING ? 2 : 1;
}

/* Return who makes the last move, given who makes the first. */
static inline int last_mover(const Task *task, int first)
{
    switch (task->order) {
    case ALTERNATING:
        return task->halfmoves % 2 == 1 ? first : first ^ 1;
    case SERIES_AND_END:
        return task->halfmoves == 1 ? first : first ^ 1;
    default:
        return first;
    }
}

/* Return whether the side that moves with so many half-moves left moves again after it. */
static inline bool moves_again(const Task *task, int left)
{
    return task->order == SERIES ? left > 1 : task->order == SERIES_AND_END && left > 2;
}

/* Return whether the side that makes the last move is the one that moves with so many half-moves
 * left. */
static inline bool is_winners(const Task *task, int left)
{
    return task->order == SERIES || left == 1 || (task->order == ALTERNATING && left % 2 == 1);
}

/* Return how many moves the side has that makes the last one, of so many half-moves. */
static inline int winner_moves(const Task *task, int left)
{
    switch (task->order) {
    case ALTERNATING:
        return (left + 1) / 2;
    case SERIES_AND_END:
        return 1;
    default:
        return left;
    }
}

#endif
