export { blankDocument, blankSettings } from "./blank-document.js";
export { presets } from "./presets.js";
export { blockDefinitions, blockRegistry } from "./registry.js";
export { sectionOf, seed } from "./seed.js";
