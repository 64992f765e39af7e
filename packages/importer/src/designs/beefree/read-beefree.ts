import { conditioned } from "../design/conditions.js";
import { borderOf, colorOf, edgesOf, fontOf, paddingSides, webFontOf } from "../design/css-values.js";
import type { Design, DesignNode, Remarks } from "../design/design.js";
import { columnNode, sectionNode } from "../design/nodes.js";
import { readLanguage } from "../design/read-language.js";
import { firstText, isRecord, type JsonRecord, pxOf, recordIn, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { type BeefreePlace, readModule } from "./read-module.js";

/** Is this a design of Beefree in its full form? It may stand below `data.json`, `template` or `source`. */
export function findBeefree(value: unknown): JsonRecord | undefined {
  const top = recordOf(value);
  const places = [value, recordOf(top["data"])["json"], top["template"], top["source"], top["json"]];
  return places.filter(isRecord).find((each) => {
    const page = recordOf(each["page"]);
    return Array.isArray(page["rows"]) && (isRecord(page["body"]) || recordsOf(page["rows"]).some(({ columns }) => Array.isArray(columns)));
  });
}

/** A design of Beefree. */
export function readBeefree(design: JsonRecord, remarks: Remarks): Design {
  const page = recordOf(design["page"]);
  const body = recordOf(page["body"]);
  const content = recordIn(body, "content", "computedStyle");
  const style = recordIn(body, "content", "style");
  const meta = recordIn(page, "head", "meta");
  const widthPx = pxOf(content["messageWidth"]) ?? 600;
  const ground = colorOf(content["messageBackgroundColor"]);
  const place = {
    roomPx: widthPx,
    color: colorOf(style["color"]) ?? "#000000",
    font: fontOf(style["font-family"]) ?? "Arial",
    linkColor: colorOf(content["linkColor"]) ?? "#0068a5",
    ground,
    remarks,
  };
  return {
    title: firstText(meta["subject"], meta["title"], page["title"]),
    preheader: textOf(meta["preheader"]),
    widthPx,
    color: colorOf(recordIn(body, "container", "style")["background-color"]) ?? "#ffffff",
    lang: readLanguage(firstText(meta["lang"], page["language"])),
    fonts: recordsOf(body["webFonts"]).flatMap(({ name, fontFamily, url }) => webFontOf(fontOf(fontFamily) ?? fontOf(name), url)),
    rows: recordsOf(page["rows"]).flatMap((row) => readRow(row, place)),
  };
}

interface Page extends BeefreePlace {
  readonly ground: string | undefined;
}

function readRow(row: JsonRecord, page: Page): readonly DesignNode[] {
  const container = recordIn(row, "container", "style");
  const style = recordIn(row, "content", "style");
  const ways = recordIn(row, "content", "computedStyle");
  const cells = recordsOf(row["columns"]);
  if (row["empty"] === true || cells.length === 0) return [];
  if (ways["hideContentOnDesktop"] === true) {
    page.remarks.add("design-left-out", "row (desktop)");
    return [];
  }
  const weights = weightsOf(cells, textOf(row["type"]));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const [, right, , left] = edgesOf(paddingSides(style));
  const window = colorOf(container["background-color"]);
  const picture = { ...pictureOf(style), ...pictureOf(container) };
  const content = colorOf(style["background-color"]) ?? page.ground;
  const isWide = window !== undefined || pictureOf(container)["background-url"] !== undefined;
  const columns = cells.map((cell, index) => {
    const share = (weights[index] ?? 1) / total;
    return readColumn(
      cell,
      share,
      { ...page, roomPx: (page.roomPx - right - left) * share },
      isWide ? content : undefined,
      textOf(ways["verticalAlign"]),
    );
  });
  const section = sectionNode(
    {
      "background-color": window ?? (isWide ? undefined : content),
      "full-width": isWide ? "full-width" : undefined,
      padding: paddingSides(style),
      ...picture,
    },
    columns,
    {
      stacks: ways["rowColStackOnMobile"] !== false,
      isReversed: ways["rowReverseColStackOnMobile"] === true,
      isHiddenOnPhone: ways["hideContentOnMobile"] === true,
    },
    isWide ? undefined : boxOf(style),
  );
  const { before, after } = recordIn(row, "container", "displayCondition");
  return conditioned(section, textOf(before), textOf(after));
}

/** Of twelve. In some files every column says 12; then the row's type tells (`two-columns-4-8-empty`). */
function weightsOf(cells: readonly JsonRecord[], type: string): readonly number[] {
  const own = cells.map((cell) => pxOf(cell["grid-columns"]) ?? pxOf(cell["weight"]) ?? 0);
  if (own.every((weight) => weight > 0) && own.reduce((sum, weight) => sum + weight, 0) <= 12) return own;
  const told = type.match(/\d+/g)?.map(Number) ?? [];
  return told.length === cells.length ? told : cells.map(() => 1);
}

function readColumn(cell: JsonRecord, share: number, place: BeefreePlace, ground: string | undefined, align: string): DesignNode {
  const style = recordOf(cell["style"]);
  const [, right, , left] = edgesOf(paddingSides(style));
  const inside = { ...place, roomPx: Math.max(20, place.roomPx - right - left) };
  const children = recordsOf(cell["modules"]).flatMap((module) => readModule(module, inside));
  const attributes = {
    "background-color": colorOf(style["background-color"]) ?? ground,
    padding: paddingSides(style),
    "vertical-align": /^(?:middle|bottom)$/.test(align) ? align : "top",
  };
  return columnNode(Math.round(share * 1_000_000) / 10_000, attributes, children, boxOf(style));
}

/** Lines and corners. */
function boxOf(style: JsonRecord): DesignNode["box"] {
  const lines = ["top", "right", "bottom", "left"].map((side) => borderOf(style[`border-${side}`]));
  const first = lines.find((line) => line !== undefined);
  const radius = edgesOf(style["border-radius"])[0];
  if (!first && radius === 0) return undefined;
  const [top = 0, right = 0, bottom = 0, left = 0] = lines.map((line) => line?.widthPx ?? 0);
  return {
    ...(first && { borderWidth: { top, right, bottom, left }, borderStyle: first.style, borderColor: first.color }),
    ...(radius > 0 && { topLeftRadius: radius, topRightRadius: radius, bottomRightRadius: radius, bottomLeftRadius: radius }),
  };
}

function pictureOf(style: JsonRecord): Readonly<Record<string, string | undefined>> {
  const url = /^\s*(?:url\(\s*["']?)?([^"')]+)["']?\s*\)?\s*$/.exec(textOf(style["background-image"]))?.[1]?.trim() ?? "none";
  if (url === "none" || url === "") return {};
  const size = textOf(style["background-size"]);
  return {
    "background-url": url,
    "background-size": /^(?:cover|contain)$/.test(size) ? size : "auto",
    "background-position": textOf(style["background-position"]) || "top left",
    "background-repeat": textOf(style["background-repeat"]) === "repeat" ? "repeat" : "no-repeat",
  };
}
