/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/cover.h"

#include "search/shared.h"

enum {
    PAWN_WAYS = 6,                           /* the officers' ways lie before those of pawns */
    MEN = PAWN_WAYS + MOST_CAPTURES + 1,     /* men as far as their ways differ */
    PLACES = 64 * 64,
    CASTLED = 2,                             /* moves that castling may save */
    SETS = 512                               /* sets of guarded squares */
};

/* Of the first 64 sets, those without one of the first six squares. */
static const u64 WITHOUT[6] = {0x5555555555555555ULL, 0x3333333333333333ULL,
                               0x0F0F0F0F0F0F0F0FULL, 0x00FF00FF00FF00FFULL,
                               0x0000FFFF0000FFFFULL, 0x00000000FFFFFFFFULL};

typedef struct Guarded { /* sets of neighbours and the king's square, a bit each */
    u64 words[8];
} Guarded;

static bool new_kept(Kept *kept, const Memory *memory, u64 size)
{
    kept->size = size;
    kept->tags = take_blank(memory, (size_t)size * sizeof(Tag));
    kept->sides = take_blank(memory, (size_t)size * sizeof(Side));
    return kept->tags != NULL && kept->sides != NULL;
}

static void forget(Kept *kept)
{
    for (u64 index = 0; index < kept->size; index++) {
        kept->tags[index].name = 0;
    }
}

bool open_cover(Cover *cover, const Board *board, const Steps *steps, const Memory *memory,
                u64 sides, const char *cancelled, const char *halted)
{
    static const Cover none;
    *cover = none;
    cover->board = board;
    cover->steps = steps;
    cover->memory = memory;
    cover->cancelled = cancelled;
    cover->halted = halted;
    cover->ways.memory = memory;
    cover->ways_at = take_blank(memory, (size_t)MEN * PLACES * sizeof(u32));
    return new_kept(&cover->winning, memory, sides / 2) &&
           new_kept(&cover->losing, memory, sides) && cover->ways_at != NULL;
}

void close_cover(Cover *cover)
{
    if (cover->memory == NULL) {
        return;
    }
    give_back(cover->memory, cover->winning.tags);
    give_back(cover->memory, cover->winning.sides);
    give_back(cover->memory, cover->losing.tags);
    give_back(cover->memory, cover->losing.sides);
    give_back(cover->memory, cover->ways_at);
    free_tape(&cover->ways);
}

void begin_cover(Cover *cover, int winner, bool checks)
{
    if (cover->winner == winner && cover->checks == checks) {
        return;
    }
    cover->winner = winner;
    cover->checks = checks;
    forget(&cover->winning);
    forget(&cover->losing);
    for (int index = 0; index < MEN * PLACES; index++) {
        cover->ways_at[index] = 0;
    }
    cover->ways.size = 0;
}

/* The ways in which a winning man may guard squares, and what each costs. */

typedef struct Ways {
    u8 costs[SETS]; /* by set; FAR for those that are none */
    u16 sets[SETS];
    int count;
} Ways;

/* Note what a set costs at least. */
static inline void note(Ways *ways, u16 guarded, int moves)
{
    if (guarded == CANNOT || moves >= ways->costs[guarded]) {
        return;
    }
    if (ways->costs[guarded] == FAR) {
        ways->sets[ways->count++] = guarded;
    }
    ways->costs[guarded] = (u8)moves;
}

/* Note the sets of a man of a kind, given how far each square is. */
static void note_kind(const Cover *cover, int kind, const u8 *far, int king, Ways *ways)
{
    const u16(*guard)[64] = cover->steps->guard[cover->winner][kind];
    for (int to = 0; to < 64; to++) {
        if (far[to] < FAR) {
            note(ways, guard[to][king], far[to]);
        }
    }
}

