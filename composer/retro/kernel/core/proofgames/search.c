/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/search.h"
#include "proofgames/need.h"
#include "proofgames/plan.h"

enum { BUCKET = 4, MOST_COUNT = (1 << 24) - 1, LEAST_SEEN = 2, FIRST_ROOM = 64,
       FIRST_PLACES = 1 << 10 };

static u64 mixed(u64 number)
{
    number ^= number >> 31;
    number *= 0x9E3779B97F4A7C15ULL;
    return number ^ number >> 32;
}

/* Return what tells positions with the same hash apart. */
static u32 check_of(const Pos *pos)
{
    return (u32)(mixed(pos->men[WHITE] ^ mixed(pos->men[BLACK])) >> 32);
}

/* Return how many games lead on from a position, or -1 if that is not known. */
static i32 recall(const Search *search, const Pos *pos, int left)
{
    const Seen *seen = &search->seen[mixed(pos->hash + (u64)left) & search->seen_mask];
    const u32 check = check_of(pos);
    for (int place = 0; place < BUCKET; place++) {
        if (seen[place].key == pos->hash && seen[place].check == check &&
            (int)(seen[place].left_and_count >> 24) == left) {
            return (i32)(seen[place].left_and_count & MOST_COUNT);
        }
    }
    return -1;
}

/* Write what was seen into a table, rather than what was sooner found again; return whether it took
 * a place that was free. */
static bool write_seen(Seen *table, u64 mask, Seen seen)
{
    Seen *bucket = &table[mixed(seen.key + (seen.left_and_count >> 24)) & mask];
    int least = 0;
    bool was_free;
    for (int place = 1; place < BUCKET; place++) {
        if (bucket[place].left_and_count >> 24 < bucket[least].left_and_count >> 24) {
            least = place;
        }
    }
    was_free = bucket[least].left_and_count == 0;
    bucket[least] = seen;
    return was_free;
}

/* Make the table four times as large, if there is memory; it does without. */
static void widen(Search *search)
{
    const u64 places = search->seen_mask + BUCKET, wider = 4 * places;
    Seen *seen = wider <= search->seen_most
                     ? take_blank(&search->memory, (size_t)wider * sizeof(Seen))
                     : NULL;
    if (seen == NULL) {
        search->seen_most = places;
        return;
    }
    search->seen_filled = 0;
    for (u64 place = 0; place < places; place++) {
        if (search->seen[place].left_and_count != 0) {
            search->seen_filled += write_seen(seen, wider - BUCKET, search->seen[place]);
        }
    }
    give_back(&search->memory, search->seen);
    search->seen = seen;
    search->seen_mask = wider - BUCKET;
}

/* Keep how many games lead on from a position. */
static void remember(Search *search, const Pos *pos, int left, u64 count)
{
    if (count <= MOST_COUNT) {
        const Seen seen = {pos->hash, check_of(pos), (u32)left << 24 | (u32)count};
        search->seen_filled += write_seen(search->seen, search->seen_mask, seen);
        if (2 * search->seen_filled > search->seen_mask &&
            search->seen_mask + BUCKET < search->seen_most) {
            widen(search);
        }
    }
}

/* Return a side of a position whose hash is known. */
static Side side_with(const Pos *pos, int us, u64 hash)
{
    Side side;
    side.men = pos->men[us];
    side.hash = hash;
    side.rights = (u8)(pos->rights >> 2 * us & 3);
    for (int kind = 0; kind < 6; kind++) {
        side.kinds[kind] = pos->kinds[kind] & side.men;
    }
    return side;
}

/* Write the moves of a position that may lead on. */
static void begin_frame(Search *search, Frame *frame, int left)
{
    const Pos *pos = &frame->pos;
    const int us = pos->turn;
    const u64 theirs = pos->men[us ^ 1];
    const int captures = count_of(theirs) - search->target.goals[us ^ 1].count;
    const Side side = side_with(pos, us, frame->sides[us]);
    const Ways *ways = ways_of(&search->alone[us], &side, (left + 1) / 2, captures);
    Guard guard;
    Sieve sieve;
    frame->before = search->count;
    frame->next = frame->end = frame->moves;
    if (ways->origins == 0) {
        return;
    }
    sieve.origins = ways->origins;
    sieve.anywhere = 0;
    for (int kind = 0; kind < 6; kind++) {
        sieve.targets[kind] = (ways->quiet[kind] & ~theirs) | (ways->taking[kind] & theirs);
    }
    sieve.promoting = sieve.targets[PAWN];
    sieve.castling = ways->castling;
    sieve.passing = captures > 0;
    look(search->board, pos, &guard);
    frame->end = generate_by_kind(search->board, pos, &guard, &sieve, frame->moves);
}

