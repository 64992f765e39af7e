import type { AnyBlockDefinition } from "@mailwright/document";
import * as definitions from "./first-definitions.js";

/** The blocks that nearly every email holds. The whole list is `blockDefinitions` of the package's main face. */
export const firstDefinitions: readonly AnyBlockDefinition[] = Object.values(definitions);