/* Return whether another set holds this one and costs no more. */
static bool is_needless(const Ways *ways, u16 guarded)
{
    for (int index = 0; index < ways->count; index++) {
        const u16 other = ways->sets[index];
        if ((guarded & ~other) == 0 && other != guarded &&
            ways->costs[other] <= ways->costs[guarded]) {
            return true;
        }
    }
    return false;
}

/* Return where the ways of a man stand; -1 if there is no memory. Any but the king guards nothing
 * for nothing, as he may be captured. */
static int ways_of(Cover *cover, int kind, int captures, int from, int king)
{
    const Steps *steps = cover->steps;
    const int man = kind == PAWN ? PAWN_WAYS + captures : kind;
    u32 *at = &cover->ways_at[(man * 64 + from) * 64 + king];
    const int start = cover->ways.size;
    Ways ways;
    u32 count = 0;
    if (*at != 0) {
        return (int)*at - 1;
    }
    ways.count = 0;
    for (int guarded = 0; guarded < SETS; guarded++) {
        ways.costs[guarded] = FAR;
    }
    if (kind == PAWN) {
        for (int becomes = PAWN; becomes <= QUEEN; becomes++) {
            note_kind(cover, becomes, steps->become[cover->winner][captures][becomes][from], king,
                      &ways);
        }
    } else {
        note_kind(cover, kind, steps->officer[kind][from], king, &ways);
    }
    if (kind != KING) {
        note(&ways, 0, 0);
    }
    write_item(&cover->ways, 0);
    for (int index = 0; index < ways.count; index++) {
        const u16 guarded = ways.sets[index];
        if (!is_needless(&ways, guarded)) {
            write_item(&cover->ways, (u32)ways.costs[guarded] << 16 | guarded);
            count++;
        }
    }
    if (cover->ways.failed) {
        return -1;
    }
    cover->ways.items[start] = count;
    *at = (u32)start + 1;
    return start;
}

/* The winner's sets */

/* Add to `into` every set of `from` together with what is guarded, and whatever is less. */
static inline void add_guarded(const Guarded *from, u32 guarded, Guarded *into)
{
    Guarded all = *from;
    for (int square = 0; square < 6; square++) {
        if ((guarded >> square & 1) != 0) {
            for (int index = 0; index < 8; index++) {
                all.words[index] |= (all.words[index] & WITHOUT[square]) << (1 << square);
            }
        }
    }
    for (int step = 1; step < 8; step *= 2) {
        if ((guarded >> 6 & (u32)step) != 0) {
            for (int index = 0; index < 8; index++) {
                if ((index & step) == 0) {
                    all.words[index + step] |= all.words[index];
                }
            }
        }
    }
    for (int index = 0; index < 8; index++) {
        into->words[index] |= all.words[index];
    }
}

/* Let a man choose among his ways, for each number of moves in all. */
static void add_man(const u32 *ways, int moves, Guarded *by_moves)
{
    const u32 count = *ways++;
    for (int all = moves; all >= 0; all--) {
        static const Guarded none;
        Guarded found = none;
        for (u32 index = 0; index < count; index++) {
            const int cost = (int)(ways[index] >> 16);
            if (cost <= all) {
                add_guarded(&by_moves[all - cost], ways[index] & 0xFFFF, &found);
            }
        }
        by_moves[all] = found;
    }
}

static inline u64 reversed(u64 word)
{
    word = (word & WITHOUT[0]) << 1 | (word >> 1 & WITHOUT[0]);
    word = (word & WITHOUT[1]) << 2 | (word >> 2 & WITHOUT[1]);
    word = (word & WITHOUT[2]) << 4 | (word >> 4 & WITHOUT[2]);
    word = (word & WITHOUT[3]) << 8 | (word >> 8 & WITHOUT[3]);
    word = (word & WITHOUT[4]) << 16 | (word >> 16 & WITHOUT[4]);
    return word << 32 | word >> 32;
}

