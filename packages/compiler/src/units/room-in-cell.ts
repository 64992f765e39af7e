import { readAttributes, readDeclarations } from "@mailwright/document";
import { readTags } from "../markup/read-tags.js";

/** MJML writes the width of a column into the cell around it, which only Outlook reads. */
const columnCell = /<td[^<>]* style="vertical-align:[a-z]+;width:([\d.]+)px;?"[^<>]*>/g;

/** The width in px that is left where this HTML of a row ends: that of its column without paddings and borders; nothing outside of columns. */
export function roomAtEnd(before: string): number | undefined {
  const column = [...before.matchAll(columnCell)].at(-1);
  if (!column) return undefined;
  const open: { readonly name: string; readonly source: string }[] = [];
  for (const { name, isClosing, source } of readTags(before.slice(column.index + column[0].length))) {
    if (!/^(?:table|td|div)$/.test(name)) continue;
    if (!isClosing) open.push({ name, source });
    else if (open.at(-1)?.name === name) open.pop();
  }
  // The column's own element says its share of a group; its cell has that width already.
  return open.slice(1).reduce((room, { source }) => narrow(room, source), Number(column[1]));
}

function narrow(room: number, tag: string): number {
  const style = readDeclarations(readAttributes(tag).get("style") ?? "");
  const [, share = "100"] = /^([\d.]+)%$/.exec(style.get("width") ?? "") ?? [];
  const [top = "0", right = top, , left = right] = (style.get("padding") ?? "").split(" ");
  const borders = ["border-right", "border-left"].map((side) => style.get(side) ?? style.get("border") ?? "");
  const taken = [style.get("padding-right") ?? right, style.get("padding-left") ?? left, ...borders].map(toPx);
  return (room * Number(share)) / 100 - taken.reduce((sum, px) => sum + px, 0);
}

function toPx(value: string): number {
  return Number(/([\d.]+)px/.exec(value)?.[1] ?? 0);
}
