import type { CompiledUnit, DocumentFrame } from "@mailwright/compiler";
import { collectFacts, collectSurroundings, type Surroundings } from "./collect-facts.js";
import type { Facts } from "./facts.js";

/** Reads the rows of a compiler's emails, each once: an untouched row is the same object. */
export function createFactsReader() {
  const frames = new WeakMap<DocumentFrame, Surroundings>();
  const units = new WeakMap<CompiledUnit, { readonly around: string; readonly facts: Facts }>();
  return {
    readFrame(frame: DocumentFrame): Surroundings {
      const known = frames.get(frame) ?? collectSurroundings(frame.prefix);
      frames.set(frame, known);
      return known;
    },
    readUnit(unit: CompiledUnit, around: Surroundings): Facts {
      const key = JSON.stringify(around);
      const known = units.get(unit);
      if (known?.around === key) return known.facts;
      const facts = collectFacts(unit.canvasHtml, around);
      units.set(unit, { around: key, facts });
      return facts;
    },
  };
}
