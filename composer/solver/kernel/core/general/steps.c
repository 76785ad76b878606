/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/steps.h"

void add_steps_from(Field *field, int origin, Row *row)
{
    const int content = field->board[origin];
    const Walk walk = {.field = field,
                       .row = row,
                       .origin = origin,
                       .begin = origin,
                       .content = content,
                       .manner = content,
                       .side = field->turn,
                       .from = row->count,
                       .flags = TO_EMPTY | TO_CAPTURE};
    if (field->laws->condition_count != 0) {
        add_conditioned_steps_from(field, origin, field->turn, false, row);
    } else {
        walk_ways(&walk);
    }
}

/* Tell whether the king could be captured if it had gone to a cell. */
static bool is_unsafe(Field *field, const CastleWay *castle, int cell)
{
    const int king = lend_content(field, castle->king, 0);
    bool unsafe;
    lend_content(field, cell, king);
    unsafe = is_attacked(field, castle->side);
    lend_content(field, cell, 0);
    lend_content(field, castle->king, king);
    return unsafe;
}

static bool can_castle(Field *field, const CastleWay *castle)
{
    for (int index = 0; index < castle->between_count; index++) {
        if (field->board[castle->between[index]] != 0) {
            return false;
        }
    }
    return !is_unsafe(field, castle, castle->safe[0]) && !is_unsafe(field, castle, castle->safe[1]);
}

/* Write what conditions make of a castling. */
static void castle_conditioned(Field *field, const CastleWay *castle, Step step, Row *row)
{
    const int king = field->board[castle->king];
    const Walk walk = {.field = field,
                       .row = row,
                       .origin = castle->king,
                       .begin = castle->king,
                       .content = king,
                       .manner = king,
                       .side = field->turn,
                       .from = row->count};
    if (may_leave(field, castle->king, field->turn, false)) {
        arrive_castling(&walk, step);
    }
}

void add_castlings(Field *field, Row *row)
{
    for (int index = 0; index < field->laws->castle_count; index++) {
        const CastleWay *castle = &field->laws->castles[index];
        if ((field->rights >> index & 1) != 0 && castle->side == field->turn &&
            can_castle(field, castle)) {
            const Step step =
                step_of(castle->king, castle->king_target, NO_CELL, 0, STEP_CASTLING, index);
            if (field->laws->condition_count != 0) {
                castle_conditioned(field, castle, step, row);
            } else {
                add_step(row, row->count, false, step);
            }
        }
    }
}

void add_candidates(Field *field, Row *row)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[field->turn][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            add_steps_from(field, word * 64 + first_of(men), row);
        }
    }
    if (castlings_of(field->rights) != 0) {
        add_castlings(field, row);
    }
    add_more(field, row);
}

/* Tell whether what stands on a cell after a move cannot capture a king of the side that moved. */
static bool is_harmless(const Field *field, int content, int cell)
{
    const Content *man = &field->laws->content[content];
    if (content == 0 || content == HOLE || man->owner == field->turn) {
        return true;
    }
    return !aims_at_royal(field, content, cell, field->turn ^ 1);
}

/* Tell whether a move does no more than bring a man of one side elsewhere, with or without the
 * capture of another, where whoever is on the cells then does no harm to the own king. */
static bool is_simple(const Field *field, Step step)
{
    const Content *man = &field->laws->content[field->board[step_origin(step)]];
    Aftermath after;
    return !man->royal && man->owner != OF_BOTH && foresee(field, step, &after) &&
           !field->laws->content[after.reached].royal &&
           is_harmless(field, after.reached, step_target(step)) &&
           is_harmless(field, after.left, step_origin(step));
}

static bool touches(Step step, const u64 *touchy)
{
    const int captured = step_captured(step);
    return holds(touchy, step_origin(step)) || holds(touchy, step_target(step)) ||
           (captured != NO_CELL && holds(touchy, captured));
}

/* Tell whether a side in check certainly stays so: a man who is no king goes where he neither
 * captures nor changes anything on a trail that leads to the king, and nothing else is changed, so
 * that whoever attacks the king still does. */
static bool is_idle_in_check(const Field *field, Step step, const Watch *watch)
{
    const Laws *laws = field->laws;
    const Content *man = &laws->content[field->board[step_origin(step)]];
    Aftermath after;
    return watch->attacked && watch->looked &&
           (laws->condition_count == 0 || laws->exact) && !man->royal &&
           man->owner == field->turn && step_captured(step) == NO_CELL &&
           !touches(step, watch->touchy) && foresee(field, step, &after);
}

/* Tell whether a move captures a neutral king, who is the own one, too. */
static bool takes_shared_king(const Field *field, Step step)
{
    const int captured = step_captured(step);
    return captured != NO_CELL && is_royal_at(field, captured) &&
           owner_at(field, captured) == OF_BOTH;
}

