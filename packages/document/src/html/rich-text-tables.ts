import type { Declarations } from "./declarations.js";

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
