import { type AnyBlockDefinition, type BlockRegistry, createRegistry } from "@mailwright/document";
import * as definitions from "./definitions.js";

/** Every block of ours, in alphabetical order. */
export const blockDefinitions: readonly AnyBlockDefinition[] = Object.values(definitions);

/** The registry of our own blocks. A host adds its own with `createRegistry([...blockDefinitions, theirs])`. */
export const blockRegistry: BlockRegistry = createRegistry(blockDefinitions);
