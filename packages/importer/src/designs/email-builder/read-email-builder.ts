import { colorOf, paddingFrom } from "../design/css-values.js";
import type { Design, DesignNode, Remarks } from "../design/design.js";
import { columnNode, rowOf, sectionNode } from "../design/nodes.js";
import { isRecord, type JsonRecord, pxOf, recordIn, recordOf, textOf } from "../json/json-values.js";
import { fontNamed, readLeaf } from "./read-leaf.js";

/** Is this a design of email-builder-js: a record of blocks by their ids, one of which is the layout? */
export function findEmailBuilder(value: unknown): JsonRecord | undefined {
  return isRecord(value) && Object.values(value).some((each) => recordOf(each)["type"] === "EmailLayout") ? value : undefined;
}

const nestingMax = 20;

interface Place {
  readonly blocks: JsonRecord;
  readonly color: string;
  readonly font: string;
  readonly remarks: Remarks;
  /** The ids of the blocks that were read: each stands in one place only, so that blocks that hold each other come to an end. */
  readonly seen: Set<string>;
  readonly depth: number;
  readonly roomPx: number;
}

/** A design of email-builder-js. Blocks that stand nowhere are passed over. */
export function readEmailBuilder(blocks: JsonRecord, remarks: Remarks): Design {
  const [id, layout] = Object.entries(blocks).find(([, each]) => recordOf(each)["type"] === "EmailLayout") ?? ["", undefined];
  const data = recordIn(layout, "data");
  const canvas = colorOf(data["canvasColor"]) ?? "#ffffff";
  const place: Place = {
    blocks,
    color: colorOf(data["textColor"]) ?? "#262626",
    font: fontNamed(data["fontFamily"]) ?? "Helvetica",
    remarks,
    seen: new Set([id]),
    depth: 0,
    roomPx: 600,
  };
  const rows = idsOf(data["childrenIds"]).flatMap((each) => readRow(each, place));
  return {
    title: "",
    preheader: "",
    widthPx: 600,
    color: colorOf(data["backdropColor"]) ?? "#f5f5f5",
    lang: undefined,
    fonts: [],
    rows: rows.map((row) => ({ ...row, attributes: { "background-color": canvas, ...withoutMissing(row.attributes) } })),
  };
}

function withoutMissing(attributes: DesignNode["attributes"] = {}): DesignNode["attributes"] {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);

function open(id: string, place: Place): { readonly type: string; readonly data: JsonRecord; readonly inside: Place } | undefined {
  const block = recordOf(place.blocks[id]);
  if (place.seen.has(id) || place.depth > nestingMax || typeof block["type"] !== "string") return undefined;
  place.seen.add(id);
  return { type: block["type"], data: recordOf(block["data"]), inside: { ...place, depth: place.depth + 1 } };
}

/** A block of the layout, or of a container in it, as sections. */
function readRow(id: string, place: Place): readonly DesignNode[] {
  const found = open(id, place);
  if (!found) return [];
  const { type, data, inside } = found;
  const style = recordOf(data["style"]);
  if (type === "ColumnsContainer") return [columnsOf(data, inside)];
  if (type !== "Container") {
    const leaf = readLeaf(type, data, inside);
    return leaf ? [rowOf([leaf])] : [];
  }
  const rows = idsOf(recordOf(data["props"])["childrenIds"]).flatMap((each) => readRow(each, inside));
  const background = colorOf(style["backgroundColor"]);
  const attributes = { ...(background && { "background-color": background }) };
  const isSimple = rows.every(({ children = [] }) => children.length === 1 && children[0]?.tagName === "mj-column");
  // The blocks of a container stand in one section where they stand below each other, so that its padding is around all of them.
  const blocks = isSimple ? rows.flatMap((row) => row.children?.[0]?.children ?? []) : [];
  if (isSimple)
    return [sectionNode({ padding: paddingFrom(style["padding"]), ...attributes }, [columnNode(100, {}, blocks)], {}, cornersOf(style))];
  return rows.map((row) => ({ ...row, attributes: { ...attributes, ...withoutMissing(row.attributes) } }));
}

function cornersOf(style: JsonRecord): DesignNode["box"] {
  const radius = pxOf(style["borderRadius"]) ?? 0;
  const line = colorOf(style["borderColor"]);
  if (radius === 0 && !line) return undefined;
  const corners = { topLeftRadius: radius, topRightRadius: radius, bottomRightRadius: radius, bottomLeftRadius: radius };
  return { ...corners, ...(line && { borderWidth: { top: 1, right: 1, bottom: 1, left: 1 }, borderStyle: "solid", borderColor: line }) };
}

/** Columns beside each other, on a phone too. */
function columnsOf(data: JsonRecord, place: Place): DesignNode {
  const props = recordOf(data["props"]);
  const style = recordOf(data["style"]);
  const count = pxOf(props["columnsCount"]) === 3 ? 3 : 2;
  const given = Array.isArray(props["columns"]) ? props["columns"] : [];
  const fixed = Array.isArray(props["fixedWidths"]) ? props["fixedWidths"].map((each) => pxOf(each) ?? 0) : [];
  const widths = sharesOf(fixed, count, place.roomPx);
  const align = { top: "top", middle: "middle", bottom: "bottom" }[textOf(props["contentAlignment"])] ?? "middle";
  const gap = Math.round((pxOf(props["columnsGap"]) ?? 0) / 2);
  const columns = widths.map((share, index) => {
    const inside = { ...place, roomPx: (place.roomPx * share) / 100 - 2 * gap };
    const blocks = idsOf(recordOf(given[index])["childrenIds"]).flatMap((id) => readInColumn(id, inside));
    const padding = `0px ${index === count - 1 ? 0 : gap}px 0px ${index === 0 ? 0 : gap}px`;
    return columnNode(share, { "vertical-align": align, padding }, blocks);
  });
  const attributes = { padding: paddingFrom(style["padding"]), "background-color": colorOf(style["backgroundColor"]) };
  return sectionNode(attributes, columns, { stacks: false });
}

function sharesOf(fixed: readonly number[], count: number, roomPx: number): readonly number[] {
  const known = fixed.slice(0, count).reduce((sum, px) => sum + Math.max(0, px), 0);
  const free = Array.from({ length: count }, (_, index) => index).filter((index) => !fixed[index]).length;
  const rest = Math.max(0, roomPx - known) / Math.max(1, free);
  const widths = Array.from({ length: count }, (_, index) => Math.max(1, fixed[index] || rest));
  const total = widths.reduce((sum, px) => sum + px, 0);
  return widths.map((px) => Math.round((px / total) * 1_000_000) / 10_000);
}

/** In a column there are blocks only: what a container holds stands below each other. */
function readInColumn(id: string, place: Place): readonly DesignNode[] {
  const found = open(id, place);
  if (!found) return [];
  const { type, data, inside } = found;
  const props = recordOf(data["props"]);
  if (type === "Container") return idsOf(props["childrenIds"]).flatMap((each) => readInColumn(each, inside));
  if (type === "ColumnsContainer") {
    place.remarks.add("design-changed", "ColumnsContainer");
    const columns = Array.isArray(props["columns"]) ? props["columns"] : [];
    return columns.flatMap((column) => idsOf(recordOf(column)["childrenIds"]).flatMap((each) => readInColumn(each, inside)));
  }
  const leaf = readLeaf(type, data, inside);
  return leaf ? [leaf] : [];
}
