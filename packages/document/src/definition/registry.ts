import type { AnyBlockDefinition } from "./define-block.js";

/** The block types of one editor or server. */
export interface BlockRegistry {
  get(type: string): AnyBlockDefinition | undefined;
  readonly definitions: readonly AnyBlockDefinition[];
}

/**
 * Makes a registry of definitions. A later one of the same type replaces the earlier, so a host can override ours.
 * `more` answers a registry of further blocks once their code is there; none of theirs replaces one of these.
 */
export function createRegistry(definitions: readonly AnyBlockDefinition[], more?: () => BlockRegistry | undefined): BlockRegistry {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  return {
    get: (type) => byType.get(type) ?? more?.()?.get(type),
    get definitions() {
      const others = more?.()?.definitions ?? [];
      return [...byType.values(), ...others.filter(({ type }) => !byType.has(type))];
    },
  };
}
