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
/** What words in a line may be besides, such as a badge: a box with lines and corners. Nothing may be hidden, or laid out in another way. */
const boxProperties: ReadonlyMap<string, RegExp> = new Map([
  ["border", /./],
  ["border-radius", /./],
  ["display", /^inline-block$/],
]);
/** What tables in a text may carry besides. Of other elements it belongs to the block around them. */
const tableProperty = /^(?:border|width)/;
const tableTag = /^t(?:able|[rdh])$/;
const blockTag = /^(?:p|h[1-6]|[uo]l|li|t(?:able|[rdh]))$/;
// Letters, numbers, units, colours, font lists and functions such as rgb(): nothing that loads, escapes or ends the declaration.
const safeValue = /^[\w\s#%.,()'+!/-]*$/;
const unsafeFunction = /(?:url|expression|attr|image|element|var|env|calc|src)\s*\(|javascript|-moz-binding|behavior/i;

const propertyName = /^[a-z-]+$/;

/** `style` attribute → the declarations that text may carry, or an element of this name in it; everything else is dropped. */
export function readInlineStyle(style: string, tag = ""): Declarations {
  const isTable = tableTag.test(tag);
  return readSafe(style, (property, value) => {
    if (textProperties.has(property) || (isTable && tableProperty.test(property))) return true;
    return !blockTag.test(tag) && boxProperties.get(property)?.test(value) === true;
  });
}

/** The CSS that a block gives its text. It may hold any property, but its values may come from a document's settings: they are checked as well. */
export function readGivenStyle(style: string): Declarations {
  return readSafe(style, (property) => propertyName.test(property));
}

function readSafe(style: string, isAllowed: (property: string, value: string) => boolean): Declarations {
  const declarations = new Map<string, string>();
  for (const [property, value] of splitDeclarations(decodeEntities(style).replaceAll('"', "'"))) {
    if (!isAllowed(property, value) || value === "") continue;
    if (!safeValue.test(value) || unsafeFunction.test(value)) continue;
    const before = declarations.get(property);
    declarations.delete(property);
    // A translucent colour keeps the opaque one before it, which is for Outlook on Windows: it does not know the other.
    const isPair = before !== undefined && value.startsWith("rgba(") && !before.includes("rgba(");
    declarations.set(property, isPair ? `${before};${property}:${value}` : asFactor(property, value));
  }
  return declarations;
}

// A percentage is handed down as the pixels that it makes of the outer letters: lines of larger words inside would overlap.
function asFactor(property: string, value: string): string {
  const percentage = property === "line-height" ? /^(\d{1,4}(?:\.\d{1,4})?)%$/.exec(value)?.[1] : undefined;
  return percentage === undefined ? value : String(Number((Number(percentage) / 100).toFixed(4)));
}

/** Declarations → the text of a `style` attribute, without a trailing semicolon. */
export function writeInlineStyle(declarations: Declarations): string {
  return [...declarations].map(([property, value]) => `${property}:${value}`).join(";");
}

/** `over` wins over `base`, property by property; `base` keeps its place. */
export function mergeDeclarations(base: Declarations, over: Declarations): Declarations {
  return new Map([...base, ...over]);
}
