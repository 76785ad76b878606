/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as plain tables: how each kind of man goes from each cell, what stands on
 * a cell as a number, and what becomes of it. The caller makes them and they never change; here
 * nothing knows a man by name. */
#ifndef COMPOSER_GENERAL_LAWS_H
#define COMPOSER_GENERAL_LAWS_H

#include <stddef.h>

#include "base/bits.h"

enum {
    MOST_CELLS = 384,
    SET_WORDS = MOST_CELLS / 64,
    NO_CELL = 511,
    MOST_CONTENTS = 256, /* 0 is an empty cell */
    MOST_BECOMES = 31,   /* kinds that a man is promoted to */
    MOST_CASTLES = 4,
    MOST_CASTLERS = 8, /* kings and rooks who castle, by the cells where they begin */
    MOST_BETWEEN = 8,
    HOLE = 255,          /* as content: a cell that nobody enters, crosses or hops over */
    MOST_KINDS = 48,     /* kinds of men, numbered from 1; the orthodox six come first */
    MOST_CONDITIONS = 8, /* put on one game */
    MOST_NUMBERS = 96    /* that tell how a condition is meant */
};
enum { KIND_PAWN = 1, KIND_KNIGHT, KIND_BISHOP, KIND_ROOK, KIND_QUEEN, KIND_KING };
enum { /* qualities of men that have to do with conditions */
    QUALITY_ROYAL,
    QUALITY_UNMOVED,
    QUALITY_SAFE, /* nobody captures him */
    QUALITY_BEYOND, /* on the second board */
    QUALITY_CHAMELEON,
    QUALITY_KAMIKAZE,
    QUALITY_PARALYSING,
    QUALITY_MAGIC,
    QUALITY_HURDLE, /* his hurdles change colour */
    QUALITY_FUNCTIONARY,
    QUALITY_PATROL,
    QUALITY_VOLAGE,
    QUALITY_PROTEAN,
    QUALITY_JIGGER,
    QUALITY_BUL,
    QUALITY_DOB,
    QUALITIES
};
enum { GO_RIDE, GO_HOP, GO_LOCUST };                                    /* ways along a trail */
enum { LAND_BEYOND, LAND_ANY, LAND_BEFORE, LAND_MIRROR, LAND_ASIDE };   /* landings of hops */
enum { /* flags of trails; of the last two the hurdle is no man of that side */
    TO_EMPTY = 1,
    TO_CAPTURE = 2,
    NEAR_HURDLE = 4,
    EN_PASSANT = 8,
    SPARES_WHITE = 16,
    SPARES_BLACK = 32
};
enum { OF_WHITE, OF_BLACK, OF_BOTH, OWNERS };                           /* whose a man is */

typedef struct Trail {
    u32 start;  /* where its cells begin; of a landing aside, as many landings follow them */
    u16 passed; /* the cell that a double step passes over; NO_CELL for none */
    u8 way;
    u8 flags;
    u8 first_stop; /* of a ride: the place of the first cell where it may end */
    u8 period;     /* and how far one such place is from the next */
    u8 hurdles;
    u8 landing;
    u8 distance;
    u8 count; /* of cells */
    u16 spare;
} Trail;

typedef struct Ways { /* how a kind goes for one side */
    const u32 *first;    /* by cell: its first trail; one more at the end */
    const Trail *trails;
    const u16 *cells;
    u64 *reach; /* by cell and captured cell: on which trails (as bits, modulo 64) */
} Ways;

typedef struct Content { /* what can stand on a cell */
    const Ways *ways; /* for White, for Black */
    u8 owner;
    bool royal;
    bool promotes;
    bool repeats;      /* several of its trails may lead to one cell */
    u8 settled[2];     /* what it is after a move by White, by Black */
    u8 becomes[2][MOST_BECOMES]; /* the same when it is promoted; 0 of a kind that it is not */
} Content;

typedef struct CastleWay {
    u16 king, rook, king_target, rook_target;
    u16 between[MOST_BETWEEN]; /* cells that must be empty */
    u16 safe[2];               /* cells where the king must be safe, besides its target */
    u8 between_count;
    u8 side;
    u16 men; /* the rights of its king and its rook */
} CastleWay;

/* A king or rook as he stands before he castles. The rights of a field are bits: one for each
 * castling that is allowed, and from MOST_CASTLES on one for each of these men who has not moved
 * since he stood there at first, or came there by what follows a move. */
typedef struct Castler {
    u16 cell;
    u8 side;
    bool royal;
} Castler;

typedef struct Clause { /* a condition that is put on a game, and how it is meant */
    const struct Condition *condition;
    i32 numbers[MOST_NUMBERS]; /* what each is, the condition says */
    int first_place;           /* of those where it remembers numbers */
    int only; /* the quality of the men for whose moves alone it holds, and one; 0 for all men */
} Clause;

