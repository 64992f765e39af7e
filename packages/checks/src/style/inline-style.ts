import { type Declarations, decodeEntities, readDeclarations } from "@mailwright/document";

/** What a `style` attribute declares, without `!important`. */
export type Style = Declarations;

const known = new Map<string, Style>();
const knownMax = 4000;

/** Reads a `style` attribute. An email repeats a few dozen of them hundreds of times, so they are remembered. */
export function parseStyle(source: string): Style {
  const found = known.get(source);
  if (found) return found;
  const style = new Map(
    Array.from(readDeclarations(decodeEntities(source)), ([property, value]) => [property, value.replace(/!important/i, "").trim()]),
  );
  if (known.size >= knownMax) known.clear();
  known.set(source, style);
  return style;
}
