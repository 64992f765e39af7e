import { escapeAttribute } from "@mailwright/document";
import type { WordsLook } from "./text-nodes.js";

interface Cells {
  readonly headers: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

interface TableLook extends Omit<WordsLook, "padding"> {
  readonly line?: { readonly widthPx: number; readonly style: string; readonly color: string } | undefined;
  readonly cellPadding?: string;
}

/** A table of words as a code block holds it. The cells are HTML. */
export function tableHtml({ headers, rows }: Cells, { line, cellPadding = "8px", ...look }: TableLook): string {
  const css = [
    `padding:${cellPadding}`,
    `text-align:${look.align ?? "left"}`,
    look.color && `color:${look.color}`,
    look.font && `font-family:${look.font},sans-serif`,
    look.fontSizePx && `font-size:${look.fontSizePx}px`,
    line && `border:${line.widthPx}px ${line.style} ${line.color}`,
  ].filter(Boolean);
  const style = escapeAttribute(css.join(";"));
  const rowOf = (tag: "th" | "td") => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag} style="${style}">${cell}</${tag}>`).join("")}</tr>`;
  const content = [...headers.map(rowOf("th")), ...rows.map(rowOf("td"))].join("");
  return content === "" ? "" : `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${content}</table>`;
}
