import { type Block, type BlockId, type EmailDocument, findPath } from "@mailwright/document";
import type { Finding } from "../email/finding.js";
import type { CheckOptions } from "../email/options.js";
import { changeAt } from "./change-at.js";
import type { FixContext, Fixer } from "./fixer.js";
import { raiseContrast } from "./raise-contrast.js";
import { replaceAddress } from "./replace-address.js";
import { setHeadingLevel } from "./set-heading-level.js";
import { unlinkEmpty } from "./unlink.js";

/** One line per kind of fix. */
const fixers: Readonly<Record<string, Fixer>> = {
  "add-tracking": (block, { from, to }) => replaceAddress(block, String(from), String(to)),
  "raise-contrast": raiseContrast,
  "secure-address": (block, { address }) => replaceAddress(block, String(address), String(address).replace(/^http:/i, "https:")),
  "set-heading-level": setHeadingLevel,
  unlink: unlinkEmpty,
};

/**
 * The document without what was found, or the very same document where the finding has no fix or its block is gone. Pure; ids stay, and
 * everything but the one block stays the same object.
 */
export function applyFix(
  document: EmailDocument,
  { blockId, fix }: Pick<Finding, "blockId" | "fix">,
  options: Pick<CheckOptions, "registry" | "compiler">,
): EmailDocument {
  const fixer = fix && Object.hasOwn(fixers, fix.kind) ? fixers[fix.kind] : undefined;
  if (!fixer || !fix || blockId === undefined) return document;
  const context: FixContext = { ...options, document, place: (block) => withBlock(document, blockId, () => block) };
  return withBlock(document, blockId, (block) => fixer(block, fix.values, context));
}

function withBlock(document: EmailDocument, blockId: BlockId, change: (block: Block) => Block): EmailDocument {
  const path = findPath(document.root, blockId);
  if (!path) return document;
  const root = changeAt(document.root, path, change);
  return root === document.root ? document : { ...document, root };
}
