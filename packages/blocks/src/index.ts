export { blankDocument, blankSettings } from "./palette/blank-document.js";
export { blueprint, sectionOf } from "./palette/blueprint.js";
export { presets } from "./palette/presets.js";
export { blockDefinitions, blockRegistry } from "./registry/registry.js";
