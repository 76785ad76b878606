/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions of check and mate: when a king is in check, and which checks may be given. */
#include "general/conditions/paralysis.h"
#include "general/steps.h"

enum { FARTHEST = 12 }; /* how deep it is looked whether checks in answer to checks mate */

/* Tell whether an enemy of his own kind observes a man of a side. */
static bool is_any_observed(const Field *field, int side, bool with_kings)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            if ((with_kings || !is_royal_at(field, cell)) &&
                is_observed_by_kind(field, cell, side ^ 1, kind_at(field, cell))) {
                return true;
            }
        }
    }
    return false;
}

/* Numbers: whether kings count, too; whether it holds for captures of kings. */
static bool stands_unobserved(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    const bool with_kings = clause->numbers[0] != 0;
    (void)step;
    (void)side;
    return (checking && clause->numbers[1] == 0) ||
           (!is_any_observed(field, OF_WHITE, with_kings) &&
            !is_any_observed(field, OF_BLACK, with_kings));
}

/* Tell whether a man who would be paralysed in Eiffel chess is one of a side. */
static bool is_any_paralysed(const Field *field, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            const int paralyser = paralyser_of(kind_at(field, cell));
            if (paralyser != 0 && is_observed_by_kind(field, cell, side ^ 1, paralyser)) {
                return true;
            }
        }
    }
    return false;
}

static bool paralyses_nobody(const Clause *clause, Field *field, Step step, int side,
                             bool checking)
{
    (void)clause;
    (void)step;
    (void)side;
    (void)checking;
    return !is_any_paralysed(field, OF_WHITE) && !is_any_paralysed(field, OF_BLACK);
}

static bool checks_only_to_mate(const Clause *clause, Field *field, Step step, int side,
                                bool checking)
{
    (void)clause;
    (void)step;
    if (checking || !is_checked(field, side ^ 1) || is_checked(field, side)) {
        return true; /* in check himself he may not move so anyway */
    }
    return !has_step_within(field, FARTHEST);
}

static bool mates(Field *field, Step step)
{
    bool mate;
    make_step(field, step);
    mate = is_checked(field, field->turn) && !has_step_within(field, FARTHEST);
    unmake_step(field);
    return mate;
}

/* If several moves mate, leave them out. */
static void leave_mates_out(const Clause *clause, Field *field, Row *row, int from)
{
    int others = from, mating = 0;
    Step only = 0;
    int at = from;
    (void)clause;
    for (int index = from; index < row->count; index++) {
        const Step step = row->steps[index];
        if (!mates(field, step)) {
            row->steps[others++] = step;
        } else {
            mating++;
            only = step;
            at = others;
        }
    }
    if (mating == 1) { /* put it back where it was */
        for (int index = others; index > at; index--) {
            row->steps[index] = row->steps[index - 1];
        }
        row->steps[at] = only;
        others++;
    }
    row->count = others;
}

/* A move that does not check cannot mate, so that it is never left out. */
static bool is_no_mate(const Clause *clause, Field *field, Step step)
{
    bool checks;
    (void)clause;
    make_step(field, step);
    checks = is_checked(field, field->turn);
    unmake_step(field);
    return !checks;
}

/* A king that is attacked but not in check is not captured all the same. */
static bool spares_kings(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int captured = step_captured(step);
    (void)clause;
    (void)side;
    return checking || captured == NO_CELL || !is_royal_at(field, captured);
}

static bool attacks_other_king(const Clause *clause, Field *field, int side)
{
    (void)clause;
    return captures_royal(field, side, side ^ 1);
}

static bool is_left_alone(const Clause *clause, Field *field, int side)
{
    (void)clause;
    return !captures_royal(field, side ^ 1, side);
}

static bool is_attacked_by_anybody(const Clause *clause, Field *field, int side)
{
    (void)clause;
    return captures_royal(field, side ^ 1, side) || captures_royal(field, side, side);
}

static bool leaves_own_king_safe(const Clause *clause, Field *field, Step step, int side,
                                 bool checking)
{
    (void)clause;
    (void)step;
    return !checking || !is_checked(field, side);
}

static bool spares_no_king(const Clause *clause)
{
    return clause->numbers[1] == 0;
}

