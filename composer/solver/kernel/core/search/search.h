/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The work of one thread: its own memory, what it counts and what may stop it.
 *
 * A Search belongs to one thread at a time. Board, memory, table and both flags belong to the
 * caller and must outlive it; several searches may share them. */
#ifndef COMPOSER_SEARCH_H
#define COMPOSER_SEARCH_H

#include "search/goal.h"
#include "search/table.h"

enum { OPEN, FORCED, REFUTED };      /* verdicts on a position */
enum { NODES_BETWEEN_LOOKS = 1024 }; /* positions between two looks at what may stop it */

typedef struct Search Search;

/* How the two sides play: who reaches the goal in the end, and who must reach it if he can.
 * `direct_mode` and its like fill it in. Moves are the attacker's that are left, plies are
 * half-moves since the search began; nothing counts that is answered once a search stopped. */
typedef struct Mode {
    int number;            /* separates what the table holds of different modes */
    bool attacker_ends;    /* the attacker reaches the goal, else the defender is forced to */
    bool attacker_obliged; /* the attacker must reach the goal if he can, and fails by it */
    bool defender_obliged; /* the defender must reach the goal if he can */
    bool exact;            /* the goal must be reached by the last move, and by none before */
    int laws;              /* of the positions (`laws/laws.h`); 0 is orthodox chess */
    int shallow;           /* attacker's moves left for which the table is not read */
    /* Return whether the attacker, to move, forces the goal in at most `moves` moves; `last` is
     * the defence before, 0 if there was none. */
    bool (*solvable)(Search *search, const Pos *pos, int moves, u32 last, int ply);
    /* Return whether the defender, to move, has a move and loses by each of them. */
    bool (*all_answered)(Search *search, const Pos *pos, int moves, int ply);
    /* Return whether a defence refutes (or the search was stopped); note it if it does. */
    bool (*refutes)(Search *search, const Pos *pos, u32 defence, int moves, int ply, Fact *fact);
    /* For proof numbers (`proof.h`); all zeros where they are not used */
    int hinted; /* attacker's moves left, he to move, from which on they help; 0 for never */
    /* Judge a position that has moves without a tree: FORCED, REFUTED, or OPEN where only they
     * can decide; it may search. A move that makes it so goes to `move`. */
    int (*judge)(Search *search, const Pos *pos, const Guard *guard, bool defends, int moves,
                 u32 last, int ply, u32 *move);
    /* Judge a position without a legal move: FORCED or REFUTED. */
    int (*judge_end)(const Search *search, const Guard *guard, bool defends, int moves);
} Mode;

struct Search {
    const Board *board;
    const Memory *memory;
    Table *table; /* its places are needed only for more moves than the mode calls shallow */
    Mode mode;
    Goal goal;
    u64 nodes;             /* positions looked at */
    u64 most_nodes;        /* stop when there were so many; 0 for never */
    const char *cancelled; /* not 0: the user wants no answer any more */
    const char *halted;    /* not 0: whoever started the threads wants them back */
    bool stopped;          /* what was answered since is no answer */
    bool starved;          /* no memory was left */
    u32 *free_moves;       /* where the next list of moves is to be written */
    u32 *moves;            /* the start of all such lists */
    u32 *last_finish;      /* by ply: the two moves that reached the goal last */
    u32 *last_refuter;     /* by ply: the two defences that refuted last */
    u32 *last_answer;      /* by origin and target of the defence before: what answered it last */
    struct Prover *prover; /* what gives it hints (`proof.h`), one block; NULL if nothing does */
    u32 *refuters;         /* by origin and target: how often the defence refuted */
};

/* Take the memory for a search of so many moves of the attacker; NULL if there is none left. */
Search *new_search(const Board *board, const Memory *memory, Table *table, const Mode *mode,
                   Goal goal, int moves, const char *cancelled, const char *halted);

/* Give it back; NULL is ignored. */
void free_search(Search *search);

static inline bool is_to_stop(const Search *search)
{
    return read_flag(search->cancelled) || read_flag(search->halted);
}

/* Begin again, to look at so many positions more at most; 0 for as many as it takes. */
static inline void start_search(Search *search, u64 most_nodes)
{
    search->stopped = false;
    search->most_nodes = most_nodes != 0 ? search->nodes + most_nodes : 0;
}

/* Count a position, and see now and then whether to stop. */
static inline void count_position(Search *search)
{
    search->nodes++;
    if (search->nodes % NODES_BETWEEN_LOOKS == 0) {
        if (is_to_stop(search)) {
            search->stopped = true;
        } else if (search->most_nodes != 0 && search->nodes >= search->most_nodes) {
            search->stopped = true;
        }
    }
}

/* Make a move and count it. */
static inline void step(Search *search, const Pos *pos, u32 move, Pos *after)
{
    make(search->board, pos, move, after);
    count_position(search);
}

/* Return what distinguishes goals. */
static inline u64 goal_salt(const Board *board, const Goal *goal)
{
    if (goal->aim <= STALEMATE) {
        return goal->aim == STALEMATE ? board->hash_stalemate : 0;
    }
    return board->hash_stalemate * (u64)(2 * (goal->aim + AIMS * goal->detail) + 1);
}

/* Return what separates the uses of the same position by their task. */
static inline u64 salt(const Search *search, bool defends)
{
    return goal_salt(search->board, &search->goal) ^
           (defends ? search->board->hash_defender : 0) ^
           search->board->hash_mode[search->mode.number];
}

#endif
