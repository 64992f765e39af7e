import { type AnyBlockDefinition, type BlockRegistry, createRegistry } from "@mailwright/document";
import * as definitions from "./definitions.js";

/** Every block of ours, in alphabetical order: an import asks them in it, whatever a bundler makes of the list above. */
export const blockDefinitions: readonly AnyBlockDefinition[] = Object.values(definitions).toSorted((one, other) =>
  one.type < other.type ? -1 : 1,
);

/** The registry of our own blocks. A host adds its own with `createRegistry([...blockDefinitions, theirs])`. */
export const blockRegistry: BlockRegistry = createRegistry(blockDefinitions);
