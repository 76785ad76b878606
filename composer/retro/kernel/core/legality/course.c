/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/course.h"

#include <stddef.h>
#include <string.h>

enum { ANYWHERE = 64, CAPTURED_LEVEL = 7, MOST_LEVELS = 256 };

/* What does not change while one question is looked at. */
typedef struct Question {
    Course *course;
    const Study *found;
    const March *marches;
    int number;
    u8 stops[MOST_MARCHES][LONGEST_MARCH]; /* squares, or ANYWHERE: somewhere further on */
    u8 length[MOST_MARCHES];
    u8 roaming[MOST_ROAMING]; /* men of the array (as in `captured`) that are pawns elsewhere */
    int roamers;
    u32 origins[2][COLUMNS]; /* men of the array that an officer of the diagram can be at all */
    int elsewhere[2];        /* men of each side that are captured otherwise than on paths */
    u64 guarded[2];          /* by steady men: where a king of that colour cannot go */
    u32 levels[MOST_LEVELS]; /* the first stage of each level, plus one */
    u32 used;
    bool cut;
} Question;

static int home_of(int man)
{
    return man < COLUMNS ? man : man + 32;
}

static int colour_of(int man)
{
    return man < COLUMNS ? WHITE : BLACK;
}

/* Return the place of an officer of the array among officers. */
static int officer_of(int man)
{
    return man < COLUMNS ? man : man - COLUMNS;
}

static int man_of_officer(int officer)
{
    return officer < 8 ? officer : officer + COLUMNS;
}

static bool is_steady(const Question *question, int man)
{
    return (question->found->ways.steady & bit(home_of(man))) != 0;
}

static int step_of(const Stage *stage, int march)
{
    return (int)(stage->steps >> 3 * march & 7);
}

static int square_of(const Stage *stage, int roamer)
{
    return (int)(stage->roaming >> 6 * roamer & 63);
}

static bool is_captured(const Stage *stage, int man)
{
    return (stage->captured >> man & 1) != 0;
}

static bool has_promoted(int man, int square)
{
    return (square >> 3) == (colour_of(man) == WHITE ? 7 : 0);
}

static bool captures(const March *pawn, int step)
{
    return ((pawn->steps[step] ^ pawn->steps[step + 1]) & 7) != 0;
}

static int captures_until(const March *pawn, int end)
{
    int found = 0;
    for (int step = 0; step < end; step++) {
        found += captures(pawn, step);
    }
    return found;
}

static u64 guards_of_pawn(int colour, int square)
{
    const u64 pawn = bit(square);
    return colour == WHITE ? (pawn & ~FILE_A) << 7 | (pawn & ~FILE_H) << 9
                           : (pawn & ~FILE_A) >> 9 | (pawn & ~FILE_H) >> 7;
}

/* Return where pawns and steady men stand; write where kings of each colour cannot go by them. */
static u64 taken_in(const Question *question, const Stage *stage, u64 *guarded)
{
    u64 taken = question->found->ways.steady;
    guarded[WHITE] = question->guarded[WHITE];
    guarded[BLACK] = question->guarded[BLACK];
    for (int march = 0; march < question->number; march++) {
        const int square = question->stops[march][step_of(stage, march)];
        if (square != ANYWHERE) {
            const int colour = question->marches[march].colour;
            taken |= bit(square);
            guarded[colour ^ 1] |= guards_of_pawn(colour, square);
        }
    }
    for (int roamer = 0; roamer < question->roamers; roamer++) {
        const int man = question->roaming[roamer], square = square_of(stage, roamer);
        if (!is_captured(stage, man) && !has_promoted(man, square)) {
            taken |= bit(square);
            guarded[colour_of(man) ^ 1] |= guards_of_pawn(colour_of(man), square);
        }
    }
    return taken;
}

