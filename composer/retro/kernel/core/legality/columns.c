/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/columns.h"

#include <stddef.h>
#include <string.h>

enum { LONGEST_COLUMN = 7, MOST_ENDS = 8, COLUMN_CODES = 256, TOO_MANY_CAPTURES = 100 };

/* Pairs of numbers, White's and Black's, of which none is as small as another in both. */
typedef struct Pairs {
    u8 number;
    u8 pair[MOST_ENDS][2];
} Pairs;

/* What a column asks for to become what is wanted: the fewest pawns that come there, and, where none
 * need come, the fewest that are captured, so that the others too many can promote. */
typedef struct Ends {
    bool known;
    Pairs coming, captured;
} Ends;

typedef struct Search {
    const Quest *quest;
    const volatile char *cancelled;
    u32 kept, made;
    bool cut;
    Ends ends[8][COLUMN_CODES];
} Search;

static u32 column_of(u64 columns, int file)
{
    return (u32)(columns >> 8 * file & 0xFF);
}

static u64 with_column(u64 columns, int file, u32 column)
{
    return (columns & ~((u64)0xFF << 8 * file)) | (u64)column << 8 * file;
}

static int length_of(u32 column)
{
    return column == 0 ? 0 : last_of(column);
}

static u32 without(u32 column, int index)
{
    const u32 below = column & ((1u << index) - 1);
    return below | column >> (index + 1) << index;
}

static u32 inserted(u32 column, int index, int colour)
{
    const u32 below = column & ((1u << index) - 1);
    return below | (u32)colour << index | column >> index << (index + 1);
}

static bool is_locked(const Quest *quest, u32 column, int file, int index)
{
    if ((column >> index & 1) == WHITE) {
        return index == 0 && (quest->locked[WHITE] >> file & 1) != 0;
    }
    return index == length_of(column) - 1 && (quest->locked[BLACK] >> file & 1) != 0;
}

