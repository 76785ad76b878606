/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/families.h"

#include "games/jumps.h"
#include "games/merels.h"
#include "games/tafl.h"

bool set_family(Family *family, int number)
{
    switch (number) {
    case FAMILY_TAFL:
        set_tafl(family);
        return true;
    case FAMILY_JUMPS:
        set_jumps(family);
        return true;
    case FAMILY_MERELS:
        set_merels(family);
        return true;
    default:
        return false;
    }
}