/* Return where officers stand that have no other square. */
static u64 standing_officers(const Stage *stage, u64 *guarded)
{
    u64 found = 0;
    for (int officer = 0; officer < COLUMNS; officer++) {
        const u64 here = stage->reach[officer];
        if (here != 0 && (here & (here - 1)) == 0) {
            const int man = man_of_officer(officer);
            found |= here;
            guarded[colour_of(man) ^ 1] |= exits_of(kind_in_array(home_of(man)), here);
        }
    }
    return found;
}

/* Let all officers go where they can in a stage; return whether each can be somewhere. */
static bool settle_stage(const Question *question, Stage *stage)
{
    u64 by_pawns[2];
    const u64 taken = taken_in(question, stage, by_pawns);
    for (int officer = 0; officer < COLUMNS; officer++) {
        const int man = man_of_officer(officer);
        stage->reach[officer] &= ~taken;
        if (stage->reach[officer] == 0 && !is_captured(stage, man) && !is_steady(question, man)) {
            return false;
        }
    }
    for (bool changed = true; changed;) {
        u64 guarded[2] = {by_pawns[WHITE], by_pawns[BLACK]};
        const u64 standing = taken | standing_officers(stage, guarded);
        changed = false;
        for (int officer = 0; officer < COLUMNS; officer++) {
            const u64 here = stage->reach[officer];
            const int man = man_of_officer(officer), kind = kind_in_array(home_of(man));
            if (here == 0) {
                continue;
            }
            const u64 barred = standing | (kind == KING ? guarded[colour_of(man)] : 0);
            const u64 ahead = exits_of(kind, here) & ~barred;
            const u64 more = here | flood(kind, ahead, barred);
            changed = changed || more != here;
            stage->reach[officer] = more;
        }
    }
    return true;
}

/* Return where a man promoted on a square can have gone. */
static u64 life_from(const Question *question, int square)
{
    const Ways *ways = &question->found->ways;
    return region_of(ways, KNIGHT, square) | region_of(ways, QUEEN, square);
}

/* Give a row a man of its own, along a path of those that have theirs. */
static bool give(const u32 *origins, int row, u32 *tried, int8_t *row_of)
{
    for (u32 rest = origins[row] & ~*tried; rest != 0; rest = origins[row] & ~*tried) {
        const int man = first_of(rest);
        *tried |= 1u << man;
        if (row_of[man] < 0 || give(origins, row_of[man], tried, row_of)) {
            row_of[man] = (int8_t)row;
            return true;
        }
    }
    return false;
}

/* Return whether each officer of a side in the diagram can be a man of its own that was not captured. */
static bool all_given(const Stage *stage, const Side *side, const u32 *origins)
{
    u32 left[COLUMNS];
    int8_t row_of[2 * COLUMNS];
    memset(row_of, -1, sizeof row_of);
    for (int row = 0; row < side->rows; row++) {
        left[row] = origins[row] & ~stage->captured;
    }
    for (int row = 0; row < side->rows; row++) {
        u32 tried = 0;
        if (side->kinds[row] != PAWN && !give(left, row, &tried, row_of)) {
            return false;
        }
    }
    return true;
}

/* Return, for a row, the men of the array that it can be in a last stage. */
static u32 origins_at_last(const Question *question, const Stage *stage, const Side *side, int row)
{
    const int kind = side->kinds[row], square = side->squares[row];
    u32 found = 0;
    for (u32 rest = question->origins[side->colour][row]; rest != 0; rest &= rest - 1) {
        const int man = first_of(rest);
        if (kind_in_array(home_of(man)) != PAWN &&
            (is_steady(question, man) ||
             (stage->reach[officer_of(man)] & bit(square)) != 0)) {
            found |= 1u << man;
        }
    }
    for (int roamer = 0; roamer < question->roamers; roamer++) {
        const int man = question->roaming[roamer], here = square_of(stage, roamer);
        if ((question->origins[side->colour][row] >> man & 1) != 0 && has_promoted(man, here) &&
            (region_of(&question->found->ways, kind, here) & bit(square)) != 0) {
            found |= 1u << man;
        }
    }
    return found;
}

