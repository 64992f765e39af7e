/** A `style` as its declarations, in order; of the same property the last counts. Unlike `readInlineStyle` it leaves nothing out. */
export function readStyle(style: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    if (property !== "") declarations.set(property, declaration.slice(colon + 1).trim());
  }
  return declarations;
}
