import { documentDepthMax } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";

/** A document stands in a template, which stands in the body. */
const bodyDepthMax = documentDepthMax + 2;

/** Refuses JSON that is nested so deeply that reading it could end a program. Looked at before anything else does. */
export function refuseDeepBody(body: unknown): void {
  // Level by level rather than by recursion: the very thing it looks for would break a recursion.
  let level: unknown[] = [body];
  for (let depth = 0; depth <= bodyDepthMax; depth += 1) {
    level = level.flatMap((node) => (typeof node === "object" && node !== null ? Object.values(node) : []));
    if (level.length === 0) return;
  }
  refuse("document-too-deep");
}
