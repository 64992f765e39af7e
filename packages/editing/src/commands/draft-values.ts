import type { BlockId, BlockRegistry, EmailDocument, ExtraPart } from "@mailwright/document";
import { normaliseDocument } from "../tree/normalise.js";
import { changeBlock } from "../tree/tree.js";
import { type ValuesPatch, writeProps } from "../tree/write-values.js";
import { writePart } from "./set-extras.js";
import { withRoot } from "./targets.js";

/** A change of one block's values that is not made yet. */
export interface ValuesDraft {
  readonly blockId: BlockId;
  /** Where they are stored, if not in the block's props. */
  readonly part?: ExtraPart | undefined;
  readonly values: ValuesPatch;
}

/** The document as `set-props` or `set-extras` would leave it, for showing a gesture before it ends. Nothing is stored. */
export function draftValues(document: EmailDocument, registry: BlockRegistry, { blockId, part, values }: ValuesDraft): EmailDocument {
  const root = changeBlock(document.root, blockId, (block) => (part ? writePart(block, part, values) : writeProps(block, values)));
  return normaliseDocument(document, withRoot(document, root), registry, noNewBlock);
}

// Values of a block that exists bring no other block with them.
function noNewBlock(): never {
  throw new Error("a change of values makes no block");
}