typedef struct Field Field; /* a position (`field.h`) */
typedef struct Event Event; /* a move just made on it */

typedef struct Laws {
    int cells;
    int words; /* of a set of cells */
    int contents;
    int promotions;
    int castle_count;
    Content content[MOST_CONTENTS];
    u64 last[2][SET_WORDS];     /* cells where men are promoted, by side */
    CastleWay castles[MOST_CASTLES];
    Castler castlers[MOST_CASTLERS];
    int castler_count;
    u16 keeps_rights[MOST_CELLS]; /* the rights left when a cell has changed */
    /* What only conditions look at: */
    int condition_count;
    int places; /* where conditions remember numbers, all together */
    Clause conditions[MOST_CONDITIONS]; /* in the order in which they have their say */
    void (*follow_move)(Field *field, Event *event); /* does what they add to a move */
    bool straight; /* men check only along trails of their own, from where they stand */
    bool wild;     /* they may check otherwise than so or from a cell where they start */
    bool starts;   /* there is such a cell, */
    int starter;   /* as that condition says */
    bool exact;    /* and each man who captures a king along one checks */
    bool aimed;    /* a king is in check only by candidates that capture him */
    bool affects;  /* some condition adds to what moves do */
    bool adds;     /* it may bring men to cells, or make them others */
    bool strays;   /* some man may arrive otherwise than along his own ways, by his own move */
    bool shapes;   /* some condition has its say before a man leaves, or where he arrives */
    bool arrives;  /* where he arrives without a capture */
    bool promotes; /* where he is promoted */
    bool divides;  /* conditions may make several moves of an arrival */
    bool prepares; /* some condition promotes men before a move */
    bool reroutes; /* who captures may end elsewhere, by a move that names where he captured */
    bool escapes;  /* some condition says who is mated or stalemated but by having no move */
    bool stifles;  /* some condition says who is stalemated in check */
    bool tests_stand; /* whether what is captured may stand must be tried */
    bool chooses;  /* some of the legal moves may not be played */
    bool whole;    /* the legal moves are to be looked at together: so, or some man walks to none */
    u8 kind[MOST_CONTENTS];
    u8 partner; /* the kind with whom kings castle */
    u32 marks[MOST_CONTENTS]; /* the qualities of a man, as bits */
    u8 turned[MOST_CONTENTS]; /* the same man of the other side */
    u8 as_kind[MOST_CONTENTS][MOST_KINDS];    /* the same man as another kind; 0 for none */
    u8 with[QUALITIES][MOST_CONTENTS];    /* the same man with a quality, and without it */
    u8 without[QUALITIES][MOST_CONTENTS];
} Laws;

/* Tell whether a man has a quality. */
static inline bool has_quality(const Laws *laws, int content, int quality)
{
    return (laws->marks[content] >> quality & 1) != 0;
}

/* Tell whether a condition has a say in what a man does. */
static inline bool holds_for(const Laws *laws, const Clause *clause, int content)
{
    return clause->only == 0 || has_quality(laws, content, clause->only - 1);
}

/* Tell whether a man is promoted to a kind (from 1) by a side: not all are to all kinds. */
static inline bool may_become(const Laws *laws, int content, int side, int kind)
{
    return laws->content[content].becomes[side][kind - 1] != 0;
}

/* Fill in which captures are possible on an empty enough board; `reach` has cells * cells
 * places, all zero. */
void fill_reach(const Ways *ways, int cells);

/* Fill in a castling of the chessboard's kind: king and rook on one rank, which change places
 * over the cells between; the king must be safe where it starts, on the next cell and at last. */
void fill_castle(Laws *laws, int number, int side, int king, int rook, int king_target,
                 int rook_target);

/* Return the right of a king or rook to castle, as a bit. */
static inline int castler_right(int number)
{
    return 1 << (MOST_CASTLES + number);
}

/* Return which castlings some rights allow, as bits. */
static inline int castlings_of(int rights)
{
    return rights & ((1 << MOST_CASTLES) - 1);
}

static inline bool holds(const u64 *set, int cell)
{
    return (set[cell >> 6] >> (cell & 63) & 1) != 0;
}

static inline void add_cell(u64 *set, int cell)
{
    set[cell >> 6] |= bit(cell & 63);
}

static inline void drop_cell(u64 *set, int cell)
{
    set[cell >> 6] &= ~bit(cell & 63);
}

/* Tell whether a ride may end at a place of its trail. */
static inline bool stops_at(const Trail *trail, int place)
{
    return place >= trail->first_stop && (place - trail->first_stop) % trail->period == 0;
}

#endif
