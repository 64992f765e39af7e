/** A font that an email can ask for: its name and what clients without it show. */
export interface EmailFont {
  readonly name: string;
  readonly stack: string;
  /** Style sheet that brings a web font; absent for the fonts that every system has. */
  readonly href?: string;
  /** Its files, where no style sheet names them. */
  readonly faces?: readonly FontFace[];
}

/** A file of a web font: for one weight, as CSS writes it, and one style. */
export interface FontFace {
  readonly src: string;
  readonly weight?: string;
  readonly style?: "italic" | "oblique";
}

/** The families that every system has, each with its fallbacks. */
export const webSafeFonts: readonly EmailFont[] = [
  { name: "Arial", stack: "Arial, Helvetica, sans-serif" },
  { name: "Arial Black", stack: "'Arial Black', Gadget, sans-serif" },
  { name: "Brush Script MT", stack: "'Brush Script MT', cursive" },
  { name: "Comic Sans MS", stack: "'Comic Sans MS', cursive, sans-serif" },
  { name: "Courier New", stack: "'Courier New', Courier, monospace" },
  { name: "Georgia", stack: "Georgia, 'Times New Roman', serif" },
  { name: "Helvetica", stack: "Helvetica, Arial, sans-serif" },
  { name: "Impact", stack: "Impact, Charcoal, sans-serif" },
  { name: "Lucida Sans Unicode", stack: "'Lucida Sans Unicode', 'Lucida Grande', sans-serif" },
  { name: "Tahoma", stack: "Tahoma, Geneva, sans-serif" },
  { name: "Times New Roman", stack: "'Times New Roman', Times, serif" },
  { name: "Trebuchet MS", stack: "'Trebuchet MS', Helvetica, sans-serif" },
  { name: "Verdana", stack: "Verdana, Geneva, sans-serif" },
];

const stacks = new Map(webSafeFonts.map((font) => [font.name, font.stack]));

/** The CSS `font-family` for a stored family name; a name that no system has is quoted and falls back to a font of its kind. */
export function fontStack(name: string): string {
  return stacks.get(name) ?? (isFontName(name) ? `'${name}', ${fontStack(fallbackFont(name))}` : fontStack("Arial"));
}

const serifs = new Set([
  ...["Abril Fatface", "Alegreya", "Arvo", "Bitter", "Bodoni Moda", "Cardo", "Cinzel", "Cormorant", "Cormorant Garamond", "Crimson Pro"],
  ...["Crimson Text", "DM Serif Display", "DM Serif Text", "Domine", "EB Garamond", "Fraunces", "Frank Ruhl Libre", "Gelasio"],
  ...["IBM Plex Serif", "Instrument Serif", "Josefin Slab", "Libre Baskerville", "Libre Bodoni", "Libre Caslon Text", "Literata", "Lora"],
  ...["Merriweather", "Neuton", "Newsreader", "Noto Serif", "Old Standard TT", "Playfair", "Playfair Display", "Prata", "PT Serif"],
  ...["Roboto Serif", "Roboto Slab", "Rokkitt", "Slabo 27px", "Source Serif 4", "Source Serif Pro", "Spectral", "Tinos", "Vollkorn"],
  ...["Yeseva One", "Zilla Slab", "Baskerville", "Cambria", "Charter", "Didot", "Garamond", "Hoefler Text", "Palatino", "Times"],
]);
const monospaced = new Set([
  ...["Anonymous Pro", "Courier", "Courier Prime", "Cousine", "Consolas", "DM Mono", "Fira Code", "Fira Mono", "IBM Plex Mono"],
  ...["Inconsolata", "JetBrains Mono", "Menlo", "Monaco", "Noto Sans Mono", "Roboto Mono", "Source Code Pro", "Space Mono", "Ubuntu Mono"],
]);
const handwritten = new Set([
  ...["Allura", "Caveat", "Cookie", "Courgette", "Dancing Script", "Great Vibes", "Indie Flower", "Kaushan Script", "Pacifico"],
  ...["Parisienne", "Sacramento", "Satisfy", "Shadows Into Light", "Yellowtail"],
]);

/** The font of every system that is most like one which readers may not have. */
export function fallbackFont(name: string): string {
  if (serifs.has(name)) return "Georgia";
  if (monospaced.has(name)) return "Courier New";
  return handwritten.has(name) ? "Brush Script MT" : "Arial";
}

/** Letters, digits, spaces and hyphens: what may stand inside a font-family without quoting trouble. */
export function isFontName(value: unknown): value is string {
  return typeof value === "string" && /^[\p{L}\d][\p{L}\d -]{0,63}$/u.test(value);
}