static bool is_last(const Question *question, const Stage *stage)
{
    for (int march = 0; march < question->number; march++) {
        if (step_of(stage, march) + 1 < question->length[march]) {
            return false;
        }
    }
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &question->found->sides[colour];
        u32 origins[COLUMNS];
        int roaming = 0;
        for (int roamer = 0; roamer < question->roamers; roamer++) {
            const int man = question->roaming[roamer];
            roaming += colour_of(man) == colour && !is_captured(stage, man) &&
                       !has_promoted(man, square_of(stage, roamer));
        }
        for (int row = 0; row < side->rows; row++) {
            origins[row] = side->kinds[row] == PAWN
                               ? 0
                               : origins_at_last(question, stage, side, row);
        }
        /* Whoever is left was captured elsewhere. */
        if (roaming > question->elsewhere[colour] - stage->elsewhere[colour] ||
            !all_given(stage, side, origins)) {
            return false;
        }
    }
    return true;
}

static int level_of(const Question *question, const Stage *stage)
{
    int level = count_of(stage->captured);
    for (int march = 0; march < question->number; march++) {
        level += step_of(stage, march);
    }
    for (int roamer = 0; roamer < question->roamers; roamer++) {
        const int man = question->roaming[roamer], rank = square_of(stage, roamer) >> 3;
        level += is_captured(stage, man)      ? CAPTURED_LEVEL
                 : colour_of(man) == WHITE ? rank - 1
                                           : 6 - rank;
    }
    return level;
}

static bool is_same(const Stage *one, const Stage *other)
{
    return one->steps == other->steps && one->roaming == other->roaming &&
           one->captured == other->captured && one->elsewhere[0] == other->elsewhere[0] &&
           one->elsewhere[1] == other->elsewhere[1];
}

/* Return the place of a stage, or where it is to be written down. */
static u32 *slot_of(const Question *question, const Stage *stage)
{
    const Course *course = question->course;
    u64 hash = stage->steps * 0x9E3779B97F4A7C15ULL;
    hash = (hash ^ hash >> 29 ^ stage->roaming) * 0xC2B2AE3D27D4EB4FULL;
    hash = (hash ^ hash >> 31 ^ stage->captured) * 0x9E3779B97F4A7C15ULL;
    u32 slot = (u32)(hash >> 32) & (course->most_slots - 1);
    while (course->slots[slot] != 0 &&
           !is_same(&course->stages[course->slots[slot] - 1], stage)) {
        slot = (slot + 1) & (course->most_slots - 1);
    }
    return &course->slots[slot];
}

/* Keep a stage that can follow, or add to where the men can be in it. */
static void keep(Question *question, const Stage *stage)
{
    Course *course = question->course;
    u32 *slot = slot_of(question, stage);
    if (*slot != 0) {
        Stage *known = &course->stages[*slot - 1];
        for (int officer = 0; officer < COLUMNS; officer++) {
            known->reach[officer] |= stage->reach[officer];
        }
        return;
    }
    if (question->used == course->most || course->left == 0) {
        question->cut = true;
        return;
    }
    course->left--;
    course->stages[question->used] = *stage;
    *slot = ++question->used;
    const int level = level_of(question, stage);
    course->stages[*slot - 1].next = question->levels[level];
    question->levels[level] = *slot;
}

/* Keep what follows if a man is captured; `roamer` is -1 for an officer. */
static void keep_capture(Question *question, Stage next, int man, int roamer)
{
    const int colour = colour_of(man);
    next.captured |= 1u << man;
    if (roamer >= 0) {
        next.roaming &= ~((u64)63 << 6 * roamer);
    } else {
        next.reach[officer_of(man)] = 0;
    }
    if (all_given(&next, &question->found->sides[colour], question->origins[colour])) {
        keep(question, &next);
    }
}

