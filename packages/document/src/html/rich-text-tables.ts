import type { Declarations } from "./declarations.js";
import { readInlineStyle } from "./inline-style.js";

const span = /^(?:[2-9]|[1-9]\d)$/;
const tableWidth = /^(\d{1,4})(px|%)$/;

/**
 * The attributes that tables of emails need beside their CSS: without these, Outlook and old webmail show gaps between cells, and Outlook on
 * Windows does not know the width. A cell of the head says that it names its column.
 */
export function tableAttributes(tag: string, css: Declarations, given: ReadonlyMap<string, string>): string {
  if (tag === "table") {
    const [, number, unit] = tableWidth.exec(css.get("width") ?? "") ?? [];
    const width = number === undefined ? "" : ` width="${number}${unit === "%" ? "%" : ""}"`;
    return ` border="0" cellpadding="0" cellspacing="0"${width}`;
  }
  if (tag !== "td" && tag !== "th") return "";
  const spans = ["colspan", "rowspan"].filter((name) => span.test(given.get(name) ?? "")).map((name) => ` ${name}="${given.get(name)}"`);
  return spans.join("") + (tag === "th" ? ' scope="col"' : "");
}

/** What tables said before there was CSS, as CSS. */
export function oldTableStyle(tag: string, given: ReadonlyMap<string, string>): Declarations {
  if (tag !== "table" && tag !== "td" && tag !== "th") return new Map();
  const width = given.get("width")?.trim() ?? "";
  const css: readonly (readonly [string, string])[] = [
    ["width", /^\d+$/.test(width) ? `${width}px` : width],
    ["text-align", tag === "table" ? "" : (given.get("align") ?? "")],
    ["vertical-align", tag === "table" ? "" : (given.get("valign") ?? "")],
    ["background-color", given.get("bgcolor") ?? ""],
  ];
  // Read as any other style: nothing that is not safe comes through.
  return readInlineStyle(
    css.map(([property, value]) => (/^[\w#%-]+$/.test(value) ? `${property}:${value.toLowerCase()}` : "")).join(";"),
    tag,
  );
}
