import { type ProvidedPorts, providedPorts } from "@mailwright/editor/provided";
import { readProviders, readUser } from "./read-editor-properties.js";

// What only some pages say: fetched when a page does.
export { readBlocks, readFeatures, readMergeTags } from "./read-editor-properties.js";
export { readTemplating } from "./read-templating.js";

/** The ports that a page's functions stand for, and who works in the editor. */
export function readProvided(providers: unknown, user: unknown): ProvidedPorts {
  return providedPorts(readProviders(providers), readUser(user));
}
