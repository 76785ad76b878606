/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of any board as the search sees it: its laws as tables, a position on which every change
 * is written down and taken back, and room for turns.
 *
 * A turn is all that one player does before another plays. It is listed with its changes, so that
 * making it is one and the same for all games: a family of games lists turns, says who has won,
 * and tests goals; it needs nothing else. A place is a cell or, from FIRST_EXTRA on, one of a few
 * small numbers that belong to a position, such as men in hand. */
#ifndef COMPOSER_GAMES_GAME_H
#define COMPOSER_GAMES_GAME_H

#include "base/bits.h"
#include "base/memory.h"
#include "games/steps.h"

typedef int16_t i16;

enum {
    CELL_WORDS = 6,
    MOST_CELLS = CELL_WORDS * 64,
    FIRST_EXTRA = MOST_CELLS,
    MOST_EXTRAS = 16,
    MOST_PLACES = FIRST_EXTRA + MOST_EXTRAS,
    MOST_MEN = 256,
    MOST_PLAYERS = 4,
    MOST_WAYS = 12,   /* links that leave a cell */
    LINK_TABLES = 2,
    FAR_TABLES = 5,
    MOST_REGIONS = 24,
    MOST_OPTIONS = 16,
    LABEL_ROOM = 8,
    JOURNAL_ROOM = 1 << 13,
    MOST_MADE = 512, /* turns one after the other */
    TURN_WORDS = 1 << 21,
    MOST_TURNS = 1 << 18 /* of all rows that are held at a time */
};
enum { NO_CELL = -1, NO_MARK = 0xFFFF, NO_MAN = 0, NOBODY = 0xFF };
enum { SIGN = 0x8000 }; /* a letter of a turn's text is SIGN | letter; a cell is its number */

typedef struct CellSet {
    u64 words[CELL_WORDS];
} CellSet;

static inline bool has_cell(const CellSet *set, int cell)
{
    return (set->words[cell >> 6] >> (cell & 63) & 1) != 0;
}

/* One turn in the room of turns, followed by its changes (place and value, every place once and
 * only where it changes) and the signs of its text. */
typedef struct Turn {
    u16 size;    /* words, these five included */
    u16 next;    /* who plays then */
    u16 mark;    /* a cell that a goal asks for, such as where the man arrived; or NO_MARK */
    u16 changes; /* how many */
    u16 signs;   /* how many */
} Turn;

enum { TURN_HEAD = sizeof(Turn) / sizeof(u16) };

static inline const u16 *changes_of(const Turn *turn)
{
    return (const u16 *)turn + TURN_HEAD;
}

static inline const u16 *signs_of(const Turn *turn)
{
    return changes_of(turn) + 2 * turn->changes;
}

/* Turns held together; given back in the order opposite to that in which they were taken. */
typedef struct Row {
    int first; /* its place in the list of all turns held */
    int count;
    u32 words; /* of the room that were used before it */
} Row;

typedef struct Game Game;

/* What the last turn must have brought about, and for whom. */
typedef struct Aim {
    int goal; /* one of the goals below, or a family's own */
    int side;
    int number;   /* how many, where the goal says so */
    int man;      /* which man */
    CellSet cells; /* where */
} Aim;

enum { GOAL_WIN, GOAL_TAKE, GOAL_BLOCK, OWN_GOAL = 8 }; /* a family's own begin there */

/* What a family of games supplies. */
typedef struct Family {
    /* List every turn of the player to move, the end of the game not considered. */
    void (*list)(Game *game);
    /* Tell whether there is such a turn; NULL where that is found by listing them. */
    bool (*can_turn)(Game *game);
    /* Return who has won by what stands on the board; NOBODY where no one has. */
    int (*winner)(const Game *game);
    /* Tell whether a goal of its own is reached by the turn that was made last; NULL if it has
     * none. `mover` of the game is who made it. */
    bool (*reached)(Game *game, const Aim *aim, const Turn *last);
    /* Tell whether a turn that is not made yet could reach a goal of its own: false only if it
     * surely does not; NULL where nothing is known. */
    bool (*may_reach)(const Game *game, const Aim *aim, const Turn *turn);
    /* List turns, among them every one that could reach a goal; NULL where all are listed. */
    void (*list_hopeful)(Game *game, const Aim *aim);
} Family;

/* The laws of a game. They must outlive every game that is played by them. */
typedef struct GameLaws {
    Family family;
    int cells;
    int players;
    bool stuck_loses; /* who has no turn has lost, where there are two players */
    bool repeats;     /* two turns can have one result: then they are one turn */
    u8 owner[MOST_MEN];
    i32 value[MOST_MEN];
    i16 link[LINK_TABLES][MOST_CELLS][MOST_WAYS]; /* NO_CELL where none leads that way */
    CellSet region[MOST_REGIONS];
    CellSet far[FAR_TABLES][MOST_CELLS]; /* where some men come to in a turn, whatever stands there */
    i16 option[MOST_OPTIONS];
    Steps steps; /* of men of chess */
    char label[MOST_CELLS][LABEL_ROOM]; /* ends with a zero */
} GameLaws;

