import type { BlockRegistry, Blueprint } from "@mailwright/document";
import { type Refusal, refuse } from "../outcome/outcome.js";

/** The refusal where a block, or one inside it, needs a right of the plan that is not among these; `undefined`: all rights. */
export function refuseOutsidePlan(
  { type, children = [] }: Blueprint,
  registry: BlockRegistry,
  entitlements: readonly string[] | undefined,
): Refusal | undefined {
  if (!entitlements) return undefined;
  const needed = registry.get(type)?.entitlement;
  if (needed !== undefined && !entitlements.includes(needed)) return refuse("locked", needed);
  for (const child of children) {
    const refusal = refuseOutsidePlan(child, registry, entitlements);
    if (refusal) return refusal;
  }
  return undefined;
}
