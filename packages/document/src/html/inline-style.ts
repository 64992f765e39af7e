import { decodeEntities } from "./escape.js";

/** CSS declarations in order, a later one of the same name replacing the earlier. */
export type Declarations = ReadonlyMap<string, string>;

const textProperties = new Set([
  "color",
  "background-color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-decoration",
  "text-transform",
  "vertical-align",
  "white-space",
  "direction",
  "margin",
  "margin-top",
  "margin-right",
  "margin-bottom",
  "margin-left",
  "padding",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
  "list-style-type",
]);
// Letters, numbers, units, colours, font lists and functions such as rgb(): nothing that loads, escapes or ends the declaration.
const safeValue = /^[\w\s#%.,()'+!/-]*$/;
const unsafeFunction = /(?:url|expression|attr|image|element|var|env|calc|src)\s*\(|javascript|-moz-binding|behavior/i;

/** `style` attribute → the declarations that text may carry; everything else is dropped. */
export function readInlineStyle(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of decodeEntities(style).replaceAll('"', "'").split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (!textProperties.has(property) || value === "") continue;
    if (!safeValue.test(value) || unsafeFunction.test(value)) continue;
    declarations.delete(property);
    declarations.set(property, value);
  }
  return declarations;
}

/** Declarations → the text of a `style` attribute, without a trailing semicolon. */
export function writeInlineStyle(declarations: Declarations): string {
  return [...declarations].map(([property, value]) => `${property}:${value}`).join(";");
}

/** `over` wins over `base`, property by property; `base` keeps its place. */
export function mergeDeclarations(base: Declarations, over: Declarations): Declarations {
  return new Map([...base, ...over]);
}
