/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The memory of one search under any laws: the board it plays on, room for moves, what stops it,
 * what is aimed at, and what it has learnt. A quest must not be copied or moved. */
#ifndef COMPOSER_GENERAL_QUEST_H
#define COMPOSER_GENERAL_QUEST_H

#include "base/memory.h"
#include "general/aims.h"
#include "general/diagram.h"

enum { QUEST_DIRECT, QUEST_SELF, QUEST_REFLEX, QUEST_SEMI_REFLEX }; /* who reaches it, and must */
enum { LEARNT = 1024, ROW_ROOM = 1 << 16 };
enum { PROVED_SHORT = 1 << 16, PROVED_LONG = 1 << 18, SHORT_MOVES = 3 }; /* places */

typedef struct QuestAim {
    int aim;
    int cell;      /* of a target */
    int promotion; /* the number of the kind, from 1; 0 for any */
} QuestAim;

typedef struct Quest {
    Field field;
    QuestAim aim;
    const Diagram *diagram; /* of AIM_DIAGRAM; not owned */
    int mode;
    const Memory *memory;
    const char *cancelled;
    u64 nodes;
    u64 most_nodes; /* stop after so many; 0 for none */
    bool stopped;
    bool crowded; /* a position has more moves than there is room for */
    u64 *proved;  /* what was found of positions before; NULL while there is none */
    int proved_room;
    int used;     /* of the room for moves */
    Step room[ROW_ROOM];
    u32 refuted[LEARNT]; /* how often a defence refuted */
    Step answers[LEARNT]; /* what answered a defence last */
} Quest;

/* Take a quest with an empty board; NULL if there is no memory. Give it back with `end_quest`. */
Quest *new_quest(const Laws *laws, const Memory *memory, const char *cancelled);
void end_quest(Quest *quest);

/* Make a move, and heed what stops the search. */
void go(Quest *quest, Step step);

static inline void back(Quest *quest)
{
    unmake_step(&quest->field);
}

/* Return room for the moves of a position; it is given back by `give_row`. */
Row take_row(Quest *quest);

static inline void give_row(Quest *quest, const Row *row)
{
    quest->used = (int)(row->steps - quest->room);
}

/* Return the legal moves in a row of their own; give it back. */
Row legal_row(Quest *quest);

/* The same with the moves besides that reach the goal and leave their own king in check, where the
 * goal is such a one. */
Row row_with_endings(Quest *quest);

/* Return the legal move here that a move of this side in another position would be: one with
 * the same origin, target and promotion, whatever it captures; 0 if there is none. */
Step likewise(Quest *quest, Step step);

/* Tell whether the move made last reaches the goal. */
bool quest_reached(Quest *quest, Step last);

/* Tell whether a legal move reaches the goal. */
bool step_reaches(Quest *quest, Step step);

/* Tell whether the side to move can reach the goal at once; `found` is such a move. */
bool can_reach(Quest *quest, Step *found);

/* Write the moves that reach the goal at once, in the order of the legal moves. */
void add_reaching(Quest *quest, Row *row);

/* Tell whether the side to move has a move, and each reaches the goal. */
bool all_reach(Quest *quest);

/* What was found of a position and a number of moves: 0 nothing, 1 it fails, 2 it solves. */
int recall_proved(Quest *quest, int moves);
void note_proved(Quest *quest, int moves, bool solves);

static inline int learnt_place(Step step)
{
    return (int)((step * 0x9E3779B97F4A7C15ULL) >> 54);
}

#endif
