import { prop } from "../props/prop.js";
import type { TextSpec, Values } from "../props/prop-spec.js";
import { isExpression, isItemName } from "../templating/expression.js";

/** Words of a template language: empty, or what cannot end the tag that they are written into. */
function expression(initial: string, maxLength: number, isSafe: (text: string) => boolean): TextSpec {
  const spec = prop.text(initial, { maxLength });
  return { ...spec, accepts: (value): value is string => spec.accepts(value) && (value === "" || isSafe(value)) };
}

/**
 * When a section or a block is shown, and for what it is repeated, in the host's template language. `condition` is an expression,
 * `repeat` names a list, `repeatAs` what one of its items is called inside the block.
 */
export const ruleSpecs = {
  condition: expression("", 500, isExpression),
  repeat: expression("", 200, isExpression),
  repeatAs: expression("item", 64, isItemName),
};
export type BlockRules = Values<typeof ruleSpecs>;

/** What of a block may not be changed. Commands refuse it with `locked-content`, `locked-style`, … */
export const lockSpecs = {
  content: prop.flag(false),
  style: prop.flag(false),
  position: prop.flag(false),
  removal: prop.flag(false),
};
export type LockKind = keyof typeof lockSpecs;
export const lockKinds = Object.keys(lockSpecs) as readonly LockKind[];

/** What people call a section among themselves, in the list of layers and in announcements. No email holds it. */
export const labelSpecs = { name: prop.text("", { maxLength: 60 }) };

/** A finding of the checks that somebody has looked at and lets stand. `subject` tells several of one rule apart. */
const ignoredFindingSpecs = {
  rule: prop.text("", { maxLength: 64 }),
  subject: prop.text("", { maxLength: 300 }),
  reason: prop.text("", { maxLength: 300 }),
};

/** What the checks find in a block and its author lets stand; of the whole email, it is kept in the root. */
export const ignoredSpecs = {
  findings: prop.list(ignoredFindingSpecs, { title: "rule", min: 0, max: 50, initial: [] }),
};
