import { utf8Length } from "@mailwright/document";
import type { Piece } from "../markup/join-pieces.js";

/** MJML's rules for pictures that fill a phone, as `lightenHead` leaves them. It writes them beside every picture. */
const rules =
  /@media only screen and \(max-width:[\d.]+px\)\{table\.mj-full-width-mobile\{width:100%!important\}td\.mj-full-width-mobile\{width:auto!important\}\}\n?/;
const sheet = new RegExp(`<style>${rules.source}</style>`);

/** Does a row of the email have a picture that fills a phone? */
export function hasFluidPictures(rows: readonly Piece[]): boolean {
  return rows.some(({ core }) => core.includes("mj-full-width-mobile"));
}

/** Has the email shapes in VML, whose names the root element explains to Outlook for Windows? */
export function hasShapes(pieces: readonly Piece[]): boolean {
  return pieces.some(({ core }) => core.includes("<v:"));
}

/** The beginning of an email without the name for shapes. */
export function dropShapeName(before: Piece): Piece {
  return change(before, (core) => core.replace(' xmlns:v="urn:schemas-microsoft-com:vml"', ""));
}

/** The beginning of an email without rules for pictures that fill a phone. */
export function dropFluidRules(before: Piece): Piece {
  return change(before, (core) => core.replace(sheet, ""));
}

const columnRule = /(?:\.moz-text-html )?\.(mj-column-p[\w-]+)\{[^{}]*\}\s*/g;
const emptySheet =
  /<style>@media only screen and \(min-width:[\d.]+px\)\{\s*\}<\/style>|<style media="screen and \(min-width:[\d.]+px\)">\s*<\/style>/g;
const emptyMedia = /@media only screen and \(min-width:[\d.]+px\)\{\s*\}\n?/g;

/** The beginning of an email without the widths of columns that no row has. */
export function dropColumnRules(before: Piece, rows: readonly Piece[]): Piece {
  return change(before, (core) => withoutRules(core, rows).replace(emptySheet, ""));
}

/** The same of the text of its style elements. */
export function dropColumnCss(css: string, rows: readonly Piece[]): string {
  return withoutRules(css, rows).replace(emptyMedia, "").trim();
}

function withoutRules(head: string, rows: readonly Piece[]): string {
  const named = new Set(Array.from(head.matchAll(columnRule), ([, name = ""]) => name));
  const unused = new Set([...named].filter((name) => !rows.some(({ core }) => holdsName(core, name))));
  return unused.size === 0 ? head : head.replace(columnRule, (rule, name: string) => (unused.has(name) ? "" : rule));
}

/** Names of columns begin alike: 33 % and 33.3 %. */
function holdsName(html: string, name: string): boolean {
  for (let at = html.indexOf(name); at >= 0; at = html.indexOf(name, at + 1)) if (!/[\w-]/.test(html.charAt(at + name.length))) return true;
  return false;
}

function change(before: Piece, by: (core: string) => string): Piece {
  const core = by(before.core);
  return { ...before, core, sizeBytes: before.sizeBytes + utf8Length(core) - utf8Length(before.core) };
}

/** The same of the text of its style elements. */
export function dropFluidCss(css: string): string {
  return css.replace(rules, "").trim();
}