typedef struct Entry {
    u16 place;
    i16 old;
} Entry;

/* How things were before a turn. */
typedef struct Before {
    u64 hash, check;
    int written;
    int turn, mover;
} Before;

struct Game {
    const GameLaws *laws;
    const Memory *memory;
    u8 men[MOST_CELLS];
    i16 extra[MOST_EXTRAS];
    int turn;  /* who plays */
    int mover; /* who made the last turn; NOBODY in a diagram */
    u64 hash, check; /* of men and extras, by two series of numbers */
    CellSet held[MOST_PLAYERS]; /* the cells of each player's men */
    u16 count[MOST_MEN];        /* how many men of each sort */
    u16 places[MOST_MEN];       /* their cells, all combined by XOR: of one man, his cell */
    int total[MOST_PLAYERS];    /* the men of each player */
    int first_total[MOST_PLAYERS]; /* the same in the diagram */
    u16 first_count[MOST_MEN];     /* and how many men of each sort there */
    int written;                /* entries of the journal in use */
    int made;                   /* turns that were made */
    bool starved;               /* some room was too small: what was found does not count */
    u16 *room;                  /* of turns */
    u32 used;                   /* its words in use */
    u32 *places_of_turns;
    int turns;                  /* how many are held */
    u32 building;               /* the place of the turn being built */
    bool mute;                  /* turns get no text: it is not wanted in a search */
    Entry journal[JOURNAL_ROOM];
    Before before[MOST_MADE];
};

/* Take the room of a game, without men; false if there is no memory. */
bool open_game(Game *game, const GameLaws *laws, const Memory *memory);
void close_game(Game *game);

/* Take all men away and forget all turns; the room stays. */
void clear_game(Game *game);

/* Put a value onto a place of a diagram. */
void set_place(Game *game, int place, int value);

/* Say that the diagram is complete, and who plays. */
void begin_game(Game *game, int turn);

/* Make a turn of the player to move, and take the last one back. */
void make_turn(Game *game, const Turn *turn);
void unmake_turn(Game *game);

static inline int value_at(const Game *game, int place)
{
    return place < FIRST_EXTRA ? game->men[place] : game->extra[place - FIRST_EXTRA];
}

static inline int owner_at(const Game *game, int cell)
{
    return game->laws->owner[game->men[cell]];
}

static inline int following(const Game *game, int player)
{
    return player + 1 == game->laws->players ? 0 : player + 1;
}

/* Return the cell of the only man of his sort; NO_CELL where there is none. */
static inline int only_place(const Game *game, int man)
{
    return game->count[man] != 0 ? game->places[man] : NO_CELL;
}

/* Build a turn: begin, then all changes, then all signs, then end. The next player and the mark
 * can be set on what `begin_turn` returns, until `end_turn`; it is NULL where room is missing,
 * and then the rest does nothing. */
Turn *begin_turn(Game *game);
void add_change(Game *game, int place, int value);
void add_sign(Game *game, int sign);
void end_turn(Game *game);

/* Return the turns of the player to move, none after the end of the game. Turns with one result
 * are one turn, with the first of their texts. */
Row take_turns(Game *game);

/* The same, but turns that surely do not reach a goal may be left out. */
Row take_hopeful_turns(Game *game, const Aim *aim);

static inline const Turn *turn_of(const Game *game, const Row *row, int index)
{
    return (const Turn *)(const void *)(game->room + game->places_of_turns[row->first + index]);
}

static inline void give_turns(Game *game, const Row *row)
{
    game->turns = row->first;
    game->used = row->words;
}

/* Tell whether the player to move has a turn, the end of the game not considered. */
bool can_turn(Game *game);

/* Return who has won; NOBODY where no one has. */
int winner_of(Game *game);

/* Tell whether the turn made last reached a goal. */
bool is_reached(Game *game, const Aim *aim, const Turn *last);

/* Tell whether a turn that is not made yet could reach a goal: false only if it surely does not. */
bool may_be_reached(const Game *game, const Aim *aim, const Turn *turn);

/* Return the number of sequences of so many turns. */
u64 count_sequences(Game *game, int depth, const char *cancelled);

/* A number that looks like chance, the same for the same numbers. */
static inline u64 scattered(u64 number)
{
    number += 0x9E3779B97F4A7C15ULL;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27) * 0x94D049BB133111EBULL;
    return number ^ number >> 31;
}

#endif