/* Work out which sets X are enough for the winner: the complements of what he guards. */
static void fill_winning(Cover *cover, const Pos *pos, const Found *found, int king)
{
    static const Guarded none;
    Sets *sets = &found->side->sets[king];
    Guarded by_moves[MOST_WINNING + 1];
    const u64 *half;
    for (int moves = 0; moves <= found->moves; moves++) {
        by_moves[moves] = none;
        by_moves[moves].words[0] = 1;
    }
    found->tag->ready |= bit(king);
    for (int kind = PAWN; kind <= KING; kind++) {
        u64 men = pos->kinds[kind] & pos->men[cover->winner];
        for (; men != 0; men &= men - 1) {
            const int ways = ways_of(cover, kind, found->captures, first_of(men), king);
            if (ways < 0) { /* no memory: nothing is said */
                for (int index = 0; index < 4; index++) {
                    sets->words[index] = ALL_SQUARES;
                }
                return;
            }
            if (cover->ways.items[ways] != 1 || cover->ways.items[ways + 1] != 0) {
                add_man(&cover->ways.items[ways], found->moves, by_moves);
            }
        }
    }
    half = &by_moves[found->moves].words[cover->checks ? 4 : 0];
    for (int index = 0; index < 4; index++) {
        sets->words[index] = reversed(half[3 - index]);
    }
}

/* The loser's sets */

/* Add to `into` every set of `from` with one more neighbour. */
static inline void add_block(const Sets *from, int number, Sets *into)
{
    if (number < 6) {
        for (int index = 0; index < 4; index++) {
            into->words[index] |= (from->words[index] & WITHOUT[number]) << (1 << number);
        }
    } else {
        const int step = number == 6 ? 1 : 2;
        for (int index = 0; index < 4; index++) {
            if ((index & step) == 0) {
                into->words[index + step] |= from->words[index];
            }
        }
    }
}

Sets least_sets(const Sets *sets, int outside)
{
    Sets least = *sets, more = {{0}};
    for (int number = 0; number < 8; number++) {
        if ((outside >> number & 1) == 0) {
            add_block(sets, number, &more);
        }
    }
    for (int index = 0; index < 4; index++) {
        least.words[index] &= ~more.words[index];
        for (int number = 0; number < 8; number++) {
            if ((outside >> number & 1) != 0) {
                least.words[index] &= number < 6                          ? ~WITHOUT[number]
                                      : (index >> (number - 6) & 1) != 0 ? ALL_SQUARES
                                                                          : 0;
            }
        }
    }
    return least;
}

static inline int moves_to(const Cover *cover, int kind, int captures, int from, int to)
{
    return kind == PAWN ? cover->steps->pawn[cover->winner ^ 1][captures][from][to]
                        : cover->steps->officer[kind][from][to];
}

/* Work out which sets X the loser can fill, his king on a square. */
static void fill_losing(const Cover *cover, const Pos *pos, const Found *found, int king)
{
    static const Sets none;
    const Steps *steps = cover->steps;
    const int loser = cover->winner ^ 1, outside = steps->outside[king];
    const int moves = found->moves - steps->officer[KING][king_of(pos, loser)][king];
    Sets by_moves[MOST_LOSING + 1];
    found->tag->ready |= bit(king);
    found->side->sets[king] = none;
    if (moves < 0) {
        return;
    }
    for (int all = 0; all <= moves; all++) {
        by_moves[all] = none;
        by_moves[all].words[outside >> 6] = bit(outside & 63);
    }
    for (int kind = PAWN; kind < KING; kind++) {
        for (u64 men = pos->kinds[kind] & pos->men[loser]; men != 0; men &= men - 1) {
            int costs[8], numbers[8], count = 0;
            for (int number = 0; number < 8; number++) {
                const int square = steps->neighbour[king][number];
                if (square != NO_SQUARE) {
                    const int cost =
                        moves_to(cover, kind, found->captures, first_of(men), square);
                    if (cost <= moves) {
                        costs[count] = cost;
                        numbers[count++] = number;
                    }
                }
            }
            for (int all = moves; all >= 0 && count != 0; all--) {
                const Sets before = by_moves[all];
                for (int index = 0; index < count; index++) {
                    if (costs[index] == 0) {
                        add_block(&before, numbers[index], &by_moves[all]);
                    } else if (costs[index] <= all) {
                        add_block(&by_moves[all - costs[index]], numbers[index], &by_moves[all]);
                    }
                }
            }
        }
    }
    found->side->sets[king] = by_moves[moves];
}

