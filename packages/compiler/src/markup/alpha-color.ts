import { splitContents } from "./markers.js";

// Outlook for Windows and HTML attributes such as `bgcolor` do not know colours with an alpha channel. They get the opaque colour that
// the colour looks like on white.

const hexWithAlpha = /#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})(?![\da-f])/gi;
const rgba = /rgba\((\d{1,3}),(\d{1,3}),(\d{1,3}),([\d.]+)\)/g;

/** `#11223380` → `rgba(17,34,51,0.502)`: more clients, and MJML's validator, know it. */
export function writeAlpha(css: string): string {
  return css.includes("#") ? css.replace(hexWithAlpha, (_, ...parts) => `rgba(${readParts(parts).join(",")})`) : css;
}

/** The same colours without alpha, for what takes no other. */
export function writeOpaque(css: string): string {
  const blend = (_: string, ...parts: readonly string[]) => blendOnWhite(parts.slice(0, 4).map(Number));
  return writeAlpha(css).replace(rgba, blend);
}

function readParts(parts: readonly string[]): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha = 0] = parts.slice(0, 4).map((part) => Number.parseInt(part, 16));
  return [red, green, blue, Math.round((alpha / 255) * 1000) / 1000];
}

function blendOnWhite([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): string {
  const digits = (part: number) =>
    Math.round(part * alpha + 255 * (1 - alpha))
      .toString(16)
      .padStart(2, "0");
  return `#${digits(red)}${digits(green)}${digits(blue)}`;
}

const colorAttribute = / ((?:bg|fill)?color)="([^"]*rgba\([^"]*)"/g;
const styleAttribute = / style="([^"]*rgba\([^"]*)"/g;

/** MJML's own markup with an opaque colour before each translucent one. HTML that blocks wrote has it already: `css()` writes both. */
export function addOpaqueColors(html: string): string {
  if (!html.includes("rgba(")) return html;
  const parts = splitContents(html);
  for (let at = 0; at < parts.length; at += 2) parts[at] = addToMarkup(parts[at] ?? "");
  return parts.join("");
}

function addToMarkup(markup: string): string {
  return markup
    .replace(colorAttribute, (_, name: string, color: string) => ` ${name}="${writeOpaque(color)}"`)
    .replace(styleAttribute, (_, style: string) => ` style="${addToStyle(style)}"`);
}

function addToStyle(style: string): string {
  // A semicolon that ends an entity, such as `&amp;` in an address, does not end a declaration.
  const declarations = style.split(/(?<!&(?:amp|lt|gt|quot));/);
  const propertyOf = (declaration: string | undefined) => declaration?.slice(0, declaration.indexOf(":")).trim();
  return declarations
    .flatMap((declaration, index) => {
      const isCovered = propertyOf(declarations[index - 1]) === propertyOf(declaration);
      return declaration.includes("rgba(") && !isCovered ? [writeOpaque(declaration), declaration] : [declaration];
    })
    .join(";");
}
