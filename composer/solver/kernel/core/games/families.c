/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/families.h"

#include "games/acedrex.h"
#include "games/arithmomachia.h"
#include "games/jumping/draughts.h"
#include "games/jumping/jumps.h"
#include "games/kaleido.h"
#include "games/merels.h"
#include "games/seasons.h"
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
    case FAMILY_DRAUGHTS:
        set_draughts(family);
        return true;
    case FAMILY_KALEIDO:
        set_kaleido(family);
        return true;
    case FAMILY_ACEDREX:
        set_acedrex(family);
        return true;
    case FAMILY_SEASONS:
        set_seasons(family);
        return true;
    case FAMILY_ARITHMOMACHIA:
        set_arithmomachia(family);
        return true;
    default:
        return false;
    }
}
