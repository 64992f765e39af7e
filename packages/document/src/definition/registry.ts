import type { AnyBlockDefinition } from "./define-block.js";

/** The block types of one editor or server. */
export interface BlockRegistry {
  get(type: string): AnyBlockDefinition | undefined;
  readonly definitions: readonly AnyBlockDefinition[];
}

/** Makes a registry of definitions. A later one of the same type replaces the earlier, so a host can override ours. */
export function createRegistry(definitions: readonly AnyBlockDefinition[]): BlockRegistry {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  return { get: (type) => byType.get(type), definitions: [...byType.values()] };
}
