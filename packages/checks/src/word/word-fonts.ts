/** Fonts that Windows or Office brings, and names that Windows replaces by one of them. */
const windowsFonts = new Set(
  [
    ...["Aptos", "Arial", "Arial Black", "Arial Narrow", "Bahnschrift", "Book Antiqua", "Bookman Old Style", "Brush Script MT", "Calibri"],
    ...["Cambria", "Candara", "Century Gothic", "Comic Sans MS", "Consolas", "Constantia", "Corbel", "Courier", "Courier New", "Ebrima"],
    ...["Franklin Gothic Medium", "Garamond", "Georgia", "Helvetica", "Impact", "Lucida Console", "Lucida Sans Unicode", "Malgun Gothic"],
    ...["Microsoft Sans Serif", "Microsoft YaHei", "Palatino Linotype", "Segoe UI", "Symbol", "Tahoma", "Times", "Times New Roman"],
    ...["Trebuchet MS", "Verdana", "Wingdings", "monospace", "sans-serif", "serif", "cursive", "fantasy"],
  ].map((name) => name.toLowerCase()),
);

const unquote = (name: string) =>
  name
    .trim()
    .replace(/^["']|["']$/g, "")
    .trim()
    .toLowerCase();
/** The rules for fonts of a style sheet. */
export const fontFaces = /@font-face\s*\{([^{}]*)\}/gi;

/** The fonts for which a rule names the one that Word takes instead. */
export function replacedFonts(css: string): ReadonlySet<string> {
  const replaced = Array.from(css.matchAll(fontFaces), ([, inside = ""]) =>
    /mso-(?:font-alt|generic-font-family)\s*:/i.test(inside) ? (/font-family\s*:\s*([^;]+)/i.exec(inside)?.[1] ?? "") : "",
  );
  return new Set(replaced.map(unquote));
}

/** Does Word draw words in this list of fonts in the first of them, or in the one that a rule names for it? Nothing said is all right. */
export function isFontOfWord(families: string, replaced: ReadonlySet<string>): boolean {
  const first = unquote(families.split(",")[0] ?? "");
  return first === "" || first === "inherit" || windowsFonts.has(first) || replaced.has(first);
}
