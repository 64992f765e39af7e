/** What is fetched when somebody first comes to the imports. */
export { OneImport } from "./results/one-import.js";
export { AllImports } from "./start/all-imports.js";
