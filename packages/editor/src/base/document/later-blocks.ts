import { firstDefinitions } from "@mailwright/blocks/first";
import { type AnyBlockDefinition, type BlockRegistry, createRegistry } from "@mailwright/document";
import { type LaterCode, laterCode } from "../later/later-code.js";

/**
 * The blocks that few emails hold. Whatever could bring one into an email waits for their code: opening, the commands that change blocks,
 * dragging, modules, imports and pasting. So no email holds a block of ours that is not known.
 */
export const laterBlocksCode = laterCode(async () => (await import("@mailwright/blocks")).blockRegistry);

/** Code that brings blocks into an email: it is there once they are. */
export function laterWithBlocks<T>(fetch: () => Promise<T>): LaterCode<T> {
  return laterCode(async () => {
    const [code] = await Promise.all([fetch(), laterBlocksCode.load()]);
    return code;
  });
}

/** Our own blocks: those of the first screen at once, and all of them from when their code is there. */
export const ourBlocks: BlockRegistry = createRegistry(firstDefinitions, laterBlocksCode.peek);

/** Our blocks with a host's. A host's block of the same type replaces ours. */
export function ourBlocksWith(definitions: readonly AnyBlockDefinition[]): BlockRegistry {
  return createRegistry([...firstDefinitions, ...definitions], laterBlocksCode.peek);
}

/** Loads the code of the blocks that a stored document holds, unless it is there. Answers nothing if there is nothing to wait for. */
export function prepareBlocks(stored: unknown, registry: BlockRegistry): Promise<unknown> | undefined {
  return !laterBlocksCode.peek() && holdsUnknown(stored, registry) ? laterBlocksCode.load() : undefined;
}

function holdsUnknown(stored: unknown, registry: BlockRegistry): boolean {
  return typeof stored === "object" && stored !== null && "root" in stored && isUnknown(stored.root, registry);
}

function isUnknown(block: unknown, registry: BlockRegistry): boolean {
  if (typeof block !== "object" || block === null) return false;
  if ("type" in block && typeof block.type === "string" && !registry.get(block.type)) return true;
  return "children" in block && Array.isArray(block.children) && block.children.some((child: unknown) => isUnknown(child, registry));
}