/* Write the hashes of each side's men after a move. */
static void hash_sides(const Board *board, const Frame *frame, u32 move, u64 *sides)
{
    const int us = frame->pos.turn, kind = kind_of(move);
    const int origin = origin_of(move), target = target_of(move);
    const int becomes = promotion_of(move) != 0 ? promotion_of(move) : kind;
    int taken = target;
    sides[us] = frame->sides[us] ^ board->hash_man[us][kind][origin] ^
                board->hash_man[us][becomes][target];
    sides[us ^ 1] = frame->sides[us ^ 1];
    if (special_of(move) == CASTLING) {
        const int wing = target > origin ? 0 : 1;
        const Castle *castle = &board->castles[2 * us + wing];
        sides[us] ^= board->hash_man[us][ROOK][castle->rook] ^
                     board->hash_man[us][ROOK][castle->rook_target];
        return;
    }
    if (special_of(move) == PASSING) {
        taken = passed_pawn(target, us);
    }
    if ((frame->pos.men[us ^ 1] & bit(taken)) != 0) {
        sides[us ^ 1] ^= board->hash_man[us ^ 1][kind_on(&frame->pos, taken)][taken];
    }
}

/* Return whether both sides may still come to their goals after a move. */
static bool may_lead(Search *search, const Frame *frame, const Frame *after, int left)
{
    const int us = frame->pos.turn, them = us ^ 1;
    const int ours = count_of(after->pos.men[us]) - search->target.goals[us].count;
    const int theirs = count_of(after->pos.men[them]) - search->target.goals[them].count;
    Side side;
    if ((after->pos.rights & search->asked.rights) != search->asked.rights || theirs < 0) {
        return false;
    }
    side = side_with(&after->pos, us, after->sides[us]);
    if (!can_come(&search->alone[us], &side, left / 2, theirs)) {
        return false;
    }
    if (after->pos.men[them] == frame->pos.men[them]) {
        return true;
    }
    if ((frame->pos.men[them] & ~after->pos.men[them] & ~search->target.goals[them].graves) != 0) {
        return false;
    }
    side = side_with(&after->pos, them, after->sides[them]);
    return can_come(&search->alone[them], &side, (left + 1) / 2, ours);
}

static bool stands(const Search *search, const Pos *pos)
{
    const Pos *diagram = &search->asked.diagram;
    bool same = pos->men[WHITE] == diagram->men[WHITE] && pos->men[BLACK] == diagram->men[BLACK];
    for (int kind = 0; kind < 6; kind++) {
        same = same && pos->kinds[kind] == diagram->kinds[kind];
    }
    return same;
}

/* Return whether the last move stepped over the square it must have. */
static bool steps_over(const Search *search, u32 move)
{
    const int passed = search->asked.passed;
    return passed == NO_SQUARE || (special_of(move) == DOUBLE_STEP &&
                                   (origin_of(move) + target_of(move)) / 2 == passed);
}

/* Keep the game that stands in the frames; return whether there was memory for it. */
static bool keep_game(Search *search)
{
    const int length = search->asked.halfmoves;
    search->count++;
    if (search->kept >= search->asked.most) {
        return true;
    }
    if (search->kept == search->room) {
        const u32 wider = search->room != 0 ? 2 * search->room : FIRST_ROOM;
        u32 *games = take(&search->memory, (size_t)wider * (size_t)length * sizeof(u32));
        if (games == NULL) {
            return false;
        }
        for (size_t place = 0; place < (size_t)search->kept * (size_t)length; place++) {
            games[place] = search->games[place];
        }
        give_back(&search->memory, search->games);
        search->games = games;
        search->room = wider;
    }
    for (int depth = 0; depth < length; depth++) {
        search->games[(size_t)search->kept * (size_t)length + (size_t)depth] =
            search->frames[depth].next[-1];
    }
    search->kept++;
    return true;
}

/* Leave a position whose moves were all tried. */
static void leave(Search *search)
{
    const Frame *frame = &search->frames[search->depth];
    const int left = search->asked.halfmoves - search->depth;
    if (left >= LEAST_SEEN && search->depth > 0) {
        remember(search, &frame->pos, left, search->count - frame->before);
    }
    search->depth--;
}

/* Try the next move of the position at work; return whether there was memory enough. */
static bool step(Search *search)
{
    Frame *frame = &search->frames[search->depth], *after = frame + 1;
    const u32 move = *frame->next++;
    const int left = search->asked.halfmoves - search->depth - 1;
    i32 known;
    make(search->board, &frame->pos, move, &after->pos);
    hash_sides(search->board, frame, move, after->sides);
    search->nodes++;
    if (!may_lead(search, frame, after, left)) {
        return true;
    }
    if (left % 2 == 0 && stands(search, &after->pos)) {
        return left > 0 || !steps_over(search, move) || keep_game(search);
    }
    if (left == 0) {
        return true;
    }
    known = left >= LEAST_SEEN ? recall(search, &after->pos, left) : -1;
    if (known == 0) {
        return true;
    }
    if (known > 0 && search->kept >= search->asked.most) {
        search->count += (u64)known;
        return true;
    }
    search->depth++;
    begin_frame(search, after, left);
    return true;
}