/* Both together */

static const u64 ODD[6] = {0x9E3779B97F4A7C15ULL, 0xBF58476D1CE4E5B9ULL, 0x94D049BB133111EBULL,
                           0xD6E8FEB86659FD93ULL, 0xA0761D6478BD642FULL, 0xE7037ED1A0B428DBULL};

/* Find what is known of a side with just these men; forget another one's if need be. */
static void find_side(const Kept *kept, const Pos *pos, int colour, Found *found)
{
    const u32 number = (u32)(found->moves * 8 + found->captures + 1);
    u64 name = number * 0x8EBC6AF09C88C6E3ULL;
    for (int kind = 0; kind < 6; kind++) {
        u64 part = ((pos->kinds[kind] & pos->men[colour]) + ODD[5 - kind]) * ODD[kind];
        part ^= part >> 29;
        name ^= part * ODD[5 - kind];
        name = name << 7 | name >> 57;
    }
    name ^= name >> 32;
    name |= (u64)1 << 63;
    found->tag = &kept->tags[name & (kept->size - 1)];
    found->side = &kept->sides[name & (kept->size - 1)];
    if (found->tag->name != name) {
        found->tag->name = name;
        found->tag->ready = 0;
    }
}

/* Return how many captures the pawns of a side can make, given the men that it can capture. */
static inline int captures_of(const Pos *pos, int colour, u64 victims)
{
    int count = 0;
    if ((pos->kinds[PAWN] & pos->men[colour]) != 0) {
        for (; victims != 0 && count < MOST_CAPTURES; victims &= victims - 1) {
            count++;
        }
    }
    return count;
}

/* Return the moves of a side, and those that castling may save. */
static inline int moves_of(const Pos *pos, int colour, int moves)
{
    return moves > 0 && (pos->rights >> 2 * colour & 3) != 0 ? moves + CASTLED : moves;
}

static void find_winner(Cover *cover, const Pos *pos, int moves, Found *found)
{
    const int winner = cover->winner;
    const u64 victims = pos->men[winner ^ 1] & ~pos->kinds[KING];
    found->moves = moves;
    found->captures = captures_of(pos, winner, victims);
    find_side(&cover->winning, pos, winner, found);
}

static const Sets ALL_SETS = {{ALL_SQUARES, ALL_SQUARES, ALL_SQUARES, ALL_SQUARES}};

/* Return whether nobody wants to know any more: to work things out takes too long for that. */
static inline bool is_unwanted(const Cover *cover)
{
    return read_flag(cover->cancelled) || read_flag(cover->halted);
}

const Sets *winner_sets(Cover *cover, const Pos *pos, int winner_moves, int king)
{
    Found found;
    find_winner(cover, pos, moves_of(pos, cover->winner, winner_moves), &found);
    if ((found.tag->ready & bit(king)) == 0) {
        if (is_unwanted(cover)) {
            return &ALL_SETS;
        }
        fill_winning(cover, pos, &found, king);
    }
    return &found.side->sets[king];
}

/* Return whether the loser can fill a set that the winner allows with one move of a man, the king
 * staying: what is allowed is so with more men too, so only squares with which it is are tried. */
