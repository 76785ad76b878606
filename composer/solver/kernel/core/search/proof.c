/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/proof.h"

enum {
    NUMBER_BITS = 20,
    ENDLESS = (1 << NUMBER_BITS) - 1, /* of what cannot be won at all */
    IN_LINE = 4,                      /* places that a position may lie in */
    MOVE_AT = 2 * NUMBER_BITS,
    AGE_AT = MOVE_AT + 15,
    COST_AT = AGE_AT + 3,
    AGES = 8,
    MOST_COST = 63,
    AGE_COST = 6,          /* how much of its cost a hint loses with each solve */
    SLACK = 8,             /* how much the second best move is passed by: an eighth */
    FIRST_PLACES = 1 << 17 /* in use at first: a small table is fast, for it is near */
};

#define MOVES_APART ((u64)0x9E3779B97F4A7C15ULL) /* keeps keys of one position apart */

typedef struct Numbers { /* seen by the side to move */
    u32 reach;           /* its aim: the least of its moves' */
    u32 stop;            /* the other side's: of all moves together */
} Numbers;

/* The table */

bool new_hints(Hints *hints, const Memory *memory, u64 bytes)
{
    u64 size = IN_LINE;
    while (2 * size * sizeof(Hint) <= bytes) {
        size *= 2;
    }
    if (size > (SIZE_MAX - CACHE_LINE) / sizeof(Hint)) {
        return false;
    }
    hints->block = take_blank(memory, (size_t)size * sizeof(Hint) + CACHE_LINE);
    if (hints->block == NULL) {
        return false;
    }
    hints->places = at_cache_line(hints->block);
    hints->size = size;
    hints->mask = ((size < FIRST_PLACES ? size : FIRST_PLACES) - 1) & ~((u64)IN_LINE - 1);
    hints->filled = 0;
    return true;
}

void free_hints(Hints *hints, const Memory *memory)
{
    give_back(memory, hints->block);
    hints->block = NULL;
    hints->places = NULL;
}

bool use_hints(Search *search, Hints *hints, int moves)
{
    const size_t plies = 2 * (size_t)moves + 4;
    const size_t branches = plies * MOST_MOVES * sizeof(Branch);
    Prover *prover = take(search->memory, sizeof(Prover) + branches);
    end_hints(search);
    search->prover = prover;
    if (prover == NULL) {
        return false;
    }
    prover->hints = hints;
    prover->grows_from = search->mode.hinted;
    prover->free_branches = prover->branches;
    return true;
}

void end_hints(Search *search)
{
    give_back(search->memory, search->prover);
    search->prover = NULL;
}

static inline u64 key_of(const Search *search, const Pos *pos, bool defends, int moves)
{
    return (pos->hash ^ salt(search, defends)) + (u64)moves * MOVES_APART;
}

/* Find the hint on a position; 0 if nothing is. */
static inline u64 find_hint(const Hints *hints, u64 key)
{
    const Hint *place = &hints->places[key & load(&hints->mask)];
    for (int index = 0; index < IN_LINE; index++) {
        const u64 packed = load(&place[index].packed);
        if ((load(&place[index].check) ^ packed) == key && packed != 0) {
            return packed;
        }
    }
    return 0;
}

static inline Numbers read_numbers(u64 packed)
{
    const Numbers numbers = {(u32)(packed & ENDLESS), (u32)(packed >> NUMBER_BITS & ENDLESS)};
    return numbers;
}

/* Return the cost of so many positions, in halves of an octave. */
static inline u64 cost_of(u64 nodes)
{
    const int octave = last_of(nodes | 1);
    const u64 half = octave > 0 ? nodes >> (octave - 1) & 1 : 0;
    const u64 cost = 2 * (u64)octave + half;
    return cost < MOST_COST ? cost : MOST_COST;
}

/* Return what giving up a hint would lose: what it cost, less with each solve since. */
static inline int loss(const Hints *hints, u64 packed)
{
    const int age = (int)((hints->age - (packed >> AGE_AT)) & (AGES - 1));
    return packed == 0 ? -AGES * AGE_COST - 1 : (int)(packed >> COST_AT) - AGE_COST * age;
}

/* Return the place of a key, or that of what is worth least where it could be. */
static Hint *place_of(const Hints *hints, u64 key)
{
    Hint *places = &hints->places[key & load(&hints->mask)], *chosen = places;
    int least = MOST_COST + 1;
    for (int index = 0; index < IN_LINE; index++) {
        const u64 packed = load(&places[index].packed);
        if ((load(&places[index].check) ^ packed) == key && packed != 0) {
            return &places[index];
        }
        if (loss(hints, packed) < least) {
            least = loss(hints, packed);
            chosen = &places[index];
        }
    }
    return chosen;
}