/* Return how many bits each byte has. */
static u64 bits_of_bytes(u64 bytes)
{
    bytes -= bytes >> 1 & 0x5555555555555555ULL;
    bytes = (bytes & 0x3333333333333333ULL) + (bytes >> 2 & 0x3333333333333333ULL);
    return (bytes + (bytes >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
}

/* Write how many pawns of each side are in each column, a byte for each file. */
static void count_pawns(u64 columns, u64 *pawns)
{
    u64 filled = columns; /* up to the end, which is a bit too */
    filled |= filled >> 1 & 0x7F7F7F7F7F7F7F7FULL;
    filled |= filled >> 2 & 0x3F3F3F3F3F3F3F3FULL;
    filled |= filled >> 4 & 0x0F0F0F0F0F0F0F0FULL;
    pawns[BLACK] = bits_of_bytes(columns) - 0x0101010101010101ULL;
    pawns[WHITE] = bits_of_bytes(filled) - 0x0101010101010101ULL - pawns[BLACK];
}

/* Return the fewest captures by a side that bring as many of its pawns to each file as are
 * wanted; what is there beyond may go. Flows of pawns to the next file are tried file by file:
 * what goes on is at most what came and what can be spared, and never more than all that lack. */
static int flow_needed(const int *spare, int lacking)
{
    enum { MOST_LACKING = 8 * LONGEST_COLUMN, FAR = 99 };
    const int flows = 2 * lacking + 1;
    int best[2 * MOST_LACKING + 1], least[2 * MOST_LACKING + 2];
    for (int flow = 0; flow < flows; flow++) {
        best[flow] = flow == lacking ? 0 : FAR;
    }
    for (int file = 0; file < 8; file++) {
        least[flows] = FAR; /* of a flow or a larger one */
        for (int flow = flows - 1; flow >= 0; flow--) {
            least[flow] = best[flow] < least[flow + 1] ? best[flow] : least[flow + 1];
        }
        for (int on = 0; on < flows; on++) {
            const int from = on - spare[file] < 0 ? 0 : on - spare[file];
            const int cost = from < flows ? least[from] : FAR;
            best[on] = cost >= FAR ? FAR : cost + (on > lacking ? on - lacking : lacking - on);
        }
    }
    return best[lacking];
}

/* Add a pair, if no other is as small in both. */
static void add_pair(Pairs *pairs, int white, int black)
{
    int kept = 0;
    for (int each = 0; each < pairs->number; each++) {
        const u8 *other = pairs->pair[each];
        if (other[WHITE] <= white && other[BLACK] <= black) {
            return;
        }
        if (other[WHITE] < white || other[BLACK] < black) {
            pairs->pair[kept][WHITE] = other[WHITE];
            pairs->pair[kept++][BLACK] = other[BLACK];
        }
    }
    pairs->pair[kept][WHITE] = (u8)white;
    pairs->pair[kept][BLACK] = (u8)black;
    pairs->number = (u8)(kept + 1);
}

/* Count the pawns too many, `rest`, that are captured: White's below `high`, Black's from `low` on. */
static void count_captured(Pairs *pairs, u32 column, u32 rest, int low, int high)
{
    const u32 white = rest & ~column & ((1u << high) - 1), black = rest & column & ~0u << low;
    add_pair(pairs, count_of(white), count_of(black));
}

/* Return whether a column is what is left of another if some pawns are taken out. */
static bool is_within(u32 column, u32 wanted)
{
    const int length = length_of(column), end = length_of(wanted);
    int found = 0;
    for (int index = 0; index < end && found < length; index++) {
        found += (column >> found & 1) == (wanted >> index & 1);
    }
    return found == length;
}

/* Return what is kept of a column, as a column. */
static u32 kept_of(u32 column, u32 kept)
{
    u32 found = 0;
    int length = 0;
    for (; kept != 0; kept &= kept - 1) {
        found |= (column >> first_of(kept) & 1) << length++;
    }
    return found | 1u << length;
}

static void find_ends(const Quest *quest, int file, u32 column, Ends *ends)
{
    const u32 wanted = column_of(quest->wanted, file);
    const int length = length_of(column), end = length_of(wanted);
    const u32 all = (1u << length) - 1, blacks = wanted & ((1u << end) - 1);
    ends->known = true;
    for (u32 kept = 0; kept <= all; kept++) {
        bool steady = true;
        for (int index = 0; index < length && steady; index++) {
            steady = (kept >> index & 1) != 0 || !is_locked(quest, column, file, index);
        }
        if (!steady || !is_within(kept_of(column, kept), wanted)) {
            continue;
        }
        add_pair(&ends->coming, end - count_of(blacks) - count_of(kept & ~column),
                 count_of(blacks) - count_of(kept & column));
        if (count_of(kept) != end) {
            continue;
        }
        if (kept != 0) {
            count_captured(&ends->captured, column, all & ~kept, first_of(kept), last_of(kept));
            continue;
        }
        for (int border = 0; border <= length; border++) { /* White's above promote, Black's below */
            count_captured(&ends->captured, column, all, border, border);
        }
    }
}

static const Ends *ends_of(Search *search, int file, u32 column)
{
    Ends *ends = &search->ends[file][column];
    if (!ends->known) {
        find_ends(search->quest, file, column, ends);
    }
    return ends;
}

/* Return whether all columns together ask for so many pawns at most, to come or to be captured. */
static bool ask_at_most(Search *search, u64 columns, bool coming, const int *most)
{
    enum { MOST_ASKED = 32, FAR = 99 };
    int least[MOST_ASKED]; /* of Black's, by the number of White's */
    for (int white = 0; white <= most[WHITE]; white++) {
        least[white] = 0;
    }
    for (int file = 0; file < 8; file++) {
        const Ends *ends = ends_of(search, file, column_of(columns, file));
        const Pairs *pairs = coming ? &ends->coming : &ends->captured;
        for (int white = most[WHITE]; white >= 0; white--) {
            int best = FAR;
            for (int each = 0; each < pairs->number; each++) {
                const int before = white - pairs->pair[each][WHITE];
                if (before >= 0 && least[before] + pairs->pair[each][BLACK] < best) {
                    best = least[before] + pairs->pair[each][BLACK];
                }
            }
            least[white] = best;
        }
    }
    return least[most[WHITE]] <= most[BLACK];
}

/* Write how many pawns of a side are too many on each file of a kernel; return how many in all. */
static int count_spare(const Quest *quest, const Kernel *kernel, int colour, int *spare)
{
    int spared = 0;
    u64 here[2], wanted[2];
    count_pawns(kernel->columns, here);
    count_pawns(quest->wanted, wanted);
    for (int file = 0; file < 8; file++) {
        spare[file] = (int)(here[colour] >> 8 * file & 0xFF) -
                      (int)(wanted[colour] >> 8 * file & 0xFF);
        spared += spare[file];
    }
    return spared;
}

/* Return how far a kernel is from what is wanted, at least in captures; -1 if it cannot come
 * there: its men that may be captured, or its pawns, are too few. */
static int distance_of(Search *search, const Kernel *kernel)
{
    const Quest *quest = search->quest;
    int amiss = 0, flows = 0;
    for (int colour = WHITE; colour <= BLACK; colour++) {
        int spare[8], lacking = 0;
        const int spared = count_spare(quest, kernel, colour, spare);
        for (int file = 0; file < 8; file++) {
            lacking -= spare[file] < 0 ? spare[file] : 0;
        }
        if (spared < quest->promoted[colour] || lacking > kernel->missing[colour ^ 1]) {
            return -1; /* each that lacks needs a capture at least */
        }
        const int flow = lacking == 0 ? 0 : flow_needed(spare, lacking);
        if (flow > kernel->missing[colour ^ 1]) {
            return -1;
        }
        flows += flow;
    }
    const int most[2] = {kernel->missing[BLACK], kernel->missing[WHITE]};
    if (!ask_at_most(search, kernel->columns, true, most)) {
        return -1;
    }
    for (int file = 0; file < 8; file++) {
        const Pairs *captured = &ends_of(search, file, column_of(kernel->columns, file))->captured;
        amiss += captured->number == 0 || captured->pair[0][WHITE] + captured->pair[0][BLACK] > 0;
    }
    amiss = (amiss + 1) / 2; /* a capture touches two files at most */
    amiss = flows > amiss ? flows : amiss;
    return amiss > kernel->missing[WHITE] + kernel->missing[BLACK] ? -1 : amiss;
}

/* Write the fewest captures with which pawns end on a file, by the free places used and by the pawns
 * that go on to the next (or come from it, below NO_FLOW). */
enum { NO_FLOW = 8, FLOWS = 2 * NO_FLOW + 1, FREE = 17 };

static void end_on_file(int spare, int arrivals, int entrance, int free, u8 best[FREE][FLOWS])
{
    u8 next[FREE][FLOWS];
    memset(next, TOO_MANY_CAPTURES, sizeof next);
    for (int used = 0; used <= free; used++) {
        for (int flow = 0; flow < FLOWS; flow++) {
            for (int ended = 0; ended <= NO_FLOW && best[used][flow] < TOO_MANY_CAPTURES; ended++) {
                const int on = flow + spare - ended, rest = ended > arrivals ? ended - arrivals : 0;
                if (on < 0 || on >= FLOWS) {
                    continue;
                }
                for (int freely = 0; freely <= rest && used + freely <= free; freely++) {
                    const int cost = best[used][flow] + entrance * (rest - freely) +
                                     (on < NO_FLOW ? NO_FLOW - on : on - NO_FLOW);
                    if (cost < next[used + freely][on]) {
                        next[used + freely][on] = (u8)cost;
                    }
                }
            }
        }
    }
    memcpy(best, next, sizeof next);
}

/* Return whether the pawns of a side that are missing would need too many captures. Where all pawns of
 * the other side are left, their captures bring them from file to file: so many at least on each file.
 * A missing pawn was captured there, or wherever else one may be captured, or has promoted. */
static bool missing_cannot_end(const Quest *quest, int colour)
{
    const Kernel *start = &quest->start;
    int spare[8], theirs[8], arrivals[8], captures = 0, onwards = 0;
    u8 best[FREE][FLOWS];
    if (count_spare(quest, start, colour ^ 1, theirs) != 0 ||
        count_spare(quest, start, colour, spare) == 0) {
        return false;
    }
    for (int file = 0; file < 8; file++) {
        arrivals[file] = onwards > 0 ? onwards : 0;
        onwards += theirs[file];
        arrivals[file] += onwards < 0 ? -onwards : 0;
        captures += arrivals[file];
    }
    const int free = start->missing[colour] - captures;
    if (free < 0 || free >= FREE) {
        return free < 0;
    }
    memset(best, TOO_MANY_CAPTURES, sizeof best);
    best[0][NO_FLOW] = 0;
    for (int file = 0; file < 8; file++) {
        end_on_file(spare[file], arrivals[file], quest->entrance[colour][file], free, best);
    }
    for (int used = 0; used <= free; used++) {
        if (best[used][NO_FLOW] <= start->missing[colour ^ 1]) {
            return false;
        }
    }
    return true;
}

/* Return whether what is wanted is left, if the pawns too many promote or are captured. */
static bool is_wanted(Search *search, const Kernel *kernel)
{
    int most[2], spare[8];
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const int spared = count_spare(search->quest, kernel, colour, spare) -
                           search->quest->promoted[colour];
        most[colour] = spared < kernel->missing[colour] ? spared : kernel->missing[colour];
        if (most[colour] < 0) {
            return false;
        }
    }
    return ask_at_most(search, kernel->columns, false, most);
}

/* Return whether a kernel is seen for the first time, and keep it. */
static bool is_new(const Quest *quest, const Kernel *kernel)
{
    const u32 mask = quest->slots - 1;
    const u64 rest = (u64)kernel->missing[0] | (u64)kernel->missing[1] << 8;
    u32 slot = (u32)((kernel->columns * 0x9E3779B97F4A7C15ULL ^ rest * 0xC2B2AE3D27D4EB4FULL) >> 32);
    for (slot &= mask; quest->seen[slot].columns != 0; slot = (slot + 1) & mask) {
        const Kernel *other = &quest->seen[slot];
        if (other->columns == kernel->columns && other->missing[0] == kernel->missing[0] &&
            other->missing[1] == kernel->missing[1]) {
            return false;
        }
    }
    quest->seen[slot] = *kernel;
    return true;
}

typedef struct Out { /* where kernels that follow are written */
    const Quest *quest;
    Search *search;
    Kernel *next;
} Out;

/* Write a kernel that follows, if it can still come to what is wanted and is new. */
static void follow(Out *out, const Kernel *from, u64 columns, int captured)
{
    Kernel next = *from;
    next.columns = columns;
    next.missing[captured]--;
    if (++out->search->made >= 16 * out->quest->most) {
        out->search->cut = true;
    }
    next.far = (int8_t)distance_of(out->search, &next);
    if (next.far < 0 || out->search->cut || !is_new(out->quest, &next)) {
        return;
    }
    if (++out->search->kept >= out->quest->most) {
        out->search->cut = true;
    }
    *out->next++ = next;
}

/* Write what follows if a pawn captures on a file beside its own. */
static void capture_on(Out *out, const Kernel *from, u64 columns, int colour, int file)
{
    const u32 column = column_of(columns, file);
    const int length = length_of(column);
    const int first = colour == WHITE ? 1 : 0, last = colour == WHITE ? length : length - 1;
    /* A pawn, whose place it takes; but rather one that can promote does so and is captured as an
     * officer, which leaves more open. */
    for (int index = first; index < last; index++) {
        if ((int)(column >> index & 1) != colour &&
            !is_locked(out->quest, column, file, index)) {
            const u64 after = with_column(columns, file, column ^ 1u << index);
            follow(out, from, after, colour ^ 1);
        }
    }
    if (length == LONGEST_COLUMN) {
        out->search->cut = true; /* there is no room for one more, though some may be gone */
        return;
    }
    for (int index = 0; index <= length; index++) { /* an officer */
        const bool below = length > 0 && index == 0 && is_locked(out->quest, column, file, 0) &&
                           (column & 1) == WHITE;
        const bool above = length > 0 && index == length &&
                           is_locked(out->quest, column, file, length - 1) &&
                           (column >> (length - 1) & 1) == BLACK;
        if (!below && !above) {
            const u64 after = with_column(columns, file, inserted(column, index, colour));
            follow(out, from, after, colour ^ 1);
        }
    }
}

/* Write all that follows from what one pawn captures. */
static void move_pawn(Out *out, const Kernel *from, int file, int index)
{
    const u32 column = column_of(from->columns, file);
    const int colour = (int)(column >> index & 1);
    const u64 gone = with_column(from->columns, file, without(column, index));
    if (is_locked(out->quest, column, file, index) || from->missing[colour ^ 1] == 0) {
        return;
    }
    if (file > 0) {
        capture_on(out, from, gone, colour, file - 1);
    }
    if (file < 7) {
        capture_on(out, from, gone, colour, file + 1);
    }
}

/* Sort kernels, the nearest to what is wanted last. */
static void sort(Kernel *first, const Kernel *end)
{
    for (Kernel *each = first + 1; each < end; each++) {
        const Kernel moved = *each;
        Kernel *place = each;
        while (place > first && place[-1].far < moved.far) {
            *place = place[-1];
            place--;
        }
        *place = moved;
    }
}

/* Return whether what is wanted can be reached from a kernel. */
static bool reaches(Search *search, const Kernel *from, int depth)
{
    const Quest *quest = search->quest;
    Kernel *steps = quest->steps + (size_t)depth * MOST_STEPS_ON;
    Out out = {quest, search, steps};
    if (is_wanted(search, from)) {
        return true;
    }
    if (depth + 1 >= MOST_COLUMN_DEPTH || *search->cancelled != 0) {
        search->cut = true;
    }
    if (search->cut) {
        return false;
    }
    for (int file = 0; file < 8; file++) {
        const int length = length_of(column_of(from->columns, file));
        for (int index = 0; index < length; index++) {
            move_pawn(&out, from, file, index);
        }
    }
    sort(steps, out.next);
    while (out.next > steps) {
        if (reaches(search, --out.next, depth + 1)) {
            return true;
        }
    }
    return false;
}

int search_columns(Quest *quest, const volatile char *cancelled)
{
    Search search;
    memset(&search, 0, sizeof search);
    search.quest = quest;
    search.cancelled = cancelled;
    quest->kept = 0;
    if (distance_of(&search, &quest->start) < 0) {
        return COLUMNS_IMPOSSIBLE;
    }
    if (missing_cannot_end(quest, WHITE) || missing_cannot_end(quest, BLACK)) {
        return COLUMNS_UNENDED;
    }
    const bool reached = reaches(&search, &quest->start, 0);
    quest->kept = search.kept;
    if (reached) {
        return COLUMNS_POSSIBLE;
    }
    return search.cut ? COLUMNS_UNKNOWN : COLUMNS_IMPOSSIBLE;
}

/* Return how many men of a side are promoted at least, by their origins. */
static int least_promoted(const Side *side)
{
    Costs costs;
    Assignment found;
    for (int row = 0; row < side->rows; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            const bool pawn = kind_in_array(side->first_home + column) == PAWN;
            costs[row][column] = side->costs[0][row][column] >= NEVER
                                     ? NEVER
                                     : (i16)(pawn && side->kinds[row] != PAWN);
        }
    }
    assign(costs, side->rows, &found);
    return found.cost;
}

