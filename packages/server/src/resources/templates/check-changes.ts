import { blockRegistry } from "@mailwright/blocks";
import { type BlockFault, blockRightsOf, locksHold, type TemplateBodyChange } from "@mailwright/contract";
import {
  type ChangeFault,
  type ChangeFaultCode,
  findChangesOfLocked,
  findChangesOutsidePlan,
  findLockedBlocks,
} from "@mailwright/document";
import { refuse } from "../../base/refusal.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

interface BodyChange {
  template: StoredTemplate;
  change: TemplateBodyChange;
  /** The document that is stored now; asked only where the decision needs it. */
  stored: () => Promise<unknown>;
}

/** Ends the call when it changes what is locked of a block, by somebody for whom locks hold, or adds what the user's plan does not include. */
export async function checkChanges(user: SignedInUser, { template, change, stored }: BodyChange): Promise<void> {
  if (locksHold(toPolicyTemplate(template, user), user)) refuseFaults(findLockFaults(await stored(), change));
  if (Object.hasOwn(change, "components")) await checkPlan(user, change.components, stored);
}

/** Ends the call when a document holds, beyond what it is made from, blocks that the user's plan does not include. */
export async function checkPlan(user: SignedInUser, document: unknown, before: () => Promise<unknown>): Promise<void> {
  const rights = blockRightsOf({ entitlements: user.entitlements, subscriptionPlan: user.plan });
  // Most documents hold no such block, and then nothing is read to compare.
  if (findChangesOutsidePlan(null, document, blockRegistry, rights).length === 0) return;
  refuseFaults(findChangesOutsidePlan(await before(), document, blockRegistry, rights));
}

function findLockFaults(stored: unknown, change: TemplateBodyChange): readonly ChangeFault[] {
  if (Object.hasOwn(change, "components")) return findChangesOfLocked(stored, change.components, blockRegistry);
  // The email without its document could say anything of the locked blocks.
  return Object.keys(change).length === 0 ? [] : findLockedBlocks(stored).map((blockId) => ({ blockId, code: "locked-content" }));
}

/** The most faults in one answer: no person reads more, and an answer must stay small. */
const faultsMax = 100;

function refuseFaults(faults: readonly ChangeFault[]): void {
  if (faults.length === 0) return;
  const blocks = faults.slice(0, faultsMax).map(({ blockId, code }): BlockFault => ({ blockId, code, message: sentences[code] }));
  refuse(faults.some(({ code }) => code !== "plan-required") ? "block-locked" : "plan-required", { blocks });
}

const sentences: Record<ChangeFaultCode, string> = {
  "locked-content": "The content of this block is locked.",
  "locked-style": "The style of this block is locked.",
  "locked-position": "This block is locked in its place.",
  "locked-removal": "This block is locked and cannot be removed.",
  "lock-lifted": "Only the owner and administrators take a lock away.",
  "plan-required": "The user's plan does not include this block.",
};
