import type { SymbolChooser } from "./symbol-chooser.js";

let loaded: typeof SymbolChooser | undefined;

/** The emoji and signs, where they are at hand. */
export const peekSymbols = (): typeof SymbolChooser | undefined => loaded;

/** Fetches the emoji and signs with their names. */
export async function loadSymbols(): Promise<typeof SymbolChooser> {
  loaded = (await import("./symbol-chooser.js")).SymbolChooser;
  return loaded;
}
