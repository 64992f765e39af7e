import type { AnyBlockDefinition, BlockRegistry, Read } from "@mailwright/document";

/** A block type with what recognises it. */
export interface BlockReader {
  readonly definition: AnyBlockDefinition;
  readonly read: Read;
}

/** What an import needs to know of the blocks. Made by `loadReaders`. */
export interface BlockReaders {
  readonly registry: BlockRegistry;
  readonly readers: readonly BlockReader[];
}

/** Loads the readers of a registry's blocks. They are no part of the registry itself: most sessions never import anything. */
export async function loadReaders(registry: BlockRegistry): Promise<BlockReaders> {
  const loaded = registry.definitions.map(async (definition) => {
    const read = await definition.read?.();
    return read ? [{ definition, read }] : [];
  });
  return { registry, readers: (await Promise.all(loaded)).flat() };
}
