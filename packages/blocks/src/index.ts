export { blankDocument, blankSettings } from "./palette/blank-document.js";
export { presets } from "./palette/presets.js";
export { sectionOf, seed } from "./palette/seed.js";
export { blockDefinitions, blockRegistry } from "./registry/registry.js";
