import { type Declarations, splitDeclarations } from "./declarations.js";
import { decodeEntities } from "./escape.js";

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

const propertyName = /^[a-z-]+$/;

/** `style` attribute → the declarations that text may carry; everything else is dropped. */
export function readInlineStyle(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const [property, value] of safeDeclarations(style)) {
    if (!textProperties.has(property)) continue;
    declarations.delete(property);
    declarations.set(property, value);
  }
  return declarations;
}

/**
 * The CSS that a block gives its text. It may hold any property, but its values may come from a document's settings: they are checked as well.
 * A property that stands there twice stays so: Outlook for Windows takes the first of two colours, which has no alpha channel.
 */
export function readGivenStyle(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const [property, value] of safeDeclarations(style)) {
    const before = declarations.get(property);
    if (propertyName.test(property)) declarations.set(property, before === undefined ? value : `${before};${property}:${value}`);
  }
  return declarations;
}

function safeDeclarations(style: string): readonly (readonly [property: string, value: string])[] {
  return splitDeclarations(decodeEntities(style).replaceAll('"', "'")).filter(
    ([, value]) => value !== "" && safeValue.test(value) && !unsafeFunction.test(value),
  );
}

/** Declarations → the text of a `style` attribute, without a trailing semicolon. */
export function writeInlineStyle(declarations: Declarations): string {
  return [...declarations].map(([property, value]) => `${property}:${value}`).join(";");
}

/** `over` wins over `base`, property by property; `base` keeps its place. */
export function mergeDeclarations(base: Declarations, over: Declarations): Declarations {
  return new Map([...base, ...over]);
}