/* Take four times as many places into use, and bring the hints to where they now belong.
 *
 * Another thread may read and write meanwhile: it may miss a hint, but find no wrong one. */
static void grow(Hints *hints)
{
    const u64 old = load(&hints->mask) + IN_LINE;
    const u64 size = 4 * old <= hints->size ? 4 * old : hints->size;
    store(&hints->mask, (size - 1) & ~((u64)IN_LINE - 1));
    for (u64 index = 0; index < old; index++) {
        Hint *place = &hints->places[index];
        const u64 packed = load(&place->packed), key = load(&place->check) ^ packed;
        if (packed != 0 && (key & load(&hints->mask)) != (index & ~((u64)IN_LINE - 1))) {
            Hint *other = place_of(hints, key);
            store(&place->packed, 0);
            store(&other->packed, packed);
            store(&other->check, key ^ packed);
        }
    }
}

static void note(Hints *hints, u64 key, Numbers numbers, u32 move, u64 nodes)
{
    Hint *chosen = place_of(hints, key);
    u64 packed;
    if (load(&chosen->packed) == 0) {
        const u64 filled = load(&hints->filled) + 1, mask = load(&hints->mask);
        store(&hints->filled, filled);
        if (2 * filled > mask && mask + IN_LINE < hints->size) {
            grow(hints);
            chosen = place_of(hints, key);
        }
    }
    packed = (u64)numbers.reach | (u64)numbers.stop << NUMBER_BITS;
    packed |= (u64)(move & MOVE_MASK) << MOVE_AT | (u64)(hints->age & (AGES - 1)) << AGE_AT;
    packed |= cost_of(nodes) << COST_AT;
    store(&chosen->packed, packed);
    store(&chosen->check, key ^ packed);
}

/* The tree */

static inline Numbers numbers_of(int verdict, bool defends)
{
    const Numbers won = {0, ENDLESS}, lost = {ENDLESS, 0};
    return (verdict == FORCED) != defends ? won : lost;
}

/* Return the numbers of a position not met before: each move may have to be answered. */
static inline Numbers first_numbers(Search *search, const Pos *pos, bool defends, int moves)
{
    Numbers numbers = {1, 0};
    Guard guard;
    look(search->board, pos, &guard);
    numbers.stop = (u32)count_moves(search->board, pos, &guard);
    if (numbers.stop == 0) {
        return numbers_of(search->mode.judge_end(search, &guard, defends, moves), defends);
    }
    return numbers;
}

/* Write the branches of a position; return how many there are, up to one that wins. */
static int grow_branches(Search *search, const Pos *pos, const Guard *guard, bool defends,
                         int moves)
{
    Branch *const branches = search->prover->free_branches;
    Pos *const afters = search->prover->afters;
    const Hints *hints = search->prover->hints;
    u32 *const list = search->free_moves;
    const int all = all_moves(search->board, pos, guard, list);
    const int count = all < MOST_MOVES ? all : MOST_MOVES; /* more, only after namings: no hint */
    const int left = defends ? moves : moves - 1;
    int written = 0;
    search->free_moves = list + count;
    for (int index = 0; index < count; index++) { /* what the table says comes meanwhile */
        Branch *branch = &branches[index];
        branch->move = list[index];
        step(search, pos, branch->move, &afters[index]);
        branch->key = key_of(search, &afters[index], !defends, left);
        prefetch(&hints->places[branch->key & load(&hints->mask)].packed);
    }
    while (written < count) {
        Branch *branch = &branches[written];
        const u64 packed = find_hint(hints, branch->key);
        const Numbers numbers = packed != 0
                                    ? read_numbers(packed)
                                    : first_numbers(search, &afters[written], !defends, left);
        branch->reach = numbers.reach;
        branch->stop = numbers.stop;
        written++;
        if (numbers.stop == 0) {
            break;
        }
    }
    search->free_moves = list;
    return written;
}

typedef struct Choice { /* among the branches of a position */
    Branch *best;       /* the one to look into */
    u32 second;         /* the number of the next best */
    u32 open;           /* how many are not lost for the side to move */
    Numbers numbers;    /* of the position */
} Choice;

/* Choose the branch that is nearest to the aim of the side to move.
 *
 * The other side must win all of them. What one costs holds for the others, for they meet the
 * same positions, so not the sum is taken but the greatest, and one for each of the others (as
 * in weak proof number search: T. Ueda et al., 2008). */
