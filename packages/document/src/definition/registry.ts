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
  let listed: { readonly others: readonly AnyBlockDefinition[]; readonly all: readonly AnyBlockDefinition[] } | undefined;
  return {
    get: (type) => byType.get(type) ?? more?.()?.get(type),
    get definitions() {
      const others = more?.()?.definitions ?? none;
      if (listed?.others !== others) listed = { others, all: joinInOrder(byType, others) };
      return listed.all;
    },
  };
}

const none: readonly AnyBlockDefinition[] = [];

/** In the order of the further ones: it is the one in which the importer asks blocks whether a part of an email is theirs. */
function joinInOrder(
  byType: ReadonlyMap<string, AnyBlockDefinition>,
  others: readonly AnyBlockDefinition[],
): readonly AnyBlockDefinition[] {
  const known = new Set(others.map(({ type }) => type));
  return [...others.map((other) => byType.get(other.type) ?? other), ...[...byType.values()].filter(({ type }) => !known.has(type))];
}