/* Keep all that follows if a man of a colour that may be on some squares is captured. If they are all
 * squares, only of men that stand in the way: others may as well be captured later. */
static void capture_any(Question *question, const Stage *before, const Stage *next, int colour,
                        u64 squares)
{
    const bool later = squares == ALL_SQUARES;
    for (int officer = colour == WHITE ? 0 : 8; officer < (colour == WHITE ? 8 : 16); officer++) {
        const int man = man_of_officer(officer);
        const u64 here = before->reach[officer];
        if (kind_in_array(home_of(man)) != KING && (here & squares) != 0 &&
            !(later && (here & (here - 1)) != 0)) {
            keep_capture(question, *next, man, -1);
        }
    }
    for (int roamer = 0; roamer < question->roamers; roamer++) {
        const int man = question->roaming[roamer], here = square_of(before, roamer);
        if (colour_of(man) != colour || is_captured(before, man)) {
            continue;
        }
        if (has_promoted(man, here) ? !later && (life_from(question, here) & squares) != 0
                                    : (bit(here) & squares) != 0) {
            keep_capture(question, *next, man, roamer);
        }
    }
}

/* Keep what follows from steps of the pawns of the diagram; return whether one was a step that is best
 * made at once: of a pawn that stands in no way any more. */
static bool step_marches(Question *question, const Stage *stage, u64 standing)
{
    for (int best = 1; best >= 0; best--) {
        for (int march = 0; march < question->number; march++) {
            const March *pawn = &question->marches[march];
            const int at = step_of(stage, march);
            if (at + 1 >= question->length[march] ||
                (question->stops[march][at + 1] == ANYWHERE) != (best != 0)) {
                continue;
            }
            Stage next = *stage;
            next.steps += (u64)1 << 3 * march;
            if (captures(pawn, at)) {
                capture_any(question, stage, &next, pawn->colour ^ 1, bit(pawn->steps[at + 1]));
            } else if ((standing & bit(pawn->steps[at + 1])) == 0) {
                keep(question, &next);
                if (best != 0) {
                    return true;
                }
            }
        }
    }
    return false;
}

static void step_roamer(Question *question, const Stage *stage, int roamer, u64 standing,
                        const bool *may_take)
{
    const int man = question->roaming[roamer], colour = colour_of(man);
    const int here = square_of(stage, roamer), step = colour == WHITE ? 8 : -8;
    if (is_captured(stage, man) || has_promoted(man, here)) {
        return;
    }
    for (int way = -1; way <= 1; way++) {
        const int file = (here & 7) + way, to = here + step + way;
        if (file < 0 || file > 7) {
            continue;
        }
        Stage next = *stage;
        next.roaming ^= (u64)(here ^ to) << 6 * roamer;
        if (way != 0 && may_take[colour ^ 1]) {
            next.elsewhere[colour ^ 1]++;
            capture_any(question, stage, &next, colour ^ 1, bit(to));
        } else if (way == 0 && (standing & bit(to)) == 0) {
            keep(question, &next);
        }
    }
}

/* Look at all that can follow a stage. */
static void go_on_from(Question *question, const Stage *stage)
{
    u64 guarded[2];
    const u64 pawns = taken_in(question, stage, guarded);
    const u64 standing = pawns | standing_officers(stage, guarded);
    bool may_take[2];
    for (int colour = WHITE; colour <= BLACK; colour++) {
        may_take[colour] = stage->elsewhere[colour] < question->elsewhere[colour];
    }
    if (step_marches(question, stage, standing)) {
        return;
    }
    for (int roamer = 0; roamer < question->roamers; roamer++) {
        step_roamer(question, stage, roamer, standing, may_take);
    }
    for (int colour = WHITE; colour <= BLACK; colour++) {
        if (may_take[colour]) {
            Stage next = *stage;
            next.elsewhere[colour]++;
            capture_any(question, stage, &next, colour, ALL_SQUARES);
        }
    }
}

