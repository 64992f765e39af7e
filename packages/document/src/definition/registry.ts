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
      const known = new Set(others.map(({ type }) => type));
      // In the order of the further ones, which is the one in which the importer asks blocks whether a part of an email is theirs.
      return [...others.map((other) => byType.get(other.type) ?? other), ...[...byType.values()].filter(({ type }) => !known.has(type))];
    },
  };
}
