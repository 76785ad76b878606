/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Annan chess, face to face and others: men who go in the manner of another man. */
#include "general/steps.h"

extern const Condition LEARNING;

typedef int Find(const Clause *clause, const Field *field, int origin, int side, u8 *found);

/* Numbers: whether enemies count; how many steps there are; them. */
static int find_beside(const Clause *clause, const Field *field, int origin, int side, u8 *found)
{
    const int whose = clause->numbers[0] != 0 ? side ^ 1 : side;
    int count = 0;
    for (int step = 0; step < clause->numbers[1] && count < MOST_MANNERS; step++) {
        const int ranks = clause->numbers[3 + 2 * step];
        const int file = origin % 8 + clause->numbers[2 + 2 * step];
        const int rank = origin / 8 + (side == OF_WHITE ? ranks : -ranks);
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            const int other = 8 * rank + file;
            if (is_man_at(field, other) &&
                (owner_at(field, other) == whose || owner_at(field, other) == OF_BOTH)) {
                found[count++] = field->board[other];
            }
        }
    }
    return count;
}

static int find_opposite(const Clause *clause, const Field *field, int origin, int side,
                         u8 *found)
{
    (void)clause;
    (void)side;
    found[0] = field->board[63 - origin];
    return is_man_at(field, 63 - origin) ? 1 : 0;
}

/* Add a man to others unless one of his kind is among them. */
static int add_kind(const Laws *laws, int content, u8 *found, int count)
{
    for (int index = 0; index < count; index++) {
        if (laws->kind[found[index]] == laws->kind[content]) {
            return count;
        }
    }
    if (count < MOST_MANNERS) {
        found[count++] = (u8)content;
    }
    return count;
}

/* Numbers: whether White's king does so; whether Black's does; whether he stays a king, too. */
static int find_checkers(const Clause *clause, const Field *field, int origin, int side,
                         u8 *found)
{
    int count = 0;
    if (!is_royal_at(field, origin) || clause->numbers[side] == 0) {
        return 0;
    }
    if (clause->numbers[2] != 0) {
        found[count++] = field->board[origin];
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side ^ 1][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            if (cell != origin && captures_there(field, cell, origin, side ^ 1)) {
                count = add_kind(field->laws, field->board[cell], found, count);
            }
        }
    }
    return count;
}

/* Numbers: whether White's king does so; whether Black's does. */
static int find_masters(const Clause *clause, const Field *field, int origin, int side, u8 *found)
{
    Clause plain = *clause;
    plain.numbers[2] = 0;
    return find_checkers(&plain, field, origin, side, found);
}

static bool is_observed_by_enemy(const Field *field, int cell, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side ^ 1][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != cell && captures_there(field, other, cell, side ^ 1)) {
                return true;
            }
        }
    }
    return false;
}

/* Numbers: whether White's king vaults; whether Black's does; how many kinds there are; them. */
static int find_vaulters(const Clause *clause, const Field *field, int origin, int side, u8 *found)
{
    int count = 0;
    if (!is_royal_at(field, origin) || clause->numbers[side] == 0 ||
        !is_observed_by_enemy(field, origin, side)) {
        return 0;
    }
    for (int index = 0; index < clause->numbers[2] && count < MOST_MANNERS; index++) {
        found[count++] = field->laws->as_kind[field->board[origin]][clause->numbers[3 + index]];
    }
    return add_kind(field->laws, field->board[origin], found, count);
}

/* Whose men teach those of a side. */
static int teaching_side(const Clause *clause, int side)
{
    return clause->numbers[1] != 0 ? side ^ 1 : side;
}

/* Tell whether one who observes the man on a cell goes in a manner, or learns so himself. */
static bool is_taught(const Clause *clause, const Field *field, int cell, int side, int manner,
                      const u64 *past)
{
    const int by = teaching_side(clause, side), kind = field->laws->kind[manner];
    u64 seen[SET_WORDS];
    for (int word = 0; word < field->laws->words; word++) {
        seen[word] = past[word];
    }
    add_cell(seen, cell);
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = (field->men[by][word] | field->men[OF_BOTH][word]) & ~seen[word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men), known = kind_at(field, other);
            if (known == kind) {
                if (captures_there(field, other, cell, by)) {
                    return true;
                }
            } else if (known == clause->numbers[0] &&
                       captures_as(field, manner, other, cell, by) &&
                       is_taught(clause, field, other, by, manner, seen)) {
                return true;
            }
        }
    }
    return false;
}

/* Tell whether men of a kind learn how to go. */
static bool learns(const Laws *laws, int kind)
{
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition == &LEARNING && clause->numbers[0] == kind) {
            return true;
        }
    }
    return false;
}

/* Numbers: the kind who learns; whether from the other side. */
static int find_teachers(const Clause *clause, const Field *field, int origin, int side, u8 *found)
{
    const u64 nobody[SET_WORDS] = {0};
    const Laws *laws = field->laws;
    u64 kinds = 0;
    int count = 0;
    if (!is_man_at(field, origin) || kind_at(field, origin) != clause->numbers[0]) {
        return 0;
    }
    for (int owner = 0; owner < OWNERS; owner++) {
        for (int word = 0; word < laws->words; word++) {
            for (u64 men = field->men[owner][word]; men != 0; men &= men - 1) {
                const int content = field->board[word * 64 + first_of(men)];
                const int kind = laws->kind[content];
                if ((kinds >> kind & 1) == 0 && count < MOST_MANNERS && !learns(laws, kind) &&
                    is_taught(clause, field, origin, side, content, nobody)) {
                    found[count++] = (u8)content;
                }
                kinds |= (u64)1 << kind;
            }
        }
    }
    return count;
}

