// SPDX-License-Identifier: GPL-3.0-or-later
// Play with all men, as solve.js and dropmap.js ask for it where the engine of orthodox chess does
// not know a diagram: fairy men, conditions, or a side without a king.
import { Refusal, isOrthodox } from "./diagram.js";
import { defectsByRules, fairyDefects, fatalDefects } from "./defects.js";
import { FairyLines, FairyPhases } from "./fairyplay.js";
import { GeneralEngine } from "./general.js";
import { requireMen } from "./laws.js";
import { Men } from "./men.js";
import { allows, knowRules } from "./rules.js";
import { needsDesk } from "./twins.js";

/** The engine for all men with what is known of them. */
export class AllMen {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  /** Make it of a compiled module, of men.bin and of what rules.json says. */
  static async of({ general, men, rules }) {
    knowRules(rules);
    return new AllMen(await GeneralEngine.of(general, await Men.of(men), rules.qualities));
  }

  askWhile(asked) {
    this.#engine.askWhile(asked);
  }

  get bytes() {
    return this.#engine.bytes;
  }

  /** Refuse what only the studio plays; `men` are those of the diagram, or more. */
  require({ stipulation }, men) {
    requireMen(men);
    if (stipulation.exact && !stipulation.hasLines) throw new Refusal(needsDesk(String(stipulation)), true);
  }

  /** All that is fatal for a task, as `fatalDefects` tells it. */
  defects(diagram, stipulation) {
    const { rows } = stipulation;
    if (rows.length) {
      return defectsByRules(diagram, stipulation, (fault) => allows(stipulation, fault), () => {
        this.#engine.place(diagram, { rows });
        return this.#engine.waitingInCheck;
      });
    }
    if (isOrthodox(diagram.board)) return fatalDefects(diagram, stipulation);
    this.#engine.place(diagram);
    return fairyDefects(diagram, stipulation, (origin, king, side) => this.#engine.captures(origin, king, side));
  }

  /** One solve, as `PhaseSearch` and `LineSearch` are. */
  search(part, options) {
    return new (part.stipulation.hasLines ? FairyLines : FairyPhases)(this.#engine, part, options);
  }

  /** Stop the search that was begun after so many positions. */
  stopAfter(nodes) {
    this.#engine.stopAfter(nodes);
  }
}
