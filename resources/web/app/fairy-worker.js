// SPDX-License-Identifier: GPL-3.0-or-later
// The solver in its own thread, with all that fairy men need: fetched when one is met first.
import { AllMen } from "./solver/allmen.js";
import { work } from "./solver/working.js";

work((sent) => AllMen.of(sent));
