const fonts = /@font-face\s*\{[^{}]*\}|@import\s+url\(/gi;
const opening = /url\(\s*/gi;

/** The addresses of pictures in a style sheet or in a `style`; those of fonts and of other sheets are none. Linear in its length. */
export function* cssPictures(css: string): Generator<string> {
  if (!css.includes("(")) return;
  const source = css.replace(fonts, "");
  opening.lastIndex = 0;
  for (let at = next(source, 0); at < source.length; ) {
    const quote = source[at] === '"' || source[at] === "'" ? source[at] : undefined;
    const start = quote === undefined ? at : at + 1;
    const end = source.indexOf(quote ?? ")", start);
    if (end < 0) return;
    const address = source.slice(start, end).trim();
    if (address !== "") yield address;
    at = next(source, end);
  }
}

/** Where the address behind the next `url(` begins. */
function next(source: string, from: number): number {
  opening.lastIndex = from;
  return opening.exec(source) ? opening.lastIndex : source.length;
}
