import type { EmailDocument } from "./block.js";
import { isEqualJson } from "./equal-json.js";

/** Do two documents say the same? Where they are made of the same objects that costs nothing. */
export function isSameDocument(one: EmailDocument, other: EmailDocument): boolean {
  return one === other || (isEqualJson(one.settings, other.settings) && isEqualJson(one.root, other.root));
}
