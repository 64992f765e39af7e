/** A font that an email can ask for: its name and what clients without it show. */
export interface EmailFont {
  readonly name: string;
  readonly stack: string;
  /** Style sheet that brings a web font; absent for the fonts that every system has. */
  readonly href?: string;
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

/** The CSS `font-family` for a stored family name; an unknown name is quoted and falls back to Arial. */
export function fontStack(name: string): string {
  return stacks.get(name) ?? (isFontName(name) ? `'${name}', Arial, Helvetica, sans-serif` : "Arial, Helvetica, sans-serif");
}

/** Letters, digits, spaces and hyphens: what may stand inside a font-family without quoting trouble. */
export function isFontName(value: unknown): value is string {
  return typeof value === "string" && /^[\p{L}\d][\p{L}\d -]{0,63}$/u.test(value);
}
