import { type Declarations, decodeEntities, protectMergeTags, readDeclarations } from "@mailwright/document";

/** The declarations of a `style` attribute as it is written; those for Outlook alone are left out. */
export function readStyle(style: string): Declarations {
  return new Map([...readDeclarations(decodeEntities(style))].filter(([property]) => !property.startsWith("mso-")));
}

/** The declarations that make an element with the styles `base` look like one with the styles `wanted`. */
export function diffStyles(base: Declarations, wanted: Declarations): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [property, value] of wanted) if (base.get(property) !== value) changed.set(property, value);
  for (const property of base.keys()) {
    if (!wanted.has(property)) changed.set(property, inherited.has(property) ? "inherit" : "initial");
  }
  return shortenBackground(changed, base, wanted);
}

const inherited = new Set([
  "color",
  "direction",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-transform",
  "word-spacing",
]);
const plainColor = /^(?:#[\da-f]{3,8}|transparent|rgba?\([\d., ]+\))$/i;

// MJML writes a colour into both `background` and `background-color`. Overriding `background` would remove a background picture, so only
// `background-color` is written.
function shortenBackground(changed: Map<string, string>, base: Declarations, wanted: Declarations): Map<string, string> {
  const shorthand = changed.get("background");
  if (shorthand === undefined) return changed;
  const rest = (of: Declarations) => (of.get("background") ?? "").replace(of.get("background-color") ?? "\u0000", "");
  if (plainColor.test(shorthand)) changed.set("background-color", shorthand);
  if (plainColor.test(shorthand) || (changed.has("background-color") && rest(base) === rest(wanted))) changed.delete("background");
  return changed;
}

/**
 * The declarations as CSS with `!important`, so that they win over inline styles. Values that are not safe in a style element are left
 * out.
 */
export function writeImportant(declarations: Declarations): string {
  return [...declarations]
    .filter(([property, value]) => /^[a-z-]+$/.test(property) && isSafeInSheet(value))
    .map(([property, value]) => `${property}:${value}!important`)
    .join(";");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character has no business in CSS
const unsafe = /[<>{}"\\\u0000-\u001f]|\/\*|!/;

/** Is the value safe in a style element? In an attribute it was: there `<` stood as an entity, and could not end anything. */
function isSafeInSheet(value: string): boolean {
  return value !== "" && !unsafe.test(protectMergeTags(value).text);
}
