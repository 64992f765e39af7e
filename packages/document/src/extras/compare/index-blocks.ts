import type { Block } from "../../tree/block.js";
import { depthMax } from "../../tree/depth-max.js";
import { isRecord } from "../../tree/is-record.js";

/** A block of a stored document, and the block that it stands in. */
export interface FoundBlock {
  readonly block: Block;
  readonly parentId: string | undefined;
}

/** The blocks of a stored document, as far as it can be read: what is no block is left out with all below it. */
export interface StoredBlocks {
  readonly byId: ReadonlyMap<string, FoundBlock>;
  /** Those without a usable id, or with the id of one before them: whoever reads the document gives them new ids. */
  readonly nameless: readonly Block[];
}

/** Finds the blocks of a stored document as `readDocument` would. */
export function indexBlocks(stored: unknown): StoredBlocks {
  const byId = new Map<string, FoundBlock>();
  const nameless: Block[] = [];
  const visit = (value: unknown, parentId: string | undefined, depth: number): void => {
    if (depth > depthMax || !isRecord(value)) return;
    const { id, type, props, extras, children = [] } = value;
    if (typeof type !== "string" || !Array.isArray(children)) return;
    const name = typeof id === "string" && /^[\w-]{1,64}$/.test(id) && !byId.has(id) ? id : undefined;
    const block = { id: name ?? "", type, props: isRecord(props) ? props : {}, ...(isRecord(extras) && { extras }) };
    if (name === undefined) nameless.push(block);
    else byId.set(name, { block, parentId });
    for (const child of children) visit(child, name, depth + 1);
  };
  if (isRecord(stored)) visit(stored["root"], undefined, 0);
  return { byId, nameless };
}
