/** Fetches the emoji and signs with their names. */
export const loadSymbols = async () => (await import("./symbol-chooser.js")).SymbolChooser;