/* Count the legal moves of kings, and of others; return how many of kings there are. */
static int count_moves(Field *field, int *others)
{
    Step steps[MOST_STEPS];
    Row row = {steps, 0, MOST_STEPS, false};
    int kings = 0;
    add_legal_steps(field, &row);
    for (int index = 0; index < row.count; index++) {
        kings += is_royal_at(field, step_origin(steps[index]));
    }
    *others = row.count - kings;
    return kings;
}

static int has_not_one_flight(const Clause *clause, Field *field, bool checked)
{
    int others;
    const int flights = count_moves(field, &others);
    (void)clause;
    (void)checked;
    return flights != 1 || others != 0 ? ESCAPES : ESCAPES_NOT;
}

/* Count the men whom kings of the side to move could capture if nobody guarded them. */
static int count_beside_kings(Field *field)
{
    Step steps[MOST_ARRIVALS];
    int count = 0;
    for (int word = 0; word < field->laws->words; word++) {
        u64 kings = field->royals[field->turn][word] | field->royals[OF_BOTH][word];
        for (; kings != 0; kings &= kings - 1) {
            Row row = {steps, 0, MOST_ARRIVALS, false};
            add_steps_from(field, word * 64 + first_of(kings), &row);
            for (int index = 0; index < row.count; index++) {
                count += step_captured(steps[index]) != NO_CELL &&
                         owner_at(field, step_captured(steps[index])) != field->turn;
            }
        }
    }
    return count;
}

static int has_not_one_beside(const Clause *clause, Field *field, bool checked)
{
    (void)clause;
    (void)checked;
    return has_legal_step(field) || count_beside_kings(field) != 1 ? ESCAPES : ESCAPES_NOT;
}

/* Tell whether just one man of a side captured on a cell before the move that was made. */
static bool was_attacked_once(Field *field, int cell, int by)
{
    const int first = field->frames[field->frame_count - 1].changes;
    u8 now[MOST_CELLS];
    int count = 0;
    for (int index = field->change_count - 1; index >= first; index--) {
        const Change *change = &field->changes[index];
        if (change->cell < field->laws->cells) {
            now[index - first] = (u8)lend_content(field, change->cell, change->before);
        }
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            count += other != cell && captures_there(field, other, cell, by);
        }
    }
    for (int index = first; index < field->change_count; index++) {
        if (field->changes[index].cell < field->laws->cells) {
            lend_content(field, field->changes[index].cell, now[index - first]);
        }
    }
    return count == 1;
}

/* Remembered: whether just one enemy attacked the man who moved last. */
static void remember_attacker(const Clause *clause, Field *field, Event *event)
{
    keep_number(field, clause, 0, was_attacked_once(field, event->origin, event->side ^ 1));
}

static int is_not_mated_by_attacked(const Clause *clause, Field *field, bool checked)
{
    return checked && number_kept(field, clause, 0) == 0 ? ESCAPES : ESCAPES_BY_MOVE;
}

const Condition MAFF = {.name = "maff", .escapes = has_not_one_flight};
const Condition OWU = {.name = "owu", .escapes = has_not_one_beside};
const Condition AMU = {.name = "amu",
                       .places = 1,
                       .foresees = foresees_all,
                       .effects = remember_attacker,
                       .escapes = is_not_mated_by_attacked};
const Condition LEFFIE = {.name = "leffie", .stands = paralyses_nobody};
const Condition ISARDAM = {.name = "isardam", .lets_check = spares_no_king, .stands = stands_unobserved};
const Condition LESE_MAJESTE = {.name = "lese-majeste",
                                .on_captures = true,
                                .lets_check = always_lets_check,
                                .admits = spares_kings};
const Condition CHECKLESS = {
    .name = "checkless", .lets_check = always_lets_check, .stands = checks_only_to_mate};
const Condition EXCLUSIVE = {.name = "exclusive", .choose = leave_mates_out, .keeps = is_no_mate};
const Condition VOGTLAENDER = {
    .name = "vogtlaender", .on_captures = true, .admits = spares_kings, .checks = attacks_other_king};
const Condition ANTI_KINGS = {.name = "antikings", .on_captures = true, .admits = spares_kings, .checks = is_left_alone};
const Condition BICOLORES = {.name = "bicolores", .checks = is_attacked_by_anybody};
const Condition BRUNNER = {.name = "brunner", .stands = leaves_own_king_safe};
