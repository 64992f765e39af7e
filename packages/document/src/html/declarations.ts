import { protectMergeTags } from "../templating/merge-tags.js";

/** CSS declarations in order, a later one of the same name in the place of the earlier. */
export type Declarations = ReadonlyMap<string, string>;

// A string ends with its line, as in CSS. A quote or a parenthesis that is never closed is an ordinary character.
const string = String.raw`"[^"\n\r\f]*"|'[^'\n\r\f]*'`;
const declaration = new RegExp(String.raw`(?:[^;"'(]|${string}|\((?:[^()"']|${string})*\)|["'(])+`, "g");

/**
 * Cuts CSS at the semicolons between declarations; one in quotes or in parentheses is part of a value. Merge tags must be held out of
 * the way. Whoever makes hand-written CSS safe must refuse values that hold a semicolon: browsers see strings in other places after a
 * comment or in a `url()`.
 */
export function splitDeclarations(css: string): readonly (readonly [property: string, value: string])[] {
  return Array.from(css.matchAll(declaration), ([written]) => cutAtColon(written)).filter(([property]) => property !== "");
}

function cutAtColon(written: string): readonly [string, string] {
  const colon = written.indexOf(":");
  return [written.slice(0, Math.max(colon, 0)).trim().toLowerCase(), written.slice(colon + 1).trim()];
}

/** The declarations of a `style` attribute or of a rule, in order and with repeated ones. A merge tag is part of its value, whatever it holds. */
export function listDeclarations(style: string): readonly (readonly [property: string, value: string])[] {
  const held = protectMergeTags(style);
  return splitDeclarations(held.text).map(([property, value]) => [property, held.restore(value)] as const);
}

/** The declarations of a `style` attribute, without leaving anything out but what a later one of the same name replaces. */
export function readDeclarations(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const [property, value] of listDeclarations(style)) {
    declarations.delete(property);
    declarations.set(property, value);
  }
  return declarations;
}
