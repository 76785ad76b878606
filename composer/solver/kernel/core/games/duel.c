/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/duel.h"

enum { TRIED_FIRST = 4 };

static u32 *experience(Hunt *hunt, const Turn *turn)
{
    const u16 *change = changes_of(turn);
    u64 mixed = 0;

    for (int index = 0; index < turn->changes && index < 2; index++) {
        mixed = scattered(mixed ^ ((u64)change[2 * index] << 16 | change[2 * index + 1]));
    }
    return &hunt->decided[hunt->game.turn][mixed >> 54];
}

/* Bring the turn that decided most often to a place of the row. */
static void bring_best(Hunt *hunt, const Row *row, int place)
{
    u32 *places = hunt->game.places_of_turns + row->first;
    int best = place;
    u32 most = 0;

    for (int index = place; index < row->count; index++) {
        const u32 times = *experience(hunt, turn_of(&hunt->game, row, index));

        if (times > most) {
            most = times;
            best = index;
        }
    }
    if (best != place) {
        const u32 held = places[place];

        places[place] = places[best];
        places[best] = held;
    }
}

static const Turn *next_turn(Hunt *hunt, const Row *row, int index)
{
    if (index < TRIED_FIRST) {
        bring_best(hunt, row, index);
    }
    return turn_of(&hunt->game, row, index);
}

static bool reaches(Hunt *hunt, const Turn *turn)
{
    bool reached;

    if (!may_be_reached(&hunt->game, &hunt->aim, turn)) {
        return false;
    }
    follow(hunt, turn);
    reached = is_reached(&hunt->game, &hunt->aim, turn);
    retreat(hunt);
    return reached;
}

static bool any_reaches(Hunt *hunt, const Row *row)
{
    for (int index = 0; index < row->count && !is_over(hunt); index++) {
        if (reaches(hunt, turn_of(&hunt->game, row, index))) {
            return true;
        }
    }
    return false;
}

static bool own_turn_forces(Hunt *hunt, const Row *row, int turns)
{
    if (any_reaches(hunt, row)) {
        return true;
    }
    for (int index = 0; turns > 1 && index < row->count && !is_over(hunt); index++) {
        const Turn *turn = next_turn(hunt, row, index);
        bool good;

        follow(hunt, turn);
        good = can_force(hunt, turns - 1);
        retreat(hunt);
        if (good && !is_over(hunt)) {
            ++*experience(hunt, turn);
            return true;
        }
    }
    return false;
}

static bool every_defence_fails(Hunt *hunt, const Row *row, int turns)
{
    for (int index = 0; index < row->count && !is_over(hunt); index++) {
        const Turn *turn = next_turn(hunt, row, index);
        bool fails;

        follow(hunt, turn);
        fails = is_reached(&hunt->game, &hunt->aim, turn) || can_force(hunt, turns);
        retreat(hunt);
        if (!fails) {
            if (!is_over(hunt)) {
                ++*experience(hunt, turn);
            }
            return false;
        }
    }
    return row->count > 0;
}

/* Tell whether the side has left the board, where more than two play: it brings nothing about any
 * more, and has no turns that could be counted. */
static bool is_out(const Hunt *hunt)
{
    return hunt->game.laws->players > 2 && hunt->game.total[hunt->aim.side] == 0;
}

bool can_force(Hunt *hunt, int turns)
{
    const bool own = hunt->game.turn == hunt->aim.side;
    const int known = recall_answer(hunt, ASKS_FORCE, turns);
    Row row;
    bool found;

    if (known != 0) {
        return known == 2;
    }
    if (turns == 0 || is_out(hunt)) {
        return false;
    }
    row = own && turns == 1 ? take_hopeful_turns(&hunt->game, &hunt->aim)
                            : take_turns(&hunt->game);
    found = own ? own_turn_forces(hunt, &row, turns) : every_defence_fails(hunt, &row, turns);
    give_turns(&hunt->game, &row);
    note_answer(hunt, ASKS_FORCE, turns, found);
    return found && !is_over(hunt);
}

