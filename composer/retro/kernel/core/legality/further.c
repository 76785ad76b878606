/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/further.h"

#include "legality/paths.h"

static u64 mixed(u64 hash, u64 with)
{
    hash = (hash ^ with) * 0x9E3779B97F4A7C15ULL;
    return hash ^ hash >> 29;
}

/* Return a hash of what is read of a man: of an officer only what he can have been. */
static u64 hash_of_man(const Side *side, int row)
{
    u64 hash = side->kinds[row] == PAWN ? side->squares[row] : 64;
    for (int column = 0; column < COLUMNS; column++) {
        hash = mixed(hash, side->costs[0][row][column] < NEVER);
    }
    return hash;
}

/* Return a hash of what is asked of the columns. */
static u64 hash_of_study(const Study *found)
{
    u64 hash = mixed(1, found->ways.steady);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &found->sides[colour];
        u64 men = 0;
        for (int row = 0; row < side->rows; row++) {
            men += hash_of_man(side, row);
        }
        hash = mixed(mixed(hash, men), (u64)side->missing);
    }
    return hash;
}

/* Return a hash of a question: pawns that moved on without passing another ask the same. */
static u64 hash_of_quest(const Quest *quest)
{
    const Kernel *start = &quest->start;
    u64 hash = mixed(2, quest->wanted);
    hash = mixed(hash, (u64)quest->locked[0] | (u64)quest->locked[1] << 8 |
                           (u64)start->missing[0] << 16 | (u64)start->missing[1] << 24 |
                           (u64)quest->promoted[0] << 32 | (u64)quest->promoted[1] << 40);
    for (int file = 0; file < 8; file++) {
        hash = mixed(hash, (u64)quest->entrance[0][file] << 8 | quest->entrance[1][file]);
    }
    return hash;
}

/* Return where a man can be without passing what is steady or a pawn, for all that is asked of it: a
 * king goes past no square that pawns guard either. Whoever stands there himself is alone. */
static u64 room_of(const Pos *pos, u64 steady, int colour, int kind, int square)
{
    const u64 pawns = pos->kinds[PAWN], theirs = pawns & pos->men[colour ^ 1];
    u64 shut = steady | pawns;
    if (kind == KING) {
        shut |= steady_guards(steady, colour);
        shut |= colour == WHITE ? (theirs & ~FILE_A) >> 9 | (theirs & ~FILE_H) >> 7
                                : (theirs & ~FILE_A) << 7 | (theirs & ~FILE_H) << 9;
    }
    return (shut & bit(square)) != 0 ? bit(square) : flood(kind, bit(square), shut);
}

/* Return a hash of all that is read of a position: of officers only in which room they are. */
static u64 hash_of_past(const Past *past)
{
    const Pos *pos = &past->pos;
    const u64 steady = steady_men(pos, past->unmoved), pawns = pos->kinds[PAWN];
    u64 hash = mixed(mixed(mixed(3, steady), pawns & pos->men[WHITE]), pawns & pos->men[BLACK]);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        u64 officers = 0;
        for (u64 men = pos->men[colour] & ~pawns; men != 0; men &= men - 1) {
            const int square = first_of(men), kind = kind_on(pos, square);
            officers += mixed(mixed(5, (u64)kind), room_of(pos, steady, colour, kind, square));
        }
        hash = mixed(hash, officers);
    }
    return hash;
}

/* Return where an answer is kept, as bit 0, or where it is to be; `known` says which. */
static u64 *place_of_answer(Further *further, u64 hash, bool *known)
{
    u64 *place = &further->kept[hash >> 40 & (FURTHER_KEPT - 1)];
    const u64 key = (hash | 2) & ~(u64)1;
    *known = (*place & ~(u64)1) == key;
    if (!*known) {
        *place = key;
    }
    return place;
}

/* Search with so many kernels, in a table of which no more is cleared than they need. */
static int search_among(Further *further, Quest *quest, u32 kernels)
{
    static const char never = 0;
    quest->most = kernels;
    quest->steps = further->steps;
    quest->seen = further->seen;
    for (quest->slots = 1; quest->slots <= 2 * kernels;) {
        quest->slots *= 2;
    }
    for (u32 slot = 0; slot < quest->slots; slot++) {
        further->seen[slot].columns = 0;
    }
    return search_columns(quest, &never);
}

static bool columns_disprove(Further *further, const Pos *pos, const Study *found)
{
    Quest quest;
    bool known;
    ask_columns(pos, found, &quest);
    u64 *place = place_of_answer(further, hash_of_quest(&quest), &known);
    if (known) {
        return (*place & 1) != 0;
    }
    int answer = search_among(further, &quest, FEW_KERNELS);
    if (answer == COLUMNS_UNKNOWN && further->left > FEW_KERNELS) {
        answer = search_among(
            further, &quest, further->left < MANY_KERNELS ? further->left : MANY_KERNELS);
        further->left -= quest.kept < further->left ? quest.kept : further->left;
    }
    const bool disproved = answer == COLUMNS_IMPOSSIBLE || answer == COLUMNS_UNENDED;
    *place |= disproved;
    return disproved;
}

static bool studied_further(Further *further, const Past *past)
{
    Study found;
    further->studies++;
    study(&past->pos, past->unmoved, &found);
    if (!found.possible || paths_disprove(&found, 0, true)) {
        return true;
    }
    bool known;
    u64 *place = place_of_answer(further, hash_of_study(&found), &known);
    if (!known) {
        const u64 key = *place;
        const u64 answer = columns_disprove(further, &past->pos, &found);
        *place = key | answer; /* the other question may be kept at the same place */
    }
    return (*place & 1) != 0;
}

void begin_further(Further *further, u64 positions)
{
    further->left = positions <= QUICK_SEARCH                     ? 0
                    : positions < MOST_KERNELS / KERNELS_EACH ? (u32)positions * KERNELS_EACH
                                                              : MOST_KERNELS;
}

bool disproved_further(Further *further, const Past *past)
{
    bool known;
    u64 *place = place_of_answer(further, hash_of_past(past), &known);
    if (!known) {
        const u64 key = *place;
        const u64 answer = studied_further(further, past);
        *place = key | answer;
    }
    return (*place & 1) != 0;
}