int run_search(Search *search, u64 nodes)
{
    const u64 end = search->nodes + nodes;
    if (*search->asked.cancelled != 0) {
        return WORKING; /* what was asked of the sides may be unfinished */
    }
    while (search->depth >= 0) {
        const Frame *frame = &search->frames[search->depth];
        if (frame->next == frame->end) {
            leave(search);
            continue;
        }
        if (search->nodes >= end || *search->asked.cancelled != 0) {
            return WORKING;
        }
        if (!step(search)) {
            return NO_MEMORY_LEFT;
        }
    }
    return DONE;
}

int follow_game(Search *search, const u32 *moves, int count)
{
    int tried = 0;
    while (tried < count && search->depth == tried) {
        Frame *frame = &search->frames[tried], *after = frame + 1;
        const int left = search->asked.halfmoves - tried - 1;
        while (frame->next != frame->end && !same_move(*frame->next, moves[tried])) {
            frame->next++;
        }
        if (frame->next == frame->end) {
            break;
        }
        make(search->board, &frame->pos, *frame->next, &after->pos);
        hash_sides(search->board, frame, *frame->next, after->sides);
        if (!may_lead(search, frame, after, left)) {
            break;
        }
        search->depth = ++tried;
        if (left > 0) {
            begin_frame(search, after, left);
        }
    }
    search->depth = -1;
    return tried;
}

/* Return whether a diagram has too many men of a side, or pawns where none can come to. */
static bool is_beyond(const Pos *start, const Pos *diagram)
{
    u64 strange = 0;
    const u64 walls = walls_of(diagram);
    for (int colour = 0; colour < 2; colour++) {
        strange |= walls & diagram->men[colour] & ~(start->kinds[PAWN] & start->men[colour]);
        if (count_of(diagram->men[colour]) > count_of(start->men[colour])) {
            return true;
        }
    }
    return strange != 0;
}

bool need(const Board *board, const Pos *start, const Pos *diagram, const Memory *memory,
          int *moves)
{
    Target *target = take(memory, sizeof(Target));
    if (target == NULL) {
        return false;
    }
    for (int colour = 0; colour < 2; colour++) {
        const int captures = count_of(start->men[colour ^ 1]) - count_of(diagram->men[colour ^ 1]);
        target->captures[colour] = captures > 0 ? captures : 0;
    }
    fill_plain_target(board, diagram, target);
    for (int colour = 0; colour < 2; colour++) {
        const int captures = count_of(start->men[colour ^ 1]) - count_of(diagram->men[colour ^ 1]);
        const Side side = side_of(board, start, colour);
        moves[colour] = is_beyond(start, diagram)
                            ? NO_WAY
                            : least_moves(board, target, colour, &side, captures);
        moves[colour] = moves[colour] < captures ? captures : moves[colour];
    }
    give_back(memory, target);
    return true;
}

/* Stand at the start, if a game is possible at all. */
static void begin(Search *search)
{
    Frame *first = &search->frames[0];
    const Pos *start = &search->asked.start;
    const int left = search->asked.halfmoves;
    Side sides[2];
    int captures[2], moves[2];
    search->depth = -1;
    if ((start->rights & search->asked.rights) != search->asked.rights ||
        is_beyond(start, &search->asked.diagram) ||
        !fill_planned_target(search->board, start, &search->asked.diagram, left, &search->target)) {
        return;
    }
    for (int colour = 0; colour < 2; colour++) {
        const int other = colour ^ 1;
        sides[colour] = side_of(search->board, start, colour);
        first->sides[colour] = sides[colour].hash;
        captures[colour] = count_of(start->men[other]) - search->target.goals[other].count;
        moves[colour] = start->turn == colour ? (left + 1) / 2 : left / 2;
    }
    for (int colour = 0; colour < 2; colour++) {
        if (!can_come(&search->alone[colour], &sides[colour], moves[colour], captures[colour])) {
            return;
        }
    }
    first->pos = *start;
    search->depth = 0;
    begin_frame(search, first, left);
}

Search *open_search(const Board *board, const Asked *asked, const Memory *memory, u64 size)
{
    Search *search = take_blank(memory, sizeof(Search));
    bool enough;
    if (search == NULL) {
        return NULL;
    }
    search->board = board;
    search->memory = *memory;
    search->asked = *asked;
    search->frames = take(memory, (size_t)(asked->halfmoves + 1) * sizeof(Frame));
    search->seen = take_blank(memory, FIRST_PLACES * sizeof(Seen));
    search->seen_mask = FIRST_PLACES - BUCKET;
    search->seen_most = size;
    enough = open_alone(&search->alone[WHITE], board, &search->target, WHITE, memory, size / 2,
                        asked->cancelled);
    enough = open_alone(&search->alone[BLACK], board, &search->target, BLACK, memory, size / 2,
                        asked->cancelled) &&
             enough;
    if (!enough || search->frames == NULL || search->seen == NULL) {
        close_search(search);
        return NULL;
    }
    begin(search);
    return search;
}

void close_search(Search *search)
{
    const Memory memory = search->memory;
    close_alone(&search->alone[WHITE]);
    close_alone(&search->alone[BLACK]);
    give_back(&memory, search->games);
    give_back(&memory, search->seen);
    give_back(&memory, search->frames);
    give_back(&memory, search);
}
