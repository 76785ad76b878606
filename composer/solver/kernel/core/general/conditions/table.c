/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All conditions of the compiled engine: a new one is a name more here, defined in its family's file. */
#include <stddef.h>

#include "general/conditions/table.h"

#include "general/steps.h"

#define CONDITIONS(X)                                                                             \
    X(PATROL) X(ULTRA_PATROL) X(LORTAP) X(SUPER_GUARDS) X(ANTI_GUARDS) X(FUNCTIONARY) X(CENTRAL) X(WOOZLES)  \
    X(MADRASI) X(EIFFEL) X(PARTIAL_PARALYSIS) X(DISPARATE) X(KOEKO) X(ANTI_KOEKO) X(NEW_KOEKO)    \
    X(GRID_CHESS) X(SHADES) X(EDGEMOVER) X(NO_CAPTURE) X(ISARDAM) X(LEFFIE) X(MAFF) X(OWU) X(AMU) X(CHECKLESS) X(EXCLUSIVE)       \
    X(VOGTLAENDER) X(ANTI_KINGS) X(BICOLORES) X(BRUNNER) X(SAT) X(MARS) X(IMMUN) X(CIRCE)         \
    X(CIRCE_ASSASSIN) X(DIAGRAM_CIRCE) X(ANTICIRCE) X(DIAGRAM_ANTICIRCE) X(PARRAIN) X(WAITING_CIRCE) X(CIRCE_PARACHUTE) X(ANDERNACH) X(ANTI_ANDERNACH)     \
    X(TIBET) X(TRAITOR) X(VOLAGE) X(MAGIC_SQUARES) X(MASAND) X(ANDA) X(BESIDE) X(POINT_REFLECTION)        \
    X(TRANSMUTED_KINGS) X(VAULTING_KINGS) X(LEARNING) X(MARINE) X(SINGLE_BOX) X(SINGLE_BOX_NAMING) X(KOBUL_KINGS) X(MESSIGNY)            \
    X(SWAPPING_KINGS) X(SENTINELS) X(BRETON) X(TAKE_AND_MAKE) X(MAKE_AND_TAKE) X(PROMOTION_ONLY)  \
    X(GLASGOW) X(CHAMELEON) X(CHAMELEON_MEN) X(PROMOTION_SQUARES) X(NORSK_SJAKK) X(EINSTEIN)      \
    X(RELEGATION) X(PROTEAN) X(REPUBLICAN)                                                        \
    X(ULTRA_SCHACHZWANG) X(MAXIMUMMER) X(NO_PROMOTION)                                            \
    X(MUST_CAPTURE) X(ALPHABETIC) X(DUELLISTS) X(BACK_HOME) X(HAAN) X(HOLES) X(GHOSTS) X(ALICE)   \
    X(IMITATORS) X(WORMHOLES) X(FOLLOW_MY_LEADER) X(SYNCHRONOUS) X(FORCED_SQUARES) X(DISTER)     \
    X(OSCILLATING_KINGS) X(LENGTHS) X(FUDDLED) X(SNEK) X(MULTI_CAPTURES) X(CAVALIER_MAJEUR)       \
    X(BORROWING) X(ALL_IN) X(MAINLY_IN) X(REVOLVING) X(BOLERO) X(PROVOCATION) X(LOSING) X(LOST_PIECES) X(CASTLING_CHESS)      \
    X(SINGLE_CAPTURES) X(PAD) X(SUPER_TRANSMUTED) X(INFLUENCER) X(PLUS) X(DANGER_CIRCE) \
    X(SHIELDED_KINGS) X(LESE_MAJESTE) X(GENEVA) X(ROYAL_DYNASTY) X(PEPO)                          \
    X(KAMIKAZE) X(PARALYSING) X(UNCAPTURABLE) X(HURDLE_COLOURS) X(MAGIC_MEN) X(MOVED_HURDLES)

#define DECLARED(name) extern const Condition name;
CONDITIONS(DECLARED)
#undef DECLARED

#define LISTED(name) &name,
static const Condition *const ALL[] = {CONDITIONS(LISTED)};
#undef LISTED

enum { COUNT = sizeof(ALL) / sizeof(ALL[0]) };

static bool is_same(const char *one, const char *other)
{
    while (*one != 0 && *one == *other) {
        one++;
        other++;
    }
    return *one == *other;
}

const Condition *find_condition(const char *name)
{
    for (int number = 0; number < COUNT; number++) {
        if (is_same(ALL[number]->name, name)) {
            return ALL[number];
        }
    }
    return NULL;
}

const char *condition_name(int number)
{
    return number >= 0 && number < COUNT ? ALL[number]->name : NULL;
}
