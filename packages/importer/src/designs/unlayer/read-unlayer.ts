import { conditioned } from "../design/conditions.js";
import { colorOf, edgesOf, fontOf, paddingFrom, webFontOf } from "../design/css-values.js";
import type { Design, DesignNode, Remarks } from "../design/design.js";
import { columnNode, sectionNode } from "../design/nodes.js";
import { readLanguage } from "../design/read-language.js";
import { findRecords } from "../json/find-records.js";
import { isRecord, type JsonRecord, percentOf, pxOf, recordIn, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { readUnlayerContent, type UnlayerPlace } from "./read-content.js";
import { boxOf, isHiddenFor } from "./unlayer-values.js";

/** Is this a design of Unlayer? It may stand below `design`. */
export function findUnlayer(value: unknown): JsonRecord | undefined {
  return [value, recordOf(value)["design"]].filter(isRecord).find((each) => {
    const [row] = recordsOf(recordIn(each, "body")["rows"]);
    return row !== undefined && Array.isArray(row["columns"]);
  });
}

/** A design of Unlayer. */
export function readUnlayer(design: JsonRecord, remarks: Remarks): Design {
  const body = recordIn(design, "body");
  const values = recordIn(body, "values");
  const widthPx = pxOf(values["contentWidth"]) ?? percentOf(values["contentWidth"])?.valueOf() ?? 600;
  const page = {
    widthPx: Math.min(900, Math.max(300, widthPx)),
    color: colorOf(values["textColor"]) ?? "#000000",
    font: fontOf(values["fontFamily"]) ?? "Arial",
    linkColor: colorOf(recordIn(values, "linkStyle")["linkColor"]) ?? "#0000ee",
    linkUnderline: recordIn(values, "linkStyle")["linkUnderline"] !== false,
  };
  const rows = ["headers", "rows", "footers"].flatMap((name) => recordsOf(body[name]));
  return {
    title: textOf(values["accessibilityTitle"]),
    preheader: textOf(values["preheaderText"]),
    widthPx: page.widthPx,
    color: colorOf(values["backgroundColor"]) ?? "#ffffff",
    lang: readLanguage(textOf(recordIn(values, "language")["code"])),
    fonts: findRecords(design, (record) => typeof record["url"] === "string" && typeof record["label"] === "string").flatMap((font) =>
      webFontOf(fontOf(font), font["url"]),
    ),
    rows: rows.flatMap((row) => readRow(row, { ...page, remarks })),
  };
}

type Page = Omit<UnlayerPlace, "roomPx">;

function readRow(row: JsonRecord, page: Page): readonly DesignNode[] {
  const values = recordIn(row, "values");
  if (isHiddenFor(values, "desktop")) {
    page.remarks.add("design-left-out", "desktop");
    return [];
  }
  const cells = recordsOf(row["columns"]);
  const weights = cells.map((_, index) => (Array.isArray(row["cells"]) ? (pxOf(row["cells"][index]) ?? 1) : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const window = colorOf(values["backgroundColor"]);
  const content = colorOf(values["columnsBackgroundColor"]);
  const [top, right, bottom, left] = edgesOf(values["padding"]);
  const isPadded = top + right + bottom + left > 0;
  const isApart = window !== undefined || isPadded;
  const columns = cells.map((column, index) =>
    readColumn(
      column,
      (weights[index] ?? 1) / total,
      (page.widthPx - left - right) * ((weights[index] ?? 1) / total),
      isApart ? content : undefined,
      page,
    ),
  );
  const mobile = recordIn(values, "_override", "mobile");
  const picture = pictureOf(values["backgroundImage"]);
  const section = sectionNode(
    {
      "background-color": window ?? (isApart ? undefined : content),
      "full-width": window !== undefined || picture["background-url"] ? "full-width" : undefined,
      padding: paddingFrom(values["padding"]),
      ...picture,
    },
    columns,
    { stacks: values["noStackMobile"] !== true && mobile["noStackMobile"] !== true, isHiddenOnPhone: isHiddenFor(values, "mobile") },
  );
  const { before, after } = recordIn(values, "displayCondition");
  return conditioned(section, textOf(before), textOf(after));
}

function readColumn(column: JsonRecord, share: number, widthPx: number, ground: string | undefined, page: Page): DesignNode {
  const values = recordIn(column, "values");
  const [, right, , left] = edgesOf(values["padding"]);
  const place = { ...page, roomPx: Math.max(20, widthPx - left - right) };
  const children = recordsOf(column["contents"]).flatMap((content) => readUnlayerContent(content, place));
  const attributes = {
    "background-color": colorOf(values["backgroundColor"]) ?? ground,
    padding: paddingFrom(values["padding"]),
    "vertical-align": "top",
  };
  return columnNode(Math.round(share * 1_000_000) / 10_000, attributes, children, boxOf(values));
}

function pictureOf(value: unknown): Readonly<Record<string, string | undefined>> {
  const image = recordOf(value);
  const url = textOf(image["url"]);
  if (url === "") return {};
  const size = textOf(image["size"]);
  const isCover = size === "cover" || image["cover"] === true;
  return {
    "background-url": url,
    "background-size": isCover ? "cover" : size === "contain" ? "contain" : "auto",
    "background-position": image["center"] === false ? "top left" : "center center",
    "background-repeat": image["repeat"] === true || image["repeat"] === "repeat" ? "repeat" : "no-repeat",
  };
}
