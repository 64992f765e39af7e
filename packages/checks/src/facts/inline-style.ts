import { decodeEntities } from "@mailwright/document";

/** What a `style` attribute declares; of a property that is there twice, the last. */
export type Style = ReadonlyMap<string, string>;

const known = new Map<string, Style>();
const knownMax = 4000;
const declaration = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\)|[("'])*)/g;

/** Reads a `style` attribute. An email repeats a few dozen of them hundreds of times, so they are remembered. */
export function parseStyle(source: string): Style {
  const found = known.get(source);
  if (found) return found;
  const style = new Map<string, string>();
  for (const [, name = "", value = ""] of decodeEntities(source).matchAll(declaration)) {
    const key = name.toLowerCase();
    style.delete(key);
    style.set(key, value.replace(/!important/i, "").trim());
  }
  if (known.size >= knownMax) known.clear();
  known.set(source, style);
  return style;
}