static bool exact_after(Hunt *hunt, const Turn *turn, int turns)
{
    const bool own = hunt->game.turn == hunt->aim.side;
    bool reached, good;

    follow(hunt, turn);
    reached = is_reached(&hunt->game, &hunt->aim, turn);
    if (own && turns == 1) {
        good = reached;
    } else {
        good = !reached && can_force_exactly(hunt, own ? turns - 1 : turns);
    }
    retreat(hunt);
    return good;
}

bool can_force_exactly(Hunt *hunt, int turns)
{
    const bool own = hunt->game.turn == hunt->aim.side;
    const int known = recall_answer(hunt, ASKS_EXACT, turns);
    Row row;
    bool found;

    if (known != 0) {
        return known == 2;
    }
    if (is_out(hunt)) {
        return false;
    }
    row = take_turns(&hunt->game);
    found = !own && row.count > 0;
    for (int index = 0; index < row.count && found != own && !is_over(hunt); index++) {
        found = exact_after(hunt, next_turn(hunt, &row, index), turns);
    }
    give_turns(&hunt->game, &row);
    note_answer(hunt, ASKS_EXACT, turns, found);
    return found && !is_over(hunt);
}

static bool compels_after(Hunt *hunt, const Turn *turn, int turns)
{
    bool good;

    follow(hunt, turn);
    good = is_compelled(hunt, turns - 1);
    retreat(hunt);
    return good;
}

bool can_compel(Hunt *hunt, int turns)
{
    const int known = recall_answer(hunt, ASKS_COMPEL, turns);
    Row row;
    bool found = false;

    if (turns == 0) {
        return false;
    }
    if (known != 0) {
        return known == 2;
    }
    row = take_turns(&hunt->game);
    for (int index = 0; index < row.count && !found && !is_over(hunt); index++) {
        found = compels_after(hunt, next_turn(hunt, &row, index), turns);
    }
    give_turns(&hunt->game, &row);
    note_answer(hunt, ASKS_COMPEL, turns, found);
    return found && !is_over(hunt);
}

bool is_compelled(Hunt *hunt, int turns)
{
    const Row row = take_turns(&hunt->game);
    bool found = row.count > 0;

    for (int index = 0; index < row.count && found && !is_over(hunt); index++) {
        const Turn *turn = next_turn(hunt, &row, index);

        follow(hunt, turn);
        found = is_reached(&hunt->game, &hunt->aim, turn) || can_compel(hunt, turns);
        retreat(hunt);
        if (!found && !is_over(hunt)) {
            ++*experience(hunt, turn);
        }
    }
    give_turns(&hunt->game, &row);
    return found && !is_over(hunt);
}

static bool solves_in(Hunt *hunt, const Turn *turn, int duel, int turns)
{
    bool solves;

    if (duel == DUEL_SELF) {
        return compels_after(hunt, turn, turns);
    }
    if (duel == DUEL_EXACT) {
        return exact_after(hunt, turn, turns);
    }
    if (turns == 1) {
        return reaches(hunt, turn);
    }
    follow(hunt, turn);
    solves = is_reached(&hunt->game, &hunt->aim, turn) || can_force(hunt, turns - 1);
    retreat(hunt);
    return solves;
}

bool turn_solves(Hunt *hunt, const Turn *turn, int duel, int turns)
{
    bool solves;

    if (turns < 1) {
        return false;
    }
    hunt->game.mute = true;
    solves = solves_in(hunt, turn, duel, turns);
    hunt->game.mute = false;
    return solves;
}

bool turn_prevents(Hunt *hunt, const Turn *turn, int turns)
{
    bool prevents;

    hunt->game.mute = true;
    follow(hunt, turn);
    prevents = !is_reached(&hunt->game, &hunt->aim, turn) && !can_force(hunt, turns);
    retreat(hunt);
    hunt->game.mute = false;
    return prevents;
}
