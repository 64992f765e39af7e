import { conditioned } from "../design/conditions.js";
import { colorOf, fontOf, paddingFrom } from "../design/css-values.js";
import type { Design, DesignNode, Remarks } from "../design/design.js";
import { columnNode, rowOf, sectionNode } from "../design/nodes.js";
import { readLanguage } from "../design/read-language.js";
import { isRecord, type JsonRecord, pxOf, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { readTemplaticalBlock, type TemplaticalPlace } from "./read-block.js";

/** Is this a design of Templatical? It may stand below `content`. */
export function findTemplatical(value: unknown): JsonRecord | undefined {
  return [value, recordOf(value)["content"]]
    .filter(isRecord)
    .find((each) => Array.isArray(each["blocks"]) && typeof recordOf(each["settings"])["width"] === "number");
}

/** A design of Templatical. */
export function readTemplatical(design: JsonRecord, remarks: Remarks): Design {
  const settings = recordOf(design["settings"]);
  const widthPx = pxOf(settings["width"]) ?? 600;
  const place = {
    roomPx: widthPx,
    color: colorOf(settings["textColor"]) ?? "#1a1a1a",
    font: fontOf(settings["fontFamily"]) ?? "Arial",
    linkColor: colorOf(settings["linkColor"]) ?? "#0000ee",
    remarks,
  };
  return {
    title: "",
    preheader: textOf(settings["preheaderText"]),
    widthPx,
    color: colorOf(settings["backgroundColor"]) ?? "#ffffff",
    lang: readLanguage(textOf(settings["locale"])),
    fonts: [],
    rows: recordsOf(design["blocks"]).flatMap((block) => readRow(block, place)),
  };
}

function readRow(block: JsonRecord, place: TemplaticalPlace): readonly DesignNode[] {
  if (block["type"] !== "section") {
    const children = readTemplaticalBlock(block, place);
    return children.length === 0 ? [] : [rowOf(children)];
  }
  const visibility = recordOf(block["visibility"]);
  if (visibility["desktop"] === false) {
    place.remarks.add("design-left-out", "section (desktop)");
    return [];
  }
  const styles = recordOf(block["styles"]);
  const columns = Array.isArray(block["children"]) ? block["children"] : [];
  const weights = weightsOf(textOf(block["columns"]), columns.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const children = weights.map((weight, index) => {
    const roomPx = (place.roomPx * weight) / total;
    const blocks = recordsOf(columns[index]).flatMap((each) => readTemplaticalBlock(each, { ...place, roomPx }));
    return columnNode(Math.round((weight / total) * 1_000_000) / 10_000, { "vertical-align": "top" }, blocks);
  });
  const around = recordOf(block["wrapper"]);
  const outer = colorOf(around["backgroundColor"]);
  const inner = colorOf(styles["backgroundColor"]);
  const section = sectionNode(
    {
      "background-color": outer ?? inner,
      "full-width": outer ? "full-width" : undefined,
      padding: paddingFrom(styles["padding"] ?? 20),
      "border-radius": pxOf(block["borderRadius"]) ? `${Math.min(60, pxOf(block["borderRadius"]) ?? 0)}px` : undefined,
    },
    outer && inner ? children.map((column) => ({ ...column, attributes: { ...column.attributes, "background-color": inner } })) : children,
    { stacks: block["stackOnMobile"] !== false, isHiddenOnPhone: visibility["mobile"] === false },
  );
  const { before, after } = recordOf(block["displayCondition"]);
  return conditioned(section, textOf(before), textOf(after));
}

/** `2-1` are two columns, of which the first is twice as wide; `3` are three. */
function weightsOf(columns: string, count: number): readonly number[] {
  if (/^\d-\d$/.test(columns)) return columns.split("-").map(Number);
  const wanted = /^[1-6]$/.test(columns) ? Number(columns) : Math.min(6, Math.max(1, count));
  return Array.from({ length: wanted }, () => 1);
}
