import { type Block, type EmailDocument, findPath, isValues, type JsonValue, storedExtra } from "@mailwright/document";
import type { Email } from "../email/email.js";
import { type Finding, findingId } from "../email/finding.js";
import { changeAt } from "../fixes/change-at.js";

type Stored = Readonly<Record<string, JsonValue>>;

/**
 * The document in which a finding is let stand, for a reason; with `undefined` as the reason it counts again. It is kept in the block
 * concerned, or else in the root.
 */
export function ignoreFinding(
  document: EmailDocument,
  { rule, subject, blockId }: Pick<Finding, "rule" | "subject" | "blockId">,
  reason: string | undefined,
): EmailDocument {
  const path = (blockId === undefined ? undefined : findPath(document.root, blockId)) ?? [];
  const root = changeAt(document.root, path, (block) => {
    const others = storedIgnored(block).filter((stored) => stored["rule"] !== rule || stored["subject"] !== subject);
    return writeIgnored(block, reason === undefined ? others : [...others, { rule, subject, reason: reason.trim().slice(0, 300) }]);
  });
  return root === document.root ? document : { ...document, root };
}

function writeIgnored(block: Block, findings: readonly Stored[]): Block {
  const { ignored: _, ...others } = block.extras ?? {};
  const extras = findings.length > 0 ? { ...others, ignored: { findings } } : others;
  const { extras: _before, ...bare } = block;
  return Object.keys(extras).length > 0 ? { ...bare, extras } : bare;
}

/** Why findings are ignored, by their ids. */
export function readIgnored({ document, blocks }: Email): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  const record = (block: Block, blockId: string | undefined) => {
    for (const { rule, subject, reason } of storedIgnored(block)) {
      if (typeof rule === "string" && typeof subject === "string") {
        reasons.set(findingId(rule, blockId, subject), typeof reason === "string" ? reason : "");
      }
    }
  };
  record(document.root, undefined);
  for (const { block } of blocks) record(block, block.id);
  return reasons;
}

function storedIgnored(block: Block): readonly Stored[] {
  const { findings } = storedExtra(block, "ignored");
  return Array.isArray(findings) ? findings.filter(isValues) : [];
}