static bool fills_in_one(const Cover *cover, const Pos *pos, const Sets *sets, int captures,
                         int king, int blocks)
{
    const Steps *steps = cover->steps;
    const int loser = cover->winner ^ 1;
    const u64 own = pos->men[loser], field = cover->board->king_reach[king];
    u64 good = 0;
    for (u64 left = field & ~own; left != 0; left &= left - 1) {
        const int square = first_of(left);
        if (allows(sets, blocks | 1 << steps->number[king][square])) {
            good |= bit(square);
        }
    }
    for (int kind = PAWN; kind < KING && good != 0; kind++) {
        for (u64 men = pos->kinds[kind] & own; men != 0; men &= men - 1) {
            const int from = first_of(men);
            u64 targets = good & (kind == PAWN ? steps->pawn_within[loser][captures][from]
                                               : steps->officer_within[kind][from])[1];
            if (targets != 0 && (field & bit(from)) == 0) {
                return true;
            }
            for (; targets != 0; targets &= targets - 1) {
                const int without = blocks & ~(1 << steps->number[king][from]);
                if (allows(sets, without | 1 << steps->number[king][first_of(targets)])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* The same as below where the loser has one move: he can be looked at without listing all sets. */
static u64 possible_in_one(Cover *cover, const Pos *pos, const Found *winning, int captures,
                           u64 squares)
{
    const int here = king_of(pos, cover->winner ^ 1);
    const u64 own = pos->men[cover->winner ^ 1] & ~bit(here);
    u64 found = 0;
    for (u64 left = squares & (cover->board->king_reach[here] | bit(here)); left != 0;
         left &= left - 1) {
        const int king = first_of(left);
        const Sets *sets = &winning->side->sets[king];
        const int blocks = blocked(cover->steps, cover->board, own, king);
        if ((winning->tag->ready & bit(king)) == 0) {
            if (is_unwanted(cover)) {
                return found | left;
            }
            fill_winning(cover, pos, winning, king);
        }
        if (allows(sets, blocks) ||
            (king == here && fills_in_one(cover, pos, sets, captures, king, blocks))) {
            found |= bit(king);
        }
    }
    return found;
}

u64 still_possible(Cover *cover, const Pos *pos, int winner_moves, int loser_moves, u64 squares)
{
    const int winner = cover->winner, loser = winner ^ 1;
    const u64 victims = pos->men[winner] & ~pos->kinds[KING];
    const int w = moves_of(pos, winner, winner_moves), b = moves_of(pos, loser, loser_moves);
    Found winning, losing;
    u64 found = 0;
    if (w > MOST_WINNING || b > MOST_LOSING) {
        return squares;
    }
    if (b == 0) {
        const int king = king_of(pos, loser);
        const int blocks = blocked(cover->steps, cover->board, pos->men[loser], king);
        return allows(winner_sets(cover, pos, winner_moves, king), blocks) ? bit(king) : 0;
    }
    find_winner(cover, pos, w, &winning);
    losing.moves = b;
    losing.captures = captures_of(pos, loser, cover->checks ? victims & (victims - 1) : victims);
    if (b == 1) {
        return possible_in_one(cover, pos, &winning, losing.captures, squares);
    }
    find_side(&cover->losing, pos, loser, &losing);
    for (u64 left = squares; left != 0; left &= left - 1) {
        const int king = first_of(left);
        const Sets *one = &losing.side->sets[king], *other = &winning.side->sets[king];
        if (((losing.tag->ready & winning.tag->ready) & bit(king)) == 0 && is_unwanted(cover)) {
            return found | left;
        }
        if ((losing.tag->ready & bit(king)) == 0) {
            fill_losing(cover, pos, &losing, king);
        }
        if ((one->words[0] | one->words[1] | one->words[2] | one->words[3]) == 0) {
            continue;
        }
        if ((winning.tag->ready & bit(king)) == 0) {
            fill_winning(cover, pos, &winning, king);
        }
        if (((one->words[0] & other->words[0]) | (one->words[1] & other->words[1]) |
             (one->words[2] & other->words[2]) | (one->words[3] & other->words[3])) != 0) {
            found |= bit(king);
        }
    }
    return found;
}