static bool reaches_last(Question *question, const Stage *start)
{
    const Course *course = question->course;
    memset(course->slots, 0, course->most_slots * sizeof *course->slots);
    memset(question->levels, 0, sizeof question->levels);
    question->used = 0;
    question->cut = false;
    keep(question, start);
    for (int level = 0; level < MOST_LEVELS; level++) {
        for (u32 place = question->levels[level]; place != 0;) {
            Stage *stage = &course->stages[place - 1];
            place = stage->next;
            if (!settle_stage(question, stage)) {
                continue;
            }
            if (is_last(question, stage)) {
                return true;
            }
            go_on_from(question, stage);
            if (question->cut || (course->flag != NULL && *course->flag != 0)) {
                return true;
            }
        }
    }
    return question->cut; /* where not even the first stage had room */
}

/* Set the stops of each march: all squares, or of pawns that go far without a capture only home,
 * unless it is to be exact. */
static void set_stops(Question *question, bool exact)
{
    for (int march = 0; march < question->number; march++) {
        const March *pawn = &question->marches[march];
        const bool each =
            exact || pawn->length < 3 || captures_until(pawn, pawn->length - 1) > 0;
        question->length[march] = each ? pawn->length : 2;
        for (int at = 0; at < question->length[march]; at++) {
            question->stops[march][at] = at > 0 && !each ? ANYWHERE : pawn->steps[at];
        }
    }
}

/* Fill what is asked; return whether it is to be asked at all. */
static bool ask(Question *question, Stage *start)
{
    const Study *found = question->found;
    int made[2] = {0, 0};
    u32 pawns = 0;
    for (int march = 0; march < question->number; march++) {
        const March *pawn = &question->marches[march];
        pawns |= 1u << (pawn->column + (pawn->colour == WHITE ? 0 : COLUMNS));
        made[pawn->colour] += captures_until(pawn, pawn->length - 1);
    }
    question->roamers = 0;
    memset(start, 0, sizeof *start);
    for (int man = 0; man < 2 * COLUMNS; man++) {
        const int home = home_of(man);
        if (kind_in_array(home) != PAWN) {
            start->reach[officer_of(man)] = is_steady(question, man) ? 0 : bit(home);
        } else if ((pawns >> man & 1) == 0) {
            if (question->roamers == MOST_ROAMING) {
                return false;
            }
            start->roaming |= (u64)home << 6 * question->roamers;
            question->roaming[question->roamers++] = (u8)man;
        }
    }
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &found->sides[colour];
        question->elsewhere[colour] = side->missing - made[colour ^ 1];
        question->guarded[colour] = steady_guards(found->ways.steady, colour);
        for (int row = 0; row < side->rows; row++) {
            u32 men = 0;
            for (int column = 0; column < COLUMNS; column++) {
                men |= side->costs[0][row][column] < NEVER ? 1u << column : 0;
            }
            question->origins[colour][row] =
                (colour == WHITE ? men : men << COLUMNS) & ~pawns;
        }
    }
    return made[WHITE] + made[BLACK] >= LEAST_TAKEN && question->elsewhere[WHITE] >= 0 && question->elsewhere[BLACK] >= 0 &&
           question->elsewhere[WHITE] + question->elsewhere[BLACK] <= MOST_TAKEN_ELSEWHERE;
}

bool has_course(Course *course, const Study *found, const March *marches, int number)
{
    Question question;
    Stage start;
    question.course = course;
    question.found = found;
    question.marches = marches;
    question.number = number;
    if (number > MOST_MARCHES || !ask(&question, &start)) {
        return true;
    }
    for (int exact = 0; exact <= 1; exact++) {
        set_stops(&question, exact != 0);
        if (!reaches_last(&question, &start)) {
            return false;
        }
    }
    return true;
}
