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

function change(before: Piece, by: (core: string) => string): Piece {
  const core = by(before.core);
  return { ...before, core, sizeBytes: before.sizeBytes + utf8Length(core) - utf8Length(before.core) };
}

/** The same of the text of its style elements. */
export function dropFluidCss(css: string): string {
  return css.replace(rules, "").trim();
}