static Choice choose(Branch *branches, int count)
{
    Choice choice = {branches, ENDLESS, 0, {ENDLESS, 0}};
    u32 greatest = 0;
    for (Branch *branch = branches; branch != branches + count; branch++) {
        if (branch->stop < choice.numbers.reach) {
            choice.second = choice.numbers.reach;
            choice.numbers.reach = branch->stop;
            choice.best = branch;
        } else if (branch->stop < choice.second) {
            choice.second = branch->stop;
        }
        greatest = branch->reach > greatest ? branch->reach : greatest;
        choice.open += branch->reach != 0;
    }
    if (choice.numbers.reach == 0) {
        choice.numbers.stop = ENDLESS;
    } else if (choice.open != 0) {
        const u32 all = greatest + choice.open - 1;
        choice.numbers.stop = all < ENDLESS ? all : ENDLESS - 1;
    }
    return choice;
}

/* Grow the tree at a position until one of its numbers is no longer below its limit. */
static Numbers explore(Search *search, const Pos *pos, u64 key, bool defends, int moves, u32 last,
                       int ply, Numbers limits)
{
    Branch *const branches = search->prover->free_branches;
    const u64 before = search->nodes;
    u32 move = 0;
    Numbers numbers;
    Choice choice;
    Guard guard;
    int count, verdict;
    look(search->board, pos, &guard);
    verdict = search->mode.judge(search, pos, &guard, defends, moves, last, ply, &move);
    if (verdict != OPEN) {
        numbers = numbers_of(verdict, defends);
        if (!search->stopped) {
            note(search->prover->hints, key, numbers, move, search->nodes - before);
        }
        return numbers;
    }
    count = grow_branches(search, pos, &guard, defends, moves);
    search->prover->free_branches = branches + count;
    choice = choose(branches, count);
    while (choice.numbers.reach < limits.reach && choice.numbers.stop < limits.stop &&
           !search->stopped) {
        Branch *branch = choice.best;
        const u32 passing = choice.second + 1 + choice.second / SLACK;
        Numbers within = {limits.stop - (choice.open - 1),
                          passing < limits.reach ? passing : limits.reach};
        Pos after;
        step(search, pos, branch->move, &after);
        numbers = explore(search, &after, branch->key, !defends, defends ? moves : moves - 1,
                          branch->move, ply + 1, within);
        branch->reach = numbers.reach;
        branch->stop = numbers.stop;
        choice = choose(branches, count);
    }
    if (!search->stopped) {
        note(search->prover->hints, key, choice.numbers, choice.best->move, search->nodes - before);
    }
    search->prover->free_branches = branches;
    return choice.numbers;
}

static inline int verdict_on(Numbers numbers, bool defends)
{
    if (numbers.reach == 0) {
        return defends ? REFUTED : FORCED;
    }
    if (numbers.stop == 0) {
        return defends ? FORCED : REFUTED;
    }
    return OPEN;
}

int prove(Search *search, const Pos *pos, bool defends, int moves, int ply,
          u64 most_nodes)
{
    const Numbers all = {ENDLESS, ENDLESS};
    const u64 limit = search->most_nodes, own = search->nodes + most_nodes;
    Numbers numbers;
    Guard guard;
    bool tired;
    look(search->board, pos, &guard);
    if (!can_move(search->board, pos, &guard)) {
        return search->mode.judge_end(search, &guard, defends, moves);
    }
    if (most_nodes != 0 && (limit == 0 || own < limit)) {
        search->most_nodes = own;
    }
    numbers = explore(search, pos, key_of(search, pos, defends, moves), defends, moves,
                      0, ply, all);
    search->most_nodes = limit;
    if (!search->stopped) {
        return verdict_on(numbers, defends);
    }
    tired = most_nodes != 0 && search->nodes >= own && (limit == 0 || search->nodes < limit);
    search->stopped = !tired || is_to_stop(search); /* else it only was to give up here */
    search->prover->free_branches = search->prover->branches;
    return OPEN;
}

Advice advice(const Search *search, const Pos *pos, bool defends, int moves)
{
    const u64 packed = find_hint(search->prover->hints, key_of(search, pos, defends, moves));
    Advice found = {OPEN, 0};
    if (packed != 0) {
        found.verdict = verdict_on(read_numbers(packed), defends);
        found.move = (u32)(packed >> MOVE_AT & MOVE_MASK);
    }
    return found;
}

bool solvable_with_hints(Search *search, const Pos *pos, int moves, u32 last, int ply)
{
    if (is_hinted(search, false, moves)) {
        prove(search, pos, false, moves, ply, 0);
    }
    return search->mode.solvable(search, pos, moves, last, ply);
}

bool all_answered_with_hints(Search *search, const Pos *pos, int moves, int ply)
{
    if (is_hinted(search, true, moves)) {
        prove(search, pos, true, moves, ply, 0);
    }
    return search->mode.all_answered(search, pos, moves, ply);
}
