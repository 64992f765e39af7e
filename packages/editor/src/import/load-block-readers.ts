import type { BlockRegistry } from "@mailwright/document";
import { type BlockReaders, loadReaders } from "@mailwright/importer";
import { laterBlocksCode } from "../base/document/later-blocks.js";

/** The readers of all blocks. Those of rare ones come with their code: an import that did not wait for it would make a text of a menu. */
export async function loadBlockReaders(registry: BlockRegistry): Promise<BlockReaders> {
  await laterBlocksCode.load();
  return loadReaders(registry);
}
