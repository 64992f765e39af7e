import { type Block, type EmailDocument, findPath, isValues, type JsonValue, storedExtra } from "@mailwright/document";
import type { Email } from "./email.js";
import { type Finding, findingId } from "./finding.js";

/** Which block keeps it that a finding is ignored, and what is to be written there with `set-extras`. */
export interface IgnoreChange {
  readonly blockId: string;
  readonly values: { readonly findings: readonly JsonValue[] };
}

type Stored = Readonly<Record<string, JsonValue>>;

/** Lets a finding stand, for a reason; with `undefined` as the reason it counts again. In the block concerned, or else in the root. */
export function ignoreChange(
  { root }: EmailDocument,
  finding: Pick<Finding, "rule" | "subject" | "blockId">,
  reason: string | undefined,
): IgnoreChange {
  const path = finding.blockId === undefined ? undefined : findPath(root, finding.blockId);
  const blockId = path && finding.blockId !== undefined ? finding.blockId : root.id;
  const others = storedIgnored(findAt(root, path ?? [])).filter(
    ({ rule, subject }) => rule !== finding.rule || subject !== finding.subject,
  );
  const { rule, subject } = finding;
  const findings = reason === undefined ? others : [...others, { rule, subject, reason: reason.trim().slice(0, 300) }];
  return { blockId, values: { findings } };
}

/** Why findings are ignored, by their ids. */
export function readIgnored({ document, blocks }: Email): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  const note = (block: Block, blockId: string | undefined) => {
    for (const { rule, subject, reason } of storedIgnored(block)) {
      if (typeof rule === "string" && typeof subject === "string") {
        reasons.set(findingId(rule, blockId, subject), typeof reason === "string" ? reason : "");
      }
    }
  };
  note(document.root, undefined);
  for (const { block } of blocks) note(block, block.id);
  return reasons;
}

function storedIgnored(block: Block): readonly Stored[] {
  const { findings } = storedExtra(block, "ignored");
  return Array.isArray(findings) ? findings.filter(isValues) : [];
}

function findAt(root: Block, path: readonly number[]): Block {
  return path.reduce((block, index) => block.children?.[index] ?? block, root);
}