static u32 column_on(const Pos *pos, int file)
{
    u32 column = 1;
    for (int rank = 7; rank >= 0; rank--) {
        const u64 here = bit(8 * rank + file);
        if ((pos->kinds[PAWN] & here) != 0) {
            column = column << 1 | ((pos->men[BLACK] & here) != 0);
        }
    }
    return column;
}

/* Return the captures that a pawn needs on the last two ranks of a file to promote: it may go ahead,
 * or capture to the side, but not past steady men, nor from where it would check a king that has never
 * moved. */
static int entrance_on(const Ways *ways, int colour, int file)
{
    const int before = (colour == WHITE ? 48 : 8) + file, last = (colour == WHITE ? 56 : 0) + file;
    const u64 shut = ways->steady;
    if (((shut | pawn_traps(ways, colour)) & bit(before)) != 0) {
        return SHUT;
    }
    if ((shut & bit(last)) == 0) {
        return 0;
    }
    return (file > 0 && (shut & bit(last - 1)) == 0) || (file < 7 && (shut & bit(last + 1)) == 0)
               ? 1
               : SHUT;
}

void ask_columns(const Pos *pos, const Study *found, Quest *quest)
{
    quest->wanted = quest->start.columns = 0;
    for (int file = 0; file < 8; file++) {
        quest->wanted |= (u64)column_on(pos, file) << 8 * file;
        quest->start.columns |= (u64)6 << 8 * file; /* White's, Black's, the end */
    }
    quest->locked[WHITE] = (u8)(found->ways.steady >> 8);
    quest->locked[BLACK] = (u8)(found->ways.steady >> 48);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        quest->start.missing[colour] = (u8)found->sides[colour].missing;
        quest->promoted[colour] = (u8)least_promoted(&found->sides[colour]);
        for (int file = 0; file < 8; file++) {
            quest->entrance[colour][file] = (u8)entrance_on(&found->ways, colour, file);
        }
    }
    quest->start.far = 0;
}
