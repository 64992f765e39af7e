export { blankDocument } from "./palette/blank-document.js";
export { presets } from "./palette/presets.js";
export { firstDefinitions } from "./registry/first-registry.js";
