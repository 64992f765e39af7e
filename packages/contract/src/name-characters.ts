/** Line breaks, tabs and every other control character, lone halves of characters, and what turns the direction of all that follows. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u;
const everyForbidden = new RegExp(forbidden.source, "gu");
/** Nothing that anybody sees: spaces, joiners, marks, fillers, the blank of Braille. */
const invisible = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * True for a name that one line cannot show as it is: with line breaks or control characters, with characters that turn the direction of writing, or of
 * nothing visible at all. Marks for one place (U+200E, U+200F, U+061C), which Arabic and Hebrew keyboards write, and joiners are fine.
 */
export const hasForbiddenNameCharacters = (name: string) =>
  forbidden.test(name) || (name !== "" && name.trim() !== "" && invisible.test(name));

/** The name on one line, without what a name may not hold: for what is pasted, and for names that come from elsewhere. */
export function tidyName(name: string): string {
  return name
    .replaceAll(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(everyForbidden, "")
    .trim();
}
