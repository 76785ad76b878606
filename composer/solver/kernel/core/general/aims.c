/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/aims.h"

static bool is_mated(Field *field)
{
    return is_attacked(field, field->turn) && !has_escape(field);
}

/* Tell whether the side that has just moved would be mated if it had the move again. */
static bool is_mover_mated(Field *field)
{
    bool mated;
    if (!is_attacked(field, field->turn ^ 1)) {
        return false;
    }
    make_step(field, 0);
    mated = is_mated(field);
    unmake_step(field);
    return mated;
}

static bool cannot_mover_move(Field *field)
{
    bool stuck;
    if (is_attacked(field, field->turn ^ 1)) {
        return false;
    }
    make_step(field, 0);
    stuck = !has_way_out(field, false);
    unmake_step(field);
    return stuck;
}

/* Tell whether the side that has just moved was mated before that. */
static bool was_mated(Field *field, Step last)
{
    bool mated;
    unmake_step(field);
    mated = is_mated(field);
    make_step(field, last);
    return mated;
}

static bool is_on_last_rank(const Field *field, Step last)
{
    const int cell = field->laws->condition_count != 0 ? field->at : step_target(last);
    return cell != NO_CELL && cell / 8 == (field->turn == OF_BLACK ? 7 : 0);
}

bool rare_aim_reached(Field *field, int aim, Step last)
{
    if (aim == AIM_NO_MOVE) {
        return !has_way_out(field, is_attacked(field, field->turn));
    }
    if (aim == AIM_OWN_STALEMATE) {
        return cannot_mover_move(field);
    }
    if (last == 0) {
        return false;
    }
    switch (aim) {
    case AIM_CASTLING:
        return step_special(last) == STEP_CASTLING;
    case AIM_IN_PASSING:
        return step_special(last) == STEP_PASSING;
    case AIM_BOTH_MATED:
        return is_mated(field) && is_mover_mated(field) && !was_mated(field, last);
    case AIM_COUNTER_MATE:
        return is_mated(field) && is_mover_mated(field) && was_mated(field, last);
    case AIM_OWN_MATE:
        return is_mover_mated(field);
    case AIM_LAST_RANK:
        return is_on_last_rank(field, last);
    case AIM_WON_MAN:
        return step_captured(last) != NO_CELL;
    default:
        return false;
    }
}
