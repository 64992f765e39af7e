import { type Declarations, mergeDeclarations, readInlineStyle, writeInlineStyle } from "@mailwright/document";
import { formatBits } from "./text-format.js";

/** How a run looks: formats as bits, all other CSS as declarations. */
export interface RunStyle {
  readonly format: number;
  readonly declarations: Declarations;
}

/** A style text in the one form in which we write it, of words or of an element of this name. */
export function tidyStyle(style: string, tag = ""): string {
  return style === "" ? "" : writeInlineStyle(readInlineStyle(style, tag));
}

/**
 * The look of a run inside an element with this `style`. CSS that says the same as a format becomes that format, so that the
 * Bold button can take away what a paste from elsewhere wrote as `font-weight`.
 */
export function styleRun(outer: RunStyle, style: string): RunStyle {
  if (style === "") return outer;
  const own = new Map(readInlineStyle(style));
  const format = readFormats(own, outer.format);
  const size = composeFontSize(outer.declarations.get("font-size"), own.get("font-size"));
  if (size !== undefined) own.set("font-size", size);
  return { format, declarations: mergeDeclarations(outer.declarations, own) };
}

/** Takes the declarations that are formats out of `own` and answers the format that results. */
function readFormats(own: Map<string, string>, outer: number): number {
  let format = outer;
  const weight = own.get("font-weight");
  if (weight !== undefined && /^(?:bold|[7-9]00)$/.test(weight)) {
    format |= formatBits.bold;
    own.delete("font-weight");
  } else if (weight !== undefined && /^(?:normal|400)$/.test(weight) && outer & formatBits.bold) {
    format &= ~formatBits.bold;
    own.delete("font-weight");
  }
  const slant = own.get("font-style");
  if (slant === "italic" || (slant === "normal" && outer & formatBits.italic)) {
    format = slant === "italic" ? format | formatBits.italic : format & ~formatBits.italic;
    own.delete("font-style");
  }
  const lines = own.get("text-decoration");
  if (lines !== undefined && /^(?:underline|line-through)(?:\s+(?:underline|line-through))?$/.test(lines)) {
    if (lines.includes("underline")) format |= formatBits.underline;
    if (lines.includes("line-through")) format |= formatBits.strikethrough;
    own.delete("text-decoration");
  }
  return format;
}

/** Relative sizes multiply where elements nest; one run has only one element to say it with. */
function composeFontSize(outer: string | undefined, inner: string | undefined): string | undefined {
  const factor = /^([\d.]+)(%|em)$/.exec(inner ?? "");
  const base = /^([\d.]+)(px|pt|%|em|rem)$/.exec(outer ?? "");
  if (!factor || !base) return inner;
  const share = Number(factor[1]) / (factor[2] === "%" ? 100 : 1);
  return `${Math.round(Number(base[1]) * share * 1000) / 1000}${base[2]}`;
}