static int replaced(Find *find, const Clause *clause, const Field *field, int origin, int side,
                    u8 *manners, int count)
{
    u8 found[MOST_MANNERS];
    const int others = find(clause, field, origin, side, found);
    if (others == 0) {
        return count;
    }
    for (int index = 0; index < others; index++) {
        manners[index] = found[index];
    }
    return others;
}

/* Tell whether who castles goes as a king. */
static bool castles_as_king(Find *find, const Clause *clause, const Field *field, Step step,
                            int side)
{
    u8 found[MOST_MANNERS];
    int others;
    if (step_special(step) != STEP_CASTLING) {
        return true;
    }
    others = find(clause, field, step_origin(step), side, found);
    for (int index = 0; index < others; index++) {
        if (field->laws->kind[found[index]] == KIND_KING) {
            return true;
        }
    }
    return others == 0;
}

/* None but pawns can be captured in passing. */
static void pass_pawns(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    (void)clause;
    if (step_special(step) == STEP_DOUBLE && !walk->field->laws->content[walk->content].promotes) {
        step = step_of(step_origin(step), step_target(step), NO_CELL, 0, STEP_PLAIN, 0) |
               (step >> 44 << 44);
    }
    put_step(row, step);
}

/* Numbers: the kind who learns; whether from the other side, who then captures no pawn in passing
 * (as Popeye has it). */
static void pass_pupils(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    if (step_special(step) != STEP_PASSING || clause->numbers[1] == 0 ||
        walk->field->laws->kind[walk->content] != clause->numbers[0]) {
        pass_pawns(clause, walk, step, row);
    }
}

static int go_as_beside(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                        int count)
{
    return replaced(find_beside, clause, field, origin, side, manners, count);
}

static int go_as_opposite(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                          int count)
{
    return replaced(find_opposite, clause, field, origin, side, manners, count);
}

static int go_as_checkers(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                          int count)
{
    return replaced(find_checkers, clause, field, origin, side, manners, count);
}

static int go_vaulting(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                       int count)
{
    return replaced(find_vaulters, clause, field, origin, side, manners, count);
}

static int go_as_taught(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                        int count)
{
    return replaced(find_teachers, clause, field, origin, side, manners, count);
}

static bool castles_beside(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)checking;
    return castles_as_king(find_beside, clause, field, step, side);
}

static bool castles_opposite(const Clause *clause, Field *field, Step step, int side,
                             bool checking)
{
    (void)checking;
    if (step_special(step) == STEP_CASTLING) {
        const int rook = 63 - field->laws->castles[step_extra(step)].rook;
        if (is_man_at(field, rook) && kind_at(field, rook) != KIND_ROOK) {
            return false;
        }
    }
    return castles_as_king(find_opposite, clause, field, step, side);
}

static bool castles_unchecked(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    (void)checking;
    return castles_as_king(find_checkers, clause, field, step, side);
}

static int go_as_masters(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                         int count)
{
    return replaced(find_masters, clause, field, origin, side, manners, count);
}

static bool has_masters(const Clause *clause, const Field *field, int origin, int side)
{
    u8 found[MOST_MANNERS];
    return find_masters(clause, field, origin, side, found) > 0;
}

static void become_master(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    if (has_masters(clause, walk->field, walk->origin, walk->side)) {
        step = with_kind(step, walk->field->laws->kind[walk->manner]);
    }
    pass_pawns(clause, walk, step, row);
}

/* While a king is in check nobody else moves, nor does he castle. */
static bool obeys_masters(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    if (checking || step_kind(step) != 0 || clause->numbers[side] == 0) {
        return castles_as_king(find_masters, clause, field, step, side);
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 kings = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; kings != 0; kings &= kings - 1) {
            if (has_masters(clause, field, word * 64 + first_of(kings), side)) {
                return false;
            }
        }
    }
    return true;
}

static void turn_into_master(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    (void)clause;
    if (step_kind(event->step) != 0 && laws->content[event->mover].royal &&
        event->at != NO_CELL) {
        const int man = laws->without[QUALITY_ROYAL][field->board[event->at]];
        change_man(field, event->at, laws->as_kind[man][step_kind(event->step)]);
    }
}

static bool foresees_no_master(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_kind(step) == 0;
}

const Condition SUPER_TRANSMUTED = {.name = "super-transmuted",
                                    .manners = go_as_masters,
                                    .foresees = foresees_no_master,
                                    .choices = become_master,
                                    .admits = obeys_masters,
                                    .effects = turn_into_master};
const Condition VAULTING_KINGS = {
    .name = "vaulting-kings", .manners = go_vaulting, .choices = pass_pawns};
const Condition BESIDE = {.name = "beside",
                          .manners = go_as_beside,
                          .admits = castles_beside,
                          .choices = pass_pawns};
const Condition POINT_REFLECTION = {.name = "point-reflection",
                                    .manners = go_as_opposite,
                                    .admits = castles_opposite,
                                    .choices = pass_pawns};
const Condition TRANSMUTED_KINGS = {.name = "transmuted-kings",
                                    .manners = go_as_checkers,
                                    .admits = castles_unchecked,
                                    .choices = pass_pawns};
const Condition LEARNING = {
    .name = "learning", .manners = go_as_taught, .choices = pass_pupils};