bool is_legal_step(Field *field, Step step, const Watch *watch)
{
    const int side = field->turn;
    const bool takes_own = takes_shared_king(field, step);
    bool legal;
    if (is_idle_in_check(field, step, watch)) {
        return false;
    }
    if (!takes_own && !watch->attacked && !field->laws->tests_stand && !touches(step, watch->touchy) &&
        is_simple(field, step)) {
        return true;
    }
    make_step(field, step);
    legal = stands_step(field, step, side, false) && !is_attacked(field, side) &&
            !(takes_own && !has_royal(field, side)); /* he may be reborn */
    unmake_step(field);
    return legal;
}

void add_legal_steps(Field *field, Row *row)
{
    const int from = row->count;
    int kept = from;
    Watch watch;
    watch_royals(field, field->turn, &watch);
    add_candidates(field, row);
    for (int index = from; index < row->count; index++) {
        if (is_legal_step(field, row->steps[index], &watch)) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
    choose_steps(field, row, from);
}

/* Tell whether there is a legal move where that hangs on all of them. */
static bool has_chosen_step(Field *field)
{
    Step steps[MOST_STEPS];
    Row row = {steps, 0, MOST_STEPS, false};
    Watch watch;
    int kept = 0;
    watch_royals(field, field->turn, &watch);
    add_candidates(field, &row);
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], &watch)) {
            if (keeps_any(field, steps[index])) {
                return true;
            }
            steps[kept++] = steps[index];
        }
    }
    row.count = kept;
    choose_steps(field, &row, 0);
    return row.count > 0;
}

enum { MOST_OF_MAN = 1024 }; /* candidates of one man, with all that may be chosen */

/* Tell whether the man on a cell has a legal move. */
static bool can_go(Field *field, int origin, const Watch *watch)
{
    Step steps[MOST_STEPS];
    Row row = {steps, 0, MOST_STEPS, false};
    add_steps_from(field, origin, &row);
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], watch)) {
            return true;
        }
    }
    return false;
}

static bool can_any_go(Field *field, bool royal, const Watch *watch)
{
    const int side = field->turn;
    for (int word = 0; word < field->laws->words; word++) {
        const u64 kings = field->royals[side][word] | field->royals[OF_BOTH][word];
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (men &= royal ? kings : ~kings; men != 0; men &= men - 1) {
            if (can_go(field, word * 64 + first_of(men), watch)) {
                return true;
            }
        }
    }
    return false;
}

bool has_legal_step(Field *field)
{
    Step steps[MOST_CASTLES];
    Row row = {steps, 0, MOST_CASTLES, false};
    Watch watch;
    if (field->laws->whole) {
        return has_chosen_step(field);
    }
    watch_royals(field, field->turn, &watch);
    if (can_any_go(field, true, &watch) || can_any_go(field, false, &watch)) {
        return true;
    }
    if (castlings_of(field->rights) != 0) {
        add_castlings(field, &row);
    }
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], &watch)) {
            return true;
        }
    }
    return false;
}

bool has_way_out(Field *field, bool checked)
{
    const Laws *laws = field->laws;
    bool held = false; /* mated or stalemated by a condition */
    for (int index = 0; laws->escapes && index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->escapes != NULL) {
            const int found = clause->condition->escapes(clause, field, checked);
            if (found == ESCAPES) {
                return true;
            }
            held = held || found == ESCAPES_NOT;
        }
    }
    return !held && has_legal_step(field);
}

bool has_escape(Field *field)
{
    const bool before = field->judging_mate;
    bool found;
    field->judging_mate = true;
    found = is_side_stifled(field) || has_way_out(field, true);
    field->judging_mate = before;
    return found;
}

bool is_stalemated(Field *field)
{
    return is_side_stifled(field) ||
           (!is_attacked(field, field->turn) && !has_way_out(field, false));
}

bool has_step_within(Field *field, int most)
{
    bool found;
    if (field->ahead >= most) {
        return true;
    }
    field->ahead++;
    found = has_legal_step(field);
    field->ahead--;
    return found;
}

/* Tell whether what stands on a cell after a move may check the other side. */
static bool may_aim(const Field *field, int content, int cell)
{
    return content != 0 && content != HOLE &&
           field->laws->content[content].owner != (field->turn ^ 1) &&
           aims_at_royal(field, content, cell, field->turn);
}

bool may_check(const Field *field, Step step, const Watch *watch)
{
    const Content *man = &field->laws->content[field->board[step_origin(step)]];
    Aftermath after;
    if (watch->attacked || touches(step, watch->touchy) || (man->royal && man->owner != field->turn) ||
        !foresee(field, step, &after)) {
        return true;
    }
    return field->laws->content[after.reached].royal != man->royal ||
           may_aim(field, after.reached, step_target(step)) ||
           may_aim(field, after.left, step_origin(step));
}
