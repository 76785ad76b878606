/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The play after a first move as numbers, down to the moves that reach the goal.
 *
 *     PHASE: whether the first move checks, whether the attacker goes on, MOVES (threats), PLAY (of
 *            the threats), a number of VARIATIONs
 *     MOVES: how many, the moves
 *     PLAY: whether there is any; then for each threat a CONTINUATION
 *     VARIATION: defence, what is said of it (`play.h`), how many answers, a CONTINUATION for
 *            each, MOVES (threats that it parries)
 *     CONTINUATION: move, what follows (`engine.h`); where play does: whether it is zugzwang, MOVES
 *            (threats), PLAY, a number of VARIATIONs */
#include "wasm/engine.h"

static const Threats NO_THREATS;

static void write_moves(Tape *out, const u32 *moves, int count)
{
    write_item(out, (u32)count);
    for (int index = 0; index < count; index++) {
        write_item(out, moves[index]);
    }
}

static bool write_sequel(Tape *out, const Pos *pos, int moves);

/* Write an attacker's move, made in `pos`, that needs so many moves, itself included. */
static bool write_continuation(Tape *out, const Pos *pos, u32 shown, int length)
{
    Engine *own = engine();
    Pos after;
    write_item(out, shown);
    if (length <= own->mode.attacker_ends) {
        write_item(out, NOTHING_FOLLOWS);
        return true;
    }
    if (own->most_unfolded == 0) {
        write_item(out, NOT_UNFOLDED);
        return true;
    }
    own->most_unfolded--;
    write_item(out, PLAY_FOLLOWS);
    make(own->board, pos, move_of_described(shown), &after);
    return write_sequel(out, &after, length - 1);
}

/* Write what follows the threats, where they do not reach the goal; the defender would pass. */
static bool write_threat_play(Tape *out, const Pos *pos, const Threats *threats)
{
    const Engine *own = engine();
    Pos passing;
    const bool goes_on = threats->length > own->mode.attacker_ends;
    write_item(out, goes_on);
    if (!goes_on) {
        return true;
    }
    make_none(own->board, pos, &passing);
    for (int index = 0; index < threats->count; index++) {
        if (!write_continuation(out, &passing, threats->shown[index], threats->length)) {
            return false;
        }
    }
    return true;
}

/* Write a variation that `write_variation` wrote, which starts from `pos`. */
static bool write_variation_play(Tape *out, const Pos *pos, const u32 *items)
{
    const int length = (int)items[VARIATION_LENGTH], count = (int)items[VARIATION_ANSWERS];
    const u32 *answers = items + VARIATION_FIRST_ANSWER;
    Pos after;
    write_item(out, items[VARIATION_DEFENCE]);
    write_item(out, items[VARIATION_SAID]);
    write_item(out, (u32)count);
    make(engine()->board, pos, move_of_described(items[VARIATION_DEFENCE]), &after);
    for (int index = 0; index < count; index++) {
        if (!write_continuation(out, &after, answers[index], length)) {
            return false;
        }
    }
    write_moves(out, answers + count + 1, (int)answers[count]);
    return true;
}

/* Write the play after a move of the attacker, who has so many moves left. */
static bool write_sequel(Tape *out, const Pos *pos, int moves)
{
    Engine *own = engine();
    Tape threat_tape = {.memory = &own->memory}, tape = {.memory = &own->memory};
    Threats threats = NO_THREATS;
    Search *search = new_search(own->board, &own->memory, &own->table, &own->mode, own->goal,
                                moves + 1, &own->never, &own->never);
    bool whole = search != NULL && has_tables(false);
    if (whole && own->hints.places != NULL) {
        whole = use_hints(search, &own->hints, moves + 1);
    }
    if (whole) {
        const bool goes_on = moves > 0 || own->mode.attacker_ends;
        const bool checks = write_play(search, pos, moves, &threat_tape, &threats, &tape);
        whole = !search->stopped && !threat_tape.failed && !tape.failed;
        write_item(out, !checks && threats.count == 0 && goes_on);
        write_moves(out, threats.shown, threats.count);
        whole = whole && !out->failed && write_threat_play(out, pos, &threats);
    }
    if (whole) {
        const int place = out->size;
        write_item(out, 0);
        for (int index = 0; whole && index < tape.size; index = next_variation(&tape, index)) {
            whole = write_variation_play(out, pos, tape.items + index) && !out->failed;
            if (whole) {
                out->items[place]++;
            }
        }
    }
    free_search(search);
    free_tape(&threat_tape);
    free_tape(&tape);
    return whole;
}

/* Write the phase whose play is worked out, with the play of so many continuations at most.
 * Return how many numbers it is; NO_MEMORY if there is not enough, NOT_WHOLE if it was stopped. */
EXPORTED(write_phase) int write_phase(int most_unfolded)
{
    Engine *own = engine();
    Solve *solve = &own->solve;
    Tape *out = &own->written;
    bool whole;
    out->size = 0;
    out->failed = false;
    own->most_unfolded = (u32)most_unfolded;
    write_item(out, solve->guard.checkers != 0);
    write_item(out, solve->play_moves > 0 || own->mode.attacker_ends);
    write_moves(out, solve->threats.shown, solve->threats.count);
    whole = write_threat_play(out, &solve->start, &solve->threats);
    write_item(out, (u32)solve->tape_count);
    for (int index = 0; whole && index < solve->tape_count; index++) {
        whole = write_variation_play(out, &solve->start, solve->tapes[index].items);
    }
    if (out->failed) {
        return NO_MEMORY;
    }
    return whole ? out->size : NOT_WHOLE;
}
