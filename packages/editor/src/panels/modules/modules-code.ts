export { ModuleCount } from "./module-count.js";
export { ModulesPanel } from "./modules-panel.js";
